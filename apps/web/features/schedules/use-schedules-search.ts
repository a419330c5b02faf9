// Reads and changes the search part of the page's address.
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { validateSchedulesSearch, type SchedulesSearch } from './schedules-search.ts';

export type SchedulesSearchChange = { [K in keyof SchedulesSearch]: SchedulesSearch[K] | undefined };

/** The address's search, and a function that changes parts of it: undefined takes a part away. Each change is a step that back undoes. */
export function useSchedulesSearch(): [SchedulesSearch, (change: SchedulesSearchChange) => void] {
  const search = validateSchedulesSearch(useSearch({ strict: false }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return [
    search,
    (change) => {
      const next = validateSchedulesSearch({ ...search, ...change });
      const query = new URLSearchParams(Object.entries(next).map(([name, value]) => [name, String(value)]));
      const href = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
      void navigate({ href, resetScroll: false });
    },
  ];
}
