// Deleting an account (ADR 14; D35): no column of any table still says who it was, and every result is still there.
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { aClub, aTournament, bodyOf, joinClub, matchBody } from '../testing/factories.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { aMarkedPerson, BIRTH_DAY, MARK, PASSWORD } from '../testing/marked-person.ts';
import { snapshot } from '../testing/rows.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

/** A server and somebody who has proved by a mail that their address is theirs. */
async function aProvedPerson() {
  const mails = await aMailServer();
  const server = await aServer({ now: NOW, env: { SMTP_URL: mails.url } });
  return { server, world: await aMarkedPerson(server, mails) };
}

const erase = (person: Person, password = PASSWORD) => person.call('eraseAccount', { body: { password } });

/** Every value of every column of every table, with where it stands. */
async function allValues({ database: { db } }: TestServer): Promise<readonly (readonly [string, unknown])[]> {
  const tables = await db.introspection.getTables();
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      return rows.flatMap((row) =>
        Object.entries(row).map(([column, value]) => [`${name}.${column}`, value] as const),
      );
    }),
  );
  return found.flat();
}

const placesOf = (values: Awaited<ReturnType<typeof allValues>>, mark: RegExp): string[] => [
  ...new Set(values.filter(([, value]) => mark.test(String(value))).map(([place]) => place)),
];

const marks = new RegExp(`${MARK}|${BIRTH_DAY}|^1987$`, 'i');

describe('deleting one’s own account', () => {
  it('leaves none of their marks in any column of any table', async () => {
    const { server, world } = await aProvedPerson();
    const before = placesOf(await allValues(server), marks);
    // The marks are where they should be: an erasure of nothing would prove nothing.
    expect(before).toEqual(
      expect.arrayContaining([
        'users.username',
        'users.name',
        'users.search_name',
        'users.email',
        'users.email_key',
        'users.date_of_birth',
        'sessions.user_agent',
        'participants.club',
        'participants.birth_year',
        'tournaments.contact_email',
        'invitations.email',
        'mails.recipient',
        'mails.last_error',
      ]),
    );
    expect((await erase(world.marked)).status).toBe(204);
    expect(placesOf(await allValues(server), marks)).toEqual([]);
  });

  it('leaves their id only in the record of acts, which says who did what as a number', async () => {
    const server = await aServer({ now: NOW });
    const world = await aMarkedPerson(server);
    const { db } = server.database;
    const tables = await db.introspection.getTables();
    const named = new Set(
      tables.flatMap(({ name, columns }) =>
        columns
          .filter((column) => /(?:^|_)(?:user|actor|subject)_id$|_by$/.test(column.name))
          .map((column) => `${name}.${column.name}`),
      ),
    );
    const ids = async () => {
      const his = (await allValues(server)).filter(([, value]) => value === world.id);
      return [...new Set(his.map(([place]) => place))].filter((place) => named.has(place));
    };
    expect(await ids()).toEqual(expect.arrayContaining(['sessions.user_id', 'tournaments.created_by']));
    await erase(world.marked);
    const left = await ids();
    expect(left.filter((place) => !place.startsWith('audit'))).toEqual([]);
    expect(left).toContain('audit_log.actor_id');
  });

  it('forgets the wrong passwords at their devices, from their addresses and from elsewhere', async () => {
    const server = await aServer({ now: NOW, env: { TRUST_PROXY: 'true' } });
    const { marked, id, username } = await aMarkedPerson(server);
    const { db } = server.database;
    const body = { username, password: 'not-his-own' };
    await server.visitor().call('login', { body }, { 'x-forwarded-for': '203.0.113.77' });
    const buckets = async () => {
      const rows = await db.selectFrom('guess_budgets').select('bucket').execute();
      return rows.map(({ bucket }) => bucket.split(':').slice(0, 2).join(':'));
    };
    expect(new Set(await buckets())).toEqual(
      new Set([`device:${id}`, `address:${id}`, expect.stringMatching(/^stranger:/)]),
    );
    await erase(marked);
    expect(await buckets()).toEqual([]);
  });

  it('keeps their results under the neutral name, whole for everybody, and withdraws what had not begun', async () => {
    const server = await aServer({ now: NOW });
    const world = await aMarkedPerson(server);
    const params = { id: String(world.tournamentId) };
    const visitor = server.visitor();
    const resultBefore = bodyOf(await visitor.call('listTournamentMatches', { params }))[0];
    await erase(world.marked);

    for (const reader of [visitor, world.marta]) {
      const [match] = bodyOf(await reader.call('listTournamentMatches', { params }));
      const { p2Name: _, ...result } = resultBefore ?? {};
      expect(match).toMatchObject({ ...result, p1Name: 'Former player' });
      const entries = bodyOf(await reader.call('listParticipants', { params }));
      expect(entries.find(({ id }) => id === world.entryId)).toMatchObject({
        userId: null,
        seed: 1,
        user: null,
        player: { name: 'Former player' },
      });
    }
    const doubles = bodyOf(
      await world.marta.call('listParticipants', { params: { id: String(world.doublesId) } }),
    );
    expect(doubles.map(({ user, player }) => (user ?? player)?.name)).toEqual([
      'Former player / Bo Lind',
      'Cleo Park / Former player',
      'Marta Silva / Former player',
    ]);
    // The year protects the names of those who stay (D24).
    expect(doubles.map(({ birthYear, partnerBirthYear }) => [birthYear, partnerBirthYear])).toEqual([
      [undefined, 2014],
      [2014, undefined],
      [2014, undefined],
    ]);
    expect(bodyOf(await visitor.call('listParticipants', { params: { id: String(world.openId) } }))).toEqual(
      [],
    );
    const tournament = bodyOf(await visitor.call('getTournament', { params }));
    expect(tournament).toMatchObject({ createdByUser: null, contactEmail: null });
  });

  it('says first what goes, what stays and what is in the way', async () => {
    const { world } = await aProvedPerson();
    expect(bodyOf(await world.marked.call('getErasure', {}))).toEqual({
      neutralName: 'Former player',
      obstacles: [],
      goes: { memberships: 2, sessions: 2, invitations: 2, entries: 1 },
      stays: { entries: 4, matches: 1, tournaments: 1 },
    });
  });

  it('ends every session, and frees username and address', async () => {
    const server = await aServer({ now: NOW });
    const { marked, username, email, name } = await aMarkedPerson(server);
    const cookie = `session=${marked.cookies['session']}`;
    const reply = await erase(marked);
    expect(String(reply.headers['set-cookie'])).toMatch(/session=;/);
    const get = { method: 'GET', url: '/api/auth/me', headers: { cookie } } as const;
    expect((await server.visitor().send(get)).status).toBe(401);
    const account = { username, email, name, password: PASSWORD };
    const again = await server.visitor().call('register', { body: account });
    expect(again).toMatchObject({ status: 201, body: { clubs: [] } });
  });

  it('[D27] takes the password, and counts a wrong one', async () => {
    const server = await aServer({ now: NOW });
    const owner = await server.signUp('member');
    const before = await snapshot(server.database);
    expect(await erase(owner, 'Tennis124')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: 'This is not your password.' }] },
    });
    for (let n = 1; n < 10; n += 1) await erase(owner, 'Tennis124');
    expect((await erase(owner)).status).toBe(429);
    expect(await snapshot(server.database)).toBe(before);
  });

  it('done twice at once is done once', async () => {
    const server = await aServer({ now: NOW });
    const { marked } = await aMarkedPerson(server);
    const cookies = { ...marked.cookies };
    const replies = await Promise.all(
      [1, 2].map(() =>
        server.app.inject({ method: 'DELETE', url: '/api/user', cookies, payload: { password: PASSWORD } }),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 401]));
  });

  it('leaves nobody else’s account without a word of what it had', async () => {
    const server = await aServer({ now: NOW });
    const { marta, marked } = await aMarkedPerson(server);
    const session = await marta.call('getSession', {});
    await erase(marked);
    expect((await marta.call('getSession', {})).body).toEqual(session.body);
  });
});

describe('an account stays', () => {
  it('[D35] while a club would have no admin left', async () => {
    const server = await aServer({ now: NOW });
    const admin = await server.signUp('club_admin', 'Marta Silva');
    for (const name of ['Riverside', 'Hillside']) {
      const { id } = bodyOf(await admin.call('createClub', { body: { name } }));
      await joinClub(server, id, await server.signUp('member'));
    }
    const before = await snapshot(server.database);
    const reason =
      'Riverside and Hillside would have no admin left. Make somebody else an admin there first.';
    expect(await erase(admin)).toMatchObject({ status: 409, body: { code: 'conflict', message: reason } });
    const superAdmin = await server.signUp('super_admin');
    const params = { id: String(admin.user?.id) };
    expect(await superAdmin.call('deleteUser', { params })).toMatchObject({
      status: 409,
      body: { message: reason },
    });
    expect(bodyOf(await admin.call('getErasure', {})).obstacles).toEqual([reason]);
    expect(await snapshot(server.database)).toBe(before);
  });

  it('[D6] while everybody uses it in a demo, with its password', async () => {
    const server = await aServer({ now: NOW });
    const { marked, username, id } = await aMarkedPerson(server);
    const admin = await server.signUp('super_admin');
    const { url } = bodyOf(await admin.call('issueResetLink', { params: { id: String(id) } }));
    const token = url.split('/').at(-1) ?? '';
    Object.assign(server.services, { demoAccounts: [{ username, password: PASSWORD, role: 'club_admin' }] });
    const body = { currentPassword: PASSWORD, newPassword: 'NewTennis1' };
    expect((await erase(marked)).status).toBe(409);
    expect(bodyOf(await marked.call('getErasure', {})).obstacles[0]).toMatch(/^Everybody uses this account/);
    expect((await marked.call('changePassword', { body })).status).toBe(409);
    expect((await admin.call('issueResetLink', { params: { id: String(id) } })).status).toBe(409);
    const reset = { params: { token }, body: { newPassword: 'NewTennis1' } };
    expect((await server.visitor().call('resetPassword', reset)).status).toBe(409);
    const sessions = bodyOf(await marked.call('listSessions', {}));
    for (const { id: sessionId } of sessions) {
      expect((await marked.call('endSession', { params: { sessionId } })).status).toBe(409);
    }
    expect((await marked.call('endOtherSessions', {})).status).toBe(409);
    expect((await admin.call('endUserSessions', { params: { id: String(id) } })).status).toBe(409);
    expect(bodyOf(await marked.call('listSessions', {}))).toHaveLength(sessions.length);
    expect((await marked.call('getSession', {})).status).toBe(200);
  });

  it('while the platform would have no super admin left', async () => {
    const server = await aServer({ now: NOW });
    const admin = await server.signUp('super_admin');
    expect(await erase(admin)).toMatchObject({
      status: 409,
      body: { message: 'The platform would have no super admin left. Make somebody else one first.' },
    });
    const second = await server.signUp('member');
    const { db } = server.database;
    await db
      .updateTable('users')
      .set({ role: 'super_admin' })
      .where('id', '=', second.user?.id ?? 0)
      .execute();
    expect((await erase(admin)).status).toBe(204);
  });
});

describe('a super admin', () => {
  it('deletes somebody else’s account in the same way, once', async () => {
    const { server, world } = await aProvedPerson();
    const admin = await server.signUp('super_admin');
    const params = { id: String(world.id) };
    const keyed = { 'idempotency-key': 'delete-this-account' };
    expect((await admin.call('deleteUser', { params }, keyed)).status).toBe(204);
    expect(placesOf(await allValues(server), marks)).toEqual([]);
    expect((await world.marked.call('getSession', {})).status).toBe(401);
    // A repetition finds its answer (D16), a second wish finds nobody.
    expect((await admin.call('deleteUser', { params }, keyed)).status).toBe(204);
    expect((await admin.call('deleteUser', { params })).status).toBe(404);
  });

  it('does not delete themselves there', async () => {
    const server = await aServer({ now: NOW });
    const admin = await server.signUp('super_admin');
    await server.signUp('member');
    // Another one, so that this is the only reason.
    await server.database.db.updateTable('users').set({ role: 'super_admin' }).execute();
    const params = { id: String(admin.user?.id) };
    expect(await admin.call('deleteUser', { params })).toMatchObject({
      status: 409,
      body: { message: 'Your own account is deleted on your profile page, with your password.' },
    });
    expect((await admin.call('getSession', {})).status).toBe(200);
  });
});

it('an entry whose player is gone gets no name again', async () => {
  const server = await aServer({ now: NOW });
  const { marked, marta, tournamentId, entryId } = await aMarkedPerson(server);
  await erase(marked);
  const params = { id: String(tournamentId), participantId: String(entryId) };
  const renamed = await marta.call('updateParticipant', { params, body: { name: 'Nina Kovač' } });
  expect(renamed).toMatchObject({ status: 400, body: { issues: [{ path: 'name' }] } });
  expect((await marta.call('updateParticipant', { params, body: { seed: 2 } })).status).toBe(200);
});

const KEY = { 'idempotency-key': 'once-and-for-all' };

/** A tournament, and somebody of that name who is entered in none. */
async function aWrittenScene(name: string) {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { type: 'Doubles' });
  const person = await server.signUp('member', name);
  return { server, club, admin, person, params: { id: String(tournament.id) } };
}

const keptKeys = async ({ database: { db } }: TestServer) =>
  JSON.stringify(await db.selectFrom('idempotency_keys').selectAll().execute()).toLowerCase();

describe('[D16] a write that was kept in case it is repeated', () => {
  it.each(['id', 'i%', 'Court', 'null', 'Nina Kovač / Priya'])(
    'gives its answer again after somebody called %s is gone, who is not in it',
    async (name) => {
      const { server, admin, person, params } = await aWrittenScene(name);
      const pair = { params, body: { name: 'Nina Kovač', partnerName: 'Priya Raman' } };
      const first = await admin.call('addParticipant', pair, { 'idempotency-key': 'a-pair-of-two' });
      const match = { params, body: matchBody(bodyOf(first).id, null) };
      const answer = await admin.call('createMatch', match, KEY);
      expect(answer.status).toBe(201);
      expect((await erase(person)).status).toBe(204);
      expect(await admin.call('createMatch', match, KEY)).toMatchObject({ status: 201, body: answer.body });
      expect(bodyOf(await server.visitor().call('listTournamentMatches', { params }))).toHaveLength(1);
    },
  );

  it('is done once, and its answer names nobody who is gone', async () => {
    const { server, club, admin, person, params } = await aWrittenScene('Bo Lind');
    await joinClub(server, club.id, person);
    const userId = person.user?.id ?? 0;
    const { id } = bodyOf(await admin.call('addParticipant', { params, body: { userId } }));
    const match = { params, body: matchBody(id, null) };
    const first = bodyOf(await admin.call('createMatch', match, KEY));
    expect(first.p1Name).toBe('Bo Lind');
    await erase(person);
    const again = await admin.call('createMatch', match, KEY);
    expect(again).toMatchObject({ status: 201, body: { id: first.id, p1Name: 'Former player' } });
    const other = await admin.call('createMatch', { params, body: matchBody(null, null) }, KEY);
    expect(other).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/different request/) as string },
    });
    expect(bodyOf(await server.visitor().call('listTournamentMatches', { params }))).toHaveLength(1);
  });

  it('is not done again when what it made has been removed', async () => {
    const { server, admin, params } = await aWrittenScene('Bo Lind');
    const { id } = bodyOf(await admin.call('addParticipant', { params, body: { name: 'Cleo Park' } }));
    const match = { params, body: matchBody(id, null) };
    const made = bodyOf(await admin.call('createMatch', match, KEY));
    await admin.call('deleteMatch', { params: { id: String(made.id) } });
    expect(await admin.call('createMatch', match, KEY)).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'You have sent this before, and it was done. It has been removed since.',
      },
    });
    expect(bodyOf(await server.visitor().call('listTournamentMatches', { params }))).toEqual([]);
  });

  it.each([
    ['an address', (text: string) => text.toUpperCase()],
    ['an address as they wrote it', (text: string) => text],
  ])('keeps nothing of %s that an admin typed, nor of a name', async (_, typed) => {
    const { server, club, admin, person, params } = await aWrittenScene('Nina Kovač');
    const address = person.user?.email ?? '';
    const invitation = { params: { clubId: String(club.id) }, body: { email: typed(address) } };
    const entry = { params, body: { name: 'Nina Kovač', club: 'Hillside' } };
    expect((await admin.call('createInvitation', invitation, KEY)).status).toBe(201);
    expect((await admin.call('addParticipant', entry, { 'idempotency-key': 'an-entry' })).status).toBe(201);
    const kept = await keptKeys(server);
    expect(kept).toMatch(/object_id":\d/);
    for (const text of [address, 'kovač', 'hillside']) expect(kept).not.toContain(text);
  });

  it('tells again how many sessions it has ended, as many as there were', async () => {
    const server = await aServer({ now: NOW });
    const person = await server.signUp('member');
    const { username = '' } = person.user ?? {};
    await server.visitor().call('login', { body: { username, password: 'Tennis123' } });
    const end = () => person.call('endOtherSessions', {}, KEY);
    expect([bodyOf(await end()), bodyOf(await end())]).toEqual([{ ended: 1 }, { ended: 1 }]);
  });
});
