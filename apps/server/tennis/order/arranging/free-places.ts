// Where two sides may still play their match: the lawful places of a day on the club's courts (OP39). About other matches it says only that they are
// in the way.
import type { FreePlace } from '@tennis/contract';
import { DAY_MINUTES, lawfulPlaces } from '@tennis/domain';
import type { MatchView } from '../../../access/match-view.ts';
import type { Tx } from '../../../database/connection.ts';
import { storedTime } from '../../../ground/clock.ts';
import { loadScene, type Scene } from '../scene.ts';
import { situationOf } from '../situation.ts';

/** Places are offered at the half-hours, as people say them. */
const OFFERED_STEP = 30;

/** The places of a scene that are free for a match from now on. */
function placesIn(scene: Scene, match: MatchView, now: Date, step: number): FreePlace[] {
  const planned = situationOf(scene, now);
  const { clock } = planned;
  const from = clock.dayIndex(scene.day) * DAY_MINUTES;
  const places = lawfulPlaces(planned.situation, planned.order, match.id, [from, from + DAY_MINUTES]);
  if (!places.ok) return [];
  const present = clock.minuteOf(now);
  const named = new Map(scene.courts.map(({ id, name }) => [id, name]));
  return places.value
    .filter(({ start }) => start > present && start % step === 0)
    .flatMap(({ court, start }) => {
      const name = named.get(Number(court));
      return name === undefined
        ? []
        : [{ courtId: Number(court), court: name, startTime: clock.momentAt(start) }];
    });
}

/** The free places of a day, court by court. */
export async function freePlaces(tx: Tx, match: MatchView, day: string, now: Date): Promise<FreePlace[]> {
  if (match.tournament_club_id === null) return [];
  const scene = await loadScene(tx, match.tournament_club_id, day, { matchIds: [match.id] });
  return placesIn(scene, match, now, OFFERED_STEP);
}

/** The place itself, where it is free now. */
export function freePlaceIn(
  scene: Scene,
  match: MatchView,
  wanted: { readonly courtId: number; readonly startTime: string },
  now: Date,
): FreePlace | undefined {
  const startTime = storedTime(wanted.startTime);
  return placesIn(scene, match, now, 1).find(
    (place) => place.courtId === wanted.courtId && place.startTime === startTime,
  );
}
