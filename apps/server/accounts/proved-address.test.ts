// The owner of an address: anybody can register with one. Only after using a link mailed to it can somebody read and delete data that others have
// stored under this address (ADR 14).
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../mail/delivery.ts';
import { aClub, aTournament, bodyOf, joinClub } from '../testing/factories.ts';
import { aMailServer, tokenIn } from '../testing/mail-server.ts';
import { person } from '../demo/injected-person.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';
const PASSWORD = 'Tennis123';
const ADDRESS = 'Parent@example.org';

/** A club that has invited an address and uses it as the contact of a tournament, with a mail server. */
async function aScene() {
  const mails = await aMailServer();
  const server = await aServer({ now: NOW, env: { SMTP_URL: mails.url } });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { contactEmail: ADDRESS });
  const params = { clubId: String(club.id) };
  const invitation = bodyOf(await admin.call('createInvitation', { params, body: { email: ADDRESS } }));
  return { mails, server, club, admin, tournament, invitation, params };
}

type Scene = Awaited<ReturnType<typeof aScene>>;

/** Registers with the address of the scene. */
async function claim(server: TestServer): Promise<Person> {
  const somebody = person(server.app);
  const account = { username: 'claimant', password: PASSWORD, email: ADDRESS.toLowerCase(), name: 'Mallory' };
  somebody.become(bodyOf(await somebody.call('register', { body: account })));
  return somebody;
}

const setPassword = (somebody: Person, token: string) =>
  somebody.call('resetPassword', { params: { token }, body: { newPassword: PASSWORD } });

const signIn = async (somebody: Person) =>
  bodyOf(await somebody.call('login', { body: { username: 'claimant', password: PASSWORD } }));

async function resetByMail({ server, mails }: Scene, somebody: Person): Promise<void> {
  await server.visitor().call('forgotPassword', { body: { email: ADDRESS } });
  await deliverMails(server.services);
  const mail = mails.received.find(({ headers }) => headers['subject'] === 'Reset your password');
  await setPassword(somebody, tokenIn(mail));
  await signIn(somebody);
}

/** The data about the address that the download shows, that erasing the account would delete, and that it did delete. */
async function reachOf({ server, admin, tournament, params }: Scene, somebody: Person) {
  const data = bodyOf(await somebody.call('getUserData', {}));
  const { goes } = bodyOf(await somebody.call('getErasure', {}));
  expect((await somebody.call('eraseAccount', { body: { password: PASSWORD } })).status).toBe(204);
  const { db } = server.database;
  const of = { id: String(tournament.id) };
  return {
    invitations: data.invitationsReceived.length,
    mails: [...new Set(data.mails.map(({ kind }) => kind))],
    goes: goes.invitations,
    left: {
      invitations: bodyOf(await admin.call('listInvitations', { params })).length,
      mails: (await db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind),
      contact: bodyOf(await server.visitor().call('getTournament', { params: of })).contactEmail,
    },
  };
}

const NOTHING = {
  invitations: 0,
  goes: 0,
  left: { invitations: 1, contact: ADDRESS },
};
const ALL = { invitations: 1, goes: 1, left: { mails: [], contact: null } };

describe('a person who has only registered with an address', () => {
  it('reads and deletes nothing that others keep under it', async () => {
    const scene = await aScene();
    const somebody = await claim(scene.server);
    expect(await reachOf(scene, somebody)).toMatchObject({
      ...NOTHING,
      mails: [],
      left: { ...NOTHING.left, mails: ['invitation'] },
    });
  });

  it('takes along the mails about their account, and the address of their clubs’ tournaments and their own', async () => {
    const scene = await aScene();
    const { server, club, admin, params } = scene;
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const foreign = await aTournament(elsewhere.admin, elsewhere.club.id, { contactEmail: ADDRESS });
    const own = await aTournament(elsewhere.admin, elsewhere.club.id, { contactEmail: ADDRESS });
    const somebody = await claim(server);
    await joinClub(server, club.id, somebody);
    await server.database.db
      .updateTable('tournaments')
      .set({ created_by: somebody.user?.id ?? 0 })
      .where('id', '=', own.id)
      .execute();
    await server.visitor().call('forgotPassword', { body: { email: ADDRESS } });
    expect(await reachOf(scene, somebody)).toMatchObject({
      invitations: 0,
      mails: ['reset'],
      left: { mails: ['invitation'], contact: null },
    });
    const contactOf = async (id: number) =>
      bodyOf(await admin.call('getTournament', { params: { id: String(id) } })).contactEmail;
    expect([await contactOf(own.id), await contactOf(foreign.id)]).toEqual([null, ADDRESS]);
    expect(bodyOf(await admin.call('listInvitations', { params }))).toHaveLength(1);
  });

  it('has proved nothing by a link that a super admin made and handed over', async () => {
    const scene = await aScene();
    const { server, invitation } = scene;
    const superAdmin = await server.signUp('super_admin');
    const somebody = await claim(server);
    const user = { params: { id: String(somebody.user?.id) } };
    const reset = bodyOf(await superAdmin.call('issueResetLink', user));
    await setPassword(somebody, reset.url.split('/').at(-1) ?? '');
    await signIn(somebody);
    const invited = { params: { id: String(invitation.id) } };
    const { url } = bodyOf(await superAdmin.call('issueInvitationLink', invited));
    const body = { userId: somebody.user?.id ?? 0 };
    const token = new URL(url).searchParams.get('token') ?? '';
    expect((await somebody.call('acceptInvitation', { params: { token }, body })).status).toBe(200);
    const data = bodyOf(await somebody.call('getUserData', {}));
    expect(data.account.emailProvedAt).toBeNull();
    expect(data.invitationsReceived.map(({ status }) => status)).toEqual(['accepted']);
  });

  it('is also the admin of the set-up', async () => {
    const { server } = await aScene();
    const superAdmin = await server.signUp('super_admin');
    expect(bodyOf(await superAdmin.call('getUserData', {})).account.emailProvedAt).toBeNull();
  });
});

describe('an address is proved', () => {
  it('by a reset link that was mailed to it', async () => {
    const scene = await aScene();
    const somebody = await claim(scene.server);
    await resetByMail(scene, somebody);
    expect(await reachOf(scene, somebody)).toMatchObject(ALL);
  });

  it('by an invitation that was mailed to it', async () => {
    const scene = await aScene();
    const { server, mails } = scene;
    const somebody = await claim(server);
    await deliverMails(server.services);
    const [mail] = mails.received;
    const accepted = await somebody.call('acceptInvitation', {
      params: { token: tokenIn(mail) },
      body: { userId: somebody.user?.id ?? 0 },
    });
    expect(accepted.status).toBe(200);
    const { account } = bodyOf(await somebody.call('getUserData', {}));
    expect(account.emailProvedAt).toBe('2026-09-01T10:00:00.000Z');
    expect(await reachOf(scene, somebody)).toMatchObject(ALL);
  });

  it('not by an earlier mail once a super admin has made a link by hand', async () => {
    const scene = await aScene();
    const { server, invitation } = scene;
    await deliverMails(server.services);
    const superAdmin = await server.signUp('super_admin');
    const invited = { params: { id: String(invitation.id) } };
    const { url } = bodyOf(await superAdmin.call('issueInvitationLink', invited));
    const somebody = await claim(server);
    const token = new URL(url).searchParams.get('token') ?? '';
    await somebody.call('acceptInvitation', { params: { token }, body: { userId: somebody.user?.id ?? 0 } });
    expect(bodyOf(await somebody.call('getUserData', {})).account.emailProvedAt).toBeNull();
  });

  it('until the account gets another one', async () => {
    const scene = await aScene();
    const { server } = scene;
    const superAdmin = await server.signUp('super_admin');
    const somebody = await claim(server);
    await resetByMail(scene, somebody);
    const params = { id: String(somebody.user?.id) };
    const provedAt = async () => bodyOf(await somebody.call('getUserData', {})).account.emailProvedAt;
    await superAdmin.call('updateUser', { params, body: { name: 'Malin', email: ADDRESS.toUpperCase() } });
    expect(await provedAt()).not.toBeNull();
    await superAdmin.call('updateUser', { params, body: { email: 'other@example.org' } });
    expect(await provedAt()).toBeNull();
    await superAdmin.call('updateUser', { params, body: { email: ADDRESS } });
    expect(await reachOf(scene, somebody)).toMatchObject(NOTHING);
  });
});
