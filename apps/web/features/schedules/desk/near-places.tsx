// For a match that finds no place in a suggestion: where it could be put all the same, and what that breaks (OP3-OP10). The director's word; the server asks once more.
import * as words from '@tennis/words/plan-choices';
import type { Move, OrderOfPlayOnWire, Suggestion } from '@tennis/contract';
import { courtLabel } from '../../../lib/court-label.ts';
import { dayOf, formatCalendarDay, formatTime } from '../../../lib/dates.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { lackText } from './lack-text.ts';

/** A place that lacks something. */
export type NearPlace = NonNullable<Suggestion['unplaced'][number]['near']>[number];

/** The move that puts a match there. */
export const moveTo = ({ matchId, version, courtId, startTime }: NearPlace): Move => ({
  matchId,
  version,
  courtId,
  startTime,
});

/** Whether two are the same place. */
const isSamePlace = (one: NearPlace, other: NearPlace | undefined): boolean =>
  one.courtId === other?.courtId && one.startTime === other.startTime;

/** Whether two matches would be on one court at once. */
function isInTheWay({ matches }: OrderOfPlayOnWire, place: NearPlace, other: NearPlace): boolean {
  if (place.courtId !== other.courtId) return false;
  const spanOf = ({ matchId, startTime }: NearPlace): readonly [number, number] => {
    const start = Date.parse(startTime);
    const minutes = matches.find(({ id }) => id === matchId)?.minutes ?? 1;
    return [start, start + minutes * 60_000];
  };
  const [start, end] = spanOf(place);
  const [begins, ends] = spanOf(other);
  return begins < end && start < ends;
}

/** The places of a match, of which one can be chosen. */
export function NearPlaces({
  order,
  places,
  chosen,
  others,
  busy,
  onChoose,
}: {
  order: OrderOfPlayOnWire;
  places: readonly NearPlace[];
  chosen: NearPlace | undefined;
  /** The places that are chosen for other matches: two do not fit on one court at once. */
  others: readonly NearPlace[];
  busy: boolean;
  onChoose: (place: NearPlace | null) => void;
}) {
  return places.map((place) => (
    <Checkbox
      key={`${place.courtId} ${place.startTime}`}
      label={words.placeAllTheSame({
        day: formatCalendarDay(dayOf(place.startTime, order.timeZone)),
        time: formatTime(place.startTime, order.timeZone),
        court: courtLabel(place.court),
      })}
      hint={lackText(place.lacks, place.outside, ({ message }) => message)}
      disabled={busy || others.some((other) => isInTheWay(order, place, other))}
      checked={isSamePlace(place, chosen)}
      onChange={({ target }) => onChoose(target.checked ? place : null)}
    />
  ));
}
