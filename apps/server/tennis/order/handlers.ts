// The order of play of a club and day: read, moved, published, suggested, undone (D54-D56, ADR 23).
import type { Move, OrderOfPlayOnWire, orderOfPlayRoutes } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { FastifyRequest } from 'fastify';
import type { MatchView } from '../../access/match-view.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn, storedTime } from '../../ground/clock.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { tellMoved } from '../moved-notices.ts';
import { sayerFor } from '../../http/sayer.ts';
import { matchPresenter } from '../present-match.ts';
import { expectAgain, goesOnAt } from '../suspensions.ts';
import { refuseStale } from '../../ground/version.ts';
import { dayOfMove, movedRows, newFaults, refuseNewFaults } from './moves.ts';
import { callingIn } from './calling.ts';
import { presentOrder } from './present.ts';
import { basisOf, findOrder, loadScene, publishedDays, type Scene, type StoredOrder } from './scene.ts';
import {
  findMove,
  insertMove,
  isSamePlace,
  lastMove,
  markUndone,
  placeOf,
  setDayLimit,
  setPublished,
  stateOf,
  takeOrder,
  writePlaces,
  type Place,
  type PlacedRow,
} from './store.ts';
import { suggestionFor } from './suggestion.ts';
import { tellOrderOut } from './telling.ts';
import { hasGoneOn, placeAgain } from './undo.ts';

interface Call {
  readonly tx: Tx;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly params: { readonly clubId: number; readonly day: string };
}

const readAgain = async (call: Call): Promise<OrderOfPlayOnWire> =>
  presentOrder(call, await loadScene(call.tx, call.params.clubId, call.params.day));

type Moved = PlacedRow & { readonly row: MatchView };

/** The effects of a move: its matches, and the tournaments in which a match was given up or revived, because tournaments count their matches. */
function changed(
  rows: readonly { readonly id: number; readonly version: number }[],
  moved: readonly Moved[] = [],
): Trail['also'] {
  const turned = moved.filter(({ row, place }) => row.status !== place.status);
  const counted = new Set(turned.map(({ row }) => row.tournament_id));
  const states = new Map(
    turned.map(({ id, row, place }) => [id, { before: row, after: { ...row, ...place } }]),
  );
  return [
    ...rows.map((row) => ({ kind: 'match' as const, ...row, ...states.get(row.id) })),
    ...[...counted].map((id) => ({ kind: 'tournament' as const, id, version: null })),
  ];
}

/**
 * The days that moves are about, the order's own first. Other days are always later and are locked in their order, so no two writers wait for each
 * other in a circle.
 */
function daysOf(scene: Scene, moves: readonly Move[]): readonly string[] {
  const before = new Map(scene.rows.map((row) => [row.id, row.start_day]));
  const later = moves
    .flatMap((move) => [dayOfMove(scene, move), before.get(move.matchId) ?? null])
    .filter((day) => day !== null && day > scene.day);
  return [...new Set([scene.day, ...later.flatMap((day) => day ?? [])])].toSorted();
}

interface MovedRow {
  readonly row: MatchView;
  readonly place: Place;
}

/** The days on which a match stands before and after a move; one that had no day counts for that of the desk. */
const daysAround = (scene: Scene, { row, place }: MovedRow): readonly string[] => [
  row.start_day ?? scene.day,
  place.start_day ?? scene.day,
];

/** Whether anybody but the desk knew of a place before or does after a move: of a published day. That a match is given up, or played after all, everybody sees. */
const isSeenIn =
  (scene: Scene, published: ReadonlySet<string>) =>
  (moved: MovedRow): boolean =>
    (moved.row.status === 'cancelled') !== (moved.place.status === 'cancelled') ||
    daysAround(scene, moved).some((day) => published.has(day));

/** A moved match as its players are told: with the time at which an interrupted match goes on, and nothing from a plan that they may not see yet. */
function asMove({ row: stored, place }: MovedRow) {
  const row = stored.held === 1 ? { ...stored, court: null, start_time: null } : stored;
  if (place.status === 'cancelled') return { row, to: { court: null, start_time: null, isOff: true } };
  if (place.held === 1) return { row, to: { court: null, start_time: null } };
  return { row, to: { court: place.court, start_time: goesOnAt(place) ?? place.start_time } };
}

/** Notes for the audit log which order of play a call has changed. */
function about(trail: Trail, before: StoredOrder | null, after: StoredOrder): void {
  trail.object = { kind: 'order', id: after.id };
  trail.before = before === null ? undefined : { ...before };
  trail.after = { ...after };
}

async function refuseOldVersion(call: Call & { readonly ifMatch: number | null }): Promise<void> {
  const { tx, params, ifMatch } = call;
  if (ifMatch === null) return;
  const order = await findOrder(tx, params.clubId, params.day);
  if (ifMatch !== (order?.version ?? 0)) refuseStale(await readAgain(call));
}

/** The facts behind a suggestion must still hold: no move and no result has come in since they were read. */
function refuseOldBasis(scene: Scene, basis: string | undefined): void {
  if (basis !== undefined && basis !== basisOf(scene)) refuseConflict(because('orderChangedMeanwhile'));
}

/** A plan that begins at once is looked at before it is applied: it is still good for so long. */
const STILL_GOOD_MS = 5 * 60_000;

/**
 * A suggestion or a plan that was looked at for too long is worked out again: nothing starts in the past [OP12, OP36]. On a day that is over everything
 * has, and a plan only writes down what was played when.
 */
function refusePassed(moves: readonly Move[], again: string | undefined, now: Date): void {
  const times = [again, ...moves.map(({ startTime }) => startTime)];
  const isPassed = (time: string): boolean => Date.parse(time) < now.getTime() - STILL_GOOD_MS;
  if (times.some((time) => time !== undefined && time !== null && isPassed(time)))
    refuseConflict(because('orderTimesPassed'));
}

export const orderOfPlayHandlers: Handlers<typeof orderOfPlayRoutes> = {
  getOrderOfPlay: readAgain,

  moveMatches: {
    write: async (call) => {
      const { tx, params, body, caller, now, trail } = call;
      await refuseOldVersion(call);
      const loaded = await loadScene(tx, params.clubId, params.day, {
        matchIds: body.moves.map(({ matchId }) => matchId),
        moments: body.moves.flatMap(({ startTime }) => startTime ?? []),
      });
      const scene = body.limit === undefined ? loaded : { ...loaded, dayLimit: body.limit };
      refuseOldBasis(loaded, body.basis);
      const again = body.rain?.again;
      const isPlan = body.rain !== undefined || body.basis !== undefined;
      const isOver = params.day < dayIn(scene.club.time_zone, now);
      if (isPlan && !isOver) refusePassed(body.moves, again, now);
      const days = daysOf(scene, body.moves);
      const published = await publishedDays(tx, params.clubId, days);
      const moved = movedRows(scene, body.moves, {
        now,
        isPlan,
        published,
      });
      if (moved.length === 0) {
        trail.isIdle = true;
        return presentOrder(call, scene);
      }
      if (body.confirm !== true)
        refuseNewFaults(newFaults(scene, moved, { now, isPlan }, callingIn(scene, call), again));
      const order = await takeOrder(tx, params.clubId, params.day);
      // Writers who move matches of another day wait for each other too.
      const others: number[] = [];
      for (const day of days)
        if (day !== params.day) others.push((await takeOrder(tx, params.clubId, day)).id);
      const { limit } = body;
      if (limit !== undefined) await setDayLimit(tx, [order.id, ...others], limit);
      if (again !== undefined) await expectAgain(tx, order.id, storedTime(again));
      about(trail, scene.order, { ...order, ...(limit !== undefined && { day_limit: limit }) });
      trail.also = changed(await writePlaces(tx, moved), moved);
      const left = moved.flatMap(({ row: { start_day: day } }) =>
        day !== null && day < scene.day ? [day] : [],
      );
      const out = new Set([...published, ...(await publishedDays(tx, params.clubId, [...new Set(left)]))]);
      // Of a day that is over nobody waits for anything.
      const today = dayIn(scene.club.time_zone, now);
      const awaited = new Set([...out].filter((day) => published.has(day) || day >= today));
      const seen = moved.filter(isSeenIn(scene, awaited));
      await tellMoved(tx, seen.map(asMove), { now, actorId: caller.userId });
      const isToldByItself = ({ held, start_day: day }: MatchView): boolean =>
        held === 0 && day !== null && !out.has(day);
      await insertMove(tx, {
        orderId: order.id,
        by: caller.userId,
        at: now.toISOString(),
        state: moved.map(({ id, row, place }) => ({
          id,
          before: placeOf(row),
          after: place,
          ...(isToldByItself(row) && { told: true }),
        })),
      });
      return readAgain(call);
    },
    again: readAgain,
  },

  setOrderPublished: {
    write: async (call) => {
      const { tx, params, body, caller, now, trail } = call;
      await refuseOldVersion(call);
      const before = await findOrder(tx, params.clubId, params.day);
      const isPublished = before !== null && before.published_at !== null;
      if (isPublished === body.published) {
        trail.isIdle = true;
        return readAgain(call);
      }
      const order = await takeOrder(tx, params.clubId, params.day);
      const publication = body.published ? { at: now.toISOString(), by: caller.userId } : null;
      about(trail, before, { ...order, published_at: publication?.at ?? null });
      trail.also = changed(await setPublished(tx, order, publication));
      const scene = await loadScene(tx, params.clubId, params.day);
      await tellOrderOut(tx, scene, body.published, { now, actorId: caller.userId });
      return readAgain(call);
    },
    again: readAgain,
  },

  undoMove: {
    write: async (call) => {
      const { tx, params, body, caller, now, trail } = call;
      const order = await findOrder(tx, params.clubId, params.day);
      const last = order === null ? undefined : await findMove(tx, order.id, body.move);
      if (order === null || last === undefined) refuseConflict(because('orderNothingToUndo'));
      if (last.undone_at !== null) {
        trail.isIdle = true;
        return readAgain(call);
      }
      if ((await lastMove(tx, order.id))?.id !== last.id) refuseConflict(because('orderUndoBuiltOn'));
      const state = stateOf(last);
      const scene = await loadScene(tx, params.clubId, params.day, {
        matchIds: state.map(({ id }) => id),
        withCancelled: true,
      });
      const rows = new Map(scene.rows.map((row) => [row.id, row]));
      const isAsLeft = state.every(({ id, before, after }) => {
        const row = rows.get(id);
        if (row === undefined || hasGoneOn(scene, row, before, now)) return false;
        // If the order was published in between, hidden places are shown, but none changes.
        const still = { held: 0, called_away: 0 };
        return isSamePlace({ ...placeOf(row), ...still }, { ...after, ...still });
      });
      if (!isAsLeft) refuseConflict(because('orderUndoBuiltOn'));
      about(trail, order, await takeOrder(tx, params.clubId, params.day));
      const places: PlacedRow[] = [];
      for (const one of state) places.push({ id: one.id, place: await placeAgain(tx, scene, one) });
      const back = places.flatMap(({ id, place }) => {
        const row = rows.get(id);
        return row === undefined ? [] : [{ id, place, row }];
      });
      trail.also = changed(await writePlaces(tx, places), back);
      const days = back.flatMap((one) => daysAround(scene, one));
      const published = await publishedDays(tx, params.clubId, [...new Set(days)]);
      const seen = back.filter(isSeenIn(scene, published));
      await tellMoved(tx, seen.map(asMove), { now, actorId: caller.userId });
      await markUndone(tx, last.id, now.toISOString());
      return readAgain(call);
    },
    again: readAgain,
  },

  suggestOrder: async (call) => {
    const { tx, caller, params, query, now, request } = call;
    const loaded = await loadScene(tx, params.clubId, params.day, {
      days: query.until === undefined ? [] : [query.until],
    });
    const limit =
      query.limit === undefined ? loaded.dayLimit : query.limit === 'club' ? null : Number(query.limit);
    return suggestionFor({ ...loaded, dayLimit: limit }, query, {
      now,
      basis: basisOf(loaded),
      present: matchPresenter({ caller, now }),
      telling: { called: callingIn(loaded, { caller, now }), say: sayerFor(request) },
    });
  },
};
