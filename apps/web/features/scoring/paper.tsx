// The light sheet over the pad on which something is asked or said.
import type { ReactNode } from 'react';

/** The sheet. */
export const Paper = ({ children }: { children: ReactNode }) => (
  <div className="overflow-y-auto bg-bg p-5 text-ink">
    <div className="mx-auto grid max-w-xl justify-items-start gap-4">{children}</div>
  </div>
);
