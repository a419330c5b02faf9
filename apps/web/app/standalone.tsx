// A page outside every shell: what the root shows when there is no session to choose a frame by.
import type { ReactNode } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** Only the content, as the page's main landmark. */
export function Standalone({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto max-w-page px-4 outline-none md:px-6">
      {children}
    </main>
  );
}
