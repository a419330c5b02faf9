// The lists of the platform, page by page.
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
