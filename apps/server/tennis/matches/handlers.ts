// Matches (§7; D7, D9, D12-D16, D28-D31).
import { blankToNull, type Match, type MatchWithConflicts, type matchRoutes } from '@tennis/contract';
import { canManageTournament, moveMatch, type Caller } from '@tennis/domain';
import { dayIn, storedTime } from '../../ground/clock.ts';
import type { Tx } from '../../database/connection.ts';
import type { Handlers, Services } from '../../http/handler.ts';
import { courtColumns } from '../courts.ts';
import type { WhenTheyPlay } from '../estimates.ts';
import { checkGroup } from '../groups.ts';
import { findMatch, type MatchView } from '../../access/match-view.ts';
import type { Reader } from '../../access/names.ts';
import { pageOf, readCursor } from '../../http/paging.ts';
import type { FastifyRequest } from 'fastify';
import { rightsOf, type StoredMatch, type TournamentOfMatch } from '../../access/guards.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField, unwrap } from '../../ground/refusal.ts';
import { todayEverywhere } from '../../access/scope.ts';
import { winningSide } from '../stored-result.ts';
import { sayerFor } from '../../http/sayer.ts';
import { proposedIn } from '../open-proposals.ts';
import { peopleIn, tellMoved } from '../moved-notices.ts';
import { forgetCalled, tell } from '../telling.ts';
import { refuseStale } from '../../ground/version.ts';
import { calledChange } from './calling.ts';
import { acceptInDraw, changeResult } from './change-result.ts';
import { findConflicts, presentClashes } from './conflicts.ts';
import { presentDay } from './day.ts';
import { livePoints } from './live-points.ts';
import { closeLogs } from './log-store.ts';
import { matchPresenter } from '../present-match.ts';
import { reportStates } from '../result-reports.ts';
import { isDue, lastDayAnywhere, listToScore, queueCursor, queuePlace } from './queue.ts';
import { acceptScore, checkWinner, completion, hasResult, refuseDraft } from './results.ts';
import {
  deleteMatch,
  insertMatch,
  listByDay,
  listCompleted,
  listEntriesOf,
  listTournamentMatches,
  updateMatch,
  type TimeCursor,
} from './store.ts';

/** What the handlers of matches need in addition to what all handlers get. */
export interface MatchServices extends Services {
  readonly whenTheyPlay: WhenTheyPlay;
}

interface Writer {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
  readonly request: FastifyRequest;
}

async function readMatch({ tx, caller, now }: Omit<Writer, 'request'>, id: number): Promise<Match> {
  const row = await findMatch(tx, id);
  if (row === undefined) throw new Refused({ type: 'not-found' });
  return matchPresenter({ caller, now })(row);
}

async function readWithConflicts(
  { tx, caller, now, request }: Writer,
  tournament: TournamentOfMatch,
  id: number,
): Promise<MatchWithConflicts> {
  const row = await findMatch(tx, id);
  if (row === undefined) throw new Refused({ type: 'not-found' });
  const match = matchPresenter({ caller, now })(row);
  const conflicts = await findConflicts(tx, tournament, [{ row, names: match }]);
  return { ...match, conflicts: presentClashes(conflicts.get(id), sayerFor(request)) };
}

/** A match as it is now, for a repeated write of it. */
const readAgain = (call: Writer & { readonly id: number }): Promise<Match> => readMatch(call, call.id);

const readAgainWithConflicts = (
  call: Writer & { readonly id: number; readonly tournament: TournamentOfMatch },
): Promise<MatchWithConflicts> => readWithConflicts(call, call.tournament, call.id);

function refuseWhenStale(writer: Reader, match: MatchView, ifMatch: number | null): void {
  if (ifMatch !== null && ifMatch !== match.version) refuseStale(matchPresenter(writer)(match));
}

async function checkPlaces(
  tx: Tx,
  tournament: TournamentOfMatch,
  places: {
    readonly participant1Id?: number | null | undefined;
    readonly participant2Id?: number | null | undefined;
    readonly groupId?: number | null | undefined;
  },
): Promise<void> {
  const { participant1Id, participant2Id, groupId } = places;
  const ids = [participant1Id, participant2Id].filter((id) => id !== null && id !== undefined);
  const entered = await listEntriesOf(tx, tournament.id, ids);
  for (const name of ['participant1Id', 'participant2Id'] as const) {
    const id = places[name];
    if (id !== null && id !== undefined && !entered.has(id)) {
      refuseField(name, because('playerNotEntered'));
    }
  }
  await checkGroup(tx, tournament.id, groupId);
}

const startColumns = (tournament: TournamentOfMatch, startTime: string | null) => ({
  start_time: startTime === null ? null : storedTime(startTime),
  start_day: startTime === null ? null : dayIn(tournament.time_zone, startTime),
});

const timeCursor = (cursor: readonly (string | number)[] | null): TimeCursor | null =>
  cursor === null ? null : { time: String(cursor[0]), id: Number(cursor[1]) };

/** Why a match of a draw cannot be changed by hand: the draw says who plays in it. */
function refuseDrawn(match: StoredMatch, reason: Reason): void {
  if (match.draw_id !== null) refuseConflict(reason);
}

function refuseWhenCompleted({ status }: TournamentOfMatch, reason: Reason): void {
  if (status === 'completed') refuseConflict(reason);
}

function refuseWhenCancelled(match: StoredMatch): void {
  if (match.status === 'cancelled') refuseConflict(because('matchCancelled'));
}

// The writes of one match rest on its own row; in a draw they rest on all its rows, and hold the draw's turn. Of its tournament they need only the status,
// the match format and the tie-breaker, and a write that changes these locks the matches (`holdMatches`). Players and groups are guarded by
// foreign keys. So a snapshot is enough, and on PostgreSQL they clash only where two write the same match, or the same draw.
export const matchHandlers: Handlers<typeof matchRoutes, MatchServices> = {
  listTournamentMatches: async ({ tx, tournament, caller, now, request, services }) => {
    const rows = await listTournamentMatches(tx, tournament.id);
    const present = matchPresenter({ caller, now }, await services.whenTheyPlay(tx, rows, now));
    const matches = rows.map((row) => ({ row, names: present(row) }));
    const manages = canManageTournament(caller, rightsOf(tournament)) && tournament.archived_at === null;
    if (!manages) return matches.map(({ names }) => names);
    const conflicts = await findConflicts(tx, tournament, matches);
    const hasLastDays = rows.some(({ play_by: day }) => day !== null);
    const proposed = hasLastDays ? await proposedIn(tx, tournament.id) : new Set<number>();
    const say = sayerFor(request);
    return matches.map(({ row, names }) => ({
      ...names,
      conflicts: presentClashes(conflicts.get(row.id), say),
      ...(proposed.has(row.id) && { isProposed: true }),
    }));
  },

  createMatch: {
    write: async ({ tx, tournament, body, caller, now, request }) => {
      if (body.tournamentId !== undefined && body.tournamentId !== tournament.id) {
        refuseField('tournamentId', because('matchElsewhere'));
      }
      refuseWhenCompleted(tournament, because('completedAddingMatches'));
      await checkPlaces(tx, tournament, body);
      const id = await insertMatch(tx, {
        club_id: tournament.club_id,
        tournament_id: tournament.id,
        round: body.round,
        group_id: body.groupId ?? null,
        participant1_id: body.participant1Id,
        participant2_id: body.participant2Id,
        winner_id: null,
        status: 'scheduled',
        ...(await courtColumns(tx, tournament.club_id, blankToNull(body.court))),
        ...startColumns(tournament, body.startTime),
        score: null,
        started_at: null,
        completed_at: null,
        created_at: now.toISOString(),
      });
      return readWithConflicts({ tx, caller, now, request }, tournament, id);
    },
    again: readAgainWithConflicts,
  },

  listMatchesToday: async ({ tx, query, caller, now, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['time', 'id']);
    const days = await todayEverywhere(tx, (zone) => dayIn(zone, now));
    const rows = await listByDay(tx, { caller, ...query }, days, true, limit, timeCursor(cursor));
    return pageByTime(rows, limit, (row) => row.start_time, request, reply).map(
      matchPresenter({ caller, now }),
    );
  },

  listMatchesToScore: async ({ tx, query, caller, now, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['id', 'text', 'id']);
    const rows = await listToScore(
      tx,
      { caller, ...query },
      lastDayAnywhere(now),
      limit,
      queueCursor(cursor),
    );
    const page = pageOf(rows, limit, (row) => Object.values(queuePlace(row)), request, reply);
    const due = page.filter((row) => isDue(row, now));
    const reportOf = await reportStates(tx, due);
    const present = matchPresenter({ caller, now });
    return due.map((row) => ({ ...present(row), ...reportOf(row.id) }));
  },

  listMatchesOfDay: async ({ tx, params, query, caller, now, request, reply, services }) => {
    const { limit, cursor } = readCursor(query, ['time', 'id']);
    const days = [{ zone: null, day: params.day }];
    const rows = await listByDay(tx, { caller, ...query }, days, false, limit, timeCursor(cursor));
    const page = pageByTime(rows, limit, (row) => row.start_time, request, reply);
    const estimates = await services.whenTheyPlay(tx, page, now);
    return presentDay(tx, { caller, day: params.day }, page, matchPresenter({ caller, now }, estimates));
  },

  listCompletedMatches: async ({ tx, query, caller, now, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['time', 'id']);
    const rows = await listCompleted(tx, { caller, ...query }, limit, timeCursor(cursor));
    return pageByTime(rows, limit, (row) => row.completed_at, request, reply).map(
      matchPresenter({ caller, now }),
    );
  },

  updateMatch: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, request }) => {
      const writer = { tx, caller, now, request };
      refuseWhenStale(writer, match, ifMatch);
      if (body.tournamentId !== undefined && body.tournamentId !== tournament.id) {
        refuseField('tournamentId', because('matchStays'));
      }
      await checkPlaces(tx, tournament, body);
      const changesPlayers =
        (body.participant1Id !== undefined && body.participant1Id !== match.participant1_id) ||
        (body.participant2Id !== undefined && body.participant2Id !== match.participant2_id);
      const movesElsewhere =
        (body.round !== undefined && body.round !== match.round) ||
        (body.groupId !== undefined && body.groupId !== match.group_id);
      if (changesPlayers || movesElsewhere) {
        refuseDrawn(match, because('drawnPlayersFixed'));
      }
      if (changesPlayers && (match.status !== 'scheduled' || hasResult(match))) {
        refuseConflict(because('playersFixed'));
      }
      const changed = await updateMatch(tx, match, {
        ...(body.participant1Id === undefined ? {} : { participant1_id: body.participant1Id }),
        ...(body.participant2Id === undefined ? {} : { participant2_id: body.participant2Id }),
        ...(body.round === undefined ? {} : { round: body.round }),
        ...(body.groupId === undefined ? {} : { group_id: body.groupId }),
        ...(body.court === undefined
          ? {}
          : await courtColumns(tx, tournament.club_id, blankToNull(body.court))),
        ...(body.startTime === undefined ? {} : startColumns(tournament, body.startTime)),
        // A court or time that is set here is public at once.
        ...(body.court === undefined && body.startTime === undefined ? {} : { held: 0 }),
      });
      // People who were never told a time have not lost one.
      if (match.start_time !== null && match.held === 0)
        await tellMoved(tx, [{ row: match, to: changed }], { now, actorId: caller.userId });
      return readWithConflicts(writer, tournament, match.id);
    },
    again: readAgainWithConflicts,
    isolation: 'snapshot',
  },

  deleteMatch: async ({ tx, tournament, match, query, caller, now, ifMatch }) => {
    refuseWhenStale({ caller, now }, match, ifMatch);
    refuseWhenCompleted(tournament, because('completedDeletingMatches'));
    refuseDrawn(match, because('drawnStays'));
    if (hasResult(match) && query.confirm !== 'true') {
      refuseConflict(because('matchHasResult'), { details: { canConfirm: true } });
    }
    await deleteMatch(tx, match.id);
    return null;
  },

  callMatch: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, trail }) => {
      const writer = { tx, caller, now };
      refuseWhenStale(writer, match, ifMatch);
      if (!body.called) {
        if (match.called_at === null || match.status !== 'scheduled') {
          trail.isIdle = true;
          return matchPresenter(writer)(match);
        }
        await forgetCalled(tx, match.id);
        trail.after = await updateMatch(tx, match, { called_at: null });
        return readMatch(writer, match.id);
      }
      refuseDraft(tournament);
      const confirmed = body.confirm === true;
      const change = await calledChange(tx, tournament, match, { courtId: body.courtId, confirmed, now });
      if (change === null) {
        trail.isIdle = true;
        return matchPresenter(writer)(match);
      }
      const row = await updateMatch(tx, match, change);
      trail.after = row;
      await forgetCalled(tx, match.id);
      const telling = { kind: 'called' as const, tournamentId: match.tournament_id, matchId: match.id };
      const facts = { court: row.court, startTime: row.start_time };
      await tell(tx, [{ ...telling, personIds: peopleIn(match), facts }], { now, actorId: caller.userId });
      return readMatch(writer, match.id);
    },
    again: readAgain,
  },

  setMatchStatus: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, trail, request }) => {
      const writer = { tx, caller, now, trail, request };
      refuseWhenStale(writer, match, ifMatch);
      const status = unwrap(moveMatch(match.status, body.status, winningSide(match) !== null));
      // Only completing a match confirms its result once more (D49).
      const confirmed = status !== 'completed' || body.confirm === true;
      const change = {
        status,
        started_at: status === 'in_progress' ? (match.started_at ?? now.toISOString()) : match.started_at,
        // A match that is scheduled again has to be called again.
        called_at: status === 'scheduled' ? null : match.called_at,
        completed_at: status === 'completed' ? (match.completed_at ?? now.toISOString()) : null,
      };
      return changeResult(writer, tournament, match, change, {
        confirmed,
        mayOverwrite: body.confirm === true,
      });
    },
    again: readAgain,
    isolation: 'snapshot',
  },

  setMatchWinner: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, trail, request }) => {
      const writer = { tx, caller, now, trail, request };
      refuseWhenStale(writer, match, ifMatch);
      refuseWhenCancelled(match);
      checkWinner(match, body.winnerId);
      const confirmed = body.confirm === true;
      const change = { winner_id: body.winnerId };
      return changeResult(writer, tournament, match, change, { confirmed, mayOverwrite: confirmed });
    },
    again: readAgain,
    isolation: 'snapshot',
  },

  setMatchScores: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, trail, request }) => {
      const writer = { tx, caller, now, trail, request };
      refuseWhenStale(writer, match, ifMatch);
      refuseWhenCancelled(match);
      if (body.winnerId !== undefined) checkWinner(match, body.winnerId);
      // A typed score counts instead of what was logged (D52).
      if (match.log_id !== null) {
        await closeLogs(tx, match.id, now);
        trail.points = livePoints(match, null);
      }
      const confirmed = body.confirm === true;
      const winner = body.winnerId === undefined ? {} : { winner_id: body.winnerId };
      const accept = (isMeant: boolean) => {
        const change = { score: acceptScore(body.scores, tournament, isMeant), ...winner };
        return body.complete === true ? { ...change, ...completion({ ...match, ...change }, now) } : change;
      };
      const change =
        match.draw_id === null ? accept(confirmed) : await acceptInDraw(writer, match, accept, confirmed);
      return changeResult(writer, tournament, match, change, { confirmed, mayOverwrite: confirmed });
    },
    again: readAgain,
    isolation: 'snapshot',
  },
};

function pageByTime(
  rows: readonly MatchView[],
  limit: number,
  timeOf: (row: MatchView) => string | null,
  request: Parameters<typeof pageOf>[3],
  reply: Parameters<typeof pageOf>[4],
): readonly MatchView[] {
  return pageOf(rows, limit, (last) => [timeOf(last) ?? '', last.id], request, reply);
}
