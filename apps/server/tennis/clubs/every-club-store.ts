// SQL of the clubs of the platform as super admins list and delete them.
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connection.ts';
import type { StoredClub } from './store.ts';

const count = sql<number>`count(*)`.as('n');

/** Listed beside a club. */
export interface ClubAround {
  readonly creator: string | null;
  readonly members: number;
  readonly tournaments: number;
  readonly admins: readonly { readonly id: number; readonly name: string }[];
}

/** Creators, figures and admins of clubs, in as many statements however many they are. */
export async function aroundClubs(
  db: Db | Tx,
  clubs: readonly Pick<StoredClub, 'id'>[],
): Promise<ReadonlyMap<number, ClubAround>> {
  const ids = [0, ...clubs.map(({ id }) => id)];
  const rows = await db
    .selectFrom('clubs')
    .leftJoin('users', 'users.id', 'clubs.created_by')
    .select(['clubs.id', 'users.name as creator'])
    .select((club) => [
      club
        .selectFrom('club_members')
        .select(count)
        .whereRef('club_members.club_id', '=', 'clubs.id')
        .as('members'),
      club
        .selectFrom('tournaments')
        .select(count)
        .whereRef('tournaments.club_id', '=', 'clubs.id')
        .as('tournaments'),
    ])
    .where('clubs.id', 'in', ids)
    .execute();
  const admins = await db
    .selectFrom('club_members')
    .innerJoin('users', 'users.id', 'club_members.user_id')
    .select(['club_members.club_id', 'users.id', 'users.name'])
    .where('club_members.club_id', 'in', ids)
    .where('club_members.role', '=', 'admin')
    .orderBy('users.search_name')
    .orderBy('users.id')
    .execute();
  const adminsOf = Map.groupBy(admins, (admin) => admin.club_id);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        creator: row.creator,
        members: row.members ?? 0,
        tournaments: row.tournaments ?? 0,
        admins: (adminsOf.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      },
    ]),
  );
}

/** How many tournaments a club has, archived ones included. */
export async function countTournaments(db: Db | Tx, clubId: number): Promise<number> {
  const { n } = await db
    .selectFrom('tournaments')
    .select(count)
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow();
  return n;
}

/** People of the club who have no account, have entered nothing and are looked after by nobody: no club would see them any more. */
const forgotten = (tx: Tx, clubId: number) =>
  tx
    .deleteFrom('persons')
    .where('club_id', '=', clubId)
    .where('account_id', 'is', null)
    .where((person) =>
      person.not(
        person.exists(
          person
            .selectFrom('participants')
            .select('participants.id')
            .where((entry) =>
              entry.or([
                entry('participants.person_id', '=', entry.ref('persons.id')),
                entry('participants.partner_person_id', '=', entry.ref('persons.id')),
              ]),
            ),
        ),
      ),
    )
    .where((person) =>
      person.not(
        person.exists(
          person
            .selectFrom('person_managers')
            .select('person_managers.id')
            .whereRef('person_managers.person_id', '=', 'persons.id'),
        ),
      ),
    )
    .where((person) =>
      person.not(
        person.exists(
          person
            .selectFrom('persons as merged')
            .select('merged.id')
            .whereRef('merged.merged_into', '=', 'persons.id'),
        ),
      ),
    );

/** Deletes a club without tournaments, with its memberships and invitations. */
export async function deleteClub(tx: Tx, clubId: number): Promise<void> {
  // Merged people first, since they refer to the others.
  await forgotten(tx, clubId).where('merged_into', 'is not', null).execute();
  await forgotten(tx, clubId).execute();
  await tx.deleteFrom('clubs').where('id', '=', clubId).execute();
}
