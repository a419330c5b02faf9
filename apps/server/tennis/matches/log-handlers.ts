// Scoring point by point over HTTP (D52, ADR 31): events arrive once and in order, from the one device that keeps the log, and the score follows.
import type { AppendedEvents, LoggedEvent, ScoreLog, scoreLogRoutes, ScoreSetup } from '@tennis/contract';
import { disciplineOf, isPairType, replayLog, type MatchSetup, type MatchState } from '@tennis/domain';
import { sayLogError } from '@tennis/words/say/scoring';
import { findMatch, type MatchView } from '../../access/match-view.ts';
import { storedScore } from '../../database/stored-score.ts';
import { because, reasonOfEngine } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { storedFormat } from '../match-format.ts';
import { matchPresenter } from '../present-match.ts';
import { BY_LINK } from '../../audit/trail.ts';
import { storeResult } from './change-result.ts';
import {
  findClosedBy,
  findOpenLog,
  insertEvents,
  insertLog,
  listEvents,
  updateLog,
  type StoredLog,
} from './log-store.ts';
import { livePoints } from './live-points.ts';
import { pairsOf, womenOf } from './pairs.ts';
import { completion, refuseDraft } from './results.ts';
import { holdMatch } from './report-store.ts';
import { putAside } from './aside.ts';
import { comesTwice, holderOf, refuseLog, type Scoring } from './scoring.ts';

const setupStored = (log: StoredLog): ScoreSetup => JSON.parse(log.setup) as ScoreSetup;

const presentLog = (log: StoredLog, events: readonly LoggedEvent[]): ScoreLog['log'] => ({
  device: log.device,
  holder: log.holder_name,
  matchFormat: log.match_format,
  setup: setupStored(log),
  count: log.count,
  events: [...events],
});

/** Begins a log for this device. If there is one already, it is set aside and kept. */
async function begin(
  { tx, match, tournament, now, ...by }: Scoring,
  body: AppendedEvents,
  old: StoredLog | null,
) {
  if (old !== null) await updateLog(tx, old.id, { state: 'aside', closed_at: now.toISOString() });
  await insertLog(tx, {
    club_id: match.club_id,
    match_id: match.id,
    device: body.device,
    ...holderOf(by),
    match_format: tournament.match_format,
    setup: JSON.stringify(body.setup),
    created_at: now.toISOString(),
  });
  const log = await findOpenLog(tx, match.id);
  if (log === undefined) throw new Error('The log that was begun is not there.');
  return log;
}

/** The log that takes the events: the device's own, a new one, or another device's log that it takes over. */
async function logFor(scoring: Scoring, body: AppendedEvents): Promise<StoredLog> {
  const { tx, match } = scoring;
  const log = (await findOpenLog(tx, match.id)) ?? null;
  if (body.replace === true || log === null) {
    if (body.from !== 0) refuseLog(log === null ? 'log_over' : 'log_gap', log);
    return begin(scoring, body, log);
  }
  if (log.device === body.device) return log;
  if (body.takeOver !== true) return refuseLog('log_held', log);
  if (body.from !== log.count) refuseLog('log_gap', log);
  const keeper = { device: body.device, ...holderOf(scoring) };
  await updateLog(tx, log.id, keeper);
  return { ...log, ...keeper };
}

/** The events of the batch that are new. Those sent before must be the same again. */
function fresh(
  log: StoredLog,
  stored: readonly LoggedEvent[],
  { from, events = [] }: AppendedEvents,
): readonly LoggedEvent[] {
  if (from > log.count) refuseLog('log_gap', log);
  const known = stored.slice(from, from + events.length);
  if (known.some(({ id }, index) => id !== events[index]?.id)) refuseLog('log_differs', log);
  const added = events.slice(known.length);
  if (comesTwice(stored, added)) refuseLog('log_differs', log);
  return added;
}

function setupOf(log: StoredLog, match: MatchView): MatchSetup {
  const { firstServer, women } = setupStored(log);
  return {
    format: storedFormat(log.match_format),
    discipline: disciplineOf(isPairType(match.tournament_type), women),
    firstServer,
  };
}

function stateAfter(log: StoredLog, match: MatchView, events: readonly LoggedEvent[]): MatchState {
  const state = replayLog(
    setupOf(log, match),
    events.map(({ event }) => event),
  );
  if (state.ok) return state.value;
  const reason = reasonOfEngine(state.error, ({ scoring }, error) => sayLogError(scoring, error));
  throw new Refused({ type: 'conflict', reason, details: { code: 'log_refused', index: state.error.index } });
}

/** Updates the match from its log: its sets, that it is on court, and how it ended. None of this changes between two games. */
async function follow(
  scoring: Scoring,
  log: StoredLog,
  state: MatchState,
  completes: boolean,
): Promise<void> {
  const { match, tournament, now, trail, tx } = scoring;
  const score = storedScore(state.score);
  const winner =
    state.winner === null ? null : state.winner === 1 ? match.participant1_id : match.participant2_id;
  if (completes && !state.isOver) refuseConflict(because('logUnfinished'));
  const begun = {
    score,
    winner_id: completes ? winner : null,
    started_at: match.started_at ?? now.toISOString(),
  };
  const change = completes
    ? { ...begun, ...completion({ ...match, ...begun }, now) }
    : { ...begun, status: 'in_progress' as const };
  const isSame =
    score === match.score && change.status === match.status && change.winner_id === match.winner_id;
  if (isSame) trail.isIdle = true;
  else await storeResult(scoring, tournament, match, change, { confirmed: true, mayOverwrite: false });
  if (completes) await updateLog(tx, log.id, { state: 'closed', closed_at: now.toISOString() });
}

async function read(
  { tx, caller, link, now, match }: Omit<Scoring, 'trail' | 'tournament'>,
  withEvents: boolean,
): Promise<ScoreLog> {
  const row = (await findMatch(tx, match.id)) ?? match;
  const log = await findOpenLog(tx, match.id);
  const reader = { caller: link === null ? caller : null, now };
  return {
    match: matchPresenter(reader)(row),
    doubles: isPairType(row.tournament_type),
    pairs: pairsOf(row, reader),
    women: await womenOf(tx, row),
    timeLimit: row.time_limit,
    log: log === undefined ? null : presentLog(log, withEvents ? await listEvents(tx, log.id) : []),
  };
}

export const scoreLogHandlers: Handlers<typeof scoreLogRoutes> = {
  getScoreLog: (call) => read(call, true),

  appendScoreLog: {
    write: async (call) => {
      const { tx, body, match, tournament, now, link, trail } = call;
      if (link !== null) trail.actor = BY_LINK;
      refuseDraft(tournament);
      await holdMatch(tx, match.id);
      if (body.aside === true) {
        await putAside(call, body);
        trail.isIdle = true;
        return read(call, false);
      }
      if (match.status === 'completed' || match.status === 'cancelled' || match.winner_id !== null) {
        // The answer to the last event was lost, and a scorer with a link has no key to repeat it.
        const count = body.from + (body.events ?? []).length;
        const isDone =
          body.complete === true && (await findClosedBy(tx, match.id, { device: body.device, count }));
        if (isDone === false || isDone === undefined) refuseLog('log_over', null);
        trail.isIdle = true;
        return read(call, false);
      }
      const log = await logFor(call, body);
      const stored = await listEvents(tx, log.id);
      const added = fresh(log, stored, body);
      const all = [...stored, ...added];
      const state = stateAfter(log, match, all);
      await insertEvents(tx, log.id, stored.length, added, now);
      if (added.length > 0) await updateLog(tx, log.id, { count: all.length });
      await follow(call, log, state, body.complete === true);
      if (added.length > 0 || body.replace === true) trail.points = livePoints(match, state);
      return read(call, false);
    },
    again: (call) => read(call, false),
  },
};
