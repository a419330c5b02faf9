// Reads and changes the search part of a page's address, where tabs, filters and days live.
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';

export type PageSearchChange<T> = { [K in keyof T]: T[K] | undefined };

/**
 * The address's search as `validate` knows it, and a function that changes parts of it: undefined takes a part away.
 * Each change is a step that back undoes, unless it replaces the present address.
 */
export function usePageSearch<T extends object>(
  validate: (search: Record<string, unknown>) => T,
): [T, (change: PageSearchChange<T>, replaces?: boolean) => void] {
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
      const next = validate({ ...now, ...change });
      const query = new URLSearchParams(Object.entries(next).map(([name, value]) => [name, String(value)]));
      const href = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
      void navigate({ href, replace, resetScroll: false });
    },
  ];
}
