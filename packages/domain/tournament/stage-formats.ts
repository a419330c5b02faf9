// The parts of a tournament that may have a match format of their own (D25).
import type { DrawRound } from '../draws/round-of.ts';
import type { StageCode } from '../draws/stage-name.ts';

/** Matches in groups, of the qualifying, for those who have lost (consolation, places, third place), and the final. */
export const FORMAT_STAGES = ['groups', 'qualifying', 'places', 'final'] as const;
export type FormatStage = (typeof FORMAT_STAGES)[number];

/** Parts from which somebody can still win: they are the tournament itself. */
const OWN: ReadonlySet<string> = new Set<StageCode>([
  'main',
  'winners',
  // Of two lives one is left: who lost here can still win the tournament.
  'losers',
  'knockout',
  'east',
  'round-robin',
]);

/** The part to which a match belongs, by its round in lists and in its draw; null if it is played as the tournament is. */
export function formatStageOf(round: string, drawRound: DrawRound | null): FormatStage | null {
  if (round === 'group_stage' || round === 'group') return 'groups';
  if (round === 'final') return 'final';
  if (round === 'third_place') return 'places';
  const code = drawRound?.stage?.code;
  if (code === undefined || OWN.has(code)) return null;
  return code === 'qualifying' ? 'qualifying' : 'places';
}

const STAGES_OF = {
  round_robin: [],
  groups_knockout: ['groups', 'places', 'final'],
  knockout: ['qualifying', 'places', 'final'],
} as const satisfies Record<string, readonly FormatStage[]>;

/** The parts that a tournament of a format can have. */
export const formatStagesOf = (format: keyof typeof STAGES_OF): readonly FormatStage[] => STAGES_OF[format];
