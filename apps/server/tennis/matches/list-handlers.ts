// Lists of matches: of a tournament, of a day, matches to score and finished ones (§7; D7, D15).
import type { matchRoutes } from '@tennis/contract';
import { canManageTournament } from '@tennis/domain';
import { rightsOf } from '../../access/guards.ts';
import type { MatchView } from '../../access/match-view.ts';
import { todayEverywhere } from '../../access/scope.ts';
import { dayIn } from '../../ground/clock.ts';
import type { Handlers, Services } from '../../http/handler.ts';
import { pageOf, readCursor } from '../../http/paging.ts';
import { sayerFor } from '../../http/sayer.ts';
import type { WhenTheyPlay } from '../estimates.ts';
import { standingOf } from '../interrupted.ts';
import { proposedIn } from '../open-proposals.ts';
import { matchPresenter } from '../present-match.ts';
import { reportStates } from '../result-reports.ts';
import { findConflicts, presentClashes } from './conflicts.ts';
import { presentDay } from './day.ts';
import { isDue, lastDayAnywhere, listToScore, queueCursor, queuePlace } from './queue.ts';
import { listByDay, listCompleted, listTournamentMatches, type TimeCursor } from './store.ts';

/** The services that the handlers of matches need in addition to those of all handlers. */
export interface MatchServices extends Services {
  readonly whenTheyPlay: WhenTheyPlay;
}

const timeCursor = (cursor: readonly (string | number)[] | null): TimeCursor | null =>
  cursor === null ? null : { time: String(cursor[0]), id: Number(cursor[1]) };

function pageByTime(
  rows: readonly MatchView[],
  limit: number,
  timeOf: (row: MatchView) => string | null,
  request: Parameters<typeof pageOf>[3],
  reply: Parameters<typeof pageOf>[4],
): readonly MatchView[] {
  return pageOf(rows, limit, (last) => [timeOf(last) ?? '', last.id], request, reply);
}

type Lists = Pick<
  typeof matchRoutes,
  | 'listTournamentMatches'
  | 'listMatchesToday'
  | 'listMatchesToScore'
  | 'listMatchesOfDay'
  | 'listCompletedMatches'
>;

export const listHandlers: Handlers<Lists, MatchServices> = {
  listTournamentMatches: async ({ tx, tournament, caller, now, request, services }) => {
    const rows = await listTournamentMatches(tx, tournament.id);
    const present = matchPresenter(
      { caller, now },
      await services.whenTheyPlay(tx, rows, now),
      await standingOf(tx, rows, now),
    );
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

  listMatchesToday: async ({ tx, query, caller, now, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['time', 'id']);
    const days = await todayEverywhere(tx, (zone) => dayIn(zone, now));
    const rows = await listByDay(tx, { caller, ...query }, days, true, limit, timeCursor(cursor));
    const page = pageByTime(rows, limit, (row) => row.start_time, request, reply);
    return page.map(matchPresenter({ caller, now }, undefined, await standingOf(tx, page, now)));
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
    const present = matchPresenter({ caller, now }, estimates, await standingOf(tx, page, now));
    return presentDay(tx, { caller, day: params.day }, page, present);
  },

  listCompletedMatches: async ({ tx, query, caller, now, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['time', 'id']);
    const rows = await listCompleted(tx, { caller, ...query }, limit, timeCursor(cursor));
    return pageByTime(rows, limit, (row) => row.completed_at, request, reply).map(
      matchPresenter({ caller, now }),
    );
  },
};
