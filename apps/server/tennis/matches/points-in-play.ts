// How the games stand that were being scored when this process began: without it, those who look on would see no points before the next one (D52).
import type { LivePoints } from '@tennis/contract';
import { replayLog } from '@tennis/domain';
import { selectMatches } from '../../access/match-view.ts';
import type { Db } from '../../database/connection.ts';
import { setupOf } from '../log-setup.ts';
import { eventsOf } from '../point-logs.ts';
import { livePoints } from '../live-points.ts';

/** More than are played at once; older logs were never closed. */
const MOST = 500;

/** The points of all matches on court that are scored by points. A log that cannot be replayed is left out. */
export async function pointsInPlay(db: Db): Promise<readonly LivePoints[]> {
  const logs = await db
    .selectFrom('score_logs')
    .innerJoin('matches', 'matches.id', 'score_logs.match_id')
    .selectAll('score_logs')
    .where('score_logs.state', '=', 'open')
    .where('score_logs.count', '>', 0)
    .where('matches.status', '=', 'in_progress')
    .orderBy('score_logs.id', 'desc')
    .limit(MOST)
    .execute();
  const ids = logs.map(({ match_id: id }) => id);
  const rows = ids.length === 0 ? [] : await selectMatches(db).where('matches.id', 'in', ids).execute();
  const matches = new Map(rows.map((row) => [row.id, row]));
  const logged = await eventsOf(
    db,
    logs.map(({ id }) => id),
  );
  return logs.flatMap((log) => {
    const match = matches.get(log.match_id);
    if (match === undefined) return [];
    const [setup, events] = [setupOf(log, match), logged.get(log.id) ?? []];
    const state = replayLog(setup, events);
    return state.ok ? [livePoints(match, { setup, events, state: state.value })] : [];
  });
}
