// Platform settings over the API (§7; D22, D35). The rights test checks who may call them.
import { takeBackup } from '../backups/take.ts';
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../mail/delivery.ts';
import { aPlace } from '../testing/calls.ts';
import { aClub, aMatch, bodyOf, planBody } from '../testing/factories.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { aServer } from '../testing/server.ts';

it('lists every known setting and changes its value and description', async () => {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const admin = await server.signUp('super_admin');
  const settings = bodyOf(await admin.call('listPlatformSettings', {}));
  expect(settings.map(({ settingKey, settingValue, kind }) => [settingKey, settingValue, kind])).toEqual([
    ['default_time_zone', 'server', 'time-zone'],
    ['password_rule', 'minimum', 'choice'],
    ['platform_name', 'Tennis Tournament Organizer', 'text'],
    ['registration_open', 'true', 'switch'],
    ['support_email', 'none', 'email'],
  ]);
  const rule = settings[1];
  const params = { key: 'password_rule' };
  const changed = bodyOf(await admin.call('updatePlatformSetting', { params, body: { value: 'strong' } }));
  expect(changed).toEqual({ ...rule, settingValue: 'strong', updatedAt: '2026-09-01T10:00:00.000Z' });
  const body = { value: 'strong', description: 'Asked for by the federation' };
  expect(bodyOf(await admin.call('updatePlatformSetting', { params, body })).description).toBe(
    'Asked for by the federation',
  );
});

it.each([
  ['password_rule', '', 'Setting value is required'],
  ['password_rule', 'stronger', 'The value of password_rule must be one of: minimum, strong.'],
  ['password_rule', 'toString', 'The value of password_rule must be one of: minimum, strong.'],
  ['registration_open', 'yes', 'The value of registration_open must be one of: true, false.'],
  [
    'default_time_zone',
    'Mars/Olympus',
    'The value of default_time_zone must be a time zone such as Europe/Lisbon, or “server” for the server’s own.',
  ],
  ['support_email', 'help', 'The value of support_email must be an email address, or “none”.'],
  ['platform_name', 'TC', 'The value of platform_name must have 3 to 60 characters in one line.'],
  ['platform_name', 'Tennis\nOnline', 'The value of platform_name must have 3 to 60 characters in one line.'],
])('[D22] refuses as %s the value %j', async (key, value, message) => {
  const server = await aServer();
  const admin = await server.signUp('super_admin');
  const params = { key };
  expect(await admin.call('updatePlatformSetting', { params, body: { value } })).toMatchObject({
    status: 400,
    body: { message, issues: [{ path: 'value' }] },
  });
});

it('[D22] stores what an unknown key holds, whatever it is, and knows no key that nobody made', async () => {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const admin = await server.signUp('super_admin');
  const motto = { settingKey: 'club/motto', settingValue: 'x', description: 'On the desk' };
  const { id, ...made } = bodyOf(await admin.call('createPlatformSetting', { body: motto }));
  expect(made).toEqual({ ...motto, updatedAt: '2026-09-01T10:00:00.000Z', kind: null, choices: [] });
  const update = (key: string) =>
    admin.call('updatePlatformSetting', { params: { key }, body: { value: 'Play on' } });
  expect(bodyOf(await update('club/motto'))).toMatchObject({ id, settingValue: 'Play on' });
  expect((await update('toString')).status).toBe(404);
});

it.each(['motto', 'password_rule'])('has each key only once: %s', async (settingKey) => {
  const server = await aServer();
  const admin = await server.signUp('super_admin');
  const create = () => admin.call('createPlatformSetting', { body: { settingKey, settingValue: 'strong' } });
  if (settingKey === 'motto') await create();
  expect(await create()).toMatchObject({
    status: 409,
    body: { message: `There is already a setting with the key ${settingKey}. Change that one.` },
  });
});

it('asks for a key and a value [§5]', async () => {
  const server = await aServer();
  const admin = await server.signUp('super_admin');
  const { body } = await admin.call('createPlatformSetting', { body: { settingKey: ' ', settingValue: '' } });
  expect(body).toMatchObject({
    issues: [
      { path: 'settingKey', message: 'Setting key is required' },
      { path: 'settingValue', message: 'Setting value is required' },
    ],
  });
});

const setting = (key: string, value: string) => ({ params: { key }, body: { value } });

describe('a known setting has its effect [D22]', () => {
  it('default_time_zone: a club whose founder names no zone is in it', async () => {
    const server = await aServer();
    const admin = await server.signUp('super_admin');
    const zoneOfNewClub = async () =>
      bodyOf(await admin.call('createClub', { body: { name: 'Hillside' } })).timeZone;
    expect(await zoneOfNewClub()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    bodyOf(await admin.call('updatePlatformSetting', setting('default_time_zone', 'Pacific/Auckland')));
    expect(await zoneOfNewClub()).toBe('Pacific/Auckland');
  });

  it('registration_open: false lets in only those whom a club has invited', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const { club, admin } = await aClub(server);
    const superAdmin = await server.signUp('super_admin');
    const params = { clubId: String(club.id) };
    bodyOf(await admin.call('createInvitation', { params, body: { email: 'Nina@example.org' } }));
    bodyOf(await superAdmin.call('updatePlatformSetting', setting('registration_open', 'false')));
    const register = (username: string, email: string) =>
      server
        .visitor()
        .call('register', { body: { username, email, password: 'Tennis123', name: 'Nina Kovač' } });
    expect(await register('stranger', 'stranger@example.org')).toMatchObject({
      status: 403,
      body: {
        message:
          'Registration is closed on this platform. You can register with the email address that a club has invited.',
      },
    });
    expect((await register('nina', 'nina@example.org')).status).toBe(201);
    server.setNow('2026-09-09T10:00:00Z');
    bodyOf(await superAdmin.call('updatePlatformSetting', setting('registration_open', 'true')));
    expect((await register('stranger', 'stranger@example.org')).status).toBe(201);
  });

  it('registration_open: an invitation that has expired lets nobody in', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const { club, admin } = await aClub(server);
    const superAdmin = await server.signUp('super_admin');
    const params = { clubId: String(club.id) };
    bodyOf(await admin.call('createInvitation', { params, body: { email: 'nina@example.org' } }));
    bodyOf(await superAdmin.call('updatePlatformSetting', setting('registration_open', 'false')));
    server.setNow('2026-09-09T10:00:00Z');
    const body = { username: 'nina', email: 'nina@example.org', password: 'Tennis123', name: 'Nina Kovač' };
    expect((await server.visitor().call('register', { body })).status).toBe(403);
  });

  it('password_rule: strong refuses what is tried first', async () => {
    const server = await aServer();
    const admin = await server.signUp('super_admin');
    bodyOf(await admin.call('updatePlatformSetting', setting('password_rule', 'strong')));
    expect(bodyOf(await server.visitor().call('getPasswordRule', {}))).toEqual({
      rule: 'strong',
      minLength: 8,
    });
  });

  it('platform_name and support_email: mails carry them', async () => {
    const mails = await aMailServer();
    const server = await aServer({ env: { SMTP_URL: mails.url } });
    const admin = await server.signUp('super_admin');
    bodyOf(await admin.call('updatePlatformSetting', setting('platform_name', 'Riverside <Online>')));
    bodyOf(await admin.call('updatePlatformSetting', setting('support_email', 'help@example.org')));
    await server.visitor().call('forgotPassword', { body: { email: admin.user?.email ?? '' } });
    await deliverMails(server.services);
    const mail = mails.received[0];
    expect(mail?.text).toMatch(/-- \r\nRiverside <Online>/);
    expect(mail?.text).toContain('Questions? Write to help@example.org.');
    expect(mail?.html).toContain('Riverside &lt;Online&gt;');
    expect(mail?.text).not.toContain('Tennis Tournament Organizer');
  });
});

it('[§3] counts users, clubs, active tournaments and the revenue of a month', async () => {
  const server = await aServer({ now: '2026-09-12T10:00:00Z' });
  const { admin, match } = await aMatch(server);
  await aClub(server, { name: 'Hillside' });
  const superAdmin = await server.signUp('super_admin');
  const stats = async () => bodyOf(await superAdmin.call('getAdminStats', {}));
  const backup = { lastAt: null, isOff: server.services.config.backupDir === null };
  expect(await stats()).toEqual({
    totalUsers: 3,
    totalClubs: 2,
    activeTournaments: 0,
    monthlyRevenue: 0,
    backup,
  });
  const params = { id: String(match.id) };
  bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }));
  const plan = bodyOf(
    await superAdmin.call('createPlan', { body: { ...planBody(), price: '100', billingCycle: 'yearly' } }),
  );
  const give = (id: number | undefined) =>
    superAdmin.call('updateUser', { params: { id: String(id) }, body: { planId: plan.id } });
  bodyOf(await give(admin.user?.id));
  expect(await stats()).toEqual({
    totalUsers: 3,
    totalClubs: 2,
    activeTournaments: 1,
    monthlyRevenue: 8.33,
    backup,
  });
  // Somebody without a club has no club subscription, and a plan that is not active earns nothing.
  bodyOf(await give(superAdmin.user?.id));
  expect((await stats()).monthlyRevenue).toBe(8.33);
  const { config } = server.services;
  if (config.backupDir === null) return;
  const { note } = await takeBackup(await aPlace(), config.backupDir, () => new Date('2026-09-12T04:00:00Z'));
  expect((await stats()).backup).toEqual({ lastAt: note.takenAt, isOff: false });
  bodyOf(await superAdmin.call('updatePlan', { params: { id: String(plan.id) }, body: { isActive: false } }));
  expect((await stats()).monthlyRevenue).toBe(0);
});
