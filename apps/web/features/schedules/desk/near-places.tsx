// For a match that finds no place in a suggestion: where it could be put all the same, and what that breaks (OP3-OP10). The director's word; the server asks once more.
import * as deskWords from '@tennis/words/desk';
import * as words from '@tennis/words/plan-choices';
import type { Move, OrderOfPlayOnWire, Suggestion } from '@tennis/contract';
import { courtLabel } from '../../../lib/court-label.ts';
import { dayOf, formatCalendarDay, formatTime } from '../../../lib/dates.ts';
import { Checkbox } from '../../../ui/choice.tsx';

/** A place that lacks something. */
export type NearPlace = NonNullable<Suggestion['unplaced'][number]['near']>[number];

/** What a place lacks, in sentences: how long its court would have to stay open, or what the engine says. */
const lackText = ({ lacks, outside }: NearPlace): string =>
  lacks
    .map(({ code, message }) =>
      code === 'court-closed' && outside > 0 ? deskWords.wayOutside({ minutes: outside }) : message,
    )
    .join(' ');

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

/** The places of a match, of which one can be chosen. */
export function NearPlaces({
  order,
  places,
  chosen,
  busy,
  onChoose,
}: {
  order: OrderOfPlayOnWire;
  places: readonly NearPlace[];
  chosen: NearPlace | undefined;
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
      hint={lackText(place)}
      disabled={busy}
      checked={isSamePlace(place, chosen)}
      onChange={({ target }) => onChoose(target.checked ? place : null)}
    />
  ));
}
