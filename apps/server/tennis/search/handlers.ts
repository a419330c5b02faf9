// The search in the header (D18): tournaments, by their name or that of their club, people, and the caller's clubs, by names like what was typed. A constant number of statements, however many there are.
import type { searchRoutes } from '@tennis/contract';
import { canManageClub, canSeeMembers } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import type { NamedKind } from '../../database/names.ts';
import { namesNear } from '../../database/near-names.ts';
import { dayIn } from '../../ground/clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { peopleFor } from './people.ts';
import { findClubs, findTournaments, latestOf } from './store.ts';

/** Of each kind so many are told. */
const MOST = 6;
/** Of so many it is asked whether the caller may know of them. */
const MOST_ASKED = 30;

const idsNear = async (tx: Tx, kind: NamedKind, text: string): Promise<readonly number[]> =>
  (await namesNear(tx, kind, text)).slice(0, MOST_ASKED).map(({ id }) => id);

/** Rows in the order in which their ids were found. */
function inOrder<Row extends { readonly id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, MOST);
}

export const searchHandlers: Handlers<typeof searchRoutes> = {
  search: async ({ tx, query, caller, now }) => {
    const q = query.q ?? '';
    const clubIds = await idsNear(tx, 'club', q);
    const clubs = clubIds.length === 0 ? [] : await findClubs(tx, clubIds);
    const named = await idsNear(tx, 'tournament', q);
    const ofClubs =
      named.length < MOST && clubIds.length > 0 ? await latestOf(tx, caller, clubIds, MOST) : [];
    const tournamentIds = [...new Set([...named, ...ofClubs])];
    const tournaments = tournamentIds.length === 0 ? [] : await findTournaments(tx, caller, tournamentIds);
    const people = await peopleFor(tx, { caller, now }, await idsNear(tx, 'person', q), MOST);
    return {
      tournaments: inOrder(tournamentIds, tournaments).map((row) => ({
        id: row.id,
        name: row.name,
        club: row.club_name,
        startDay: dayIn(row.time_zone, new Date(row.start_date)),
        status: row.status,
      })),
      people,
      clubs: inOrder(
        clubIds,
        clubs.filter(({ id }) => canSeeMembers(caller, id)),
      ).map((club) => ({ ...club, isManaged: canManageClub(caller, club.id) })),
    };
  },
};
