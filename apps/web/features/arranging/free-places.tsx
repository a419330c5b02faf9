// The free places of a day, court by court: a week of days as chips, the times as buttons.
import * as words from '@tennis/words/arranging';
import type { Arrangement, FreePlace } from '@tennis/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatShortDay, formatTime, formatWeekday } from '../../lib/dates.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useArranging } from '../../writes/use-arranging.ts';
import { dayText, daysFrom, placesByCourt, placeText, weekOf, weeksBeside } from './arrange-view.ts';

interface FreePlacesProps {
  arrangement: Arrangement;
  day: string;
  onDay: (day: string) => void;
}

/** The card. */
export function FreePlaces({ arrangement, day, onDay }: FreePlacesProps) {
  const { match, places, proposal } = arrangement;
  const [chosen, setChosen] = useState<FreePlace | null>(null);
  const { busy, propose } = useArranging(match);
  const isCurrent = arrangement.day === day;
  const pending = proposal?.state === 'pending' ? proposal : null;
  return (
    <Card as="section" padding="l" aria-label={words.places}>
      <CardHeader title={words.places} />
      <p className="mb-4 text-control text-ink2">{words.placesHint}</p>
      <Days arrangement={arrangement} day={day} onDay={onDay} />
      <div className="mt-5 grid gap-4" aria-live="polite">
        {!isCurrent && (
          <SkeletonGroup label={words.loadingPlaces}>
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        )}
        {isCurrent && places.length === 0 && <p className="text-body text-ink2">{words.noPlaces}</p>}
        {isCurrent &&
          placesByCourt(places).map(([court, free]) => (
            <section key={court} aria-label={court}>
              <h3 className="mb-2 text-control font-semibold">{court}</h3>
              <ul className="flex flex-wrap gap-2">
                {free.map((place) => (
                  <li key={place.startTime}>
                    <Button
                      className="tabular-nums"
                      onClick={() => setChosen(place)}
                      aria-label={words.proposePlace({
                        time: formatTime(place.startTime, match.timeZone),
                        court,
                      })}
                    >
                      {formatTime(place.startTime, match.timeZone)}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      {chosen !== null && (
        <ConfirmDialog
          onOpenChange={() => setChosen(null)}
          title={words.proposeQuestion({ place: placeText(chosen, match.timeZone) })}
          description={
            pending === null
              ? words.proposeMeaning
              : `${words.proposeMeaning} ${pending.isOwn ? words.proposeInstead : words.proposeCounter}`
          }
          confirmLabel={words.propose}
          tone="primary"
          busy={busy}
          onConfirm={() => propose(chosen, () => setChosen(null))}
        />
      )}
    </Card>
  );
}

function Days({ arrangement, day, onDay }: FreePlacesProps) {
  const { today, match } = arrangement;
  const last = match.playBy ?? today;
  const from = weekOf(today, day);
  const { before, after } = weeksBeside(today, from, last);
  return (
    <div className="flex items-center gap-2">
      <IconButton
        icon={ChevronLeft}
        label={words.previousDays}
        disabled={before === null}
        onClick={() => before !== null && onDay(before)}
      />
      <div
        role="radiogroup"
        aria-label={words.day}
        className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto p-1"
      >
        {daysFrom(from, last).map((one) => (
          <label
            key={one}
            className={cx(
              'grid min-h-11 min-w-14 flex-1 cursor-pointer place-content-center rounded-control border px-2 py-1 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              one === day
                ? 'border-primary bg-primary text-on-primary'
                : 'border-line bg-surface hover:border-ink2',
            )}
          >
            <input
              type="radio"
              name="day"
              className="sr-only"
              aria-label={dayText(one)}
              checked={one === day}
              onChange={() => onDay(one)}
            />
            <span aria-hidden className="text-meta">
              {formatWeekday(`${one}T12:00:00Z`, 'UTC')}
            </span>
            <span aria-hidden className="text-control font-semibold whitespace-nowrap tabular-nums">
              {formatShortDay(`${one}T12:00:00Z`, 'UTC')}
            </span>
          </label>
        ))}
      </div>
      <IconButton
        icon={ChevronRight}
        label={words.nextDays}
        disabled={after === null}
        onClick={() => after !== null && onDay(after)}
      />
    </div>
  );
}
