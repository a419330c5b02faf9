// Draws visitors' pages on the server (ADR 44): the browser's components, with data from the server itself. Built as one file for each language,
// which the server loads beside the built pages.
import { AsyncLocalStorage } from 'node:async_hooks';
import { endpoints } from '@tennis/contract/endpoints';
import { dehydrate, QueryClientProvider, skipToken, type Query } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.tsx';
import { isDrawn, type DrawnState } from '../lib/drawn-pages.ts';
import { landingTournaments } from '../lib/first-reads.ts';
import { renderFrom, type Rendering } from '../lib/rendering.ts';
import { sessionQuery } from '../lib/session.ts';
import { commonZone } from './zone-of-page.ts';

/** An answer of the API. */
export interface ReadAnswer {
  readonly status: number;
  readonly body: string;
  /** Its `Link` header, which names the next page of a list. */
  readonly link?: string | null;
}

export interface RenderRequest {
  /** Path and query of the page. */
  readonly path: string;
  readonly now: Date;
  /** Answers a read of the API as a visitor gets it. */
  readonly read: (apiPath: string) => Promise<ReadAnswer>;
  /** The platform's name. */
  readonly face?: Rendering['face'];
}

export interface RenderedPage {
  /** The markup of the page's root. */
  readonly html: string;
  /** JSON: how it was drawn, and of what. */
  readonly state: string;
}

/** Each look at the page can bring up reads that depend on the ones before. */
const MOST_LOOKS = 12;

const drawing = new AsyncLocalStorage<Rendering>();
renderFrom(() => drawing.getStore() ?? null);

/** The path of the read with which the landing page begins. */
const addressOf = ({ route, call: { query = {} } }: typeof landingTournaments): string =>
  `${endpoints[route].path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

/**
 * The policy allows no styles in markup: the script adds those that place the cells of a draw (reader/dress.ts). Style attributes of tabs change
 * nothing visible.
 */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/ style="(?:outline:none|animation-duration:0s)"/g, '')
    .replaceAll(' style="', ' data-style="');

/** Whether a part of the page waits for an answer. The library knows what a query's observers want, but its types do not. */
function isWanted({ options, state }: Query): boolean {
  const { queryFn, enabled } = options as typeof options & { readonly enabled?: unknown };
  return state.status === 'pending' && enabled !== false && queryFn !== undefined && queryFn !== skipToken;
}

/** How many pages of a list are shown: for an order of play by court the whole day, elsewhere as many as the address says (lib/page-search.ts). */
function pagesOf(path: string): number {
  if (/^\/match-schedules\?(?:.*&)?view=order\b/.test(path)) return Number.POSITIVE_INFINITY;
  return Number(/[?&]pages=(?<pages>\d)$/.exec(path)?.groups?.['pages'] ?? 1);
}

/** The page in one zone: drawn until it asks for nothing more; null if it is no page for visitors. */
async function draw(
  request: RenderRequest,
  zone: string,
): Promise<(RenderedPage & { readonly shows: string }) | null> {
  const { path, now, read, face } = request;
  const loading = new Set<Promise<unknown>>();
  const asked = new Set<string>();
  const parts = new Set<string>();
  const ask = async (address: string): Promise<Response> => {
    asked.add(address);
    const { status, body, link } = await read(address);
    return new Response(body, {
      status,
      headers: { 'content-type': 'application/json', ...(link ? { link } : {}) },
    });
  };
  let readsZone = false;
  const here: Rendering = {
    now,
    get zone() {
      readsZone = true;
      return zone;
    },
    fetch: (address) => ask(address instanceof Request ? address.url : String(address)),
    wait: (code) => loading.add(code),
    drawnWith: (part) => parts.add(part),
    ...(face === undefined ? {} : { face }),
  };
  return drawing.run(here, async () => {
    const client = createQueryClient();
    const cache = client.getQueryCache();
    client.setQueryData(sessionQuery.queryKey, null);
    const router = createAppRouter(client, { history: createMemoryHistory({ initialEntries: [path] }) });
    await router.load();
    // An address that leads on to another one is not resolved.
    if (
      router.state.resolvedLocation === undefined ||
      router.state.matches.some(({ status }) => status !== 'success')
    )
      return null;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      loading.clear();
      const html = renderToString(
        <StrictMode>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </StrictMode>,
      );
      const wanted = cache.getAll().filter(isWanted);
      const further = cache.getAll().filter(({ state }) => isShort(state.data, pagesOf(path)));
      if (loading.size === 0 && wanted.length === 0 && further.length === 0) {
        // If a part could not be drawn, the browser has to draw it, so it may as well draw everything.
        if (html.includes('<!--$!-->') || cache.getAll().some(({ state }) => state.status === 'error'))
          return null;
        const answers = cache.getAll().map(({ state }) => state.data);
        const state: DrawnState = {
          address: path,
          now: now.toISOString(),
          zone: readsZone ? zone : null,
          reads: [...asked],
          parts: [...parts],
          answers: dehydrate(client),
        };
        return {
          html: withoutStyles(html),
          state: JSON.stringify(state),
          shows: readsZone ? (commonZone(answers) ?? zone) : zone,
        };
      }
      await Promise.all([
        ...loading,
        ...wanted.map((query) => query.fetch().catch(() => undefined)),
        ...further.map((query) =>
          query.fetch(undefined, { meta: { fetchMore: { direction: 'forward' } } }).catch(() => undefined),
        ),
      ]);
    }
    return null;
  });
}

/** Whether a list that is read page by page goes on, and more of it is wanted. */
function isShort(data: unknown, pages: number): boolean {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages))
    return false;
  if (data.pages.length >= pages) return false;
  const last: unknown = data.pages.at(-1);
  return typeof last === 'object' && last !== null && 'next' in last && last.next !== null;
}

/** The zone in which most tournaments are played: for pages without a club, and for their "today". */
async function usualZone({ read }: RenderRequest): Promise<string> {
  const { status, body } = await read(addressOf(landingTournaments));
  return (status === 200 ? commonZone([JSON.parse(body)]) : undefined) ?? 'UTC';
}

/**
 * Draws a page as a visitor sees it, in its club's own zone.
 * @returns null if the server should send the plain page: an address that is no page for visitors to read, or a page whose reads were refused
 */
export async function render(request: RenderRequest): Promise<RenderedPage | null> {
  if (!isDrawn(request.path.split('?', 1)[0] ?? '')) return null;
  const zone = await usualZone(request);
  const page = await draw(request, zone);
  if (page === null || page.shows === zone) return page;
  // Its own answers name another: what is read in the first place depends on it too.
  return draw(request, page.shows);
}
