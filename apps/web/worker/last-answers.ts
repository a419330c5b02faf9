// The latest answers in this browser, for times without a network: the network's answer first, otherwise the kept one, marked with its time (ADR 38).
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { isBadNow, noteFailure, noteSuccess, PATIENCE_MS, SHORT_PATIENCE_MS } from './patience.ts';

const CACHE = 'last-seen';
/** When an answer was kept; no answer from the network has it. */
const KEPT_AT = 'x-kept-at';
/** Answers for one reader alone are kept for the day of play. */
const PRIVATE_MS = 24 * 60 * 60 * 1000;
const PUBLIC_SECONDS = 30 * 24 * 60 * 60;
const MOST = 400;
/** After these answers a kept one goes too: it is gone, or not theirs any more. */
const TAKEN_AWAY = new Set([401, 403, 404, 410]);
/** A proxy whose server is down answers too, and so does a server that has no time. */
const NOT_THERE = new Set([502, 503, 504]);

/** The reader may have changed while an answer was under way: then it is kept for nobody. */
let readers = 0;
const expiration = new ExpirationPlugin({
  maxEntries: MOST,
  maxAgeSeconds: PUBLIC_SECONDS,
  purgeOnQuotaError: true,
});

const opened = (): Promise<Cache> => caches.open(CACHE);
const isPrivate = ({ headers }: Response): boolean =>
  (headers.get('cache-control') ?? '').includes('no-store');

function marked(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  // The body is kept as it reads.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(answer.body, { status: answer.status, headers });
}

function isTooOld(kept: Response): boolean {
  const age = Date.now() - Date.parse(kept.headers.get(KEPT_AT) ?? '');
  return !(age < PRIVATE_MS) && isPrivate(kept);
}

/** The strategy with so much patience. */
const answersWithin = (milliseconds: number) =>
  new NetworkFirst({
    cacheName: CACHE,
    networkTimeoutSeconds: milliseconds / 1000,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        requestWillFetch: async ({ request, state }) => {
          if (state !== undefined) state['readers'] = readers;
          return request;
        },
        fetchDidSucceed: async ({ request, response }) => {
          if (!NOT_THERE.has(response.status)) noteSuccess();
          if (response.status < 400) return response;
          const cache = await opened();
          if (TAKEN_AWAY.has(response.status)) await cache.delete(request, { ignoreVary: true });
          if (!NOT_THERE.has(response.status)) return response;
          const kept = await cache.match(request, { ignoreVary: true });
          if (kept !== undefined && !isTooOld(kept)) throw new Error(`${response.status} from the network`);
          return response;
        },
        cacheWillUpdate: async ({ response, state }) =>
          response.status === 200 && state?.['readers'] === readers ? marked(response) : null,
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          if (cachedResponse === undefined || isTooOld(cachedResponse)) return null;
          noteFailure();
          return cachedResponse;
        },
      },
      // Its declaration leaves open what the strategy's wants to be there or not.
      expiration as WorkboxPlugin,
    ],
  });

const patient = answersWithin(PATIENCE_MS);
const impatient = answersWithin(SHORT_PATIENCE_MS);

/** Answers a read. */
export const answerTo = (event: ExtendableEvent, request: Request): Promise<Response> =>
  (isBadNow() ? impatient : patient).handle({ event, request });

/** Reads what the page had read before this worker looked after it, unless it is kept. */
export async function keepAnswers(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  const cache = await opened();
  for (const address of addresses) {
    const request = new Request(address, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    if ((await cache.match(request, { ignoreVary: true })) === undefined) {
      const answer = await answerTo(event, request);
      await answer.body?.cancel();
    }
  }
}

/** Forgets every answer: somebody else reads from now on. */
export async function forgetAnswers(): Promise<void> {
  readers += 1;
  await expiration.deleteCacheAndMetadata();
}
