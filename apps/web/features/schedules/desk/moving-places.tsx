// The places of a day for the match in the hand: the free ones as buttons, the nearest or the first of them in front, and where there are none what is in
// the way, in words.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/desk';
import * as faultWords from '@tennis/words/order';
import { sayFault } from '@tennis/words/say/order';
import type { OrderedMatch, OrderOfPlayOnWire } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef } from 'react';
import { read } from '../../../lib/api.ts';
import { courtLabel } from '../../../lib/court-label.ts';
import { formatTime } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { dayPlan, momentOf, nearestFew, placesFor, wayOf, type DayPlan, type Place } from './day-plan.ts';
import { lackText } from './lack-text.ts';

/** This many places are offered to press. */
const MOST_OFFERED = 6;
/** This many places that lack something are named. */
const MOST_LACKING = 3;

/** "Court 2, 5:30 PM". */
const placeText = (plan: DayPlan, { courtId, start }: Place): string =>
  `${courtLabel(plan.courts.find(({ id }) => id === courtId)?.name ?? '')}, ${formatTime(momentOf(plan.order, start), plan.order.timeZone)}`;

interface PlacesProps {
  plan: DayPlan;
  match: OrderedMatch;
  name: string;
  onDrop: (at: Place) => void;
}

/** Places as buttons, for people who cannot drag or aim. The first one is proposed. */
function PlaceButtons({
  plan,
  name,
  places,
  onDrop,
}: Omit<PlacesProps, 'match'> & { places: readonly Place[] }) {
  return (
    <ul aria-label={words.freePlaces({ match: name })} className="flex gap-2 overflow-x-auto">
      {places.slice(0, MOST_OFFERED).map((place, at) => (
        <li key={`${place.courtId} ${place.start}`} className="flex-none">
          <Button variant={at === 0 ? 'on-pine' : 'pine'} onClick={() => onDrop(place)}>
            {placeText(plan, place)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Why a match has no place on a day: no court is open, none is free, or each place that is left lacks something and may be taken all the same. */
function InTheWay({ plan, match, onDrop }: Omit<PlacesProps, 'name'>) {
  const way = useMemo(() => wayOf(plan, match.id), [plan, match.id]);
  const lack = useId();
  if (way === null) return <p className="text-control">{words.wayNotThatDay}</p>;
  if (!way.isOpen) return <p className="text-control">{words.wayClosed}</p>;
  return (
    <>
      {!way.isCourtFree && <p className="text-control">{words.wayTaken({ minutes: match.minutes })}</p>}
      {way.blocked !== null && <p className="text-control">{sayFault(faultWords, way.blocked)}</p>}
      {way.near.length > 0 && (
        <>
          <p className="text-control text-on-pine2">{words.wayLacks}</p>
          <ul aria-label={words.wayLacks} className="grid gap-2">
            {way.near.slice(0, MOST_LACKING).map((place, at) => (
              <li
                key={`${place.courtId} ${place.start}`}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 text-control"
              >
                <Button variant="pine" aria-describedby={`${lack}-${at}`} onClick={() => onDrop(place)}>
                  {placeText(plan, place)}
                </Button>
                <span id={`${lack}-${at}`} className="min-w-0">
                  {lackText(place.faults, place.outside, (fault) => sayFault(faultWords, fault))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The nearest lawful places of the shown day. */
export function PlacesHere({
  places: all,
  at,
  own,
  ...props
}: PlacesProps & {
  places: readonly Place[];
  at: Place | null;
  /** The place that it has, which may be as good as any and is not offered; null if it has none. */
  own: Place | null;
}) {
  const places = all.filter(({ courtId, start }) => courtId !== own?.courtId || start !== own.start);
  if (places.length > 0)
    return <PlaceButtons {...props} places={at === null ? places : nearestFew(places, at, MOST_OFFERED)} />;
  return (
    <>
      <p className="text-control text-on-pine2">{own === null ? words.noFreePlace : words.noOtherPlace}</p>
      <InTheWay {...props} />
    </>
  );
}

/** The free places of another day, the first one in front: it takes the focus, so that one key puts the match there. */
export function PlacesThere({
  order,
  day,
  match,
  name,
  onDrop,
}: Omit<PlacesProps, 'plan'> & { order: OrderOfPlayOnWire; day: string }) {
  const query = useQuery(read('getOrderOfPlay', { params: { clubId: String(order.clubId), day } }));
  const now = useNow();
  const { data } = query;
  const plan = useMemo(() => (data === undefined ? null : dayPlan(data, new Date(now))), [data, now]);
  const places = useMemo(
    () => (plan === null ? [] : placesFor(plan, match.id).toSorted((one, other) => one.start - other.start)),
    [plan, match.id],
  );
  const list = useRef<HTMLDivElement>(null);
  const isThere = plan !== null;
  useEffect(() => {
    if (isThere) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isThere]);
  if (plan === null)
    return query.isError ? (
      <p className="flex flex-wrap items-center gap-3 text-control">
        {words.placesFailed}
        <Button variant="pine" onClick={() => void query.refetch()}>
          {tryAgain}
        </Button>
      </p>
    ) : (
      <p className="text-control text-on-pine2">{words.placesLoading}</p>
    );
  return (
    <div ref={list} className="grid gap-2">
      {places.length > 0 ? (
        <PlaceButtons plan={plan} name={name} places={places} onDrop={onDrop} />
      ) : (
        <>
          <p className="text-control text-on-pine2">{words.noFreePlace}</p>
          <InTheWay plan={plan} match={match} onDrop={onDrop} />
        </>
      )}
    </div>
  );
}
