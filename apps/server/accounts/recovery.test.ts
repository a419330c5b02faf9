// Forgotten passwords, over the API and a real mail server (D4, D23; ADR 9), and one's own sessions.
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../mail/delivery.ts';
import { bodyOf } from '../testing/factories.ts';
import { aMailServer, tokenIn } from '../testing/mail-server.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';
const NEUTRAL = 'If your email exists in our system, you will receive a password reset link shortly';
const DEAD = { status: 400, body: { code: 'invalid', message: 'Invalid or expired reset token' } };

/** A server with a mail server, and somebody who has an account on it. */
async function aScene() {
  const mails = await aMailServer();
  const server = await aServer({
    now: NOW,
    env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://tennis.example.org' },
  });
  const owner = await server.signUp('member', 'Nina Kovač');
  return { server, mails, owner, email: owner.user?.email ?? '', username: owner.user?.username ?? '' };
}

const forget = (somebody: Person, email: string, headers = {}) =>
  somebody.call('forgotPassword', { body: { email } }, headers);

const reset = (somebody: Person, token: string, newPassword = 'NewTennis1') =>
  somebody.call('resetPassword', { params: { token }, body: { newPassword } });

const signIn = (server: TestServer, username: string, password: string) =>
  server.visitor().call('login', { body: { username, password } });

async function aToken({ server, mails, email }: Awaited<ReturnType<typeof aScene>>): Promise<string> {
  await forget(server.visitor(), email);
  await deliverMails(server.services);
  return tokenIn(mails.received.at(-1));
}

describe('a forgotten password', () => {
  it('is answered neutrally with the same bytes and the same row, with or without an account', async () => {
    const { server, email } = await aScene();
    const known = await forget(server.visitor(), email);
    const unknown = await forget(server.visitor(), 'nobody@example.org');
    expect(known).toMatchObject({ status: 200, body: { message: NEUTRAL } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const rows = await server.database.db.selectFrom('mails').selectAll().execute();
    expect(rows.map(({ kind, state, attempts }) => ({ kind, state, attempts }))).toEqual([
      { kind: 'reset', state: 'queued', attempts: 0 },
      { kind: 'reset', state: 'queued', attempts: 0 },
    ]);
  });

  it('brings one mail, plain and HTML, to the owner only, with a link of PUBLIC_URL', async () => {
    const { server, mails, email, username } = await aScene();
    const liar = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await forget(server.visitor(), email.toUpperCase(), liar);
    await forget(server.visitor(), 'nobody@example.org', liar);
    expect(await deliverMails(server.services)).toBe(1);
    const [mail] = mails.received;
    expect(mails.received).toHaveLength(1);
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers).toMatchObject({
      subject: 'Reset your password',
      from: 'Tennis Tournament Organizer <no-reply@tennis.example.org>',
    });
    const link = `https://tennis.example.org/reset-password/${tokenIn(mail)}`;
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain('Hello Nina Kovač,');
    expect(mail?.text).toContain(`Your username is ${username}.`);
    expect(mail?.html).toContain(`Your username is ${username}.</p>`);
    expect(mail?.html).toContain(`<a class="button" href="${link}" `);
    expect(mail?.raw).not.toContain('evil.example');
  });

  it('sends at most five mails an hour to one address, and says nothing of it', async () => {
    const { server, mails, email } = await aScene();
    for (let n = 0; n < 8; n += 1) expect((await forget(server.visitor(), email)).status).toBe(200);
    await deliverMails(server.services);
    expect(mails.received).toHaveLength(5);
  });

  it('leaves no token in the database', async () => {
    const scene = await aScene();
    const token = await aToken(scene);
    const { db } = scene.server.database;
    const stored = JSON.stringify([
      await db.selectFrom('mails').selectAll().execute(),
      await db.selectFrom('reset_tokens').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
  });

  it('[§5] refuses what is no address', async () => {
    const { server } = await aScene();
    const message = 'Please enter a valid email address';
    expect(await forget(server.visitor(), 'nobody')).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a reset link', () => {
  it('sets the password, ends every session and lets the owner in with the new one', async () => {
    const scene = await aScene();
    const { server, owner, username } = scene;
    const token = await aToken(scene);
    const visitor = server.visitor();
    expect(await visitor.call('checkResetToken', { params: { token } })).toMatchObject({
      status: 200,
      body: { valid: true },
    });
    expect(await reset(visitor, token)).toMatchObject({
      status: 200,
      body: { message: 'Password reset successful' },
    });
    expect((await owner.call('getSession', {})).status).toBe(401);
    expect((await signIn(server, username, 'Tennis123')).status).toBe(401);
    expect((await signIn(server, username, 'NewTennis1')).status).toBe(200);
  });

  it('tells the owner by mail what happened, plain and HTML, with the way out on PUBLIC_URL', async () => {
    const scene = await aScene();
    const { server, mails, email, username } = scene;
    const token = await aToken(scene);
    server.setNow('2026-09-01T10:07:59Z');
    const body = { newPassword: 'NewTennis1' };
    await server.visitor().call('resetPassword', { params: { token }, body }, { host: 'evil.example' });
    await reset(server.visitor(), token, 'NewTennis2');
    expect(await deliverMails(server.services)).toBe(1);
    const mail = mails.received.at(-1);
    expect(mail).toMatchObject({ to: [email], headers: { subject: 'Your password was changed' } });
    expect(mail?.text).toContain('Hello Nina Kovač,');
    expect(mail?.text).toContain(
      `The password of your account ${username} was changed on 2026-09-01 at 10:07 UTC.`,
    );
    expect(mail?.text).toContain('https://tennis.example.org/forgot-password');
    expect(mail?.html).toMatch(
      /<a class="button" href="https:\/\/tennis\.example\.org\/forgot-password" [^>]*>If it was not you,/,
    );
    expect(mail?.raw).not.toContain('evil.example');
    expect(mail?.raw).not.toContain('NewTennis');
  });

  it('ends a sign-in with the old password that was under way', async () => {
    const scene = await aScene();
    const { server, username } = scene;
    const token = await aToken(scene);
    const { db } = server.database;
    const { verify } = server.services.passwords;
    const slow = server.visitor();
    // The reset comes between the look at the password and the start of the session.
    Object.assign(server.services.passwords, {
      verify: async (...asked: Parameters<typeof verify>) => {
        const isRight = await verify(...asked);
        await reset(server.visitor(), token);
        return isRight;
      },
    });
    const reply = await slow.call('login', { body: { username, password: 'Tennis123' } });
    expect(reply.status).toBe(401);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  it('forgets the devices and addresses from which the account was used before', async () => {
    const scene = await aScene();
    const token = await aToken(scene);
    const { db } = scene.server.database;
    const devices = () =>
      db
        .selectFrom('familiar_sources')
        .select('source_hash')
        .where('user_id', '=', scene.owner.user?.id ?? 0)
        .where('kind', '=', 'device')
        .execute();
    const [before] = await devices();
    await reset(scene.server.visitor(), token);
    const after = await devices();
    expect(after).toHaveLength(1);
    expect(after[0]).not.toEqual(before);
  });

  it('works once, even when 100 try at once', async () => {
    const scene = await aScene();
    const token = await aToken(scene);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) => reset(scene.server.visitor(), token, `NewTennis${n}`)),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(99);
    const winner = statuses.indexOf(200);
    expect((await signIn(scene.server, scene.username, `NewTennis${winner}`)).status).toBe(200);
  });

  it('ends all other links of the account when it is used', async () => {
    const scene = await aScene();
    const first = await aToken(scene);
    const second = await aToken(scene);
    expect((await reset(scene.server.visitor(), second)).status).toBe(200);
    expect(await reset(scene.server.visitor(), first)).toMatchObject(DEAD);
  });

  it('is good for one hour', async () => {
    const scene = await aScene();
    const token = await aToken(scene);
    scene.server.setNow('2026-09-01T10:59:59Z');
    const visitor = scene.server.visitor();
    expect((await visitor.call('checkResetToken', { params: { token } })).status).toBe(200);
    scene.server.setNow('2026-09-01T11:00:00Z');
    expect(await visitor.call('checkResetToken', { params: { token } })).toMatchObject(DEAD);
    expect(await reset(visitor, token)).toMatchObject(DEAD);
  });

  it.each(['unknown', 'a'.repeat(100), 'a'.repeat(101), '%00', "' or 1=1"])(
    '[§8] %j is invalid',
    async (token) => {
      const { server } = await aScene();
      expect(await server.visitor().call('checkResetToken', { params: { token } })).toMatchObject(DEAD);
      expect(await reset(server.visitor(), token)).toMatchObject(DEAD);
    },
  );

  it.each([
    ['Short1', 'Password must be at least 8 characters long'],
    ['tennis123', 'Password must contain at least one uppercase letter'],
    ['TENNIS123', 'Password must contain at least one lowercase letter'],
    ['TennisTennis', 'Password must contain at least one number'],
  ])('[§5] refuses %s: %s', async (newPassword, message) => {
    const scene = await aScene();
    const token = await aToken(scene);
    expect(await reset(scene.server.visitor(), token, newPassword)).toMatchObject({
      status: 400,
      body: { message },
    });
    expect((await reset(scene.server.visitor(), token)).status).toBe(200);
  });

  it('lets the owner in at a new place while the account is attacked', async () => {
    const scene = await aScene();
    const { server, username } = scene;
    const token = await aToken(scene);
    const device = server.visitor();
    await reset(device, token);
    await server.database.db.deleteFrom('familiar_sources').where('kind', '=', 'address').execute();
    const body = (password: string) => ({ body: { username, password } });
    for (let n = 0; n < 12; n += 1)
      await server.visitor().call('login', body('wrong-password'), { 'x-forwarded-for': '1.2.3.4' });
    expect((await server.visitor().call('login', body('NewTennis1'))).status).toBe(429);
    expect((await device.call('login', body('NewTennis1'))).status).toBe(200);
  });
});

describe('without a mail server', () => {
  it('[D23] a super admin hands over a reset link, which is recorded', async () => {
    const server = await aServer({ now: NOW, env: { PUBLIC_URL: 'https://tennis.example.org' } });
    const member = await server.signUp('member');
    const admin = await server.signUp('super_admin');
    const params = { id: String(member.user?.id) };
    const headers = { host: 'evil.example', 'idempotency-key': 'a-key-for-this-link' };
    const issued = await admin.call('issueResetLink', { params }, headers);
    // The answer that a key would repeat is stored as it is; a secret is not.
    expect(await server.database.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    expect(issued).toMatchObject({ status: 201, body: { expiresAt: '2026-09-01T11:00:00.000Z' } });
    const [, token = ''] =
      /^https:\/\/tennis\.example\.org\/reset-password\/([\w-]{43})$/.exec(bodyOf(issued).url) ?? [];
    expect((await reset(server.visitor(), token)).status).toBe(200);
    const records = bodyOf(await admin.call('listAuditRecords', { query: { act: 'issueResetLink' } }));
    expect(records).toMatchObject([
      {
        at: '2026-09-01T10:00:00.000Z',
        actor: { id: admin.user?.id },
        object: { kind: 'account', id: member.user?.id },
      },
    ]);
  });

  it('mails wait in the outbox', async () => {
    const server = await aServer();
    const { user } = await server.signUp('member');
    await forget(server.visitor(), user?.email ?? '');
    expect(await deliverMails(server.services)).toBe(0);
    expect(await server.database.db.selectFrom('mails').selectAll().execute()).toHaveLength(1);
  });

  it('there is no link for a missing user', async () => {
    const server = await aServer();
    const admin = await server.signUp('super_admin');
    expect((await admin.call('issueResetLink', { params: { id: '999' } })).status).toBe(404);
  });
});

describe('registering with an address that has an account', () => {
  it('does not say so, whatever its case; the owner is told by mail', async () => {
    const { server, mails, email, username } = await aScene();
    const body = {
      username: 'somebody',
      password: 'Tennis123',
      email: email.toUpperCase(),
      name: 'Some Body',
    };
    const reply = await server.visitor().call('register', { body });
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'There was an error creating your account' },
    });
    expect(JSON.stringify(reply.body)).not.toMatch(/e-?mail/i);
    for (let n = 0; n < 5; n += 1) await server.visitor().call('register', { body });
    await deliverMails(server.services);
    expect(mails.received).toHaveLength(2);
    expect(mails.received.slice(1)).toEqual([
      expect.objectContaining({ to: [email], text: expect.stringContaining(username) as string }),
    ]);
  });
});

describe('one’s own sessions', () => {
  it('are listed without anything secret, and the others can be ended', async () => {
    const server = await aServer({ now: NOW });
    const owner = await server.signUp('member');
    const username = owner.user?.username ?? '';
    const phone = server.visitor();
    server.setNow('2026-09-02T10:00:00Z');
    await phone.call('login', { body: { username, password: 'Tennis123' } }, { 'user-agent': 'Phone' });
    const stranger = await server.signUp('member');
    const sessions = bodyOf(await phone.call('listSessions', {}));
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/) as string,
        createdAt: '2026-09-02T10:00:00.000Z',
        lastSeenAt: '2026-09-02T10:00:00.000Z',
        expiresAt: '2026-10-02T10:00:00.000Z',
        userAgent: 'Phone',
        device: 'Phone',
        isCurrent: true,
      },
      expect.objectContaining({ createdAt: '2026-09-01T10:00:00.000Z', isCurrent: false }),
    ]);
    const seenByOwner = bodyOf(await owner.call('listSessions', {}));
    expect(seenByOwner.map(({ isCurrent, device }) => [isCurrent, device === 'Phone'])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(bodyOf(await phone.call('endOtherSessions', {}))).toEqual({ ended: 1 });
    expect((await owner.call('getSession', {})).status).toBe(401);
    expect((await phone.call('getSession', {})).status).toBe(200);
    expect((await stranger.call('getSession', {})).status).toBe(200);
  });

  it('one of them can be ended, nobody else’s', async () => {
    const server = await aServer({ now: NOW });
    const owner = await server.signUp('member');
    const username = owner.user?.username ?? '';
    const phone = server.visitor();
    server.setNow('2026-09-02T10:00:00Z');
    await phone.call('login', { body: { username, password: 'Tennis123' } });
    const [, older] = bodyOf(await phone.call('listSessions', {}));
    const params = { sessionId: older?.id ?? '' };
    const stranger = await server.signUp('member');
    expect((await stranger.call('endSession', { params })).status).toBe(404);
    expect((await owner.call('getSession', {})).status).toBe(200);
    expect((await phone.call('endSession', { params })).status).toBe(204);
    expect((await owner.call('getSession', {})).status).toBe(401);
    expect((await phone.call('getSession', {})).status).toBe(200);
    expect((await phone.call('endSession', { params })).status).toBe(404);
  });

  it('end 30 days after the sign-in, and when they were not used for 14 days', async () => {
    const server = await aServer({ now: NOW });
    const owner = await server.signUp('member');
    const username = owner.user?.username ?? '';
    const phone = server.visitor();
    await phone.call('login', { body: { username, password: 'Tennis123' } });
    const isIn = async (somebody: Person, moment: string) => {
      server.setNow(moment);
      const { status } = await somebody.call('getSession', {});
      await server.services.lastSeen.settle();
      return status === 200;
    };
    expect(await isIn(owner, '2026-09-14T10:00:00Z')).toBe(true);
    expect(await isIn(phone, '2026-09-15T10:00:00Z')).toBe(false);
    expect(bodyOf(await owner.call('listSessions', {}))).toHaveLength(1);
    expect(await isIn(owner, '2026-09-28T09:59:59Z')).toBe(true);
    expect(await isIn(owner, '2026-10-01T09:59:59Z')).toBe(true);
    expect(await isIn(owner, '2026-10-01T10:00:00Z')).toBe(false);
  });

  it('a super admin ends all of somebody’s, nobody else’s', async () => {
    const server = await aServer({ now: NOW });
    const admin = await server.signUp('super_admin');
    const owner = await server.signUp('member');
    const stranger = await server.signUp('member');
    const phone = server.visitor();
    const username = owner.user?.username ?? '';
    await phone.call('login', { body: { username, password: 'Tennis123' } });
    const params = { id: String(owner.user?.id) };
    expect(bodyOf(await admin.call('endUserSessions', { params }))).toEqual({ ended: 2 });
    expect((await owner.call('getSession', {})).status).toBe(401);
    expect((await phone.call('getSession', {})).status).toBe(401);
    expect((await stranger.call('getSession', {})).status).toBe(200);
    expect(bodyOf(await admin.call('endUserSessions', { params }))).toEqual({ ended: 0 });
    expect((await admin.call('endUserSessions', { params: { id: '999' } })).status).toBe(404);
  });

  it('a super admin who ends their own is signed out in their browser too', async () => {
    const server = await aServer({ now: NOW });
    const admin = await server.signUp('super_admin');
    const params = { id: String(admin.user?.id) };
    expect(bodyOf(await admin.call('endUserSessions', { params }))).toEqual({ ended: 1 });
    expect(Object.keys(admin.cookies)).toEqual(['device']);
    expect((await admin.call('getSession', {})).status).toBe(401);
  });

  it('are not counted once they are over', async () => {
    const server = await aServer({ now: NOW });
    const admin = await server.signUp('super_admin');
    const owner = await server.signUp('member');
    const username = owner.user?.username ?? '';
    const count = async () =>
      (
        await server.database.db
          .selectFrom('sessions')
          .selectAll()
          .where('user_id', '=', owner.user?.id ?? 0)
          .execute()
      ).length;
    await server.visitor().call('login', { body: { username, password: 'Tennis123' } });
    for (const moment of ['2026-09-14T10:00:00Z', '2026-09-16T10:00:00Z']) {
      server.setNow(moment);
      await owner.call('getSession', {});
      await admin.call('getSession', {});
      await server.services.lastSeen.settle();
    }
    expect(await count()).toBe(2);
    expect(bodyOf(await owner.call('getErasure', {})).goes.sessions).toBe(1);
    expect(bodyOf(await owner.call('endOtherSessions', {}))).toEqual({ ended: 0 });
    expect(await count()).toBe(1);
    server.setNow('2026-09-20T10:00:00Z');
    await admin.call('getSession', {});
    await server.services.lastSeen.settle();
    server.setNow('2026-09-30T10:00:00Z');
    const reply = await admin.call('endUserSessions', { params: { id: String(owner.user?.id) } });
    expect(bodyOf(reply)).toEqual({ ended: 0 });
    expect(await count()).toBe(0);
  });

  it('say when they were last used, to within a quarter of an hour', async () => {
    const server = await aServer({ now: NOW });
    const owner = await server.signUp('member');
    const seen = async (moment: string) => {
      server.setNow(moment);
      await owner.call('getSession', {});
      await server.services.lastSeen.settle();
      return bodyOf(await owner.call('listSessions', {})).map(({ lastSeenAt }) => lastSeenAt);
    };
    expect(await seen('2026-09-01T10:14:59Z')).toEqual(['2026-09-01T10:00:00.000Z']);
    expect(await seen('2026-09-03T10:15:00Z')).toEqual(['2026-09-03T10:15:00.000Z']);
  });

  it('hold no address', async () => {
    const server = await aServer({ env: { TRUST_PROXY: 'true' } });
    const owner = await server.signUp('member');
    const username = owner.user?.username ?? '';
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    await server.visitor().call('login', { body: { username, password: 'Tennis123' } }, headers);
    const { db } = server.database;
    const stored = [
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('familiar_sources').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
  });
});
