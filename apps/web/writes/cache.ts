// The cached answers, by the GET path that is the first element of each key (§7): change them, or mark them old.
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

type Page<T> = { readonly entries: readonly T[] };
/** A list as it is cached: whole, or page by page (lib/pages.ts). */
type Cached<T> = readonly T[] | InfiniteData<Page<T>>;

/** Chooses answers by their path. */
export type Paths = (path: string) => boolean;

const chosen =
  (paths: Paths) =>
  ({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean =>
    typeof path === 'string' && paths(path);

/** Exactly these paths. */
export const only =
  (...paths: readonly string[]): Paths =>
  (path) =>
    paths.includes(path);

/** Marks answers as old: those on screen are read again now, the others when they are next shown. Nobody waits for it. */
export function expire(client: QueryClient, paths: Paths): void {
  void client.invalidateQueries({ predicate: chosen(paths) });
}

/** Forgets answers, so that nothing asks for them again. */
export function forget(client: QueryClient, paths: Paths): void {
  client.removeQueries({ predicate: chosen(paths) });
}

/**
 * Changes answers in place. An answer that is already old, or just being read, is read again instead: a request from before the write may not include
 * it.
 */
export function change<D>(client: QueryClient, paths: Paths, next: (data: D) => D): void {
  for (const query of client.getQueryCache().findAll({ predicate: chosen(paths) })) {
    const { data, isInvalidated, fetchStatus } = query.state;
    if (isInvalidated || fetchStatus === 'fetching')
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    else if (data !== undefined) {
      const changed = next(data as D);
      if (changed !== data) client.setQueryData(query.queryKey, changed);
    }
  }
}

/** Changes lists, whole ones and paged ones, without moving entries between pages. If the function returns the same list, nothing changes. */
export function changeLists<T>(
  client: QueryClient,
  paths: Paths,
  next: (entries: readonly T[]) => readonly T[],
): void {
  change<Cached<T>>(client, paths, (cached) => {
    if (!('pages' in cached)) return next(cached);
    const pages = cached.pages.map((page) => {
      const entries = next(page.entries);
      return entries === page.entries ? page : { ...page, entries };
    });
    return pages.some((page, index) => page !== cached.pages[index]) ? { ...cached, pages } : cached;
  });
}

interface Identified {
  readonly id: number;
}

/** Replaces an entry by its new version; a list without it stays as it is. */
export const replacing =
  <T extends Identified>(entry: T) =>
  (entries: readonly T[]): readonly T[] =>
    entries.some(({ id }) => id === entry.id)
      ? entries.map((other) => (other.id === entry.id ? entry : other))
      : entries;

/** The same, but a list that does not hold it gets it; in the server's order. */
export const putting =
  <T extends Identified>(entry: T, order: (a: T, b: T) => number) =>
  (entries: readonly T[]): readonly T[] =>
    [...entries.filter(({ id }) => id !== entry.id), entry].sort(order);

/** Takes an entry out. */
export const without =
  (id: number) =>
  <T extends Identified>(entries: readonly T[]): readonly T[] =>
    entries.some((entry) => entry.id === id) ? entries.filter((entry) => entry.id !== id) : entries;
