// What the router could not read gets our own answers, with our headers.
import { expect, it } from 'vitest';
import { aServer } from '../testing/server.ts';

it.each([
  '/%ff',
  '/tournaments/100%',
  '/api/nothing/%ff',
  '/api/auth/reset-password/X%ZZ',
  `/api/invitations/${'a'.repeat(3000)}`,
  `/api/tournaments/${'9'.repeat(3000)}?tab=matches`,
])('%.60s is answered like what is missing', async (url) => {
  const visitor = (await aServer()).visitor();
  const missing = await visitor.send({ method: 'GET', url: '/api/nothing' });
  const { status, body, headers } = await visitor.send({ method: 'GET', url });
  expect([status, body]).toEqual([404, missing.body]);
  const names = (of: typeof headers) => Object.keys(of).sort();
  expect(names(headers)).toEqual(names(missing.headers));
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

it('a token that is longer than any of ours is refused by its own route', async () => {
  const visitor = (await aServer()).visitor();
  const { status, body } = await visitor.call('checkResetToken', { params: { token: 'a'.repeat(900) } });
  expect([status, body]).toMatchObject([400, { message: 'Invalid or expired reset token' }]);
});
