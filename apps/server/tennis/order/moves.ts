// Moving matches: what is asked for, judged by the engine, and stored as a whole or not at all (D54, D55, ADR 23).
import type { Move } from '@tennis/contract';
import type { MatchView } from '../../access/match-view.ts';
import { dayIn, storedTime } from '../../ground/clock.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import { faultKey, faultsOf, reasonOfFault, type Called, type FoundFault } from './faults.ts';
import type { Scene } from './scene.ts';
import { situationOf } from './situation.ts';
import { isSamePlace, placeOf, type Place, type PlacedRow } from './store.ts';
import { closeWet } from './wet.ts';

/** The first thing that is wrong with a move, told at its field. */
function checkMove(scene: Scene, move: Move, row: MatchView | undefined, at: number): MatchView {
  if (row === undefined) refuseField(`moves.${at}.matchId`, because('orderMatchElsewhere'));
  if (row.status !== 'scheduled') refuseConflict(because('orderMatchBegun'));
  const { courtId, startTime } = move;
  if (courtId !== undefined && courtId !== null && !scene.courts.some(({ id }) => id === courtId))
    refuseField(`moves.${at}.courtId`, because('orderCourtElsewhere'));
  if (startTime !== undefined && startTime !== null && dayIn(scene.club.time_zone, startTime) !== scene.day)
    refuseField(`moves.${at}.startTime`, because('orderOtherDay'));
  return row;
}

function placeAfter(scene: Scene, row: MatchView, move: Move): Place {
  const { courtId, startTime, notBefore, followedBy, pinned } = move;
  const before = placeOf(row);
  const court = scene.courts.find(({ id }) => id === courtId);
  const isPublished = scene.order !== null && scene.order.published_at !== null;
  const moved: Place = {
    ...before,
    ...(courtId !== undefined && { court_id: courtId, court: court?.name ?? null }),
    ...(startTime !== undefined && {
      start_time: startTime === null ? null : storedTime(startTime),
      start_day: startTime === null ? null : dayIn(row.time_zone, startTime),
    }),
    ...(notBefore !== undefined && { not_before: notBefore === null ? null : storedTime(notBefore) }),
    ...(followedBy !== undefined && { followed_by: followedBy ? 1 : 0 }),
    ...(pinned !== undefined && { pinned: pinned ? 1 : 0 }),
  };
  // Without a place nothing can be fixed to one; what the desk plans on a day that is not published is nobody else's to see.
  if (moved.start_time === null) {
    const bare: Place = { ...moved, pinned: 0, followed_by: 0, held: 0 };
    // Its court goes with the time: alone it would be seen by everybody.
    const isPrivate = before.held === 1 || (courtId !== undefined && !isPublished);
    return isPrivate ? { ...bare, court: null, court_id: null, not_before: null } : bare;
  }
  return isSamePlace(before, moved) ? before : { ...moved, held: isPublished ? 0 : 1 };
}

/** The matches that a call moves, each with where it goes; those that stay where they are are left out. */
export function movedRows(
  scene: Scene,
  moves: readonly Move[],
): readonly (PlacedRow & { readonly row: MatchView })[] {
  const rows = new Map(scene.rows.map((row) => [row.id, row]));
  if (new Set(moves.map(({ matchId }) => matchId)).size < moves.length)
    refuseField('moves', because('orderMovedTwice'));
  return moves.flatMap((move, at) => {
    const row = checkMove(scene, move, rows.get(move.matchId), at);
    if (move.version !== undefined && move.version !== row.version)
      refuseConflict(because('orderMatchChanged'), { path: `moves.${at}.version` });
    const place = placeAfter(scene, row, move);
    return isSamePlace(placeOf(row), place) ? [] : [{ id: row.id, place, row }];
  });
}

/** The scene with matches in other places. */
function movedScene(scene: Scene, moved: readonly PlacedRow[]): Scene {
  const places = new Map(moved.map(({ id, place }) => [id, place]));
  return { ...scene, rows: scene.rows.map((row) => ({ ...row, ...places.get(row.id) })) };
}

/** The faults that a move brings: those that were not there before. `again` is when play is expected to go on where it stands still. */
export function newFaults(
  scene: Scene,
  moved: readonly PlacedRow[],
  now: Date,
  called: Called,
  again?: string,
): readonly FoundFault[] {
  const ids = new Set(moved.map(({ id }) => id));
  const asked = (id: number): boolean => ids.has(id);
  const planned = (one: Scene) => closeWet(one, situationOf(one, now), now, again);
  const before = planned(scene);
  const after = planned(movedScene(scene, moved));
  const known = new Set(faultsOf(before, before.order, asked, called).map(faultKey));
  return faultsOf(after, after.order, asked, called).filter((fault) => !known.has(faultKey(fault)));
}

/** Asks first where a move breaks a rule that was kept so far. */
export function refuseNewFaults(faults: readonly FoundFault[]): void {
  if (faults.length === 0) return;
  throw new Refused({
    type: 'conflict',
    reason: because('orderBreaksRules', { count: faults.length }),
    also: faults.map(({ fault }) => reasonOfFault(fault)),
    details: {
      canConfirm: true,
      faults: faults.map(({ rule, level, matchIds, fault }) => ({ rule, level, matchIds, ...fault })),
    },
  });
}
