// The members of a club: who sees whom, adding somebody, roles and removal (§5 Add member, §7; D2, D24, D34, D35).
import { describe, expect, it } from 'vitest';
import type { ClubMember } from '@tennis/contract';
import { deliverMails } from '../../mail/delivery.ts';
import { aClub, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aMailServer } from '../../testing/mail-server.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const params = { clubId: String(club.id) };
  return { server, club, admin, params };
}

/** A server that sends its mails to a real mail server on loopback. */
async function aServerWithMail() {
  const mails = await aMailServer();
  const server = await aServer({
    now: NOW,
    env: { SMTP_URL: mails.url, MAIL_FROM: 'desk@example.org', PUBLIC_URL: 'https://tennis.example.org' },
  });
  return { server, received: mails.received };
}

type Scene = Awaited<ReturnType<typeof aScene>>;

const idOf = ({ user }: Person): number => user?.id ?? 0;

const newMember = { username: 'nina.kovac', email: 'Nina@Example.org', name: 'Nina Kovač' };

async function aMember({ server, club }: Scene, name?: string): Promise<Person> {
  const person = await server.signUp('member', name);
  await joinClub(server, club.id, person);
  return person;
}

const setRole = (by: Person, { params }: Scene, somebody: Person, role: 'admin' | 'member') =>
  by.call('updateMember', { params: { ...params, userId: String(idOf(somebody)) }, body: { role } });

const remove = (by: Person, { params }: Scene, somebody: Person) =>
  by.call('removeMember', { params: { ...params, userId: String(idOf(somebody)) } });

const mails = ({ database }: TestServer) => database.db.selectFrom('mails').selectAll().execute();

const tokenOf = (text = '') => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '';

const namesOf = (members: readonly ClubMember[]) => members.map(({ name }) => name);

describe('the list of members', () => {
  it('[§3, D24] shows addresses to the admins of the club, and to everybody their own', async () => {
    const scene = await aScene();
    const { admin, params } = scene;
    const nina = await aMember(scene, 'Nina Kovač');
    const forAdmin = bodyOf(await admin.call('listMembers', { params }));
    expect(forAdmin).toEqual([
      {
        id: idOf(admin),
        name: 'Marta Silva',
        email: admin.user?.email,
        role: 'admin',
        createdAt: expect.any(String),
        picture: null,
      },
      {
        id: idOf(nina),
        name: 'Nina Kovač',
        email: nina.user?.email,
        role: 'member',
        createdAt: expect.any(String),
        picture: null,
      },
    ]);
    const forNina = bodyOf(await nina.call('listMembers', { params }));
    expect(forNina.map(({ email }) => email)).toEqual([null, nina.user?.email]);
  });

  it('[§2, D24] finds by any part of the name without its accents, and by address only for those who see addresses', async () => {
    const scene = await aScene();
    const { admin, params } = scene;
    const nina = await aMember(scene, 'Nina Kovač');
    const find = async (by: Person, q: string) =>
      namesOf(bodyOf(await by.call('listMembers', { params, query: { q } })));
    expect(await find(admin, 'KOVAC')).toEqual(['Nina Kovač']);
    expect(await find(nina, 'silv')).toEqual(['Marta Silva']);
    expect(await find(admin, '%')).toEqual([]);
    const address = admin.user?.email ?? '';
    expect(await find(admin, address.toUpperCase())).toEqual(['Marta Silva']);
    expect(await find(nina, address)).toEqual([]);
  });

  it('[D7] goes on where the page before ended, and takes no more statements for more members', async () => {
    const scene = await aScene();
    const { admin, params } = scene;
    for (const name of ['Aria Shah', 'Aria Shah', 'Zoë Berg']) await aMember(scene, name);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? { limit: '2' } : { limit: '2', cursor };
      const answer = await admin.call('listMembers', { params, query });
      seen.push(...namesOf(bodyOf(answer)));
      cursor = /cursor=([\w-]+)/.exec(String(answer.headers['link'] ?? ''))?.[1];
    } while (cursor !== undefined);
    expect(seen).toEqual(['Aria Shah', 'Aria Shah', 'Marta Silva', 'Zoë Berg']);
  });
});

describe('[§7] adding a member', () => {
  it('makes an account without a password, and a mail that says how to choose one', async () => {
    const { server, admin, params } = await aScene();
    const body = { ...newMember, dateOfBirth: '2001-02-03' };
    const member = bodyOf(await admin.call('createMember', { params, body }));
    expect(member).toMatchObject({ name: 'Nina Kovač', email: 'Nina@Example.org', role: 'member' });
    const user = await server.database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ password_hash: null, role: 'member', date_of_birth: '2001-02-03' });
    expect(await mails(server)).toMatchObject([{ kind: 'welcome', recipient: 'Nina@Example.org' }]);
    const person = await server.database.db
      .selectFrom('persons')
      .select(['club_id', 'name'])
      .where('account_id', '=', member.id)
      .execute();
    expect(person).toEqual([{ club_id: Number(params.clubId), name: 'Nina Kovač' }]);
  });

  it('[D23] welcomes them by a mail, after which they choose a password and sign in', async () => {
    const { server, received } = await aServerWithMail();
    const { club, admin } = await aClub(server);
    const params = { clubId: String(club.id) };
    await admin.call('createMember', { params, body: newMember });
    await deliverMails(server.services);
    const [welcome] = received;
    // A mail server writes the domain in lower case.
    expect(welcome).toMatchObject({ to: ['Nina@example.org'] });
    expect(welcome?.text).toContain(`${club.name} has made you a member`);
    expect(welcome?.text).toContain('Your username is nina.kovac.');
    const token = /reset-password\/([\w-]+)/.exec(welcome?.text ?? '')?.[1] ?? '';
    const link = `https://tennis.example.org/reset-password/${token}?first=yes`;
    expect(welcome?.text).toContain(link);
    expect(welcome?.html).toContain(`href="${link}"`);
    expect(welcome?.text).toContain('The link works once, within 7 days.');
    const visitor = server.visitor();
    expect(bodyOf(await visitor.call('checkResetToken', { params: { token } }))).toEqual({
      valid: true,
      first: { club: club.name, username: newMember.username },
    });
    const body = { newPassword: 'Fresh-Balls-4' };
    expect((await visitor.call('resetPassword', { params: { token }, body })).status).toBe(200);
    // Nobody changed a password: there was none.
    expect((await mails(server)).map(({ kind }) => kind)).toEqual(['welcome']);
    const login = { username: newMember.username, password: body.newPassword };
    expect(bodyOf(await visitor.call('login', { body: login })).clubs).toEqual([
      { clubId: club.id, role: 'member' },
    ]);
  });

  it('the link of that mail is good for a week and once, and only while there is no password', async () => {
    const { server, received } = await aServerWithMail();
    const { club, admin } = await aClub(server);
    const params = { clubId: String(club.id) };
    await admin.call('createMember', { params, body: newMember });
    await deliverMails(server.services);
    const token = /reset-password\/([\w-]+)/.exec(received.at(-1)?.text ?? '')?.[1] ?? '';
    const begun = Date.parse(NOW);
    const after = (hours: number) => server.setNow(new Date(begun + hours * 3_600_000).toISOString());
    const visitor = server.visitor();
    const check = async () => (await visitor.call('checkResetToken', { params: { token } })).status;
    const use = async (way: string) =>
      (
        await visitor.call('resetPassword', {
          params: { token: way },
          body: { newPassword: 'Fresh-Balls-4' },
        })
      ).status;
    after(7 * 24);
    expect([await check(), await use(token)]).toEqual([400, 400]);
    after(7 * 24 - 1);
    expect(await check()).toBe(200);
    const { db } = server.database;
    await db
      .updateTable('users')
      .set({ password_hash: 'set' })
      .where('username', '=', newMember.username)
      .execute();
    expect([await check(), await use(token)]).toEqual([400, 400]);
    await db
      .updateTable('users')
      .set({ password_hash: null })
      .where('username', '=', newMember.username)
      .execute();
    expect([await use(token), await use(token), await check()]).toEqual([200, 400, 400]);
  });

  it('a first password that was set by another way ends that link, and a welcome that is late leads to the sign-in', async () => {
    const { server, received } = await aServerWithMail();
    const { club, admin } = await aClub(server);
    const params = { clubId: String(club.id) };
    const visitor = server.visitor();
    const body = { newPassword: 'Fresh-Balls-4' };
    bodyOf(await admin.call('createMember', { params, body: newMember }));
    await deliverMails(server.services);
    const first = tokenOf(received.at(-1)?.text);
    await visitor.call('forgotPassword', { body: { email: newMember.email } });
    await deliverMails(server.services);
    const second = tokenOf(received.at(-1)?.text);
    expect(bodyOf(await visitor.call('checkResetToken', { params: { token: second } })).first).toEqual({
      club: club.name,
      username: newMember.username,
    });
    bodyOf(await visitor.call('resetPassword', { params: { token: second }, body }));
    expect((await visitor.call('checkResetToken', { params: { token: first } })).status).toBe(400);
    expect(await server.database.db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);

    const late = { ...newMember, username: 'late.mail', email: 'late@example.org' };
    const { id } = bodyOf(await admin.call('createMember', { params, body: late }));
    await server.database.db
      .updateTable('users')
      .set({ password_hash: 'set' })
      .where('id', '=', id)
      .execute();
    await deliverMails(server.services);
    const text = received.at(-1)?.text ?? '';
    expect(text).toContain(`${club.name} has made you a member`);
    expect(text).toContain('Sign in:\r\nhttps://tennis.example.org/login');
    expect(text).not.toContain('password');
  });

  it('[D46] asks about namesakes only whom it is told to, in any spelling, and says who they are', async () => {
    const scene = await aScene();
    const { server, admin, params, club } = scene;
    const person = { name: 'KOVAC, Nina', birthYear: 2001 };
    const { id } = bodyOf(await admin.call('createPerson', { params, body: person }));
    const theirs = await aMember(scene, 'Nina Kovač');
    const add = (username: string, more: object = {}) =>
      admin.call('createMember', {
        params,
        body: { ...newMember, username, email: `${username}@example.org`, ...more },
      });
    const asked = await add('first.nina', { asksAboutNamesakes: true });
    expect([asked.status, asked.body]).toMatchObject([
      409,
      {
        message: 'The club already knows 2 people called Nina Kovač.',
        details: {
          code: 'namesakes',
          namesakes: [
            { id, name: 'KOVAC, Nina', club: club.name, birthYear: 2001, userId: null, isOurs: true },
            { name: 'Nina Kovač', userId: idOf(theirs), isMember: true },
          ],
        },
      },
    ]);
    expect(await mails(server)).toEqual([]);
    expect((await add('second.nina')).status).toBe(201);
    const other = { name: 'Nina Kovačič', asksAboutNamesakes: true };
    expect((await add('third.nina', other)).status).toBe(201);
    expect((await admin.call('listMembers', { params })).body).toHaveLength(4);
  });

  it('[D46] gives the account to somebody whom the club knows, with their entries, and can be parted again', async () => {
    const scene = await aScene();
    const { server, admin, params, club } = scene;
    const { id: tournament } = await aTournament(admin, club.id);
    const at = { params: { id: String(tournament) } };
    const body = { name: 'Nina Kovac', birthYear: 2001 };
    const entry = bodyOf(await admin.call('addParticipant', { ...at, body }));
    const personId = entry.personId ?? 0;
    const add = (more: object) => admin.call('createMember', { params, body: { ...newMember, ...more } });
    const year = await add({ personId, dateOfBirth: '1999-02-03' });
    expect([year.status, year.body]).toMatchObject([409, { reason: 'mergeTwoYears' }]);
    expect((await add({ personId: 999_999 })).status).toBe(400);
    const taken = bodyOf(await admin.call('listPersons', { params, query: { q: 'marta' } }));
    expect((await add({ personId: taken[0]?.id })).body).toMatchObject({ reason: 'mergeTwoAccounts' });
    // A refusal leaves no account behind.
    expect(await admin.call('listMembers', { params })).toMatchObject({ body: { length: 1 } });

    const member = bodyOf(await add({ personId }));
    const [mine] = bodyOf(await admin.call('listParticipants', at));
    expect(mine).toMatchObject({ id: entry.id, userId: member.id, user: { name: 'Nina Kovač' } });
    const known = bodyOf(await admin.call('listPersons', { params, query: { q: 'nina' } }));
    expect(known).toMatchObject([
      { userId: member.id, birthYear: 2001, entries: 1, merged: [{ id: personId }] },
    ]);
    const parting = { params: { ...params, personId: String(personId) } };
    expect((await admin.call('unmergePerson', parting)).status).toBe(204);
    expect(bodyOf(await admin.call('listParticipants', at))).toMatchObject([{ personId, userId: null }]);
    expect(await mails(server)).toHaveLength(1);
  });

  it('[D46] gives no account to somebody whose record another club keeps', async () => {
    const scene = await aScene();
    const { server, admin, params, club } = scene;
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const theirs = { params: { clubId: String(elsewhere.club.id) } };
    const guest = bodyOf(
      await elsewhere.admin.call('createPerson', { ...theirs, body: { name: 'Nina Kovač' } }),
    );
    const unseen = await admin.call('createMember', { params, body: { ...newMember, personId: guest.id } });
    expect(unseen.status).toBe(400);
    const { id: tournament } = await aTournament(admin, club.id);
    // Only the database puts a guest of another club here without their account.
    const entry = bodyOf(
      await admin.call('addParticipant', { params: { id: String(tournament) }, body: { name: 'Guest' } }),
    );
    await server.database.db
      .updateTable('participants')
      .set({ person_id: guest.id })
      .where('id', '=', entry.id)
      .execute();
    const seen = await admin.call('createMember', { params, body: { ...newMember, personId: guest.id } });
    expect([seen.status, seen.body]).toMatchObject([403, { reason: 'personOfAnotherClub' }]);
  });

  it('[D2] as an admin raises the account too', async () => {
    const { server, admin, params } = await aScene();
    const { id, role } = bodyOf(
      await admin.call('createMember', { params, body: { ...newMember, role: 'admin' } }),
    );
    expect(role).toBe('admin');
    const user = await server.database.db
      .selectFrom('users')
      .select('role')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(user?.role).toBe('club_admin');
  });

  it('is refused in the words of section 5', async () => {
    const { admin, params } = await aScene();
    const body = { username: 'ab', email: 'nowhere', name: 'N' };
    const answer = await admin.call('createMember', { params, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      issues: [
        { path: 'username', message: 'Username must be at least 3 characters' },
        { path: 'email', message: 'Please enter a valid email' },
        { path: 'name', message: 'Name must be at least 2 characters' },
      ],
    });
  });

  it.each(['1899-12-31', '2026-09-03', '0001-01-01'])('refuses the day of birth %s', async (dateOfBirth) => {
    const { admin, params } = await aScene();
    const answer = await admin.call('createMember', { params, body: { ...newMember, dateOfBirth } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: 'dateOfBirth' }] });
  });

  it('refuses what is taken, and says what to do for somebody with an account', async () => {
    const scene = await aScene();
    const { server, admin, params } = scene;
    const stranger = await server.signUp('member');
    const add = (fields: Partial<typeof newMember>) =>
      admin.call('createMember', { params, body: { ...newMember, ...fields } });
    const username = await add({ username: stranger.user?.username ?? '' });
    expect([username.status, username.body]).toMatchObject([409, { issues: [{ path: 'username' }] }]);
    const address = await add({ email: stranger.user?.email.toUpperCase() ?? '' });
    expect([address.status, address.body]).toMatchObject([409, { reason: 'memberNotCreated' }]);
    const own = await add({ email: admin.user?.email ?? '' });
    expect([own.status, own.body]).toMatchObject([409, { reason: 'alreadyMember' }]);
    const both = await add({ email: admin.user?.email ?? '', username: stranger.user?.username ?? '' });
    expect([both.status, both.body]).toMatchObject([
      409,
      { reason: 'alreadyMember', issues: [{ path: 'email' }] },
    ]);
    expect(await mails(server)).toEqual([]);
  });

  it('[D16] twice under one key adds one', async () => {
    const { server, admin, params } = await aScene();
    const key = { 'idempotency-key': 'a-key-of-this-test' };
    const call = () => admin.call('createMember', { params, body: newMember }, key);
    const [first, second] = [bodyOf(await call()), bodyOf(await call())];
    expect(second).toEqual(first);
    expect(await mails(server)).toHaveLength(1);
  });
});

describe('roles and removal', () => {
  it('an admin makes a member an admin and back, and their invitations end with that', async () => {
    const scene = await aScene();
    const { server, admin, params } = scene;
    const nina = await aMember(scene);
    expect(bodyOf(await setRole(admin, scene, nina, 'admin')).role).toBe('admin');
    expect((await nina.call('createInvitation', { params, body: { email: 'x@example.org' } })).status).toBe(
      201,
    );
    expect(bodyOf(await setRole(admin, scene, nina, 'member')).role).toBe('member');
    expect((await nina.call('listInvitations', { params })).status).toBe(403);
    const invitations = await server.database.db.selectFrom('invitations').select('status').execute();
    expect(invitations).toEqual([{ status: 'revoked' }]);
  });

  it('[D3] who is removed does not come back by an invitation that was sent before', async () => {
    const { server, admin, params } = await aScene();
    for (const email of [newMember.email, 'stays@example.org'])
      bodyOf(await admin.call('createInvitation', { params, body: { email, role: 'admin' } }));
    const { id } = bodyOf(await admin.call('createMember', { params, body: newMember }));
    const removed = await admin.call('removeMember', { params: { ...params, userId: String(id) } });
    expect(removed.status).toBe(204);
    const invitations = server.database.db.selectFrom('invitations').select(['email', 'status']);
    expect(await invitations.orderBy('id').execute()).toEqual([
      { email: newMember.email, status: 'revoked' },
      { email: 'stays@example.org', status: 'pending' },
    ]);
  });

  it('[D35] the last admin stays, whoever asks and whichever way', async () => {
    const scene = await aScene();
    const { server, admin, club } = scene;
    const superAdmin = await server.signUp('super_admin');
    for (const by of [admin, superAdmin]) {
      for (const answer of [await setRole(by, scene, admin, 'member'), await remove(by, scene, admin)]) {
        expect([answer.status, answer.body]).toMatchObject([409, { reason: 'lastAdmin' }]);
      }
    }
    const { db } = server.database;
    const ofClub = { column: 'club_id', id: club.id } as const;
    await expect(
      db.updateTable('club_members').set({ role: 'member' }).where(ofClub.column, '=', ofClub.id).execute(),
    ).rejects.toThrow('club_keeps_an_admin');
    await expect(
      db.deleteFrom('club_members').where(ofClub.column, '=', ofClub.id).execute(),
    ).rejects.toThrow('club_keeps_an_admin');
    // A club that goes takes its members along.
    await db.deleteFrom('clubs').where('id', '=', club.id).execute();
    expect(await db.selectFrom('club_members').selectAll().execute()).toEqual([]);
  });

  it('of two admins who remove each other at once one stays', async () => {
    const scene = await aScene();
    const { server, admin } = scene;
    const nina = await aMember(scene);
    await setRole(admin, scene, nina, 'admin');
    const answers = await Promise.all([remove(admin, scene, nina), remove(nina, scene, admin)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    const admins = await server.database.db
      .selectFrom('club_members')
      .select('id')
      .where('role', '=', 'admin')
      .execute();
    expect(admins).toHaveLength(1);
  });

  it('a member who is removed sees the club no more; their account stays', async () => {
    const scene = await aScene();
    const { admin, params } = scene;
    const nina = await aMember(scene);
    expect((await remove(admin, scene, nina)).status).toBe(204);
    expect((await nina.call('listMembers', { params })).status).toBe(403);
    expect(bodyOf(await nina.call('getSession', {})).clubs).toEqual([]);
    expect((await remove(admin, scene, nina)).status).toBe(404);
    expect((await setRole(admin, scene, nina, 'admin')).status).toBe(404);
  });

  it('the log says who was made what, and who was removed', async () => {
    const scene = await aScene();
    const { server, admin, club } = scene;
    const nina = await aMember(scene, 'Nina Kovač');
    await setRole(admin, scene, nina, 'admin');
    await remove(admin, scene, nina);
    await server.services.audit.settled();
    const records = bodyOf(
      await admin.call('listAuditRecords', { query: { clubId: String(club.id), limit: '2' } }),
    );
    expect(records).toMatchObject([
      { act: 'removeMember', changes: expect.arrayContaining([{ field: 'role', before: 'admin' }]) },
      {
        act: 'updateMember',
        object: { kind: 'membership' },
        changes: [{ field: 'role', before: 'member', after: 'admin' }],
      },
    ]);
  });
});
