// The kinds of draw that a tournament can be given, by its format.
import type { TournamentFormat } from '../tournament/terms.ts';
import type { DrawType } from './structure.ts';

/** Every type of draw can be made as one of these. */
export const DRAW_KINDS = [
  'knockout',
  'consolation',
  'feed_in_consolation',
  'compass',
  'double_elimination',
  'place_play_offs',
  'qualifying',
  'round_robin',
  'groups_knockout',
] as const satisfies readonly DrawType[];
export type DrawKind = (typeof DRAW_KINDS)[number];

const KINDS: Readonly<Record<TournamentFormat, readonly [DrawKind, ...DrawKind[]]>> = {
  knockout: [
    'knockout',
    'consolation',
    'feed_in_consolation',
    'compass',
    'double_elimination',
    'place_play_offs',
    'qualifying',
  ],
  round_robin: ['round_robin'],
  groups_knockout: ['groups_knockout'],
};

/** The kinds that a format has, the usual one first. */
export const drawKindsOf = (format: TournamentFormat): readonly [DrawKind, ...DrawKind[]] => KINDS[format];
