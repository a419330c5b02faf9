// Requests begin in the right order when many come at once (ADR 9): in turn by address, reads apart from writes, and none of callers who have gone.
import { expect, it, vi } from 'vitest';
import { aMatch } from '../testing/factories.ts';
import { pause } from '../testing/process.ts';
import { getBytes, listen, rawSocket } from '../testing/raw-socket.ts';
import { aServer } from '../testing/server.ts';
import type { ConnectionLimits } from './connections/limits.ts';

/** Long enough for a machine that does much else. */
const SOON = { timeout: 20_000 };

/** A server that holds its calls, once begun, until the test releases them. */
async function aSlowServer(limits: Partial<ConnectionLimits>) {
  const { app } = await aServer({ limits, env: { TRUST_PROXY: 'true' } });
  const atWork: { readonly by: string; readonly go: () => void }[] = [];
  app.addHook('preHandler', async (request) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    atWork.push({ by: request.ip, go: () => resolve(undefined) });
    await promise;
  });
  const statuses: string[] = [];
  const ask = (address: string, method: 'GET' | 'POST' = 'GET') => {
    const url = method === 'GET' ? '/api/health' : '/api/auth/logout';
    const headers = { 'x-forwarded-for': address };
    const answered = async () => {
      const reply = await app.inject({
        method,
        url,
        headers,
        ...(method === 'POST' && { payload: {} }),
      });
      statuses.push(`${reply.statusCode} ${reply.headers['retry-after'] ?? ''}`.trim());
    };
    void answered();
  };
  return { app, atWork, statuses, ask };
}

it('as many as there are places, then the next address in turn', async () => {
  const { atWork, statuses, ask } = await aSlowServer({ atWork: 2 });
  for (let n = 0; n < 20; n += 1) ask('203.0.113.1');
  await vi.waitFor(() => expect(atWork).toHaveLength(2), SOON);
  ask('203.0.113.2');
  await pause(50);
  expect(atWork).toHaveLength(2);
  atWork.shift()?.go();
  await vi.waitFor(() => expect(atWork).toHaveLength(2), SOON);
  atWork.shift()?.go();
  await vi.waitFor(() => expect(atWork.map(({ by }) => by)).toContain('203.0.113.2'), SOON);
  while (statuses.length < 21) {
    atWork.shift()?.go();
    await pause(1);
  }
  expect(new Set(statuses)).toEqual(new Set(['200']));
});

it('a write that waits does not hold up those who read, and the other way round', async () => {
  const { atWork, ask } = await aSlowServer({ atWork: 1 });
  for (const method of ['POST', 'POST', 'GET', 'GET'] as const) ask('203.0.113.1', method);
  await vi.waitFor(() => expect(atWork).toHaveLength(2), SOON);
  await pause(50);
  expect(atWork).toHaveLength(2);
  for (let n = 0; n < 4; n += 1) {
    await vi.waitFor(() => expect(atWork.length).toBeGreaterThan(0), SOON);
    atWork.shift()?.go();
  }
});

it('when too many wait, the address with the most gets 503 and when to come again', async () => {
  const { atWork, statuses, ask } = await aSlowServer({ atWork: 1, waiting: 10 });
  for (let n = 0; n < 30; n += 1) ask('203.0.113.1');
  await vi.waitFor(() => expect(statuses).toHaveLength(19), SOON);
  for (let n = 2; n < 6; n += 1) ask(`203.0.113.${n}`);
  await vi.waitFor(() => expect(statuses).toHaveLength(23), SOON);
  expect(new Set(statuses)).toEqual(new Set(['503 5']));
  while (statuses.length < 34) {
    atWork.shift()?.go();
    await pause(1);
  }
  expect(statuses.filter((status) => status === '200')).toHaveLength(11);
});

it('what nobody waits for any more is not begun, and leaves its place', async () => {
  const { app, atWork, statuses, ask } = await aSlowServer({ atWork: 1 });
  const port = await listen(app);
  const sockets = await Promise.all([1, 2, 3].map(() => rawSocket(port)));
  for (const { send } of sockets) send(getBytes('/api/health'));
  await vi.waitFor(() => expect(atWork).toHaveLength(1), SOON);
  for (const { socket } of sockets) socket.destroy();
  await pause(50);
  ask('203.0.113.9');
  await vi.waitFor(() => expect(atWork).toHaveLength(2), SOON);
  atWork[1]?.go();
  await vi.waitFor(() => expect(statuses).toEqual(['200']), SOON);
  expect(atWork.map(({ by }) => by)).toEqual(['127.0.0.1', '203.0.113.9']);
});

it('a write that is being done keeps its place when its caller hangs up: hanging up does not make room for more work', async () => {
  const server = await aServer({ limits: { atWork: 1 } });
  const { app, database } = server;
  const { admin, match } = await aMatch(server);
  const payload = { username: admin.user?.username, password: 'Tennis123' };
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const begun: string[] = [];
  const held = Promise.withResolvers<undefined>();
  const free = Promise.withResolvers<undefined>();
  const holding = database.transaction(async (tx) => {
    await tx.updateTable('matches').set({ court: 'Held' }).where('id', '=', match.id).execute();
    held.resolve(undefined);
    await free.promise;
  });
  await held.promise;
  const { socket, send } = await rawSocket(await listen(app));
  const body = JSON.stringify({ court: 'Court 9' });
  send(
    `PATCH /api/matches/${match.id} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  await pause(200);
  socket.destroy();
  await pause(100);
  const second = app
    .inject({ method: 'POST', url: '/api/auth/logout', payload: {} })
    .then(({ statusCode }) => begun.push(`logout ${statusCode}`));
  await pause(200);
  expect(begun).toEqual([]);
  free.resolve(undefined);
  await holding;
  await second;
  expect(begun).toHaveLength(1);
});

it('those who wait for a password keep no place from the others', async () => {
  const { app, atWork, ask } = await aSlowServer({ atWork: 1 });
  for (let n = 0; n < 3; n += 1) {
    const payload = { username: 'nobody', password: 'wrong-password' };
    void app.inject({ method: 'POST', url: '/api/auth/login', payload });
  }
  await vi.waitFor(() => expect(atWork).toHaveLength(3), SOON);
  ask('203.0.113.1', 'POST');
  await vi.waitFor(() => expect(atWork).toHaveLength(4), SOON);
  for (const { go } of atWork) go();
});
