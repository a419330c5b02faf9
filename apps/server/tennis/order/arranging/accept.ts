// An accepted place becomes the match's court and time. It takes the order's turn and the engine judges it, as with every move (ADR 23).
import type { MatchView } from '../../../access/match-view.ts';
import type { Trail } from '../../../audit/trail.ts';
import type { Tx } from '../../../database/connection.ts';
import { dayIn } from '../../../ground/clock.ts';
import { because } from '../../../ground/reason.ts';
import { refuseConflict } from '../../../ground/refusal.ts';
import { loadScene } from '../scene.ts';
import { insertMove, placeOf, takeOrder, writePlaces, type Place } from '../store.ts';
import { freePlaceIn } from './free-places.ts';
import { endProposal, type StoredProposal } from './store.ts';

/** Moves the match to the proposed place; refused if it is no longer free. Returns what else was changed. */
export async function acceptProposal(
  tx: Tx,
  match: MatchView,
  proposal: StoredProposal,
  { now, actorId }: { readonly now: Date; readonly actorId: number },
): Promise<Trail['also']> {
  const clubId = match.tournament_club_id;
  const day = dayIn(match.time_zone, proposal.start_time);
  if (clubId === null || day > (match.play_by ?? '')) refuseConflict(because('placeTaken'));
  // The turn first: what another move has done meanwhile is seen.
  const order = await takeOrder(tx, clubId, day);
  const scene = await loadScene(tx, clubId, day, { matchIds: [match.id] });
  const wanted = { courtId: proposal.court_id, startTime: proposal.start_time };
  const place = freePlaceIn(scene, match, wanted, now);
  if (place === undefined) refuseConflict(because('placeTaken'));
  const after: Place = {
    ...placeOf(match),
    court: place.court,
    court_id: place.courtId,
    start_time: place.startTime,
    start_day: dayIn(match.time_zone, place.startTime),
    not_before: null,
    followed_by: 0,
    // Plans do not move a match by themselves if its two sides have agreed on the place (D55), and nobody has to wait until the day is published.
    pinned: 1,
    held: 0,
    called_away: 0,
  };
  await endProposal(tx, proposal.id, 'accepted', now);
  const rows = await writePlaces(tx, [{ id: match.id, place: after }]);
  await insertMove(tx, {
    orderId: order.id,
    by: actorId,
    at: now.toISOString(),
    state: [{ id: match.id, before: placeOf(match), after }],
  });
  return [
    ...rows.map((row) => ({ kind: 'match' as const, ...row })),
    { kind: 'order' as const, id: order.id, version: order.version },
  ];
}
