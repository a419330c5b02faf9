// Keeps the latest reads on this device, so that they are there without a network (ADR 38). The worker stores them; this tells it what the page has
// loaded and when the reader changes.
import type { User } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { loadedAddresses } from '../../lib/loaded-files.ts';
import { SIGNED_IN } from '../../lib/session-hint.ts';
import { sessionQuery } from '../../lib/session.ts';

const WORKER = '/page-worker.js';
/** The owner of the kept answers: a user's id, or nobody. */
const READER = 'last-seen-of';
const NOBODY = 'nobody';
/** The cache of worker/last-answers.ts, for a browser in which the worker does not run. */
const CACHE = 'last-seen';

/** Resolves when the worker looks after this page. */
async function controller(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null)
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  return serviceWorker.controller;
}

function say(worker: ServiceWorker, message: unknown): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
    worker.postMessage(message, [port2]);
  });
}

async function forget(): Promise<void> {
  const { controller: worker } = navigator.serviceWorker;
  // Both: only the worker can stop work in progress, and the cache must go even if the worker sleeps.
  await Promise.all([caches.delete(CACHE), worker === null ? undefined : say(worker, { forget: true })]);
}

/** The present reader; undefined if nobody can tell: the session may go on. */
function readerNow(client: QueryClient): string | undefined {
  const user = client.getQueryData<User | null>(sessionQuery.queryKey);
  if (user === undefined) return undefined;
  if (user !== null) return String(user.id);
  return SIGNED_IN.test(document.cookie) ? undefined : NOBODY;
}

/** Forgets everything as soon as somebody else reads. */
function watchReader(client: QueryClient): void {
  const look = (): void => {
    const reader = readerNow(client);
    if (reader === undefined || reader === (localStorage.getItem(READER) ?? NOBODY)) return;
    localStorage.setItem(READER, reader);
    void forget();
  };
  // Storage may be blocked: then it throws here, and nothing is kept at all.
  look();
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === sessionQuery.queryKey[0]) look();
  });
}

/** Begins to keep pages; a browser that keeps nothing goes on as it is. */
export async function keepPages(client: QueryClient): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  watchReader(client);
  await navigator.serviceWorker.register(WORKER);
  // They belong to the page, and come last.
  await document.fonts.ready;
  const worker = await controller();
  if (worker !== null) await say(worker, { loaded: loadedAddresses() });
}
