// A page that still shows one person must not act for another who has signed in meanwhile. `X-Session-User` names the person that the page shows, and
// every route that needs a session compares it with the session.
import { describe, expect, it } from 'vitest';
import { pathOf, routes, type Route } from '@tennis/contract';
import { needsSession } from '../access/guards.ts';
import { aServer } from '../testing/server.ts';

const PARAMS = {
  id: 1,
  clubId: 1,
  userId: 1,
  invitationId: 1,
  participantId: 1,
  sessionId: 'x',
  key: 'x',
  token: 'x',
};

describe('X-Session-User', () => {
  it('is held against the session by every route that needs one, before anything else is looked at', async () => {
    const server = await aServer();
    const marta = await server.signUp('super_admin', 'Marta Silva');
    const nina = await server.signUp('member', 'Nina Kovač');
    const ofNina = { 'x-session-user': String(nina.user?.id) };
    const answers: unknown[] = [];
    const expected: unknown[] = [];
    for (const [name, declaration] of Object.entries<Route>(routes)) {
      if (!needsSession(declaration.access)) continue;
      const { method, path } = declaration;
      const { status, body } = await marta.send({ method, url: pathOf(path, PARAMS), headers: ofNina });
      answers.push({ name, status, code: (body as { code?: string }).code });
      expected.push({ name, status: 409, code: 'session_changed' });
    }
    expect(expected.length).toBeGreaterThan(30);
    expect(answers).toEqual(expected);
  });

  it('writes nothing for somebody else, and lets the right person through', async () => {
    const server = await aServer();
    const marta = await server.signUp('club_admin', 'Marta Silva');
    const nina = await server.signUp('club_admin', 'Nina Kovač');
    const create = (headers: Readonly<Record<string, string>>) =>
      marta.call('createClub', { body: { name: 'Typed by Nina' } }, headers);
    expect(await create({ 'x-session-user': String(nina.user?.id) })).toMatchObject({
      status: 409,
      body: {
        code: 'session_changed',
        message: 'Somebody else has signed in meanwhile. Nothing was changed.',
      },
    });
    expect((await marta.call('listAdminClubs', {})).body).toEqual([]);
    expect((await create({ 'x-session-user': 'nobody' })).status).toBe(409);
    expect((await create({ 'x-session-user': String(marta.user?.id) })).status).toBe(201);
  });

  it('the late refusal of an earlier session takes no hint of the present one away for good', async () => {
    const server = await aServer();
    const marta = await server.signUp('member', 'Marta Silva');
    const { session = '' } = marta.cookies;
    const refused = await server.visitor().send({
      method: 'GET',
      url: '/api/user/data',
      headers: { cookie: 'session=gone; signed_in=1' },
    });
    expect([refused.headers['set-cookie']].flat().join()).toMatch(/^signed_in=;/);
    const check = (cookie: string) =>
      server.visitor().send({ method: 'GET', url: '/api/auth/me', headers: { cookie } });
    const again = await check(`session=${session}`);
    expect([again.headers['set-cookie']].flat().join()).toMatch(/^signed_in=1; Max-Age=2592000;/);
    expect((await check(`session=${session}; signed_in=1`)).headers['set-cookie']).toBeUndefined();
  });

  it('does not stand in the way of signing in or out, nor of a session that is over', async () => {
    const server = await aServer();
    const marta = await server.signUp('member', 'Marta Silva');
    const other = { 'x-session-user': '999999' };
    const { username = '' } = marta.user ?? {};
    const signIn = { body: { username, password: 'Tennis123' } };
    expect((await marta.call('login', signIn, other)).status).toBe(200);
    expect((await marta.call('logout', { body: {} }, other)).status).toBe(200);
    expect((await marta.call('getUserData', {}, other)).status).toBe(401);
  });
});
