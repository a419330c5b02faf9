// The scope of deleting an account (ADR 14): what prevents it, what goes and what stays.
import { sql } from 'kysely';
import type { Erasure } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { Db, Tx } from '../database/connection.ts';
import { FORMER_PLAYER } from '../access/names.ts';
import { because, type Reason } from '../ground/reason.ts';
import { isAlive } from '../http/sessions.ts';
import { invitationsOf } from './proved-address.ts';
import { readableTournament } from '../access/scope.ts';
import type { StoredUser } from './store.ts';

const OPEN: readonly ('draft' | 'upcoming' | 'registering')[] = ['draft', 'upcoming', 'registering'];

/** The clubs that have no other admin: they prevent taking away this person's rights (D35). Null if there are none. */
export async function clubObstacle(db: Db | Tx, userId: number): Promise<Reason | null> {
  const alone = await db
    .selectFrom('club_members as own')
    .innerJoin('clubs', 'clubs.id', 'own.club_id')
    .select('clubs.name')
    .where('own.user_id', '=', userId)
    .where('own.role', '=', 'admin')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('club_members as other')
            .select('other.id')
            .whereRef('other.club_id', '=', 'own.club_id')
            .where('other.role', '=', 'admin')
            .where('other.user_id', '<>', userId),
        ),
      ),
    )
    .orderBy('clubs.id')
    .execute();
  if (alone.length === 0) return null;
  return because('clubsWithoutAdmin', { clubs: alone.map(({ name }) => name) });
}

/** Things to settle before an account can be deleted (D35); empty if it can. */
export async function obstaclesTo(db: Db | Tx, user: StoredUser): Promise<readonly Reason[]> {
  const inClubs = await clubObstacle(db, user.id);
  const obstacles = inClubs === null ? [] : [inClubs];
  if (user.role === 'super_admin') {
    const other = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'super_admin')
      .where('id', '<>', user.id)
      .limit(1)
      .executeTakeFirst();
    if (other === undefined) {
      obstacles.push(because('platformWithoutAdmin'));
    }
  }
  return obstacles;
}

/** The entries in which somebody plays, alone or in a pair. */
export const entriesOf = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('participants')
    .where((where) => where.or([where('user_id', '=', userId), where('partner_user_id', '=', userId)]));

/** Entries of one person without a match yet: they are withdrawn, and their place is free. */
export const withdrawable = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('participants as entry')
    .innerJoin('tournaments', 'tournaments.id', 'entry.tournament_id')
    .where('entry.user_id', '=', userId)
    .where('entry.partner_user_id', 'is', null)
    .where('entry.partner_name', 'is', null)
    .where('tournaments.status', 'in', OPEN)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('matches')
            .select('matches.id')
            .whereRef('matches.tournament_id', '=', 'entry.tournament_id')
            .where((match) =>
              match.or([
                match('matches.participant1_id', '=', match.ref('entry.id')),
                match('matches.participant2_id', '=', match.ref('entry.id')),
              ]),
            ),
        ),
      ),
    );

/** The person behind an account, and whether another account looks after them. */
export async function personOf(db: Db | Tx, userId: number) {
  return db
    .selectFrom('persons')
    .select(['id', 'name'])
    .select((person) =>
      person
        .exists(
          person
            .selectFrom('person_managers')
            .select('person_managers.id')
            .whereRef('person_managers.person_id', '=', 'persons.id')
            .where('person_managers.user_id', '<>', userId),
        )
        .as('is_managed'),
    )
    .where('account_id', '=', userId)
    .executeTakeFirst();
}

const count = sql<number>`count(*)`.as('n');

/**
 * The numbers of what would go and what would stay, counted in one statement that changes nothing. Entries in drafts the person may not read are not counted,
 * because the person does not know of them (D8).
 */
export async function consequencesOf(
  db: Db | Tx,
  user: StoredUser,
  caller: Caller,
  now: Date,
): Promise<Omit<Erasure, 'obstacles'>> {
  // Joined, not looked up in a list: of all tournaments there are many.
  const entries = entriesOf(db, user.id)
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .where(readableTournament(caller));
  const entryIds = entries.select('participants.id');
  const counts = await db
    .selectNoFrom([
      db.selectFrom('club_members').select(count).where('user_id', '=', user.id).as('memberships'),
      db
        .selectFrom('sessions')
        .select(count)
        .where('user_id', '=', user.id)
        .where(isAlive(now))
        .as('sessions'),
      db.selectFrom('invitations').select(count).where(invitationsOf(user)).as('invitations'),
      withdrawable(db, user.id).where(readableTournament(caller)).select(count).as('withdrawn'),
      entries.select(count).as('entries'),
      db
        .selectFrom('matches')
        .select(count)
        .where((where) =>
          where.or([where('participant1_id', 'in', entryIds), where('participant2_id', 'in', entryIds)]),
        )
        .as('matches'),
      db.selectFrom('tournaments').select(count).where('created_by', '=', user.id).as('tournaments'),
    ])
    .executeTakeFirstOrThrow();
  const isManaged = Boolean((await personOf(db, user.id))?.is_managed);
  // People whom another account looks after go on playing.
  const withdrawn = isManaged ? 0 : (counts.withdrawn ?? 0);
  return {
    neutralName: isManaged ? null : FORMER_PLAYER,
    goes: {
      memberships: counts.memberships ?? 0,
      sessions: counts.sessions ?? 0,
      invitations: counts.invitations ?? 0,
      entries: withdrawn,
    },
    stays: {
      entries: (counts.entries ?? 0) - withdrawn,
      matches: counts.matches ?? 0,
      tournaments: counts.tournaments ?? 0,
    },
  };
}
