// The point logs of matches, as every room ends them and takes them up again (D52, ADR 31).
import type { LivePoints, LoggedEvent } from '@tennis/contract';
import { replayLog, type MatchState } from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';
import type { Db, Tx } from '../database/connection.ts';
import { storedScore } from '../database/stored-score.ts';
import { livePoints } from './live-points.ts';
import { setupOf } from './log-setup.ts';
import { knownScore } from './stored-result.ts';

/** The events of several logs by log, each in order. */
export async function eventsOf(
  db: Db | Tx,
  logIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LoggedEvent['event'][]>> {
  if (logIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('score_events')
    .select(['log_id', 'event'])
    .where('log_id', 'in', logIds)
    .orderBy('log_id')
    .orderBy('seq')
    .execute();
  const byLog = Map.groupBy(rows, ({ log_id: id }) => id);
  return new Map(
    [...byLog].map(([id, own]) => [id, own.map(({ event }) => JSON.parse(event) as LoggedEvent['event'])]),
  );
}

/** What was logged of these matches counts no more: their logs are closed and kept (D52). */
export const closeLogs = (tx: Tx, matchIds: readonly number[], now: Date) =>
  tx
    .updateTable('score_logs')
    .set({ state: 'closed', closed_at: now.toISOString() })
    .where('match_id', 'in', matchIds)
    .where('state', '=', 'open')
    .execute();

/** A write that begins or ends the scoring of a match, with the record that tells those who look on. */
interface Telling {
  readonly tx: Tx;
  readonly now: Date;
  readonly trail: { points: LivePoints | null };
}

/** Closes the log of a match that is scored by points no more; those who look on see none any longer. */
export async function endLog({ tx, now, trail }: Telling, match: MatchView): Promise<void> {
  await closeLogs(tx, [match.id], now);
  trail.points = livePoints(match, null);
}

/** The score of a state as it is stored before the match is completed: how it ended is not in it. */
export const scoreInPlay = ({ score }: Pick<MatchState, 'score'>): string | null =>
  storedScore({ ...score, ending: null });

/**
 * Opens the log of a match again whose result is taken back, tells its points and returns how it stands: its device, or one that takes it over, goes on.
 * Nothing is opened if the log says something else than the match, for then another score was typed.
 */
export async function reopenLog(
  { tx, trail }: Omit<Telling, 'now'>,
  match: MatchView,
): Promise<MatchState | null> {
  const { id, started_at: begun, log_id: open } = match;
  const score = knownScore(match.score);
  if (open !== null || begun === null || score === null) return null;
  const log = await tx
    .selectFrom('score_logs')
    .selectAll()
    .where('match_id', '=', id)
    .where('state', '=', 'closed')
    // What was noted before the match began anew was noted of others.
    .where('closed_at', '>=', begun)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (log === undefined) return null;
  const events = (await eventsOf(tx, [log.id])).get(log.id) ?? [];
  const setup = setupOf(log, match);
  const state = replayLog(setup, events);
  if (!state.ok || scoreInPlay(state.value) !== scoreInPlay({ score })) return null;
  await tx
    .updateTable('score_logs')
    .set({ state: 'open', closed_at: null })
    .where('id', '=', log.id)
    .execute();
  trail.points = livePoints(match, { setup, events, state: state.value });
  return state.value;
}
