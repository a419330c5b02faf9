// A part of the page whose changes a screen reader tells: politely, or at once when urgent.
import type { ReactNode } from 'react';

/** A live region; mount it before its content so that the content counts as a change. */
export function LiveRegion({
  urgent = false,
  className,
  children,
}: {
  urgent?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
      className={className}
    >
      {children}
    </div>
  );
}
