// Clubs (§7; D2, D10, D36).
import { blankToNull, type clubRoutes } from '@tennis/contract';
import type { Handlers } from '../../handler.ts';
import { pageOf, readCursor } from '../../paging.ts';
import { presentClub } from './present.ts';
import { countForCaller, createClub, listAdminClubs, listClubs } from './store.ts';

/** The zone of a club that named none: the server's own (D1). */
const serverTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const clubHandlers: Handlers<typeof clubRoutes> = {
  listClubs: async ({ tx, query, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['text', 'id']);
    const after = cursor === null ? null : { searchName: String(cursor[0]), id: Number(cursor[1]) };
    const clubs = await listClubs(tx, { q: query.q, limit, after });
    return pageOf(clubs, limit, (last) => [last.search_name, last.id], request, reply).map(presentClub);
  },

  createClub: async ({ tx, body, caller, now }) => {
    const club = {
      name: body.name,
      description: blankToNull(body.description),
      location: blankToNull(body.location),
      timeZone: body.timeZone ?? serverTimeZone(),
    };
    return presentClub(await createClub(tx, club, caller.userId, now));
  },

  listAdminClubs: async ({ tx, caller }) => (await listAdminClubs(tx, caller)).map(presentClub),

  getClubStats: async ({ tx, caller }) => countForCaller(tx, caller),
};
