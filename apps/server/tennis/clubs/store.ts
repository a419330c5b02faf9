// SQL of clubs and memberships.
import type { Selectable } from 'kysely';
import { isSuperAdmin, type Caller } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import type { ClubRow } from '../../database/schema.ts';
import { hasInName, idsNamed } from '../../database/names.ts';
import { foldText } from '../../database/text.ts';
import { sql } from 'kysely';

export type StoredClub = Selectable<ClubRow>;

/** One club, or undefined. */
export const findClub = (db: Db | Tx, id: number): Promise<StoredClub | undefined> =>
  db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirst();

/** Notes the name of a club's logo. */
export const setLogo = (tx: Tx, id: number, logo: string | null): Promise<StoredClub> =>
  tx.updateTable('clubs').set({ logo }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export interface ClubFilter {
  /** One club alone. */
  readonly id?: number | undefined;
  readonly q?: string | undefined;
  readonly limit: number;
  readonly after: { readonly searchName: string; readonly id: number } | null;
}

/** Clubs by name, one more than asked for when there are more. */
export async function listClubs(
  db: Db | Tx,
  { id, q = '', limit, after }: ClubFilter,
): Promise<StoredClub[]> {
  let query = db.selectFrom('clubs').selectAll();
  if (id !== undefined) query = query.where('id', '=', id);
  if (q !== '') {
    const named = await idsNamed(db, 'club', q);
    if (named?.length === 0) return [];
    query = named === null ? query.where(hasInName('search_name', q)) : query.where('id', 'in', named);
  }
  if (after !== null) {
    query = query.where(sql<boolean>`(search_name, id) > (${after.searchName}, ${after.id})`);
  }
  return query
    .orderBy('search_name')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

/** The caller's clubs, in any role or only as an admin, by name; all clubs for a super admin (D36). */
export function listClubsOf(db: Db | Tx, caller: Caller, role: 'any' | 'admin'): Promise<StoredClub[]> {
  const query = db.selectFrom('clubs').selectAll('clubs').orderBy('search_name').orderBy('id');
  if (isSuperAdmin(caller)) return query.execute();
  const own = query
    .innerJoin('club_members', 'club_members.club_id', 'clubs.id')
    .where('club_members.user_id', '=', caller.userId);
  return (role === 'admin' ? own.where('club_members.role', '=', 'admin') : own).execute();
}

export interface NewClub {
  readonly name: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly timeZone: string;
}

/** Creates a club and makes its creator its admin. */
export async function createClub(tx: Tx, club: NewClub, creatorId: number, now: Date): Promise<StoredClub> {
  const row = await tx
    .insertInto('clubs')
    .values({
      name: club.name,
      search_name: foldText(club.name),
      description: club.description,
      location: club.location,
      time_zone: club.timeZone,
      created_by: creatorId,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('club_members')
    .values({ club_id: row.id, user_id: creatorId, role: 'admin', created_at: now.toISOString() })
    .execute();
  return row;
}
