// Where two sides may still play their match: the lawful places of a day on the club's courts (OP39). About other matches it says only that they are
// in the way.
import type { FreePlace } from '@tennis/contract';
import { DAY_MINUTES, lawfulPlaces } from '@tennis/domain';
import type { MatchView } from '../../../access/match-view.ts';
import type { Tx } from '../../../database/connection.ts';
import { storedTime } from '../../../ground/clock.ts';
import { daysFrom } from '../clock.ts';
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

/** How many days are looked at for the first with a free place: the days that the page shows at once. */
const DAYS_LOOKED_AT = 7;

/** The first day from `today` to `last` with a free place, and its places. If there is none within a week: today, without places. */
export async function firstFreePlaces(
  tx: Tx,
  match: MatchView,
  { today, last }: { readonly today: string; readonly last: string },
  now: Date,
): Promise<{ readonly day: string; readonly places: FreePlace[] }> {
  for (const day of daysFrom(today, DAYS_LOOKED_AT).filter((one) => one <= last)) {
    // oxlint-disable-next-line no-await-in-loop -- a day is looked at only if the one before it has no place
    const places = await freePlaces(tx, match, day, now);
    if (places.length > 0) return { day, places };
  }
  return { day: today, places: [] };
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
