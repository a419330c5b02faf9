// How somebody wants the product shown, on all their devices (brief 2, /settings).
import { expect, it } from 'vitest';
import { bodyOf } from '../testing/factories.ts';
import { aServer } from '../testing/server.ts';

const CHOSEN = {
  theme: 'dark',
  hours: '24',
  timeZone: 'Asia/Tokyo',
  shortcuts: false,
  showsEmail: true,
} as const;

it('is kept for all devices, changed one by one, and found in one’s data', async () => {
  const server = await aServer();
  const nina = await server.signUp('member', 'Nina Kovač');
  expect(bodyOf(await nina.call('getSession', {})).preferences).toEqual({
    theme: null,
    hours: null,
    timeZone: null,
    shortcuts: true,
    showsEmail: false,
  });
  expect(bodyOf(await nina.call('setPreferences', { body: CHOSEN })).preferences).toEqual(CHOSEN);
  await nina.call('setPreferences', { body: { hours: null } });
  await nina.call('setPreferences', { body: {} });
  const expected = { ...CHOSEN, hours: null };
  expect(bodyOf(await nina.call('getSession', {})).preferences).toEqual(expected);
  expect(bodyOf(await nina.call('getUserData', {})).account).toMatchObject(expected);
  // Other people's choices stay their own.
  const rui = await server.signUp('member', 'Rui Costa');
  expect(bodyOf(await rui.call('getSession', {})).preferences.theme).toBeNull();
});

it('refuses what nobody could show', async () => {
  const server = await aServer();
  const nina = await server.signUp('member', 'Nina Kovač');
  for (const body of [
    { theme: 'pink' },
    { hours: '13' },
    { timeZone: 'Mars/Base' },
    { shortcuts: null },
    { showsEmail: 'yes' },
  ]) {
    const reply = await nina.send({ method: 'PUT', url: '/api/user/preferences', payload: body });
    expect(reply.status).toBe(400);
  }
  expect((await server.visitor().call('setPreferences', { body: {} })).status).toBe(401);
});
