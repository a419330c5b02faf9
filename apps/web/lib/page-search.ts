// Reads and changes the search part of a page's address, where tabs, filters and days live.
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';

export type PageSearchChange<T> = { [K in keyof T]: T[K] | undefined };

/** An address of a page with this search. */
function addressOf(pathname: string, search: object): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

/** The most pages of a list that an address may name; the server draws each of these (apps/server/http/pages/addresses.ts). */
const MOST_PAGES = 9;

/** The address of the same list with one page more, for readers without script; undefined if there is none. */
export function useMoreHref(): string | undefined {
  const { pathname, search } = useLocation();
  const pages = 'pages' in search ? Number(search.pages) : 1;
  return pages >= 1 && pages < MOST_PAGES ? addressOf(pathname, { ...search, pages: pages + 1 }) : undefined;
}

/**
 * The address's search as `validate` knows it, a function that changes parts of it, and one that returns the address after a change, for a link:
 * undefined removes a part. Back undoes each change, unless it replaces the present address.
 */
export function usePageSearch<T extends object>(
  validate: (search: Record<string, unknown>) => T,
): [
  search: T,
  change: (change: PageSearchChange<T>, replaces?: boolean) => void,
  hrefOf: (change: PageSearchChange<T>) => string,
] {
  const search = validate(useSearch({ strict: false }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const router = useRouter();
  return [
    search,
    (change, replace = false) => {
      // A second change may come before the first is on the screen; it must not undo it.
      const newest = router.latestLocation;
      const now = newest.pathname === pathname ? validate(newest.search) : search;
      const href = addressOf(pathname, validate({ ...now, ...change }));
      void navigate({ href, replace, resetScroll: false });
    },
    (change) => addressOf(pathname, validate({ ...search, ...change })),
  ];
}
