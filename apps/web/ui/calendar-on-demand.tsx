// The calendar, whose code is fetched when it is first opened. Where that fails the page stays as it is, with all that is typed on it, and the
// date can still be typed; the next opening tries again.
import { useEffect, useState } from 'react';
import type { CalendarPopover, CalendarPopoverProps } from './calendar-popover.tsx';
import { toast } from './toast-store.ts';

let loaded: typeof CalendarPopover | null = null;

/** A calendar that opens as soon as its code is there. */
export function CalendarOnDemand(props: CalendarPopoverProps) {
  const [Calendar, setCalendar] = useState(() => loaded);
  const { onClose } = props;
  useEffect(() => {
    if (Calendar !== null) return undefined;
    let isOpen = true;
    async function load() {
      try {
        ({ CalendarPopover: loaded } = await import('./calendar-popover.tsx'));
        if (isOpen) setCalendar(() => loaded);
      } catch {
        if (!isOpen) return;
        const description = 'The calendar could not be loaded. Please try again.';
        toast({ title: 'Error', description, tone: 'danger' });
        onClose();
      }
    }
    void load();
    return () => {
      isOpen = false;
    };
  }, [Calendar, onClose]);
  return Calendar === null ? null : <Calendar {...props} />;
}
