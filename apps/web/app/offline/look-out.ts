// When to check whether the server has a newer version of the app, and what to show then. The code for that is loaded only then.
import { createElement, type ReactNode } from 'react';

/** Looked for no more often than this: a server that comes back has many pages to answer. */
const AT_MOST_EVERY_MS = 60_000;
/** All pages hear at the same moment that the server is back. */
const SPREAD_MS = 20_000;

export interface LookOut {
  /** The page's current note about it. */
  readonly sign: () => ReactNode;
  /** The server may have restarted: looks after a while. */
  readonly look: () => void;
}

/** Makes the look-out of one page; `changed` is called when a newer version is found. */
export function createLookOut(changed: () => void): LookOut {
  let sign: ReactNode = null;
  let lookedAt = Date.now();
  const look = async (): Promise<void> => {
    const { lookForNewer } = await import('./newer.ts');
    if (!(await lookForNewer())) return;
    const { NewerVersion } = await import('./newer-version.tsx');
    sign = createElement(NewerVersion);
    changed();
  };
  return {
    sign: () => sign,
    look: () => {
      if (sign !== null || Date.now() - lookedAt < AT_MOST_EVERY_MS) return;
      lookedAt = Date.now();
      // Without an answer nothing is known: the next time tells.
      setTimeout(() => void look().catch(() => undefined), Math.random() * SPREAD_MS);
    },
  };
}
