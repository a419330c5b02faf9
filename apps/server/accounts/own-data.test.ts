// The download of one's own data: everything that the product stores about somebody, nothing of anybody else, no secrets.
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { UserData } from '@tennis/contract';
import type { Database } from '../database/connection.ts';
import { aClub, aTournament, bodyOf, joinClub, matchBody } from '../testing/factories.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { aMarkedPerson } from '../testing/marked-person.ts';
import { aDatabase } from '../testing/rows.ts';
import { aServer, type Person } from '../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';
const AT = '2026-09-01T10:00:00.000Z';

type List = keyof UserData;

/**
 * Every column that refers to an account, with the list of the download that holds its rows, or with the reason why none does. For a new column, add
 * a line here; until then the test below fails.
 */
const DECISIONS: Readonly<Record<string, List | { readonly leftOut: string }>> = {
  'users.username': 'account',
  'clubs.over_by': { leftOut: 'A time of day at which play ends, not somebody.' },
  'users.username_key': { leftOut: 'The username again, folded.' },
  'users.email': 'account',
  'users.email_proved_at': 'account',
  'users.email_key': { leftOut: 'The address again, folded.' },
  'sessions.user_id': 'sessions',
  'sessions.user_agent': 'sessions',
  'clubs.created_by': 'clubsCreated',
  'club_members.user_id': 'memberships',
  'notices.user_id': 'notices',
  'notice_choices.user_id': 'noticeChoices',
  'mail_stop_keys.user_id': {
    leftOut: 'The key that signs the links of their mails: a secret of the server.',
  },
  'follows.user_id': 'follows',
  'tournament_scorers.user_id': 'scoredIn',
  'push_devices.user_id': 'pushDevices',
  'support_tickets.user_id': 'tickets',
  'support_tickets.subject': 'tickets',
  'support_tickets.search_subject': { leftOut: 'The subject again, folded.' },
  // The act of taking a ticket tells who looks after it.
  'support_tickets.assigned_to': 'acts',
  'ticket_responses.user_id': 'ticketResponses',
  'tournaments.created_by': 'tournamentsCreated',
  'clubs.contact_email': { leftOut: 'The club’s, as its admins have entered it.' },
  'tournaments.contact_email': { leftOut: 'Public, and shown with the tournament.' },
  // The act of merging two people tells who did it.
  'person_merges.merged_by': 'acts',
  // The act of deciding a claim tells who did it.
  'claims.decided_by': 'acts',
  'claims.user_id': 'claims',
  // The acts of reporting and answering tell who did it.
  'result_reports.reported_by': 'acts',
  'result_reports.answered_by': 'acts',
  // The acts that changed a match tell who scored it.
  'score_links.created_by': 'acts',
  'score_logs.held_by': 'acts',
  // The act of entering somebody tells who overruled a rule.
  'participants.overruled_by': 'acts',
  'matches.play_by': { leftOut: 'The last day of a match.' },
  'users.shows_email': 'account',
  'pictures.user_id': 'account',
  'matches.followed_by': { leftOut: 'Whether it comes straight after another match.' },
  'persons.account_id': 'people',
  'person_managers.user_id': 'people',
  'participants.user_id': 'entries',
  'participants.partner_user_id': 'entries',
  'familiar_sources.user_id': 'familiarSources',
  'reset_tokens.user_id': 'resetLinks',
  'invitations.email': 'invitationsReceived',
  'invitations.email_key': { leftOut: 'The address again, folded.' },
  'invitations.accepted_by': 'invitationsReceived',
  'invitations.invited_by': 'invitationsSent',
  'mails.recipient': 'mails',
  'mails.user_id': 'mails',
  // The list of mails has the one that asks the partner; the question is the asker’s.
  'partner_requests.email': 'mails',
  'partner_requests.email_key': { leftOut: 'The address again, folded.' },
  // The act of making a draw tells who made it.
  'draws.made_by': 'acts',
  // The acts of moving matches and publishing a day tell who did it.
  'order_moves.moved_by': 'acts',
  'orders_of_play.published_by': 'acts',
  // The acts of suspending and resuming play likewise.
  'suspensions.begun_by': 'acts',
  'suspensions.ended_by': 'acts',
  'audit_log.actor_id': 'acts',
  'audit_pending.actor_id': 'acts',
  'audit_pending.actor_role': { leftOut: 'Their role at each act, with the act.' },
  'audit_log.actor_role': { leftOut: 'Their role at each act, with the act.' },
};

const REFERS = /user|actor|subject|email|recipient|(?:^|_)by$/;

/** Columns with a foreign key to `users`, and those that sound like a person. */
async function personalColumns({ db, engine }: Database): Promise<readonly string[]> {
  const keys =
    engine === 'sqlite'
      ? sql<{ place: string }>`
          select m.name || '.' || k."from" as place
          from sqlite_master m, pragma_foreign_key_list(m.name) k
          where m.type = 'table' and k."table" = 'users'`
      : sql<{ place: string }>`
          select c.relname || '.' || a.attname as place
          from pg_constraint k
          join pg_class c on c.oid = k.conrelid
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
          where k.contype = 'f' and k.confrelid = 'users'::regclass`;
  const { rows } = await keys.execute(db);
  const tables = await db.introspection.getTables();
  const named = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => REFERS.test(column.name)).map((column) => `${name}.${column.name}`),
  );
  return [...new Set([...rows.map(({ place }) => place), ...named])].sort((a, b) => a.localeCompare(b));
}

/** The tournaments in which the download names somebody, and how many entries and matches their erasure counts. */
const playOf = async (somebody: Person) => {
  const { entries, matches } = bodyOf(await somebody.call('getUserData', {}));
  const { goes, stays } = bodyOf(await somebody.call('getErasure', {}));
  return {
    names: [...entries, ...matches].map(({ tournament }) => tournament),
    counts: [goes.entries, stays.entries, stays.matches],
  };
};

describe('the download of one’s own data', () => {
  it('has decided about every column that refers to an account', async () => {
    const columns = await personalColumns(await aDatabase());
    expect(columns.length).toBeGreaterThan(15);
    expect(columns.filter((column) => DECISIONS[column] === undefined)).toEqual([]);
    expect(Object.keys(DECISIONS).filter((column) => !columns.includes(column))).toEqual([]);
  });

  it('holds something in every list for somebody who has a row in every table', async () => {
    const server = await aServer({ now: NOW });
    const { marked } = await aMarkedPerson(server);
    const data = bodyOf(await marked.call('getUserData', {}));
    const lists = new Set(Object.values(DECISIONS).filter((decision) => typeof decision === 'string'));
    lists.delete('account');
    expect([...lists].filter((list) => (data[list] as readonly unknown[]).length === 0)).toEqual([]);
  });

  it('says what they are, where they play and what they did', async () => {
    const mails = await aMailServer();
    const server = await aServer({ now: NOW, env: { SMTP_URL: mails.url } });
    const world = await aMarkedPerson(server, mails);
    const data = bodyOf(await world.marked.call('getUserData', {}));
    expect(data).toMatchObject({
      exportedAt: AT,
      cutOff: [],
      account: {
        id: world.id,
        username: world.username,
        name: world.name,
        email: world.email,
        role: 'club_admin',
        emailProvedAt: AT,
        dateOfBirth: '1987-06-05',
        hasPassword: true,
      },
      clubsCreated: [{ name: 'Hillside' }],
      tournamentsCreated: [{ id: world.tournamentId }],
      matches: [
        {
          id: world.matchId,
          player1: world.name,
          player2: 'Priya Raman',
          ownSide: 1,
          won: true,
          scoreText: '6-4 7-6(3)',
        },
      ],
      invitationsSent: [{ club: 'Hillside', email: 'guest@example.org', status: 'pending' }],
      tickets: [{ status: 'open', priority: 'medium' }],
      acts: [
        { action: 'createOwnResponse', subject: 'response' },
        { action: 'createTicket', subject: 'ticket' },
        { action: 'createInvitation', outcome: 'done', subject: 'invitation' },
        { action: 'setMatchScores', subject: 'match', subjectId: world.matchId, clubId: world.clubId },
        { action: 'createMatch', subject: 'match' },
        { action: 'createTournament', subject: 'tournament', subjectId: world.tournamentId },
        { action: 'createClub', subject: 'club' },
        { action: 'login', subject: 'account', subjectId: world.id, clubId: null },
        { action: 'setPushDevice', subject: null },
        { action: 'addFollows', subject: 'account', subjectId: world.id },
        { action: 'setNoticeChoices', subject: 'account', subjectId: world.id },
        { action: 'login', subject: 'account', subjectId: world.id, clubId: null },
        { action: 'register', subject: 'account' },
      ],
    });
    expect(data.memberships.map(({ club, role }) => `${role} of ${club}`)).toEqual([
      'admin of Riverside Tennis Club',
      'admin of Hillside',
    ]);
    expect(data.entries.map((entry) => [entry.tournament, entry.as, entry.with, entry.birthYear])).toEqual([
      ['Open Cup', 'player', null, null],
      ['Doubles Cup', 'partner', 'Marta Silva', null],
      ['Doubles Cup', 'partner', 'Cleo Park', null],
      ['Doubles Cup', 'player', 'Bo Lind', null],
      ['Riverside Open', 'player', null, 1987],
    ]);
    expect(data.resultChanges).toEqual([
      expect.objectContaining({
        matchId: world.matchId,
        changedAt: AT,
        before: expect.any(Object) as object,
      }),
    ]);
    expect(data.invitationsReceived.map(({ status }) => status).sort((a, b) => a.localeCompare(b))).toEqual([
      'accepted',
      'pending',
    ]);
  });

  it('holds no secret: neither tokens nor hashes nor addresses', async () => {
    const server = await aServer({ now: NOW });
    const { marked } = await aMarkedPerson(server);
    const text = JSON.stringify(bodyOf(await marked.call('getUserData', {})));
    expect(text).not.toContain('argon2');
    const { db } = server.database;
    const secrets = [
      ...(await db.selectFrom('sessions').select('token_hash as secret').execute()),
      ...(await db.selectFrom('reset_tokens').select('token_hash as secret').execute()),
      ...(await db.selectFrom('familiar_sources').select('source_hash as secret').execute()),
      { secret: 'hash-pending' },
      { secret: '127.0.0.1' },
      { secret: marked.cookies['session'] ?? '' },
    ];
    expect(secrets.length).toBeGreaterThan(6);
    expect(secrets.filter(({ secret }) => text.includes(secret))).toEqual([]);
  });

  it('[D24] names others as the reader may see them, and addresses only of clubs that the reader still manages', async () => {
    const server = await aServer({ now: NOW });
    const { marked, id, name } = await aMarkedPerson(server);
    const { db } = server.database;
    await db.deleteFrom('club_members').where('user_id', '=', id).execute();
    await db.updateTable('tournaments').set({ created_by: null }).execute();
    const data = bodyOf(await marked.call('getUserData', {}));
    expect(data.matches).toMatchObject([{ player1: name, player2: 'P. R.' }]);
    expect(data.entries.map((entry) => entry.with)).toContain('B. L.');
    expect(data.invitationsSent).toMatchObject([{ email: null }]);
    expect(JSON.stringify(data)).not.toContain('guest@');
  });

  it('[D8] says nothing of a draft to somebody who may not read it, and all of it to its manager', async () => {
    const server = await aServer({ now: NOW });
    const { club, admin } = await aClub(server);
    const draft = await aTournament(admin, club.id, { name: 'Secret Cup', status: 'draft' });
    const params = { id: String(draft.id) };
    const player = await server.signUp('member', 'Kim Lind');
    await joinClub(server, club.id, player);
    const enter = async (body: object) => bodyOf(await admin.call('addParticipant', { params, body }));
    const own = await enter({ userId: player.user?.id ?? 0 });
    const hers = await enter({ userId: admin.user?.id ?? 0 });
    await admin.call('createMatch', { params, body: matchBody(own.id, hers.id) });
    expect(await playOf(player)).toEqual({ names: [], counts: [0, 0, 0] });
    const seen = { names: ['Secret Cup', 'Secret Cup'], counts: [0, 1, 1] };
    expect(await playOf(admin)).toEqual(seen);
    await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } });
    expect(await playOf(player)).toEqual(seen);
  });

  it('is bounded, and says what it left out', async () => {
    const server = await aServer({ now: NOW });
    const admin = await server.signUp('super_admin');
    const { database } = server;
    await server.services.audit.settled();
    const model = await database.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    for (let n = 1; n <= 21; n += 1) {
      const rows = Array.from({ length: 500 }, (_, at) => ({ ...model, seq: n * 1000 + at }));
      await database.db.insertInto('audit_log').values(rows).execute();
    }
    const { cutOff, acts } = bodyOf(await admin.call('getUserData', {}));
    expect([cutOff, acts.length]).toEqual([['acts'], 10_000]);
  });
});
