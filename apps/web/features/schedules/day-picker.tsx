// The day that is shown: one back, a calendar, one on, and the way home to today.
import { addDays, format } from 'date-fns';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';

const CalendarPopover = lazy(async () => ({
  default: (await import('../../ui/calendar-popover.tsx')).CalendarPopover,
}));

/** A day yyyy-mm-dd as the local midnight that date-fns writes and counts with. */
const localDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

/** "Sep 12, 2026" of yyyy-mm-dd. */
export const dayText = (day: string): string => format(localDate(day), 'MMM d, yyyy');

const shifted = (day: string, days: number): string => format(addDays(localDate(day), days), 'yyyy-MM-dd');

/** Picks a day; days are yyyy-mm-dd. */
export function DayPicker({
  day,
  today,
  onChange,
}: {
  day: string;
  today: string;
  onChange: (day: string) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const text = format(localDate(day), 'EEE, MMM d, yyyy');
  return (
    <>
      <Pager
        label="Date"
        previousLabel="Previous day"
        nextLabel="Next day"
        onPrevious={() => onChange(shifted(day, -1))}
        onNext={() => onChange(shifted(day, 1))}
      >
        <button
          ref={button}
          type="button"
          aria-label={`Choose a date, ${text}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="-mx-3 flex items-center justify-center gap-2 self-stretch px-3 whitespace-nowrap hover:bg-sunk"
        >
          <CalendarDays aria-hidden="true" size={18} strokeWidth={1.75} className="max-md:hidden" />
          {text}
        </button>
      </Pager>
      {open && (
        <Suspense>
          <CalendarPopover
            anchor={button}
            day={day}
            min=""
            max=""
            onPick={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      {day !== today && (
        <Button variant="quiet" className="max-md:order-last" onClick={() => onChange(today)}>
          Today
        </Button>
      )}
    </>
  );
}
