// Readers who get the same answer read the same bytes. A class is a text: two readers of one class see the same in every read that is kept under it
// (ADR 16). `consistency.test.ts` compares this with answers that were made for each of them without any keeping.
import { canManageClub, isMemberOfClub, isSuperAdmin, type Caller } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import type { Sized } from './shelf.ts';

/** Somebody's relation to a tournament. */
export interface Relations extends Sized {
  readonly clubId: number | null;
  readonly createdBy: number | null;
  /** The accounts behind its entries: players see their own names whole (D24). */
  readonly players: ReadonlySet<number>;
}

/** Everybody without any relation to what they read: visitors, and people signed in elsewhere. */
export const ANYBODY = 'anybody';
/** Members of a tournament's club: see every name in full. */
export const MEMBERS = 'members';
/** Manages everything here: sees drafts, years of birth and every name in full. */
const MANAGERS = 'managers';

/** A person with everything that their rights depend on. They are a class of their own, and another one once any of that changes. */
function alone({ userId, role, clubs }: Caller): string {
  const memberships = clubs.map((club) => `${club.clubId}${club.role}`).toSorted();
  return `${userId} ${role} ${memberships.join(' ')}`;
}

/** The class of a list that mixes clubs and tournaments. */
export function classOfPerson(caller: Caller | null): string {
  if (caller === null) return ANYBODY;
  return isSuperAdmin(caller) ? MANAGERS : alone(caller);
}

/** The class of what tells the signed-in more than visitors, and all of them the same. */
export const classOfSignedIn = (caller: Caller | null): string => (caller === null ? ANYBODY : 'signed in');

/** The class of a read of one tournament. `tellsPlayers`: the people of an entry read more in it than other members of the club. */
export function classAt(
  { clubId, createdBy, players }: Relations,
  caller: Caller,
  tellsPlayers = false,
): string {
  if (canManageClub(caller, clubId)) return MANAGERS;
  // Its creator manages it without belonging to its club; players see their own names.
  if (createdBy === caller.userId) return alone(caller);
  if (tellsPlayers && players.has(caller.userId)) return alone(caller);
  if (isMemberOfClub(caller, clubId)) return MEMBERS;
  return players.has(caller.userId) ? alone(caller) : ANYBODY;
}

const ENTRY_BYTES = 40;

/** Reads how people stand to a tournament; null if there is none. */
export async function readRelations(db: Db | Tx, id: number): Promise<Relations | null> {
  const tournament = await db
    .selectFrom('tournaments')
    .select(['club_id', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (tournament === undefined) return null;
  const entries = await db
    .selectFrom('participants')
    .select(['user_id', 'partner_user_id'])
    .where('tournament_id', '=', id)
    .execute();
  const accounts = entries.flatMap((entry) => [entry.user_id, entry.partner_user_id]);
  const players = new Set(accounts.filter((account) => account !== null));
  return {
    clubId: tournament.club_id,
    createdBy: tournament.created_by,
    players,
    bytes: players.size * ENTRY_BYTES,
  };
}
