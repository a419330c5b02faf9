// The calendar; its code is loaded when it is first opened. Without it the date can still be typed.
import * as words from '@tennis/words/dates';
import type { CalendarPopoverProps } from './calendar-popover.tsx';
import { onDemand } from './on-demand.tsx';

/** A calendar that opens as soon as its code is there. */
export const [CalendarOnDemand] = onDemand<CalendarPopoverProps>(
  async () => (await import('./calendar-popover.tsx')).CalendarPopover,
  words.calendarFailed,
);
