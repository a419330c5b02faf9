// Keeps the latest pages for times without a network (ADR 38): the app's page and its files, and the answers that it showed. The pad and push
// messages have workers of their own below /score and /push/.
import { keptFiles } from './kept-files.ts';
import { isKeptRead } from './kept-reads.ts';
import { answerTo, forgetAnswers, keepAnswers } from './last-answers.ts';

declare const self: ServiceWorkerGlobalScope;

/** Addresses that are no pages of the app: answers, and the score pad, which has its own page and worker (ADR 43). */
const NOT_OURS = /^\/api\/|^\/score\/./;

/** Messages of a page: that it is idle, with the addresses that it has loaded, or that its reader has changed. */
type Said = { readonly loaded: readonly string[] } | { readonly forget: true };

/** The app's page without content: the server's drawing of one address is no page for another. */
const pages = keptFiles('pages-2', '/shell');
const FORMER = 'pages-1';

async function keep(event: ExtendableEvent, loaded: readonly string[]): Promise<void> {
  const paths = loaded.map((address) => new URL(address, self.location.origin));
  await pages.keep(paths.map(({ pathname }) => pathname));
  const reads = paths.filter(({ pathname }) => isKeptRead(pathname));
  await keepAnswers(
    event,
    reads.map(({ pathname, search }) => pathname + search),
  );
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // The page is asked for while the worker still wakes up.
      await self.registration.navigationPreload.enable();
      await caches.delete(FORMER);
      await self.clients.claim();
    })(),
  );
});
self.addEventListener('message', (event) => {
  const said = event.data as Said;
  const done = 'forget' in said ? forgetAnswers() : keep(event, said.loaded);
  event.waitUntil(done.then(() => event.ports[0]?.postMessage('done')).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NOT_OURS.test(pathname)) event.respondWith(pages.page(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(pages.file(request));
  else if (isKeptRead(pathname)) event.respondWith(answerTo(event, request));
});
