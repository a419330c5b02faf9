// SQL of claims (D26, D46).
import type { Db, Tx } from '../../database/connection.ts';
import { selectEntries } from '../entries.ts';

/** Most of one list. */
const MOST = 500;

const selectClaims = (db: Db | Tx) =>
  db
    .selectFrom('claims')
    .innerJoin('persons', 'persons.id', 'claims.person_id')
    .innerJoin('clubs', 'clubs.id', 'claims.club_id')
    .innerJoin('users', 'users.id', 'claims.user_id')
    .selectAll('claims')
    .select([
      'persons.name as person_name',
      'persons.birth',
      'clubs.name as club_name',
      'users.name as user_name',
    ])
    .select((claim) =>
      claim
        .exists(
          claim
            .selectFrom('club_members')
            .select('club_members.id')
            .whereRef('club_members.user_id', '=', 'claims.user_id')
            .whereRef('club_members.club_id', '=', 'claims.club_id'),
        )
        .as('is_member'),
    );

export type ClaimView = Awaited<ReturnType<typeof listPending>>[number];

/** What is to be decided in a club, the oldest first. */
export const listPending = (db: Db | Tx, clubId: number) =>
  selectClaims(db)
    .where('claims.club_id', '=', clubId)
    .where('claims.state', '=', 'pending')
    .orderBy('claims.id')
    .limit(MOST)
    .execute();

/** One of them, or undefined. */
export const findPending = (db: Db | Tx, clubId: number, id: number): Promise<ClaimView | undefined> =>
  selectClaims(db)
    .where('claims.club_id', '=', clubId)
    .where('claims.state', '=', 'pending')
    .where('claims.id', '=', id)
    .executeTakeFirst();

/** What somebody has claimed, the newest first. */
export const listClaimsBy = (db: Db | Tx, userId: number) =>
  selectClaims(db).where('claims.user_id', '=', userId).orderBy('claims.id', 'desc').limit(MOST).execute();

/** Those whom an account looks after. */
export const listManaged = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('person_managers')
    .innerJoin('persons', 'persons.id', 'person_managers.person_id')
    .leftJoin('clubs', 'clubs.id', 'persons.club_id')
    .select(['persons.id', 'persons.name', 'clubs.name as club'])
    .where('person_managers.user_id', '=', userId)
    .orderBy('persons.search_name')
    .orderBy('persons.id')
    .limit(MOST)
    .execute();

/** An entry with its people and its tournament's rights, whoever may read it. */
export async function findEntry(tx: Tx, id: number) {
  const entry = await selectEntries(tx).where('participants.id', '=', id).executeTakeFirst();
  if (entry === undefined) return undefined;
  const tournament = await tx
    .selectFrom('tournaments')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .selectAll('tournaments')
    .select('clubs.publishes_full_names')
    .where('tournaments.id', '=', entry.tournament_id)
    .executeTakeFirstOrThrow();
  return { entry, tournament };
}
