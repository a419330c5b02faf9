// Says quietly that the page may be out of date: since the server was last heard, or since its content was read and kept on this device.
import * as words from '@tennis/words/live';
import { CloudOff } from 'lucide-react';
import { dayOf, formatMatchTime, formatTime, viewerToday, viewerZone } from '../../lib/dates.ts';

/** The moment in as few words as tell it. */
function sayMoment(since: number): string {
  const moment = new Date(since).toISOString();
  const zone = viewerZone();
  return dayOf(moment, zone) === viewerToday() ? formatTime(moment, zone) : formatMatchTime(moment, zone);
}

/** The sign. It takes no presses from what lies below. */
export function LostSign({ since }: { since: number }) {
  return (
    <output className="inline-flex max-w-full items-center gap-2 rounded-full border border-line bg-surface px-3 py-1.5 text-meta text-ink2 shadow-lift">
      <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {words.notUpToDate({ time: sayMoment(since) })}
    </output>
  );
}
