// Reads and changes the search part of a tournament's address.
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { validateDetailSearch, type DetailSearch } from './detail-search.ts';

export type DetailSearchChange = { [K in keyof DetailSearch]: DetailSearch[K] | undefined };

/** The address's search, and a function that changes parts of it: undefined takes a part away. Each change is a step back can undo. */
export function useDetailSearch(): [DetailSearch, (change: DetailSearchChange) => void] {
  const search = validateDetailSearch(useSearch({ strict: false }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return [
    search,
    (change) => {
      const next = validateDetailSearch({ ...search, ...change });
      const query = new URLSearchParams(Object.entries(next).map(([name, value]) => [name, String(value)]));
      const href = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
      void navigate({ href, resetScroll: false });
    },
  ];
}
