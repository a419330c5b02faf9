// The lists of the platform, page by page, and what the address of a page says of them.
import { queryKey } from '@tennis/contract';
import { api } from '../../lib/api.ts';
import { pages } from '../../lib/pages.ts';

const PAGE = '50';

const searched = (q: string): { q?: string } => (q === '' ? {} : { q });

/** The clubs with this in their name. */
export const clubPages = (q: string) =>
  pages(queryKey('listEveryClub', { query: searched(q) }), (page, options) =>
    api.listEveryClub({ query: { ...searched(q), ...page, limit: PAGE } }, options),
  );

/** The accounts with this in their name, username or address; `available` leaves out super admins. */
export function userPages(q: string, which: 'all' | 'available') {
  const filter = { ...searched(q), ...(which === 'available' ? { scope: 'available' as const } : {}) };
  return pages(queryKey('listUsers', { query: filter }), (page, options) =>
    api.listUsers({ query: { ...filter, ...page, limit: PAGE } }, options),
  );
}

export interface ListSearch {
  readonly q?: string;
}

const textOf = (value: unknown): string =>
  // The router reads "7" from an address as a number.
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';

/** Keeps what is searched for. */
export function validateListSearch({ q }: Record<string, unknown>): ListSearch {
  const text = textOf(q);
  return text === '' ? {} : { q: text };
}

export interface ClubsSearch extends ListSearch {
  readonly tab?: 'users';
  readonly club?: number;
}

/** The same, with the open tab and the club that people are assigned to. */
export function validateClubsSearch({ tab, club, ...search }: Record<string, unknown>): ClubsSearch {
  const id = Number(club);
  return {
    ...validateListSearch(search),
    ...(tab === 'users' ? { tab } : {}),
    ...(Number.isSafeInteger(id) && id > 0 ? { club: id } : {}),
  };
}
