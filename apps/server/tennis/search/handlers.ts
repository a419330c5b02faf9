// The search in the header (D18): tournaments, by their name or that of their club, people, and the caller's clubs, by names like what was typed. A constant number of statements, however many there are.
import type { searchRoutes } from '@tennis/contract';
import { canManageClub, isSuperAdmin, type Caller } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import type { NamedKind } from '../../database/names.ts';
import { namesNear, type Among } from '../../database/near-names.ts';
import { dayIn } from '../../ground/clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { peopleFor } from '../known-people.ts';
import { findClubs, findTournaments, latestOf, ownClubs, ownPeople } from './store.ts';

/** Of each kind so many are told. */
const MOST = 6;

const idsNear = async (tx: Tx, kind: NamedKind, text: string, among?: Among): Promise<readonly number[]> =>
  (await namesNear(tx, kind, text, among)).map(({ id }) => id);

/** People near a text: one's own first, so that namesakes elsewhere never hide them. */
async function peopleNear(tx: Tx, caller: Caller, text: string): Promise<readonly number[]> {
  const all = await namesNear(tx, 'person', text);
  const own = isSuperAdmin(caller) ? [] : await namesNear(tx, 'person', text, ownPeople(caller));
  const near = new Map([...all, ...own].map(({ id, nearness }) => [id, nearness]));
  const isOwn = new Set(own.map(({ id }) => id));
  return [...near]
    .toSorted(([a, x], [b, y]) => y - x || Number(isOwn.has(b)) - Number(isOwn.has(a)) || b - a)
    .map(([id]) => id);
}

/** Rows in the order in which their ids were found. */
function inOrder<Row extends { readonly id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, MOST);
}

export const searchHandlers: Handlers<typeof searchRoutes> = {
  search: async ({ tx, query, caller, now }) => {
    const q = query.q ?? '';
    const clubIds = await idsNear(tx, 'club', q);
    const named = await idsNear(tx, 'tournament', q);
    const ofClubs =
      named.length < MOST && clubIds.length > 0 ? await latestOf(tx, caller, clubIds, MOST) : [];
    const tournamentIds = [...new Set([...named, ...ofClubs])];
    const tournaments = tournamentIds.length === 0 ? [] : await findTournaments(tx, caller, tournamentIds);
    const people = await peopleFor(tx, { caller, now }, await peopleNear(tx, caller, q), MOST);
    const ownIds = isSuperAdmin(caller) ? clubIds : await idsNear(tx, 'club', q, ownClubs(caller));
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
