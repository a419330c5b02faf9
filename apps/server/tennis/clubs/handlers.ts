// Clubs (§7; D2, D10, D36).
import { blankToNull, type clubRoutes, type ManagedClub } from '@tennis/contract';
import { dayIn } from '../../ground/clock.ts';
import type { Caller } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { readDefaultZone } from '../../database/known-settings.ts';
import { refuseMoreClubs } from '../plan-limits.ts';
import { differs, refuseStale } from '../../ground/version.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageOf, readCursor } from '../../http/paging.ts';
import { countOne, NEW_CLUBS, refuseFor } from '../../http/rate-limits.ts';
import { Refused } from '../../ground/refusal.ts';
import { todayEverywhere } from '../../access/scope.ts';
import { columnsOf } from './columns.ts';
import { countForCaller } from './figures.ts';
import { changeClub, figuresOf } from './managed.ts';
import { presentClub, presentManagedClub } from './present.ts';
import { createClub, findClub, listClubs, listClubsOf, type StoredClub } from './store.ts';

async function mustFind(tx: Tx, id: number): Promise<StoredClub> {
  const club = await findClub(tx, id);
  if (club === undefined) throw new Refused({ type: 'not-found' });
  return club;
}

async function presentManaged(tx: Tx, club: StoredClub, caller: Caller, now: Date): Promise<ManagedClub> {
  return presentManagedClub(club, await figuresOf(tx, club.id, now), caller);
}

export const clubHandlers: Handlers<typeof clubRoutes> = {
  listClubs: async ({ tx, query, caller, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['text', 'id']);
    const after = cursor === null ? null : { searchName: String(cursor[0]), id: Number(cursor[1]) };
    const clubs = await listClubs(tx, { id: query.id, q: query.q, limit, after });
    return pageOf(clubs, limit, (last) => [last.search_name, last.id], request, reply).map((club) =>
      presentClub(club, caller),
    );
  },

  createClub: {
    write: async ({ tx, body, caller, now }) => {
      if (caller.role !== 'super_admin') {
        const waitMs = await countOne(tx, NEW_CLUBS, String(caller.userId), now);
        if (waitMs > 0) refuseFor(waitMs);
      }
      await refuseMoreClubs(tx, caller.userId);
      const club = {
        name: body.name,
        description: blankToNull(body.description),
        location: blankToNull(body.location),
        timeZone: body.timeZone ?? (await readDefaultZone(tx)),
      };
      return presentClub(await createClub(tx, club, caller.userId, now), caller);
    },
    again: async ({ tx, id, caller }) => presentClub(await mustFind(tx, id), caller),
  },

  listAdminClubs: async ({ tx, caller }) =>
    (await listClubsOf(tx, caller, 'admin')).map((club) => presentClub(club, caller)),

  listMyClubs: async ({ tx, caller }) =>
    (await listClubsOf(tx, caller, 'any')).map((club) => presentClub(club, caller)),

  getClub: async ({ tx, params, caller, now }) =>
    presentManaged(tx, await mustFind(tx, params.clubId), caller, now),

  updateClub: {
    write: async ({ tx, params, body, caller, ifMatch, now }) => {
      const club = await mustFind(tx, params.clubId);
      const stale = async () => refuseStale(await presentManaged(tx, club, caller, now));
      if (ifMatch !== null && ifMatch !== club.version) await stale();
      const change = columnsOf(body);
      const changed = differs(club, change) ? await changeClub(tx, club, change) : club;
      if (changed === undefined) return stale();
      return presentManaged(tx, changed, caller, now);
    },
    again: async ({ tx, params, caller, now }) =>
      presentManaged(tx, await mustFind(tx, params.clubId), caller, now),
  },

  getClubStats: async ({ tx, caller, now }) =>
    countForCaller(tx, caller, await todayEverywhere(tx, (zone) => dayIn(zone, now))),
};
