// The last day on which each match may be played (OP39): set for a whole draw at once, all or none.
import type { Match } from '@tennis/contract';
import { selectMatches, type MatchView } from '../../../access/match-view.ts';
import type { Tx } from '../../../database/connection.ts';
import { todayIn } from '../../../ground/clock.ts';
import { because } from '../../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../../ground/refusal.ts';

interface LastDay {
  readonly matchId: number;
  readonly version?: number | undefined;
  readonly playBy: string | null;
}

/** The matches whose last day changes, with it. Refuses the first that cannot have it. */
function changedDays(
  rows: ReadonlyMap<number, MatchView>,
  asked: readonly LastDay[],
  now: Date,
): readonly { readonly row: MatchView; readonly playBy: string | null }[] {
  if (new Set(asked.map(({ matchId }) => matchId)).size < asked.length)
    refuseField('matches', because('lastDayTwice'));
  return asked.flatMap(({ matchId, version, playBy }, at) => {
    const row = rows.get(matchId);
    if (row === undefined) refuseField(`matches.${at}.matchId`, because('lastDayElsewhere'));
    if (row.play_by === playBy) return [];
    if (version !== undefined && version !== row.version)
      refuseConflict(because('orderMatchChanged'), { path: `matches.${at}.version` });
    if (row.status === 'completed' || row.status === 'cancelled') refuseConflict(because('lastDayOver'));
    if (playBy !== null && playBy < todayIn(row.time_zone, now))
      refuseField(`matches.${at}.playBy`, because('lastDayPast'));
    return [{ row, playBy }];
  });
}

/** Stores the days and returns the matches that have changed, as they are now; their players are reminded again. */
export async function setLastDays(
  tx: Tx,
  tournamentId: number,
  asked: readonly LastDay[],
  now: Date,
): Promise<readonly MatchView[]> {
  const all = await selectMatches(tx)
    .where('matches.tournament_id', '=', tournamentId)
    .where(
      'matches.id',
      'in',
      asked.map(({ matchId }) => matchId),
    )
    .orderBy('matches.id')
    .execute();
  const changed = changedDays(new Map(all.map((row) => [row.id, row])), asked, now);
  for (const [playBy, rows] of Map.groupBy(changed, (one) => one.playBy))
    await tx
      .updateTable('matches')
      .set((set) => ({ play_by: playBy, reminded_days: null, version: set('version', '+', 1) }))
      .where(
        'id',
        'in',
        rows.map(({ row }) => row.id),
      )
      .execute();
  return changed.map(({ row, playBy }) => ({ ...row, play_by: playBy, version: row.version + 1 }));
}

/** Matches by their number. */
export const readMatches = async (
  tx: Tx,
  tournamentId: number,
  ids: readonly number[],
  present: (row: MatchView) => Match,
): Promise<Match[]> =>
  (
    await selectMatches(tx)
      .where('matches.tournament_id', '=', tournamentId)
      .where('matches.id', 'in', ids)
      .orderBy('matches.id')
      .execute()
  ).map(present);
