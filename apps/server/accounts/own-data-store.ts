// SQL of everything the product stores about one person: one statement for each list, however long it is.
import { resultChangesBy } from '../audit/result-history.ts';
import type { Db, Tx } from '../database/connection.ts';
import { listClaimsBy } from '../tennis/claims.ts';
import { selectEntries } from '../tennis/entries.ts';
import { invitationsOf, mailsOf } from './proved-address.ts';
import type { StoredUser } from './store.ts';

/** The longest list, newest first. No player comes near it; a super admin's acts may. */
export const MOST = 10_000;
// One more shows that there is more.
const LIMIT = MOST + 1;

/** Reads every list. */
export async function readOwnData(db: Db | Tx, user: StoredUser) {
  const { id } = user;
  const entries = db
    .selectFrom('participants')
    .where((where) => where.or([where('user_id', '=', id), where('partner_user_id', '=', id)]));
  const entryIds = entries.select('participants.id');
  const ownMatches = db
    .selectFrom('matches')
    .where((where) =>
      where.or([
        where('matches.participant1_id', 'in', entryIds),
        where('matches.participant2_id', 'in', entryIds),
      ]),
    );
  const managed = db.selectFrom('person_managers').select('person_id').where('user_id', '=', id);
  const invitations = db
    .selectFrom('invitations')
    .innerJoin('clubs', 'clubs.id', 'invitations.club_id')
    .selectAll('invitations')
    .select('clubs.name as club_name')
    .orderBy('invitations.id', 'desc')
    .limit(LIMIT);
  return {
    memberships: await db
      .selectFrom('club_members')
      .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
      .select(['club_members.club_id', 'club_members.role', 'club_members.created_at', 'clubs.name'])
      .where('club_members.user_id', '=', id)
      .orderBy('club_members.id', 'desc')
      .limit(LIMIT)
      .execute(),
    managers: await db
      .selectFrom('person_managers')
      .innerJoin('persons', 'persons.id', 'person_managers.person_id')
      .innerJoin('users', 'users.id', 'person_managers.user_id')
      .select(['person_managers.person_id', 'users.name'])
      .where('persons.account_id', '=', id)
      .limit(LIMIT)
      .execute(),
    people: await db
      .selectFrom('persons')
      .leftJoin('clubs', 'clubs.id', 'persons.club_id')
      .selectAll('persons')
      .select('clubs.name as club_name')
      .where((where) => where.or([where('persons.account_id', '=', id), where('persons.id', 'in', managed)]))
      .orderBy('persons.id', 'desc')
      .limit(LIMIT)
      .execute(),
    managedEntries: await db
      .selectFrom('participants')
      .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
      .select([
        'participants.id',
        'tournament_id',
        'person_id',
        'partner_person_id',
        'participants.times',
        'participants.created_at',
      ])
      .select('tournaments.name as tournament')
      .where('tournaments.status', '<>', 'draft')
      .where((where) =>
        where.or([where('person_id', 'in', managed), where('partner_person_id', 'in', managed)]),
      )
      .orderBy('participants.id', 'desc')
      .limit(LIMIT)
      .execute(),
    claims: await listClaimsBy(db, id),
    clubsCreated: await db
      .selectFrom('clubs')
      .select(['id', 'name', 'created_at'])
      .where('created_by', '=', id)
      .orderBy('id', 'desc')
      .limit(LIMIT)
      .execute(),
    tournamentsCreated: await db
      .selectFrom('tournaments')
      .select(['id', 'name', 'created_at'])
      .where('created_by', '=', id)
      .orderBy('id', 'desc')
      .limit(LIMIT)
      .execute(),
    /** The tournaments that they entered, with what decides how names look in them. */
    scenes: await db
      .selectFrom('tournaments')
      .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
      .selectAll('tournaments')
      .select('clubs.publishes_full_names')
      .where('tournaments.id', 'in', entries.select('participants.tournament_id'))
      .execute(),
    /** Their entries and those that they played against. */
    entries: await selectEntries(db)
      .where((where) =>
        where.or([
          where('participants.id', 'in', entryIds),
          where('participants.id', 'in', ownMatches.select('matches.participant1_id')),
          where('participants.id', 'in', ownMatches.select('matches.participant2_id')),
        ]),
      )
      .orderBy('participants.id', 'desc')
      .execute(),
    matches: await ownMatches.selectAll('matches').orderBy('matches.id', 'desc').limit(LIMIT).execute(),
    resultChanges: await resultChangesBy(db, id, LIMIT),
    invitationsReceived: await invitations.where(invitationsOf(user)).execute(),
    invitationsSent: await invitations.where('invited_by', '=', id).execute(),
    // Also those that are over and wait for the hourly clean-up: they are stored.
    sessions: await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(LIMIT)
      .execute(),
    familiarSources: await db
      .selectFrom('familiar_sources')
      .select(['kind', 'seen_at'])
      .where('user_id', '=', id)
      .orderBy('seen_at', 'desc')
      .limit(LIMIT)
      .execute(),
    resetLinks: await db
      .selectFrom('reset_tokens')
      .select(['created_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(LIMIT)
      .execute(),
    mails: await db
      .selectFrom('mails')
      .select(['kind', 'recipient', 'state', 'created_at', 'sent_at'])
      .where(mailsOf(user))
      .orderBy('id', 'desc')
      .limit(LIMIT)
      .execute(),
    noticeChoices: await db
      .selectFrom('notice_choices')
      .select(['topic', 'in_app', 'by_mail', 'by_push'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    scoredIn: await db
      .selectFrom('tournament_scorers')
      .innerJoin('tournaments', 'tournaments.id', 'tournament_scorers.tournament_id')
      .select(['tournaments.id', 'tournaments.name', 'tournament_scorers.created_at'])
      .where('tournament_scorers.user_id', '=', id)
      .where('tournaments.status', '<>', 'draft')
      .orderBy('tournament_scorers.id')
      .limit(LIMIT)
      .execute(),
    follows: await db
      .selectFrom('follows')
      .leftJoin('persons', 'persons.id', 'follows.person_id')
      .selectAll('follows')
      .where('follows.user_id', '=', id)
      // Kept for parting: until then the person they were merged into is followed.
      .where('persons.merged_into', 'is', null)
      .orderBy('follows.id')
      .limit(LIMIT)
      .execute(),
    pushDevices: await db
      .selectFrom('push_devices')
      .select(['endpoint', 'language', 'time_zone', 'created_at', 'seen_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .limit(LIMIT)
      .execute(),
    notices: await db
      .selectFrom('notices')
      .innerJoin('tournaments', 'tournaments.id', 'notices.tournament_id')
      .select(['notices.kind', 'notices.created_at', 'notices.read_at', 'tournaments.name as tournament'])
      .where('notices.user_id', '=', id)
      .where('tournaments.status', '<>', 'draft')
      .orderBy('notices.id', 'desc')
      .limit(LIMIT)
      .execute(),
    tickets: await db
      .selectFrom('support_tickets')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('id', 'desc')
      .limit(LIMIT)
      .execute(),
    ticketResponses: await db
      .selectFrom('ticket_responses')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('id', 'desc')
      .limit(LIMIT)
      .execute(),
    acts: await db
      .selectFrom('audit_log')
      .select(['at', 'act', 'outcome', 'object_kind', 'object_id', 'club_id'])
      .where('actor_id', '=', id)
      .orderBy('seq', 'desc')
      .limit(LIMIT)
      .execute(),
  };
}

export type StoredOwnData = Awaited<ReturnType<typeof readOwnData>>;
