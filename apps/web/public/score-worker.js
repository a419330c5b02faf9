// Keeps the score pad for when there is no network (D52, ADR 36): its page and the files that it was made of. It looks after addresses below /score alone, and never
// after an answer of the API: the points of a match are in the browser's own database.
{
  /** @type {any} */
  const worker = globalThis;
  const CACHE = 'score-pad-1';
  /** The same page at every address below it. */
  const SHELL = '/score';
  const FILE = /\/assets\/[\w.-]+/g;
  /** A network that takes longer is none for somebody at the net post. */
  const PATIENCE_MS = 5000;

  const opened = () => caches.open(CACHE);

  /** @param {Request} request */
  async function page(request) {
    const kept = await (await opened()).match(SHELL);
    const signal = kept === undefined ? undefined : AbortSignal.timeout(PATIENCE_MS);
    try {
      const answer = await fetch(request, signal === undefined ? {} : { signal });
      // A proxy whose server is down answers too.
      return kept !== undefined && answer.status >= 500 ? kept : answer;
    } catch (error) {
      if (kept === undefined) throw error;
      return kept;
    }
  }

  /** Files are named by what is in them: one that is kept is the right one. @param {Request} request */
  async function file(request) {
    const kept = await (await opened()).match(request);
    return kept ?? fetch(request);
  }

  /** The page and all that it was made of, or what was kept before. @param {readonly string[]} files */
  async function keep(files) {
    const cache = await opened();
    const shell = await fetch(SHELL, { credentials: 'same-origin' });
    const type = shell.headers.get('content-type') ?? '';
    if (!shell.ok || shell.redirected || !type.startsWith('text/html')) return;
    const wanted = new Set([...files, ...((await shell.clone().text()).match(FILE) ?? [])]);
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll([...wanted].filter((path) => !there.has(path)));
    // The page last: it never names a file that is not there.
    await cache.put(SHELL, shell);
    const old = [...there].filter((path) => path !== SHELL && !wanted.has(path));
    await Promise.all(old.map((path) => cache.delete(path)));
  }

  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('message', (/** @type {any} */ event) => {
    const { files } = event.data;
    event.waitUntil(
      keep(files)
        .then(() => event.source?.postMessage('kept'))
        .catch(() => undefined),
    );
  });
  worker.addEventListener('fetch', (/** @type {any} */ event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  });
}
