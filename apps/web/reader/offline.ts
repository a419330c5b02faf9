// Keeps the page for times without a network (ADR 38, ADR 53). The worker is installed when nobody has used the page for a while; it gets the app's
// files if somebody comes back or stays.
import type { DrawnState } from '../lib/drawn-pages.ts';
import { pageFiles, whenStarted } from './app.ts';

const WORKER = '/page-worker.js';
/** Since when this browser knows the site. */
const KNOWN = 'known-since';
const COMES_BACK_MS = 30 * 60_000;
/** Somebody who comes back waits for nothing more; somebody new may be gone again. */
const REST_MS = { back: 3000, first: 12_000 } as const;

function comesBack(): boolean {
  try {
    const since = Number(localStorage.getItem(KNOWN) ?? 0);
    if (since === 0) localStorage.setItem(KNOWN, String(Date.now()));
    return since > 0 && Date.now() - since > COMES_BACK_MS;
  } catch {
    return false;
  }
}

async function keep({ reads }: DrawnState): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(WORKER);
  await document.fonts.ready;
  if (serviceWorker.controller === null)
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .flatMap(({ origin, pathname, search }) => (origin === location.origin ? [pathname + search] : []));
  const files = [...new Set([...loaded, ...reads, ...pageFiles()])];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
  serviceWorker.controller?.postMessage({ loaded: files });
}

/** Whether a download costs somebody money or time: they save data, or their connection is slow. Not every browser tells. */
function isSparing(): boolean {
  const { connection } = navigator as {
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

/** Events that show that somebody uses the page. */
const USES = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll', 'keydown'];

/**
 * Begins. Without it nothing is kept on this device. It waits while the page is used, and leaves the files to the app if the connection is slow or
 * expensive.
 */
export function keepForOffline(drawn: DrawnState): void {
  if (!('serviceWorker' in navigator)) return;
  const isBack = comesBack() || navigator.serviceWorker.controller !== null;
  const restMs = isBack ? REST_MS.back : REST_MS.first;
  let usedAt = performance.now();
  const use = (): void => {
    usedAt = performance.now();
  };
  for (const one of USES) addEventListener(one, use, { passive: true, capture: true });
  let timer = 0;
  const end = (): void => {
    clearTimeout(timer);
    for (const one of USES) removeEventListener(one, use, { capture: true });
  };
  const wait = (): void => {
    const left = usedAt + restMs - performance.now();
    if (left > 0) timer = window.setTimeout(wait, left);
    else {
      end();
      if (!isSparing()) keep(drawn).catch(() => undefined);
    }
  };
  wait();
  // Then the app does.
  whenStarted(end);
}
