// A super admin changes somebody's account (§5 User edit; D2, D35).
import { describe, expect, it } from 'vitest';
import type { UserEdit } from '@tennis/contract';
import { bodyOf } from '../testing/factories.ts';
import { deliverMails } from '../mail/delivery.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

async function aScene() {
  const server = await aServer({ now: NOW });
  return {
    server,
    admin: await server.signUp('super_admin'),
    person: await server.signUp('member', 'Nina Kovač'),
  };
}

const idOf = ({ user }: Person): number => user?.id ?? 0;

const edit = (admin: Person, somebody: Person, body: UserEdit) =>
  admin.call('updateUser', { params: { id: String(idOf(somebody)) }, body });

const signIn = (server: TestServer, username: string, password = 'Tennis123') =>
  server.visitor().call('login', { body: { username, password } });

const usersOf = ({ database }: TestServer) =>
  database.db.selectFrom('users').selectAll().orderBy('id').execute();

const setRole = ({ database }: TestServer, somebody: Person, role: 'super_admin' | 'club_admin') =>
  database.db.updateTable('users').set({ role }).where('id', '=', idOf(somebody)).execute();

/** A club of somebody's own. */
const aClubOf = async (somebody: Person, name: string) =>
  bodyOf(await somebody.call('createClub', { body: { name } }));

describe('a super admin changes', () => {
  it('what they send, and nothing else', async () => {
    const { server, admin, person } = await aScene();
    const { dateOfBirth, language, preferences, picture, ...account } = {
      id: 0,
      username: '',
      dateOfBirth: null,
      language: null,
      preferences: null,
      picture: null,
      ...person.user,
    };
    const { id, username } = account;
    expect(bodyOf(await edit(admin, person, { name: 'Nína Kovač-Strand' }))).toEqual({
      ...account,
      planId: null,
      name: 'Nína Kovač-Strand',
    });
    const sent = { username: 'nina.strand', email: 'Nina@Example.org' };
    const expected = {
      id,
      ...sent,
      name: 'Nína Kovač-Strand',
      role: 'member',
      clubId: null,
      clubs: [],
    };
    expect(bodyOf(await edit(admin, person, sent))).toEqual({ ...expected, planId: null });
    expect(bodyOf(await edit(admin, person, {}))).toEqual({ ...expected, planId: null });
    // Session and password stay. The new name works in upper or lower case; the old one no longer does.
    expect(bodyOf(await person.call('getSession', {}))).toEqual({
      ...expected,
      dateOfBirth,
      language,
      preferences,
      picture,
    });
    expect((await signIn(server, 'NINA.strand')).status).toBe(200);
    expect((await signIn(server, username)).status).toBe(401);
    const [, row] = await usersOf(server);
    expect(row).toMatchObject({ email_key: 'nina@example.org', search_name: 'nina kovac-strand' });
  });

  it('an address, with which links to the old one stop working', async () => {
    const { server, admin, person } = await aScene();
    const { url } = bodyOf(await admin.call('issueResetLink', { params: { id: String(idOf(person)) } }));
    const check = async () => {
      const token = url.split('/').at(-1) ?? '';
      return (await server.visitor().call('checkResetToken', { params: { token } })).status;
    };
    await edit(admin, person, { name: 'Nina Strand' });
    expect(await check()).toBe(200);
    await edit(admin, person, { email: 'strand@example.org' });
    expect(await check()).toBe(400);
  });

  it('nothing of somebody who is not there', async () => {
    const { server, admin } = await aScene();
    expect((await admin.call('updateUser', { params: { id: '999' }, body: { name: 'Nina' } })).status).toBe(
      404,
    );
    expect((await usersOf(server)).map(({ name }) => name)).not.toContain('Nina');
  });

  it.each([
    ['a username', 'username', (other: Person) => ({ username: other.user?.username.toUpperCase() })],
    ['an address', 'email', (other: Person) => ({ email: other.user?.email.toUpperCase() })],
  ])('%s only to one that is free', async (_, path, bodyFrom) => {
    const { server, admin, person } = await aScene();
    const other = await server.signUp('member');
    const before = await usersOf(server);
    const body = { name: 'Somebody Else', ...bodyFrom(other) } as UserEdit;
    expect(await edit(admin, person, body)).toMatchObject({
      status: 409,
      body: { code: 'conflict', issues: [{ path }] },
    });
    expect(await usersOf(server)).toEqual(before);
    // In upper or lower case it stays their own.
    expect((await edit(admin, person, bodyFrom(person) as UserEdit)).status).toBe(200);
  });

  it('a username to which several are changed at the same moment for one of them', async () => {
    const { server, admin } = await aScene();
    const people: Person[] = [];
    for (let n = 0; n < 6; n += 1) people.push(await server.signUp('member'));
    const replies = await Promise.all(
      people.map((somebody) => edit(admin, somebody, { username: 'wanted' })),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('a club that is sent', () => {
  it('is one more of theirs, in which they keep the role that they have', async () => {
    const { admin, person } = await aScene();
    const { id } = await aClubOf(admin, 'Riverside');
    const joined = { clubId: id, clubs: [{ clubId: id, role: 'member' }] };
    expect(bodyOf(await edit(admin, person, { clubId: id }))).toMatchObject(joined);
    expect(bodyOf(await edit(admin, person, { clubId: id }))).toMatchObject(joined);
    expect(bodyOf(await edit(admin, person, { clubId: null }))).toMatchObject(joined);
    expect(bodyOf(await edit(admin, admin, { clubId: id })).clubs).toEqual([{ clubId: id, role: 'admin' }]);
  });

  it('that does not exist is refused, and nothing else that was sent is stored', async () => {
    const { server, admin, person } = await aScene();
    const before = await usersOf(server);
    expect(await edit(admin, person, { name: 'Nina', clubId: 99 })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'clubId', message: 'There is no such club.' }] },
    });
    expect(await usersOf(server)).toEqual(before);
  });
});

describe('a role', () => {
  it('that is higher lets them do more at once', async () => {
    const { admin, person } = await aScene();
    expect((await person.call('createClub', { body: { name: 'Riverside' } })).status).toBe(403);
    expect(bodyOf(await edit(admin, person, { role: 'club_admin' })).role).toBe('club_admin');
    expect((await person.call('createClub', { body: { name: 'Riverside' } })).status).toBe(201);
  });

  it.each(['club_admin', 'member'] as const)(
    'of a super admin ends all their sessions when it becomes %s',
    async (role) => {
      const { server, admin, person } = await aScene();
      await setRole(server, person, 'super_admin');
      const phone = server.visitor();
      await phone.call('login', { body: { username: person.user?.username ?? '', password: 'Tennis123' } });
      expect(bodyOf(await edit(admin, person, { role: 'super_admin' })).role).toBe('super_admin');
      expect((await person.call('getSession', {})).status).toBe(200);
      expect(bodyOf(await edit(admin, person, { role })).role).toBe(role);
      expect((await person.call('getSession', {})).status).toBe(401);
      expect((await phone.call('getSession', {})).status).toBe(401);
      expect((await admin.call('getSession', {})).status).toBe(200);
      expect((await signIn(server, person.user?.username ?? '')).status).toBe(200);
    },
  );

  it('of a club admin that becomes member takes their rights in their clubs', async () => {
    const { server, admin, person } = await aScene();
    await setRole(server, person, 'club_admin');
    const club = await aClubOf(person, 'Riverside');
    const refused = await edit(admin, person, { role: 'member', name: 'Nina' });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'Riverside would have no admin left. Make somebody else an admin there first.',
        issues: [{ path: 'role' }],
      },
    });
    expect((await person.call('getSession', {})).status).toBe(200);
    const invite = (email: string) =>
      person.call('createInvitation', {
        params: { clubId: String(club.id) },
        body: { email, role: 'admin' },
      });
    bodyOf(await invite('friend@example.org'));
    const { db } = server.database;
    const second = { club_id: club.id, user_id: idOf(admin), role: 'admin' as const, created_at: NOW };
    await db.insertInto('club_members').values(second).execute();
    expect(bodyOf(await edit(admin, person, { role: 'member' }))).toMatchObject({
      role: 'member',
      clubs: [{ clubId: club.id, role: 'member' }],
    });
    expect((await person.call('getSession', {})).status).toBe(401);
    expect(await db.selectFrom('invitations').select('status').execute()).toEqual([{ status: 'revoked' }]);
    const left = db.selectFrom('club_members').select('user_id').where('role', '=', 'admin');
    expect(await left.execute()).toEqual([{ user_id: idOf(admin) }]);
  });

  it('of a super admin that becomes club_admin leaves them their clubs', async () => {
    const { server, admin, person } = await aScene();
    await setRole(server, person, 'super_admin');
    const { id } = await aClubOf(person, 'Riverside');
    expect(bodyOf(await edit(admin, person, { role: 'club_admin' })).clubs).toEqual([
      { clubId: id, role: 'admin' },
    ]);
  });
});

it.each([
  ['role', { role: 'member' as const }],
  ['address', { email: 'thief@example.org' }],
  ['username', { username: 'thief' }],
])('nobody changes their own %s there', async (_, body) => {
  const { server, admin } = await aScene();
  const before = await usersOf(server);
  expect(await edit(admin, admin, body)).toMatchObject({
    status: 409,
    body: {
      message: 'Your own username, email address and role can only be changed by another super admin.',
    },
  });
  expect(await usersOf(server)).toEqual(before);
  const { username, email, role } = admin.user ?? {};
  const same = { username, email, role };
  expect(bodyOf(await edit(admin, admin, { ...same, name: 'Ada' })).name).toBe('Ada');
});

it('an account that everybody uses in a demo stays as it is', async () => {
  const { server, admin, person } = await aScene();
  const { username = '' } = person.user ?? {};
  Object.assign(server.services, { demoAccounts: [{ username, password: 'Tennis123', role: 'member' }] });
  expect((await edit(admin, person, { name: 'Nina' })).status).toBe(409);
});

it('[D23] tells both addresses of an account that it has another one now', async () => {
  const mails = await aMailServer();
  const env = { SMTP_URL: mails.url, PUBLIC_URL: 'https://tennis.example.org' };
  const server = await aServer({ now: NOW, env });
  const admin = await server.signUp('super_admin');
  const person = await server.signUp('member', 'Nina Kovač');
  const former = person.user?.email ?? '';
  bodyOf(await edit(admin, person, { name: 'Nina Kovac' }));
  bodyOf(await edit(admin, person, { email: former.toUpperCase() }));
  expect(await deliverMails(server.services)).toBe(0);
  bodyOf(await edit(admin, person, { email: 'nina@elsewhere.example' }));
  expect(await deliverMails(server.services)).toBe(2);
  const told = mails.received.map(({ to, headers, text }) => [
    to[0]?.toLowerCase(),
    headers['subject'],
    text,
  ]);
  expect(told).toEqual([
    [
      former.toLowerCase(),
      'Your email address was changed',
      expect.stringContaining(`account ${person.user?.username} on 2026-09-01 at 10:00 UTC.`),
    ],
    [
      'nina@elsewhere.example',
      'This is the email address of your account now',
      expect.not.stringContaining(person.user?.username ?? ''),
    ],
  ]);
  // An account that is gone by then is told nothing.
  bodyOf(await edit(admin, person, { email: 'nina@third.example' }));
  expect((await admin.call('deleteUser', { params: { id: String(idOf(person)) } })).status).toBe(204);
  expect(await deliverMails(server.services)).toBe(0);
});
