// Scoring point by point over HTTP (D52, ADR 31): events arrive once and in order, from the one device that keeps the log, and the score follows.
import type { FastifyRequest } from 'fastify';
import type { AppendedEvents, LoggedEvent, ScoreLog, scoreLogRoutes } from '@tennis/contract';
import { canManageTournament, isPairType, replayLog, type MatchState } from '@tennis/domain';
import { sayLogError } from '@tennis/words/say/scoring';
import { rightsOf } from '../../access/guards.ts';
import { findMatch, type MatchView } from '../../access/match-view.ts';
import { sceneOfMatch, type Reader } from '../../access/names.ts';
import { storedScore } from '../../database/stored-score.ts';
import { because, reasonOfEngine } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { sayConsequences, sayerFor } from '../../http/sayer.ts';
import { foretell } from '../drawn-results.ts';
import { scoreInPlay } from '../point-logs.ts';
import { usualCodeOf, usualFormatOf } from '../stage-formats.ts';
import { isDecided } from '../stored-result.ts';
import { matchPresenter } from '../present-match.ts';
import { BY_LINK } from '../../audit/trail.ts';
import { beginning } from './beginning.ts';
import { storeResult } from './change-result.ts';
import { wentOn, type GoesOn } from './going-on.ts';
import {
  findClosedBy,
  findOpenLog,
  insertEvents,
  insertLog,
  listEvents,
  updateLog,
  type StoredLog,
} from './log-store.ts';
import { formatCounted, setupOf, setupStored, setupToStore } from '../log-setup.ts';
import { livePoints } from '../live-points.ts';
import { pairsOf, womenOf } from './pairs.ts';
import { completion, refuseDraft } from './results.ts';
import { holdMatch } from './report-store.ts';
import { putAside } from './aside.ts';
import { updateMatch } from './store.ts';
import {
  comesTwice,
  holderName,
  holderOf,
  readerOf,
  refuseHeld,
  refuseLog,
  type Scoring,
} from './scoring.ts';

const presentLog = (
  log: StoredLog,
  holder: string | null,
  events: readonly LoggedEvent[],
): ScoreLog['log'] => ({
  device: log.device,
  holder,
  matchFormat: log.match_format,
  setup: setupStored(log),
  count: log.count,
  events: [...events],
});

/**
 * The format of a new log: that of its match. A match is shortened only before it begins [OP13]: if the desk has done so while the first points were
 * on their way, the match keeps the format in which it was begun. Any other change has to be decided by a person.
 */
function formatToBegin(match: MatchView, { setup }: AppendedEvents): string {
  const counted = formatCounted(setup) ?? match.match_format;
  if (counted !== match.match_format && counted !== usualCodeOf(match)) refuseLog('log_format', null);
  return counted;
}

/** A match as its log counts it: with the format of its part of the tournament, if it was shortened when it had begun. */
const asCounted = (match: MatchView, log: StoredLog): MatchView =>
  log.match_format === match.match_format || log.match_format !== usualCodeOf(match)
    ? match
    : { ...match, match_format: log.match_format, ...usualFormatOf(match) };

/** Begins a log for this device. If there is one already, it is set aside and kept. */
async function begin({ tx, match, now, ...by }: Scoring, body: AppendedEvents, old: StoredLog | null) {
  const format = formatToBegin(match, body);
  if (old !== null) await updateLog(tx, old.id, { state: 'aside', closed_at: now.toISOString() });
  await insertLog(tx, {
    club_id: match.club_id,
    match_id: match.id,
    device: body.device,
    ...holderOf(by),
    match_format: format,
    setup: setupToStore(body.setup),
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
    // A typed score counts until somebody who sees it begins all the same (D52).
    if (body.replace !== true && match.score !== null) refuseLog('log_over', null);
    return begin(scoring, body, log);
  }
  if (log.device === body.device) return log;
  if (body.takeOver !== true) return refuseHeld(scoring, log);
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

const replayed = (log: StoredLog, match: MatchView, events: readonly LoggedEvent[]) =>
  replayLog(
    setupOf(log, match),
    events.map(({ event }) => event),
  );

/** The state of a stored log; null if it cannot be replayed any more. */
function stateOf(log: StoredLog, match: MatchView, events: readonly LoggedEvent[]): MatchState | null {
  const state = replayed(log, match, events);
  return state.ok ? state.value : null;
}

function stateAfter(log: StoredLog, match: MatchView, events: readonly LoggedEvent[]): MatchState {
  const state = replayed(log, match, events);
  if (state.ok) return state.value;
  const reason = reasonOfEngine(state.error, ({ scoring }, error) => sayLogError(scoring, error));
  throw new Refused({ type: 'conflict', reason, details: { code: 'log_refused', index: state.error.index } });
}

const winnerIn = ({ winner }: MatchState, match: MatchView): number | null =>
  winner === null ? null : winner === 1 ? match.participant1_id : match.participant2_id;

/**
 * Updates the match from its log: its sets, and that it is on court. None of this changes between two games. How it ended counts once it is
 * completed: until then the end can be taken back, and nothing may follow from it in a draw.
 */
async function follow(
  scoring: Scoring,
  log: StoredLog,
  state: MatchState,
  { completes, gone }: { readonly completes: boolean; readonly gone: GoesOn | null },
): Promise<void> {
  const { match, now, trail, tx } = scoring;
  const counted = asCounted(match, log);
  const { match_format } = counted;
  const tournament = { ...scoring.tournament, match_format };
  const score = completes ? storedScore(state.score) : scoreInPlay(state);
  if (completes && !state.isOver) refuseConflict(because('logUnfinished'));
  const begun = {
    score,
    winner_id: completes ? winnerIn(state, match) : null,
    ...beginning(match, now),
    ...gone,
  };
  const change = completes
    ? { ...begun, ...completion({ ...counted, ...begun }, tournament, now) }
    : { ...begun, status: 'in_progress' as const };
  const isSame =
    counted === match &&
    score === match.score &&
    change.status === match.status &&
    change.winner_id === match.winner_id;
  const { own_format, own_minutes } = counted;
  const all = counted === match ? change : { ...change, own_format, own_minutes };
  const before = { ...match, match_format };
  if (isSame && gone === null) trail.isIdle = true;
  else if (isSame) trail.after = await updateMatch(tx, match, change);
  else await storeResult(scoring, tournament, before, all, { confirmed: true, mayOverwrite: false });
  // A log that was there before is closed with the result.
  if (completes && match.log_id === null)
    await updateLog(tx, log.id, { state: 'closed', closed_at: now.toISOString() });
}

type Reading = Omit<Scoring, 'trail' | 'tournament'> & { readonly request: FastifyRequest };

/** The consequences in the draw once a match that is over by its log is completed (D14): asked beforehand, and told in the caller's language. */
async function toldOf(
  { tx, request }: Reading,
  reader: Reader,
  row: MatchView,
  state: MatchState,
): Promise<Pick<ScoreLog, 'consequences' | 'consequenceCodes'>> {
  if (!state.isOver || row.draw_id === null) return {};
  const ended = { score: storedScore(state.score), winner_id: winnerIn(state, row) };
  const after = { ...row, ...ended, status: 'completed' as const };
  return sayConsequences(await foretell({ tx, ...reader }, row, after, false), sayerFor(request));
}

/** A match with its open log; its events only where the log is read. `known` is the state after them, if it has just been worked out. */
async function read(
  reading: Reading,
  { withEvents = false, known = null }: { readonly withEvents?: boolean; readonly known?: MatchState | null },
): Promise<ScoreLog> {
  const { tx, caller, link, now, match } = reading;
  const row = (await findMatch(tx, match.id)) ?? match;
  const log = await findOpenLog(tx, match.id);
  const reader = readerOf({ caller, link, now });
  const events = log === undefined || known !== null ? [] : await listEvents(tx, log.id);
  const state = log === undefined ? null : (known ?? stateOf(log, row, events));
  return {
    match: matchPresenter(reader)(row),
    doubles: isPairType(row.tournament_type),
    pairs: pairsOf(row, reader),
    women: await womenOf(tx, row),
    timeLimit: row.time_limit,
    ...(canManageTournament(reader.caller, rightsOf(sceneOfMatch(row))) && { manages: true as const }),
    log: log === undefined ? null : presentLog(log, holderName(log, row, reader), withEvents ? events : []),
    ...(state !== null && (await toldOf(reading, reader, row, state))),
  };
}

export const scoreLogHandlers: Handlers<typeof scoreLogRoutes> = {
  getScoreLog: (call) => read(call, { withEvents: true }),

  appendScoreLog: {
    write: async (call) => {
      const { tx, body, match, tournament, now, link, trail } = call;
      if (link !== null) trail.actor = BY_LINK;
      refuseDraft(tournament);
      await holdMatch(tx, match.id);
      if (body.aside === true) {
        await putAside(call, body);
        trail.isIdle = true;
        return read(call, {});
      }
      if (isDecided(match) || match.status === 'cancelled') {
        // The answer to the last event was lost, and a scorer with a link has no key to repeat it.
        const count = body.from + (body.events ?? []).length;
        const isDone =
          body.complete === true && (await findClosedBy(tx, match.id, { device: body.device, count }));
        if (isDone === false || isDone === undefined) refuseLog('log_over', null);
        trail.isIdle = true;
        return read(call, {});
      }
      const log = await logFor(call, body);
      const stored = await listEvents(tx, log.id);
      const added = fresh(log, stored, body);
      const all = [...stored, ...added];
      const state = stateAfter(log, match, all);
      const gone = await wentOn(tx, match, added, now);
      await insertEvents(tx, log.id, stored.length, added, now);
      if (added.length > 0) await updateLog(tx, log.id, { count: all.length });
      await follow(call, log, state, { completes: body.complete === true, gone });
      if (added.length > 0 || body.replace === true) {
        const events = all.map(({ event }) => event);
        trail.points = livePoints(match, { setup: setupOf(log, match), events, state });
      }
      return read(call, { known: state });
    },
    again: (call) => read(call, {}),
  },
};
