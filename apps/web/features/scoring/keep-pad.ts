// Keeps the pad on this device once it was open, so that it opens without a network (ADR 36).
import { useEffect } from 'react';
import { loadedAddresses } from '../../lib/loaded-files.ts';

const WORKER = '/score-worker.js';
const SCOPE = '/score/';
/** The points come first. */
const WAIT_MS = 300;

async function keep(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  // They belong to the page, and come last.
  await document.fonts.ready;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
  active?.postMessage({ files: loadedAddresses() });
}

/** Once the page is at rest; a browser that keeps nothing goes on as it is. */
export function useKeptPad(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => {
      keep().catch(() => undefined);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
}
