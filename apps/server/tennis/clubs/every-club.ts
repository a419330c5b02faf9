// The clubs of the platform in the hands of super admins (§7; D20, D35).
import { blankToNull, type everyClubRoutes, type ListedClub } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import { readDefaultZone } from '../../database/known-settings.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageOf, readCursor } from '../../http/paging.ts';
import { joinClub } from '../club-members.ts';
import { refuseMoreClubs } from '../plan-limits.ts';
import { differs, refuseStale } from '../../ground/version.ts';
import { columnsOf } from './columns.ts';
import { aroundClubs, countTournaments, deleteClub, type ClubAround } from './every-club-store.ts';
import { changeClub } from './managed.ts';
import { presentClub } from './present.ts';
import { createClub, findClub, listClubs, type StoredClub } from './store.ts';

function presentListed(club: StoredClub, around: ClubAround | undefined, caller: Caller): ListedClub {
  const { creator = null, members = 0, tournaments = 0, admins = [] } = around ?? {};
  return {
    ...presentClub(club, caller),
    version: club.version,
    createdByUser: creator === null ? null : { name: creator },
    members,
    tournaments,
    admins: [...admins],
  };
}

async function presentOne(tx: Db | Tx, club: StoredClub, caller: Caller): Promise<ListedClub> {
  return presentListed(club, (await aroundClubs(tx, [club])).get(club.id), caller);
}

async function mustFind(tx: Tx, id: number): Promise<StoredClub> {
  const club = await findClub(tx, id);
  if (club === undefined) throw new Refused({ type: 'not-found' });
  return club;
}

async function isUser(tx: Tx, id: number): Promise<boolean> {
  const user = await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return user !== undefined;
}

export const everyClubHandlers: Handlers<typeof everyClubRoutes> = {
  listEveryClub: async ({ tx, query, caller, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['text', 'id']);
    const after = cursor === null ? null : { searchName: String(cursor[0]), id: Number(cursor[1]) };
    const found = await listClubs(tx, { q: query.q, limit, after });
    const page = pageOf(found, limit, (last) => [last.search_name, last.id], request, reply);
    const around = await aroundClubs(tx, page);
    return page.map((club) => presentListed(club, around.get(club.id), caller));
  },

  createClubFor: {
    write: async ({ tx, body, caller, now, trail }) => {
      const creatorId = body.createdBy ?? caller.userId;
      if (!(await isUser(tx, creatorId))) refuseField('createdBy', because('userUnknown'));
      await refuseMoreClubs(tx, creatorId);
      const club = await createClub(
        tx,
        {
          name: body.name,
          description: blankToNull(body.description),
          location: blankToNull(body.location),
          timeZone: body.timeZone ?? (await readDefaultZone(tx)),
        },
        creatorId,
        now,
      );
      // This makes a member who is given a club a club admin (D2).
      await joinClub(tx, club.id, creatorId, 'admin', now);
      trail.also = [{ kind: 'account', id: creatorId, version: null }];
      return presentOne(tx, club, caller);
    },
    again: async ({ tx, id, caller }) => presentOne(tx, await mustFind(tx, id), caller),
  },

  updateAnyClub: {
    write: async ({ tx, params, body, caller, ifMatch }) => {
      const club = await mustFind(tx, params.id);
      const stale = async () => refuseStale(await presentOne(tx, club, caller));
      if (ifMatch !== null && ifMatch !== club.version) await stale();
      const change = columnsOf(body);
      const changed = differs(club, change) ? await changeClub(tx, club, change) : club;
      if (changed === undefined) return stale();
      return presentOne(tx, changed, caller);
    },
    again: async ({ tx, params, caller }) => presentOne(tx, await mustFind(tx, params.id), caller),
  },

  deleteClub: async ({ tx, params }) => {
    const club = await mustFind(tx, params.id);
    const tournaments = await countTournaments(tx, club.id);
    if (tournaments > 0)
      refuseConflict(because('clubHasTournaments', { club: club.name, count: tournaments }));
    await deleteClub(tx, club.id);
    return null;
  },
};
