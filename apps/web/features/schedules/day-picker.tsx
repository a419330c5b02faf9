// The day that is shown: one back, a calendar, one on, and the way home to today.
import { weekdayAndDay } from '@tennis/words/dates';
import * as words from '@tennis/words/schedules';
import { CalendarDays } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { formatDay, formatWeekday } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { CalendarOnDemand } from '../../ui/calendar-on-demand.tsx';
import { Pager } from '../../ui/pager.tsx';

/** A day of the calendar has no zone; it is written and counted as its noon in UTC. */
const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** "Sep 12, 2026" of yyyy-mm-dd. */
export const dayText = (day: string): string => formatDay(noonOf(day), 'UTC');

const DAY_MS = 86_400_000;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(noonOf(day)) + days * DAY_MS).toISOString().slice(0, 10);

/** Picks a day; days are yyyy-mm-dd. */
export function DayPicker({
  day,
  today,
  onChange,
  hrefOf,
}: {
  day: string;
  today: string;
  onChange: (day: string) => void;
  /** The address of a day, which its arrows lead to. */
  hrefOf?: (day: string) => string;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const text = weekdayAndDay({ weekday: formatWeekday(noonOf(day), 'UTC'), day: dayText(day) });
  return (
    <>
      <Pager
        label={words.date}
        previousLabel={words.previousDay}
        nextLabel={words.nextDay}
        onPrevious={() => onChange(shifted(day, -1))}
        onNext={() => onChange(shifted(day, 1))}
        {...(hrefOf === undefined
          ? {}
          : { previousHref: hrefOf(shifted(day, -1)), nextHref: hrefOf(shifted(day, 1)) })}
      >
        <button
          ref={button}
          type="button"
          aria-label={words.chooseDate({ day: text })}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="-mx-3 flex items-center justify-center gap-2 self-stretch px-3 md:whitespace-nowrap hover:bg-sunk"
        >
          <CalendarDays aria-hidden="true" size={18} strokeWidth={1.75} className="max-md:hidden" />
          {text}
        </button>
      </Pager>
      {open && <CalendarOnDemand anchor={button} day={day} min="" max="" onPick={onChange} onClose={close} />}
      {day !== today && (
        <Button variant="quiet" className="max-md:order-last" onClick={() => onChange(today)}>
          {words.today}
        </Button>
      )}
    </>
  );
}
