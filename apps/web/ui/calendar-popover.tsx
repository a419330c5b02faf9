// The month view behind a date field's button. Loaded when first opened: typing a date never needs it.
import * as words from '@tennis/words/dates';
import { language } from '@tennis/words/language';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { DayPicker, type Matcher } from 'react-day-picker';
import type { RefObject } from 'react';
import { portalHost } from './portal-host.ts';

export interface CalendarPopoverProps {
  /** The button it opens from. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** The chosen day and the bounds as `YYYY-MM-DD`, empty for none. */
  day: string;
  min: string;
  max: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** `YYYY-MM-DD` as local midnight; a calendar day has no time zone. */
function toDate(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  return year !== undefined && month !== undefined && date !== undefined
    ? new Date(year, month - 1, date)
    : undefined;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

function toDay(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const fullDate = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
const monthAndYear = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
const shortWeekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
const longWeekday = new Intl.DateTimeFormat(language, { weekday: 'long' });

/** A day's name for screen readers; holds the number that is shown. */
function nameOfDay(date: Date, { today, selected }: { today?: boolean; selected?: boolean }): string {
  const state = today ? (selected ? 'both' : 'today') : selected ? 'selected' : 'other';
  return words.dayInCalendar({ state, day: fullDate.format(date) });
}

type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * First day of the week where the viewer lives, 0 for Sunday. The browser gives the region of the language, as in "en-GB"; without one, the
 * language's own first day is used.
 */
function weekStart(): WeekStart {
  const own = navigator.languages.find((code) => code === language || code.startsWith(`${language}-`));
  const locale = new Intl.Locale(own ?? language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return ((locale.getWeekInfo?.().firstDay ?? 7) % 7) as WeekStart;
}

const ARROW =
  'grid size-11 place-items-center rounded-control text-ink2 hover:bg-sunk hover:text-ink aria-disabled:text-line';

function MonthArrow({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" size={18} />;
}

/** A month to pick a day from; arrow keys move by day and week, Escape closes. */
export function CalendarPopover({ anchor, day, min, max, onPick, onClose }: CalendarPopoverProps) {
  const chosen = toDate(day);
  const first = toDate(min);
  const last = toDate(max);
  const blocked: Matcher[] = [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])];
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={portalHost(anchor.current)}>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={words.calendar}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-65 animate-pop-in rounded-card border border-line bg-raised p-3 text-ink shadow-float"
        >
          <DayPicker
            mode="single"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the viewer opened the calendar to reach its days
            autoFocus
            showOutsideDays
            weekStartsOn={weekStart()}
            selected={chosen}
            {...(chosen ? { defaultMonth: chosen } : {})}
            disabled={blocked}
            onSelect={(date) => {
              if (date) onPick(toDay(date));
              onClose();
            }}
            labels={{
              labelDayButton: nameOfDay,
              labelPrevious: () => words.previousMonth,
              labelNext: () => words.nextMonth,
              labelWeekday: (date) => longWeekday.format(date),
              labelGrid: (date) => monthAndYear.format(date),
            }}
            formatters={{
              formatCaption: (month) => monthAndYear.format(month),
              formatWeekdayName: (date) => shortWeekday.format(date).slice(0, 2),
            }}
            components={{
              Chevron: MonthArrow,
            }}
            classNames={{
              months: 'relative',
              month_caption: 'flex h-11 items-center pl-3 type-column',
              nav: 'absolute top-0 right-0 flex',
              button_previous: ARROW,
              button_next: ARROW,
              weekday: 'size-10 text-floor font-medium text-ink3',
              day: 'p-0 text-center',
              day_button:
                'size-10 rounded-control text-control tabular-nums hover:bg-sunk disabled:text-ink3 disabled:line-through disabled:hover:bg-transparent',
              today: 'font-bold text-primary',
              outside: 'text-ink3',
              selected:
                '[&>button]:bg-primary [&>button]:font-semibold [&>button]:text-on-primary [&>button]:hover:bg-primary-hover',
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
