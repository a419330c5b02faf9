// Keeps the score pad for times without a network (D52, ADR 36): its page and its files. It controls only addresses below /score, and never an answer
// of the API: the points of a match are in the browser's own database.
import { keptFiles } from './kept-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The pad is the same page for every match (ADR 43). */
const PAD = /^\/score\/[^/]+$/;
const pad = keptFiles('score-pad-2', '/score/pad');

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const { files } = event.data as { readonly files: readonly string[] };
  event.waitUntil(
    pad
      .keep(files)
      .then(() => event.source?.postMessage('kept'))
      .catch(() => undefined),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (PAD.test(pathname)) event.respondWith(pad.page(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(pad.file(request));
});
