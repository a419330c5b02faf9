// The match that is being moved: where it would go and what prevents that, the keys, and what else can be done with it.
import * as words from '@tennis/words/desk';
import * as faultWords from '@tennis/words/order';
import { sayFault } from '@tennis/words/say/order';
import { Move as MoveIcon } from 'lucide-react';
import { formatCalendarDay, formatTime } from '../../../lib/dates.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { courtLabel } from '../../../lib/court-label.ts';
import { isOfEarlierDay, faultsAt, momentOf, type DayPlan, type Place } from './day-plan.ts';
import { nameInFull } from './card-words.ts';
import { MovingDays } from './moving-days.tsx';
import { PlacesHere, PlacesThere } from './moving-places.tsx';
import { useResultHref } from './result-href.ts';
import { isToPlace, type Moving } from './use-moving.ts';

const KEYS: readonly (readonly [keys: string, means: string])[] = [
  ['← →', words.keysCourt],
  ['↑ ↓', words.keysTime],
  ['PgUp/PgDn', words.keysDay],
  ['Enter', words.keysDrop],
  ['Esc', words.keysCancel],
];

/** The live region's text about the match that is being moved. */
function movingText(plan: DayPlan, { matchId, at, day }: Moving): string {
  const match = plan.order.matches.find(({ id }) => id === matchId);
  if (match === undefined) return '';
  const name = nameInFull(plan.order, match);
  if (day !== plan.order.day) return words.movingTo({ match: name, day: formatCalendarDay(day) });
  if (at === null) return words.pickedUp({ match: name });
  const court = courtLabel(plan.courts.find(({ id }) => id === at.courtId)?.name ?? '');
  const time = formatTime(momentOf(plan.order, at.start), plan.order.timeZone);
  const faults = faultsAt(plan, matchId, at).map(({ fault }) => sayFault(faultWords, fault));
  const verdict = faults.length === 0 ? words.noConflicts : faults.join(' ');
  return words.moving({ match: name, court, time, verdict });
}

/** Where a match stands on the grid. */
const placedAt = ({ cards }: DayPlan, matchId: number): Place | null =>
  cards.find(({ match }) => match.id === matchId) ?? null;

/** The bar at the bottom of the grid. */
export function MovingBar({
  plan,
  moving,
  busy,
  onDay,
  onDrop,
  onCancel,
  onPin,
  onTakeOff,
  onStart,
  onCall,
  onFollow,
  onFloor,
}: {
  plan: DayPlan;
  moving: Moving;
  busy: boolean;
  onDay: (day: string) => void;
  onDrop: (at: Place) => void;
  onCancel: () => void;
  onPin: (pinned: boolean) => void;
  onTakeOff: () => void;
  onStart: () => void;
  onCall: (courtId: number) => void;
  onFollow: (followedBy: boolean) => void;
  onFloor: (notBefore: string | null) => void;
}) {
  const result = useResultHref(plan.order, moving.matchId);
  const match = plan.order.matches.find(({ id }) => id === moving.matchId);
  if (match === undefined) return null;
  const name = nameInFull(plan.order, match);
  const isPlaced = match.startTime !== null && match.courtId !== null && !isOfEarlierDay(plan.order, match);
  const isOpen = match.status === 'scheduled';
  const days = plan.order.desk?.around ?? [];
  const offersPlaces = isToPlace(plan, moving);
  const mayStart = isOpen && match.participant1Id !== null && match.participant2Id !== null;
  return (
    <div
      data-tools=""
      className="sticky bottom-0 z-10 mt-2 grid gap-3 rounded-card bg-pine px-4 py-3 text-on-pine max-md:bottom-(--bar) max-md:max-h-[62dvh] max-md:overflow-y-auto"
    >
      <div className="flex items-start gap-2.5">
        <MoveIcon aria-hidden="true" size={18} className="mt-0.5 flex-none" />
        <LiveRegion className="min-w-0 flex-1 text-control">
          {offersPlaces ? movingText(plan, moving) : name}
        </LiveRegion>
        <p className="hidden gap-3 text-meta text-on-pine2 md:flex">
          {offersPlaces &&
            KEYS.filter(([, means]) => means !== words.keysDay || days.length > 1).map(([keys, means]) => (
              <span key={keys}>
                <kbd className="rounded-[4px] border border-on-pine/30 px-1.5 py-0.5 font-ui">{keys}</kbd>{' '}
                {means}
              </span>
            ))}
        </p>
      </div>
      {offersPlaces && (
        <>
          <MovingDays days={days} chosen={moving.day} name={name} onChoose={onDay} />
          {moving.day === plan.order.day ? (
            moving.places !== null && (
              <PlacesHere
                plan={plan}
                match={match}
                name={name}
                places={moving.places}
                at={moving.at}
                own={isPlaced ? placedAt(plan, match.id) : null}
                onDrop={onDrop}
              />
            )
          ) : (
            <PlacesThere
              key={moving.day}
              order={plan.order}
              day={moving.day}
              match={match}
              name={name}
              onDrop={onDrop}
            />
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {mayStart && match.courtId !== null && match.calledAt === null && (
          <Button variant="pine" busy={busy} onClick={() => onCall(match.courtId ?? 0)}>
            {words.callTo({ court: courtLabel(match.court ?? '') })}
          </Button>
        )}
        {mayStart && (
          <Button variant="pine" busy={busy} onClick={onStart}>
            {words.start}
          </Button>
        )}
        {!isOpen && (
          <LinkButton variant="pine" href={result}>
            {words.enterResult}
          </LinkButton>
        )}
        {isOpen && isPlaced && (
          <>
            <Button variant="pine" busy={busy} onClick={() => onPin(!match.pinned)}>
              {match.pinned ? words.unpin : words.pin}
            </Button>
            <Button variant="pine" busy={busy} onClick={() => onFollow(!match.followedBy)}>
              {match.followedBy ? words.unfollow : words.follow}
            </Button>
            <Button
              variant="pine"
              busy={busy}
              onClick={() => onFloor(match.notBefore === null ? match.startTime : null)}
            >
              {match.notBefore === null ? words.setNotBefore : words.unsetNotBefore}
            </Button>
            <Button variant="pine" busy={busy} onClick={onTakeOff}>
              {words.takeOff}
            </Button>
          </>
        )}
        <Button variant="pine" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
