// The members of a club, page by page, and its open invitations.
import { queryKey } from '@tennis/contract';
import { api, read } from '../../../lib/api.ts';
import { pages } from '../../../lib/pages.ts';

const PAGE = '60';

const of = (clubId: number) => ({ params: { clubId: String(clubId) } });

/** The members with this in their name or address; all of them for an empty text. */
export function memberPages(clubId: number, q: string) {
  const filter = q === '' ? {} : { q };
  return pages(queryKey('listMembers', { ...of(clubId), query: filter }), (page, options) =>
    api.listMembers({ ...of(clubId), query: { ...filter, ...page, limit: PAGE } }, options),
  );
}

/** The invitations that nobody has accepted, expired ones included. */
export const openInvitations = (clubId: number) =>
  read('listInvitations', { ...of(clubId), query: { expired: 'true' } });
