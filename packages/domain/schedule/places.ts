// Where a match may go while everything else stays: the places that a desk highlights while somebody moves a match, and its proposals instead of an
// unlawful place [OP2-OP12].
import { err, ok, type Result } from '../result.ts';
import { sourcesOf } from './links.ts';
import { problemOf, type SituationError } from './problem.ts';
import type { PlacedMatch, ScheduleId, ScheduleSide, Situation, Span } from './situation.ts';
import { Timetable } from './timetable.ts';

/** Minutes between two starts that a desk offers. */
export const PLACE_STEP = 15;

/** A side without people from matches that have no place yet: nobody knows when they are ready. */
function withoutUnplaced(side: ScheduleSide, isPlaced: (id: ScheduleId) => boolean): ScheduleSide {
  return sourcesOf(side).every(isPlaced) ? side : { players: [] };
}

/**
 * A situation in which a match may be moved freely, and the other matches of an order. Nobody waits for matches without a place. A match that has left its
 * court without a result is placed like one that is still to come, with the time of a whole match.
 */
export function freeToMove(
  situation: Situation,
  order: readonly PlacedMatch[],
  match: ScheduleId,
): { readonly situation: Situation; readonly others: readonly PlacedMatch[] } {
  const others = order.filter((place) => String(place.match) !== String(match));
  const { now = -Infinity } = situation;
  const running = (situation.running ?? []).filter(
    ({ match: id, end }) => end >= now || String(id) !== String(match),
  );
  const begun = [...(situation.done ?? []), ...running];
  const known = new Set([...others, ...begun].map((place) => String(place.match)));
  const isPlaced = (id: ScheduleId): boolean => known.has(String(id));
  const matches = situation.matches.map((one) => {
    if (String(one.id) !== String(match)) return one;
    const { pin: _pin, follows: _follows, ...free } = one;
    const [first, second] = one.sides;
    return { ...free, sides: [withoutUnplaced(first, isPlaced), withoutUnplaced(second, isPlaced)] as const };
  });
  return { situation: { ...situation, matches, running }, others };
}

/**
 * Every lawful place of a match, at whole steps within a span of minutes, while the rest of an order stays. The other matches may break rules among
 * themselves. Refuses an unreadable situation.
 */
export function lawfulPlaces(
  situation: Situation,
  order: readonly PlacedMatch[],
  match: ScheduleId,
  [from, to]: Span,
): Result<readonly PlacedMatch[], SituationError> {
  const { situation: free, others } = freeToMove(situation, order, match);
  const problem = problemOf(free);
  if (!problem.ok) return err(problem.error);
  const { value } = problem;
  const timetable = new Timetable(value);
  for (const { match: id, court, start } of others) {
    const other = value.matchOf(id);
    const at = value.courtOf(court);
    if (other >= 0 && at >= 0 && value.states[other] === 'open' && !timetable.isPlaced(other))
      timetable.place(other, at, start);
  }
  const moved = value.matchOf(match);
  if (value.states[moved] !== 'open' || !timetable.ask(moved)) return ok([]);
  const places: PlacedMatch[] = [];
  for (const court of value.courtsOf[moved] ?? []) {
    const id = value.situation.courts[court]?.id ?? '';
    for (let start = Math.ceil(from / PLACE_STEP) * PLACE_STEP; start < to; start += PLACE_STEP)
      if (timetable.nextOn(moved, court, start) === start) places.push({ match, court: id, start });
  }
  return ok(places);
}

/** A walk to another court counts as this many minutes: of two places equally near in time, the one on the same court wins. */
const OTHER_COURT = 5;

/** The nearest of some places to where a match is wanted, nearest first. */
export function nearestPlaces(
  places: readonly PlacedMatch[],
  wanted: Pick<PlacedMatch, 'court' | 'start'>,
  most: number,
): readonly PlacedMatch[] {
  const distance = ({ court, start }: PlacedMatch): number =>
    Math.abs(start - wanted.start) + (String(court) === String(wanted.court) ? 0 : OTHER_COURT);
  return places.toSorted((one, other) => distance(one) - distance(other)).slice(0, most);
}
