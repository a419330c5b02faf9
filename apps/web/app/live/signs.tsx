// Notes about the page in a corner, above the bar of a phone: that it may be old, and that there is a newer version of the app.
import type { ReactNode } from 'react';
import { LostSign } from './lost-sign.tsx';

/** The signs. What lies below them can be pressed. `since` null: what is shown is not old. */
export function Signs({ since, newer }: { since: number | null; newer: ReactNode }) {
  return (
    <div className="pointer-events-none fixed bottom-3 left-3 z-20 flex max-w-[calc(100vw-1.5rem)] flex-col items-start gap-2 max-md:bottom-[calc(5rem+env(safe-area-inset-bottom))] print:hidden">
      {newer}
      {since === null ? null : <LostSign since={since} />}
    </div>
  );
}
