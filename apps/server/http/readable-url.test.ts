// Addresses that the router cannot read get our own answers, with our headers.
import { expect, it } from 'vitest';
import { aServer } from '../testing/server.ts';

it.each([
  '/%ff',
  '/tournaments/100%',
  '/api/nothing/%ff',
  '/api/auth/reset-password/X%ZZ',
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

it.each(['x', 'unknown', 'a.b', '%E2%82%AC', 'a'.repeat(101), 'a'.repeat(900), '%E2%82%AC'.repeat(1000)])(
  '[D57] the unknown token %.20s is 404 for invitations and 400 for resets, in their own words',
  async (token) => {
    const visitor = (await aServer()).visitor();
    const invitation = await visitor.send({ method: 'GET', url: `/api/invitations/${token}` });
    expect(invitation).toMatchObject({ status: 404, body: { message: 'Invalid invitation link' } });
    const reset = await visitor.send({ method: 'GET', url: `/api/auth/reset-password/${token}` });
    expect(reset).toMatchObject({ status: 400, body: { message: 'Invalid or expired reset token' } });
    const written = await visitor.send({
      method: 'POST',
      url: `/api/auth/reset-password/${token}`,
      payload: { newPassword: 'Tennis123' },
    });
    expect(written).toMatchObject({ status: 400, body: { message: 'Invalid or expired reset token' } });
  },
);
