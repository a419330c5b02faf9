// Clubs (§7; D2, D10, D36).
import { blankToNull, type clubRoutes } from '@tennis/contract';
import { dayIn } from '../../clock.ts';
import type { Handlers } from '../../handler.ts';
import { pageOf, readCursor } from '../../paging.ts';
import { countOne, NEW_CLUBS, refuseFor } from '../../plugins/rate-limits.ts';
import { todayEverywhere } from '../../scope.ts';
import { presentClub } from './present.ts';
import { countForCaller, createClub, listAdminClubs, listClubs } from './store.ts';

/** The zone of a club that named none: the server's own (D1). */
const serverTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const clubHandlers: Handlers<typeof clubRoutes> = {
  listClubs: async ({ tx, query, caller, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['text', 'id']);
    const after = cursor === null ? null : { searchName: String(cursor[0]), id: Number(cursor[1]) };
    const clubs = await listClubs(tx, { q: query.q, limit, after });
    return pageOf(clubs, limit, (last) => [last.search_name, last.id], request, reply).map((club) =>
      presentClub(club, caller),
    );
  },

  createClub: async ({ tx, body, caller, now }) => {
    if (caller.role !== 'super_admin') {
      const waitMs = await countOne(tx, NEW_CLUBS, String(caller.userId), now);
      if (waitMs > 0) refuseFor(waitMs);
    }
    const club = {
      name: body.name,
      description: blankToNull(body.description),
      location: blankToNull(body.location),
      timeZone: body.timeZone ?? serverTimeZone(),
    };
    return presentClub(await createClub(tx, club, caller.userId, now), caller);
  },

  listAdminClubs: async ({ tx, caller }) =>
    (await listAdminClubs(tx, caller)).map((club) => presentClub(club, caller)),

  getClubStats: async ({ tx, caller, now }) =>
    countForCaller(tx, caller, await todayEverywhere(tx, (zone) => dayIn(zone, now))),
};
