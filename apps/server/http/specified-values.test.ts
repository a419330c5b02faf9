// Values that the specification allows in a call, and to whom, where no screen can show it: a form never sends them.
import { expect, it } from 'vitest';
import { aClub, bodyOf, planBody, tournamentBody } from '../testing/factories.ts';
import { aWorld, type CallerName } from '../testing/rights-world.ts';
import { aServer } from '../testing/server.ts';

it.each([
  { format: 'swiss' },
  { pointSystem: 'golden_point' },
  { letRule: 'sometimes' },
  { playersProgressingFromGroups: -1 },
  { tieBreakerRule: 'coin' },
])('[S5.5] a tournament takes no other rules: %j', async (change) => {
  const { admin, club } = await aClub(await aServer());
  const body = tournamentBody(club.id);
  const [path] = Object.keys(change);
  const { status, body: said } = await admin.send({
    method: 'POST',
    url: '/api/tournaments',
    payload: JSON.stringify({ ...body, rules: { ...body.rules, ...change } }),
    headers: { 'content-type': 'application/json' },
  });
  expect([status, said]).toMatchObject([400, { issues: [{ path: `rules.${path}` }] }]);
});

it('[S5.11] a plan needs name, description, price, one of three billing cycles, and limits from 1', async () => {
  const superAdmin = await (await aServer()).signUp('super_admin');
  for (const [path, value] of [
    ['name', ''],
    ['description', ''],
    ['price', ''],
    ['billingCycle', 'weekly'],
    ['maxClubs', 0],
    ['maxMembersPerClub', 0],
    ['maxTournamentsPerClub', 0],
  ] as const) {
    const { status, body } = await superAdmin.send({
      method: 'POST',
      url: '/api/admin/subscription-plans',
      payload: JSON.stringify({ ...planBody(), [path]: value }),
      headers: { 'content-type': 'application/json' },
    });
    expect([status, body]).toMatchObject([400, { issues: [{ path }] }]);
  }
});

it('[S5.12] a user keeps a username of 3 to 50, an e-mail, a name and one of three roles', async () => {
  const server = await aServer();
  const superAdmin = await server.signUp('super_admin');
  const nina = await server.signUp('member');
  for (const [path, value] of [
    ['username', 'ab'],
    ['username', 'a'.repeat(51)],
    ['email', 'nina'],
    ['name', ''],
    ['role', 'umpire'],
  ] as const) {
    const { status, body } = await superAdmin.send({
      method: 'PATCH',
      url: `/api/admin/users/${nina.user?.id}`,
      payload: JSON.stringify({ [path]: value }),
      headers: { 'content-type': 'application/json' },
    });
    expect([path, status, body]).toMatchObject([path, 400, { issues: [{ path }] }]);
  }
  const params = { id: String(nina.user?.id) };
  const kept = bodyOf(await superAdmin.call('updateUser', { params, body: { username: 'a'.repeat(50) } }));
  expect(kept.username).toHaveLength(50);
});

it('[S6.8] by oneself one registers as club admin or member only', async () => {
  const server = await aServer();
  await server.signUp('super_admin');
  const register = async (role: string) => {
    const { status } = await server.visitor().send({
      method: 'POST',
      url: '/api/auth/register',
      payload: JSON.stringify({
        username: `as-${role.replace('_', '-')}`,
        password: 'Tennis123',
        email: `${role}@example.org`,
        name: 'Nina Kovač',
        role,
      }),
      headers: { 'content-type': 'application/json' },
    });
    return status;
  };
  expect(await register('club_admin')).toBe(201);
  expect(await register('member')).toBe(201);
  expect(await register('super_admin')).toBe(400);
});

it('[S6.6] matches are managed by admins of the club, super admins and the creator of the tournament', async () => {
  const { people, freshStage } = await aWorld(await aServer());
  const start = async (caller: CallerName) => {
    const { match } = await freshStage('own');
    const params = { id: String(match.id) };
    const { status } = await people[caller].call('setMatchStatus', {
      params,
      body: { status: 'in_progress' },
    });
    return status;
  };
  for (const caller of ['clubAdmin', 'superAdmin', 'creator'] as const) expect(await start(caller)).toBe(200);
  expect(await start('member')).toBe(403);
  expect(await start('visitor')).toBe(401);
});
