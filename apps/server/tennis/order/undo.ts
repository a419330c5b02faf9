// Undoing a move: where its matches go back to, and when it is too late for that (D54-D56, ADR 23).
import type { MatchView } from '../../access/match-view.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict } from '../../ground/refusal.ts';
import { brokenOf, isStale } from '../suspensions.ts';
import { isBroken } from './moves.ts';
import { findOrder, type Scene } from './scene.ts';
import type { MoveState, Place } from './store.ts';

/** Whether an interrupted match has been played on since a move: back where it was, that play would count as a pause. */
export function hasGoneOn(scene: Scene, row: MatchView, before: Place, now: Date): boolean {
  if (row.status !== 'in_progress') return false;
  const back: MatchView = { ...row, ...before };
  const playedIn = (one: MatchView): number => brokenOf(scene, one, now)?.played ?? 0;
  // One of an earlier day is played by nobody where it was.
  return !isBroken(scene, row, now) || (!isStale(back, now) && playedIn(row) > playedIn(back));
}

/**
 * A place to go back to: on the court under its present name, and hidden while that day's order is hidden. A time that was told with the match itself,
 * not by an order, is told again, and a match that has begun stays in sight. Refuses if the court is gone.
 */
export async function placeAgain(
  tx: Tx,
  scene: Scene,
  { before, told = false }: MoveState[number],
): Promise<Place> {
  const court = scene.courts.find(({ id }) => id === before.court_id);
  if (before.court_id !== null && court === undefined) refuseConflict(because('orderUndoBuiltOn'));
  const named = court === undefined ? before : { ...before, court: court.name };
  const isSeen = told || before.status === 'in_progress';
  if (before.start_day === null || (isSeen && before.held === 0)) return named;
  const order = await findOrder(tx, scene.club.id, before.start_day);
  return { ...named, held: order !== null && order.published_at !== null ? 0 : 1 };
}
