// Rounds and their formats: a shorter one applies to whole rounds in which no match has begun [OP13].
import { roundRank } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict } from '../../ground/refusal.ts';
import { usualCodeOf } from '../stage-formats.ts';
import { isWalkover } from './played.ts';
import type { Scene } from './scene.ts';
import type { PlacedRow } from './store.ts';

/** The number that all matches of a round share. */
export const roundOf = ({ links }: Pick<Scene, 'links'>, row: MatchView): number =>
  links.get(row.id)?.round ?? roundRank(row.round);

/** Whether anybody has hit a ball in a match. */
export const hasBegun = (row: MatchView): boolean =>
  row.status === 'in_progress' || (row.status === 'completed' && !isWalkover(row));

/** Refuses another format for a part of a round, or for one that has begun. */
export function refuseHalfRounds(scene: Scene, moved: readonly PlacedRow[]): void {
  // Parts of a tournament with formats of their own share the numbers of rounds.
  const keyOf = (row: MatchView): string => `${row.tournament_id} ${roundOf(scene, row)} ${usualCodeOf(row)}`;
  const after = new Map(moved.map(({ id, place }) => [id, place]));
  const rows = new Map(scene.rows.map((row) => [row.id, row]));
  const changed = moved.flatMap(({ id, place }) => {
    const row = rows.get(id);
    return row !== undefined && row.own_format !== place.own_format ? [keyOf(row)] : [];
  });
  const touched = new Set(changed);
  const rounds = Map.groupBy(
    scene.rows.filter((row) => touched.has(keyOf(row))),
    keyOf,
  );
  for (const round of rounds.values()) {
    const open = round.filter((row) => row.status === 'scheduled');
    const formats = new Set(open.map((row) => (after.get(row.id) ?? row).own_format));
    if (formats.size > 1 || round.some(hasBegun)) refuseConflict(because('orderFormatRounds'));
  }
}
