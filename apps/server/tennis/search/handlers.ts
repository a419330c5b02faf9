// The search in the header (D18): tournaments, by their name or that of their club, people, and the caller's clubs, by names like what was typed. A constant number of statements, however many there are.
import type { searchRoutes } from '@tennis/contract';
import { canManageClub, isSuperAdmin, type Caller } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { namesNear, namesNearAndOwn, type NearName } from '../../database/near-names.ts';
import { dayIn } from '../../ground/clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { peopleFor } from '../known-people.ts';
import { findClubs, findTournaments, latestOf, ownClubs, ownPeople } from './store.ts';

/** Of each kind so many are told. */
const MOST = 6;

const idsOf = (near: readonly NearName[]): readonly number[] => near.map(({ id }) => id);

/** People near a text: one's own first, so that namesakes elsewhere never hide them. */
async function peopleNear(tx: Tx, caller: Caller, text: string): Promise<readonly number[]> {
  if (isSuperAdmin(caller)) return idsOf(await namesNear(tx, 'person', text));
  const { all, own } = await namesNearAndOwn(tx, 'person', text, ownPeople(caller));
  const near = new Map([...all, ...own].map(({ id, nearness }) => [id, nearness]));
  const isOwn = new Set(idsOf(own));
  return [...near]
    .toSorted(([a, x], [b, y]) => y - x || Number(isOwn.has(b)) - Number(isOwn.has(a)) || b - a)
    .map(([id]) => id);
}

/** Clubs near a text, and the caller's own among them: all for a super admin. */
async function clubsNear(tx: Tx, caller: Caller, text: string) {
  if (isSuperAdmin(caller) || caller.clubs.length === 0) {
    const all = idsOf(await namesNear(tx, 'club', text));
    return { clubIds: all, ownIds: isSuperAdmin(caller) ? all : [] };
  }
  const { all, own } = await namesNearAndOwn(tx, 'club', text, ownClubs(caller));
  return { clubIds: idsOf(all), ownIds: idsOf(own) };
}

/** Rows in the order in which their ids were found. */
function inOrder<Row extends { readonly id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, MOST);
}

export const searchHandlers: Handlers<typeof searchRoutes> = {
  search: async ({ tx, query, caller, now }) => {
    const q = query.q ?? '';
    const { clubIds, ownIds } = await clubsNear(tx, caller, q);
    const named = idsOf(await namesNear(tx, 'tournament', q));
    const ofClubs =
      named.length < MOST && clubIds.length > 0 ? await latestOf(tx, caller, clubIds, MOST) : [];
    const tournamentIds = [...new Set([...named, ...ofClubs])];
    const tournaments = tournamentIds.length === 0 ? [] : await findTournaments(tx, caller, tournamentIds);
    const people = await peopleFor(tx, { caller, now }, await peopleNear(tx, caller, q), MOST);
    const ours = ownIds.length === 0 ? [] : await findClubs(tx, ownIds);
    return {
      tournaments: inOrder(tournamentIds, tournaments).map((row) => ({
        id: row.id,
        name: row.name,
        club: row.club_name,
        startDay: dayIn(row.time_zone, new Date(row.start_date)),
        status: row.status,
      })),
      people,
      clubs: inOrder(ownIds, ours).map((club) => ({ ...club, isManaged: canManageClub(caller, club.id) })),
    };
  },
};
