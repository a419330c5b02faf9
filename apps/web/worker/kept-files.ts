// A page of the app with its files, kept so that it opens without a network (ADR 36, ADR 38). It is the same page at every address: its code asks for
// the content.

import { isBadNow, noteFailure, PATIENCE_MS, SHORT_PATIENCE_MS } from './patience.ts';

export interface KeptFiles {
  /** The page: from the network, or what is kept when that fails or takes too long. */
  readonly page: (event: FetchEvent) => Promise<Response>;
  /** A file: they are named by what is in them, so one that is kept is the right one. */
  readonly file: (request: Request) => Promise<Response>;
  /** Keeps the page as it is now, with these files and those that it names itself. */
  readonly keep: (files: readonly string[]) => Promise<void>;
}

const FILE = /\/assets\/[\w.-]+/g;
/** Names the files of the main pages, which nobody may have opened since the last release. */
const EARLY = /^\/assets\/early[\w.-]*\.js$/;

const isFile = (path: string): boolean => path.startsWith('/assets/');
const namedIn = (text: string): readonly string[] => text.match(FILE) ?? [];

const afterPatience = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), isBadNow() ? SHORT_PATIENCE_MS : PATIENCE_MS);
  });

/** The changes of a release: people who had the main pages' old files get the new ones. */
async function filesOfMainPages(named: readonly string[]): Promise<readonly string[]> {
  const early = named.find((path) => EARLY.test(path));
  if (early === undefined) return [];
  const answer = await fetch(early);
  return answer.ok ? namedIn(await answer.text()) : [];
}

/**
 * Keeps them in a cache of the browser.
 * @param cacheName the cache
 * @param shell the address from which the page is loaded, and under which it is kept
 */
export function keptFiles(cacheName: string, shell: string): KeptFiles {
  const opened = (): Promise<Cache> => caches.open(cacheName);

  return {
    page: async ({ request, preloadResponse }) => {
      const kept = await (await opened()).match(shell);
      const asked = (async () => ((await preloadResponse) as Response | undefined) ?? fetch(request))();
      if (kept === undefined) return asked;
      const answer = await Promise.race([asked.catch(() => undefined), afterPatience()]);
      // A proxy whose server is down answers too.
      if (answer !== undefined && answer.status < 500) return answer;
      noteFailure();
      return kept;
    },
    file: async (request) => {
      const cache = await opened();
      const kept = await cache.match(request);
      if (kept !== undefined) return kept;
      const answer = await fetch(request);
      if (answer.status === 200) await cache.put(request, answer.clone());
      return answer;
    },
    keep: async (files) => {
      const cache = await opened();
      const page = await fetch(shell, { credentials: 'same-origin' });
      const type = page.headers.get('content-type') ?? '';
      if (!page.ok || page.redirected || !type.startsWith('text/html')) return;
      const text = await page.clone().text();
      const before = await (await cache.match(shell))?.text();
      const isNew = before !== undefined && before !== text;
      const named = namedIn(text);
      const wanted = new Set([
        ...files.filter(isFile),
        ...named,
        ...(isNew ? await filesOfMainPages(named) : []),
      ]);
      const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      await cache.addAll([...wanted].filter((path) => !there.has(path)));
      // The page last: it never names a file that is not there.
      await cache.put(shell, page);
      if (!isNew) return;
      const old = [...there].filter((path) => path !== shell && !wanted.has(path));
      await Promise.all(old.map((path) => cache.delete(path)));
    },
  };
}
