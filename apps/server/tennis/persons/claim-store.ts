// SQL of claims (D26, D46).
import type { Db, Tx } from '../../database/connection.ts';
import { MOST_CLAIMS, selectClaims, type ClaimView } from '../claims.ts';
import { selectEntries } from '../entries.ts';

export type PendingClaim = Awaited<ReturnType<typeof listPending>>[number];

/** Open decisions of a club, the oldest first, with facts that tell the person from a namesake. */
export const listPending = (db: Db | Tx, clubId: number) =>
  selectClaims(db)
    .leftJoin('users as account', 'account.id', 'persons.account_id')
    .select('account.date_of_birth as account_birth')
    .select((claim) =>
      claim
        .selectFrom('participants')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where((entry) =>
          entry.or([
            entry('participants.person_id', '=', entry.ref('claims.person_id')),
            entry('participants.partner_person_id', '=', entry.ref('claims.person_id')),
          ]),
        )
        .as('entries'),
    )
    .where('claims.club_id', '=', clubId)
    .where('claims.state', '=', 'pending')
    .orderBy('claims.id')
    .limit(MOST_CLAIMS)
    .execute();

/** One of them, or undefined. */
export const findPending = (db: Db | Tx, clubId: number, id: number): Promise<ClaimView | undefined> =>
  selectClaims(db)
    .where('claims.club_id', '=', clubId)
    .where('claims.state', '=', 'pending')
    .where('claims.id', '=', id)
    .executeTakeFirst();

/** People an account looks after. */
export const listManaged = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('person_managers')
    .innerJoin('persons', 'persons.id', 'person_managers.person_id')
    .leftJoin('clubs', 'clubs.id', 'persons.club_id')
    .select(['persons.id', 'persons.name', 'clubs.name as club'])
    .where('person_managers.user_id', '=', userId)
    .where('persons.merged_into', 'is', null)
    .orderBy('persons.search_name')
    .orderBy('persons.id')
    .limit(MOST_CLAIMS)
    .execute();

/** An entry with its people and its tournament's rights, no matter who may read it. */
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
