// Says quietly that what is shown may have changed meanwhile: since the server was heard last.
import * as words from '@tennis/words/live';
import { CloudOff } from 'lucide-react';
import { formatTime, viewerZone } from '../../lib/dates.ts';

/** The sign, in a corner, above the bar of a phone. It takes no presses from what lies below. */
export function LostSign({ since }: { since: number }) {
  return (
    <output className="pointer-events-none fixed bottom-3 left-3 z-20 max-md:bottom-[calc(5rem+env(safe-area-inset-bottom))] inline-flex max-w-[calc(100vw-1.5rem)] items-center gap-2 rounded-full border border-line bg-surface px-3 py-1.5 text-meta text-ink2 shadow-lift print:hidden">
      <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {words.notUpToDate({ time: formatTime(new Date(since).toISOString(), viewerZone()) })}
    </output>
  );
}
