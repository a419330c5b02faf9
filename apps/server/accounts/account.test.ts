// One's own password while signed in, and what the platform asks of new passwords (D4, D22, D27).
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../mail/delivery.ts';
import { bodyOf } from '../testing/factories.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

const change = (person: Person, currentPassword: string, newPassword = 'NewTennis1') =>
  person.call('changePassword', { body: { currentPassword, newPassword } });

const signIn = (server: TestServer, person: Person, password: string) =>
  server.visitor().call('login', { body: { username: person.user?.username ?? '', password } });

const at = (path: string, message: string) => ({
  status: 400,
  body: { code: 'invalid', message, issues: [{ path, message }] },
});

describe('changing one’s own password', () => {
  it('ends the other sessions and the reset links, renews this session and lets in with the new one', async () => {
    const server = await aServer();
    const owner = await server.signUp('member');
    const admin = await server.signUp('super_admin');
    const phone = server.visitor();
    const username = owner.user?.username ?? '';
    await phone.call('login', { body: { username, password: 'Tennis123' } });
    const params = { id: String(owner.user?.id) };
    const { url } = bodyOf(await admin.call('issueResetLink', { params }));
    const before = owner.cookies['session'];

    expect(bodyOf(await change(owner, 'Tennis123'))).toEqual({ message: 'Password changed', ended: 1 });

    expect((await phone.call('getSession', {})).status).toBe(401);
    expect((await owner.call('getSession', {})).status).toBe(200);
    expect(owner.cookies['session']).not.toBe(before);
    const stolen = { cookie: `session=${before}` };
    const thief = await server.visitor().send({ method: 'GET', url: '/api/auth/me', headers: stolen });
    expect(thief.status).toBe(401);
    expect((await signIn(server, owner, 'Tennis123')).status).toBe(401);
    expect((await signIn(server, owner, 'NewTennis1')).status).toBe(200);
    const token = url.split('/').at(-1) ?? '';
    expect((await server.visitor().call('checkResetToken', { params: { token } })).status).toBe(400);
  });

  it('tells the owner by mail, once it was done and not when it was refused', async () => {
    const mails = await aMailServer();
    const env = { SMTP_URL: mails.url, PUBLIC_URL: 'https://tennis.example.org' };
    const server = await aServer({ now: '2026-09-01T10:00:00Z', env });
    const owner = await server.signUp('member', 'Nina <b>Kovač</b>');
    await change(owner, 'Tennis124');
    await change(owner, 'Tennis123', 'Short1');
    expect(await deliverMails(server.services)).toBe(0);
    const body = { currentPassword: 'Tennis123', newPassword: 'NewTennis1' };
    bodyOf(await owner.call('changePassword', { body }, { host: 'evil.example' }));
    expect(await deliverMails(server.services)).toBe(1);
    const [mail] = mails.received;
    expect(mail).toMatchObject({
      to: [owner.user?.email],
      headers: { subject: 'Your password was changed' },
    });
    expect(mail?.text).toContain(`account ${owner.user?.username} was changed on 2026-09-01 at 10:00 UTC.`);
    expect(mail?.text).toContain('at once:\r\nhttps://tennis.example.org/forgot-password');
    expect(mail?.html).toContain('Hello Nina &lt;b&gt;Kovač&lt;/b&gt;,');
    expect(mail?.raw).not.toContain('evil.example');
  });

  it.each([
    ['the wrong password', 'Tennis124', 'NewTennis1', at('currentPassword', 'This is not your password.')],
    ['none', '', 'NewTennis1', at('currentPassword', 'Please enter your password.')],
    [
      'the same again',
      'Tennis123',
      'Tennis123',
      at('newPassword', 'The new password must differ from the current one.'),
    ],
    ['a short one', 'Tennis123', 'Short1', at('newPassword', 'Password must be at least 8 characters long')],
  ])('refuses %s at its field', async (_, currentPassword, newPassword, refusal) => {
    const server = await aServer();
    const owner = await server.signUp('member');
    expect(await change(owner, currentPassword, newPassword)).toMatchObject(refusal);
    expect((await signIn(server, owner, 'Tennis123')).status).toBe(200);
  });

  it('[D27] counts a wrong password like one at the sign-in: after ten even the right one waits', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const owner = await server.signUp('member');
    for (let n = 0; n < 10; n += 1) expect((await change(owner, `Wrong12${n}`)).status).toBe(400);
    const refused = await change(owner, 'Tennis123');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    const username = owner.user?.username ?? '';
    const again = await owner.call('login', { body: { username, password: 'Tennis123' } });
    expect(again.status).toBe(429);
  });

  it('costs no guess when the new password is what is refused, or all is right', async () => {
    const server = await aServer();
    const owner = await server.signUp('member');
    for (let n = 0; n < 12; n += 1) await change(owner, 'Tennis123', 'Tennis123');
    expect((await change(owner, 'Tennis123', 'NewTennis1')).status).toBe(200);
    for (let n = 1; n < 13; n += 1) {
      expect((await change(owner, `NewTennis${n}`, `NewTennis${n + 1}`)).status).toBe(200);
    }
  });

  it('does not count after a reset that came while the password was looked at', async () => {
    const server = await aServer();
    const owner = await server.signUp('member');
    const { verify } = server.services.passwords;
    const { db } = server.database;
    Object.assign(server.services.passwords, {
      verify: async (...asked: Parameters<typeof verify>) => {
        const isRight = await verify(...asked);
        await db.updateTable('users').set({ password_hash: 'reset meanwhile' }).execute();
        return isRight;
      },
    });
    expect((await change(owner, 'Tennis123')).status).toBe(401);
    const rows = await db.selectFrom('users').select('password_hash').distinct().execute();
    expect(rows).toEqual([{ password_hash: 'reset meanwhile' }]);
  });
});

const demand = async (server: TestServer, value: string) => {
  const admin = await server.signUp('super_admin');
  return admin.call('updatePlatformSetting', { params: { key: 'password_rule' }, body: { value } });
};
const register = (server: TestServer, password: string) =>
  server.visitor().call('register', {
    body: { username: 'ninakovac', password, email: 'nina.kovac@example.org', name: 'Nina Kovač' },
  });

describe('the password rule [D4]', () => {
  it('is the specification’s minimum until a super admin demands more, and is told to the forms', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    const visitor = server.visitor();
    expect(bodyOf(await visitor.call('getPasswordRule', {}))).toEqual({ rule: 'minimum', minLength: 6 });
    expect((await register(server, 'tennis')).status).toBe(201);
    expect((await demand(server, 'strong')).status).toBe(200);
    expect(bodyOf(await visitor.call('getPasswordRule', {}))).toEqual({ rule: 'strong', minLength: 8 });
  });

  it.each([
    ['Tennis1', 'Password must be at least 8 characters.'],
    ['Password1', 'Attackers try this password first. Please choose another one.'],
    ['BASEBALL', 'Attackers try this password first. Please choose another one.'],
    ['NinaKovac', 'Please choose a password that is not your own name, username or email address.'],
    ['nina kovač', 'Please choose a password that is not your own name, username or email address.'],
    ['nina.kovac', 'Please choose a password that is not your own name, username or email address.'],
    [
      'Nina.Kovac@example.org',
      'Please choose a password that is not your own name, username or email address.',
    ],
  ])('strong refuses %s at registration', async (password, message) => {
    const server = await aServer();
    await demand(server, 'strong');
    expect(await register(server, password)).toMatchObject(at('password', message));
    expect((await register(server, 'three blind mice')).status).toBe(201);
  });

  it('strong holds at a reset, which may be tried again, and at a change', async () => {
    const server = await aServer();
    const admin = await server.signUp('super_admin');
    const owner = await server.signUp('member');
    await demand(server, 'strong');
    const { url } = bodyOf(await admin.call('issueResetLink', { params: { id: String(owner.user?.id) } }));
    const token = url.split('/').at(-1) ?? '';
    const reset = (newPassword: string) =>
      server.visitor().call('resetPassword', { params: { token }, body: { newPassword } });
    const common = at('newPassword', 'Attackers try this password first. Please choose another one.');
    expect(await reset('Password1')).toMatchObject(common);
    expect(await change(owner, 'Tennis123', 'Password1')).toMatchObject(common);
    expect((await reset('Fresh-Balls-4')).status).toBe(200);
  });

  it('lets in people with an older, weaker password', async () => {
    const server = await aServer();
    const visitor = server.visitor();
    await server.signUp('super_admin');
    await register(server, 'tennis');
    await demand(server, 'strong');
    const body = { username: 'ninakovac', password: 'tennis' };
    expect((await visitor.call('login', { body })).status).toBe(200);
  });
});
