// Platform settings over the API (§7; D22, D35). Who may call them is the rights test's matter.
import { expect, it } from 'vitest';
import { bodyOf } from '../testing/factories.ts';
import { aServer } from '../testing/server.ts';

it('lists every known setting and changes its value and description', async () => {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const admin = await server.signUp('super_admin');
  const [rule] = bodyOf(await admin.call('listPlatformSettings', {}));
  expect(rule).toMatchObject({ settingKey: 'password_rule', settingValue: 'minimum' });
  const params = { key: 'password_rule' };
  const changed = bodyOf(await admin.call('updatePlatformSetting', { params, body: { value: 'strong' } }));
  expect(changed).toEqual({ ...rule, settingValue: 'strong', updatedAt: '2026-09-01T10:00:00.000Z' });
  const body = { value: 'strong', description: 'Asked for by the federation' };
  expect(bodyOf(await admin.call('updatePlatformSetting', { params, body })).description).toBe(
    'Asked for by the federation',
  );
});

it.each([
  ['', 'Setting value is required'],
  ['stronger', 'The value of password_rule is one of: minimum, strong.'],
  ['toString', 'The value of password_rule is one of: minimum, strong.'],
])('refuses %j as the password rule', async (value, message) => {
  const server = await aServer();
  const admin = await server.signUp('super_admin');
  const params = { key: 'password_rule' };
  expect(await admin.call('updatePlatformSetting', { params, body: { value } })).toMatchObject({
    status: 400,
    body: { message, issues: [{ path: 'value' }] },
  });
});

it('stores what an unknown key holds, whatever it is, and knows no key that nobody made', async () => {
  const server = await aServer();
  const admin = await server.signUp('super_admin');
  await server.database.db
    .insertInto('platform_settings')
    .values({
      setting_key: 'motto',
      setting_value: 'x',
      description: null,
      updated_at: '2026-09-01T10:00:00.000Z',
    })
    .execute();
  const update = (key: string) =>
    admin.call('updatePlatformSetting', { params: { key }, body: { value: 'Play on' } });
  expect(bodyOf(await update('motto')).settingValue).toBe('Play on');
  expect((await update('toString')).status).toBe(404);
});
