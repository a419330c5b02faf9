// Two processes on one database: viewers at either see what is written at both, and may go on at the other one where the first has stopped.
import { expect, it, onTestFinished, vi } from 'vitest';
import { followChanges } from '../audit/follow.ts';
import { ADMIN, aPlace, createClub, signIn } from '../testing/calls.ts';
import { aMatch, bodyOf, tournamentBody } from '../testing/factories.ts';
import { follow } from '../testing/follower.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { listen } from '../testing/raw-socket.ts';
import { aServer } from '../testing/server.ts';

it('hears the same numbers at both, and goes on at the other one', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const [one, other] = await Promise.all(
    [1, 2].map(async () => {
      const server = await aServer({ on: fresh });
      await followChanges(server.app, server.services);
      return { server, port: await listen(server.app) };
    }),
  );
  if (one === undefined || other === undefined) throw new Error('Two were asked for.');
  const { admin, tournament, match } = await aMatch(one.server, { status: 'registering' });
  await one.server.services.audit.settled();
  const { count } = await one.server.database.db
    .selectFrom('audit_head')
    .select('count')
    .executeTakeFirstOrThrow();
  for (const { app } of [one.server, other.server])
    await vi.waitFor(async () => expect((await app.inject('/api/live')).body).toContain(`id: ${count}.`), {
      timeout: 10_000,
    });
  const query = `tournaments=${tournament.id}`;
  const here = await follow(one.port, query);
  const there = await follow(other.port, query);
  const move = async (court: string): Promise<void> => {
    bodyOf(await admin.call('updateMatch', { params: { id: String(match.id) }, body: { court } }));
    await one.server.services.audit.settled();
  };
  const ids = ({ heard }: typeof here) =>
    heard.flatMap(({ id, event }) => (event === 'message' ? (id ?? []) : []));
  for (const court of ['1', '2', '3']) await move(court);
  await vi.waitFor(() => expect([ids(here).length, ids(there).length]).toEqual([3, 3]), { timeout: 10_000 });
  expect(ids(there)).toEqual(ids(here));
  const points = { device: 'device-phone-1', setup: { firstServer: 1 as const }, from: 0 };
  const event = {
    id: 'event-0-of-it',
    at: '2026-09-12T10:00:00.000Z',
    event: { type: 'point', winner: 1 },
  } as const;
  const params = { id: String(match.id) };
  bodyOf(await admin.call('appendScoreLog', { params, body: { ...points, events: [event] } }));
  for (const { heard } of [here, there])
    await vi.waitFor(() => expect(heard.filter(({ event: kind }) => kind === 'points')).toHaveLength(1), {
      timeout: 10_000,
    });
  await vi.waitFor(() => expect(ids(here)).toHaveLength(4), { timeout: 10_000 });
  const last = here.lastId() ?? '';
  here.cut();
  for (const court of ['4', '5']) await move(court);
  await vi.waitFor(() => expect(ids(there)).toHaveLength(6), { timeout: 10_000 });
  const back = await follow(other.port, query, { after: last });
  expect(ids(back)).toEqual(ids(there).slice(4));
});

it('between two server processes: what is written at either is heard at both, and goes on at the other when one is killed', async () => {
  const place = await aPlace();
  const ports = [await freePort(), await freePort()] as const;
  const one = spawnServer(place, ports[0], ADMIN);
  await untilReady(one);
  const other = spawnServer(place, ports[1]);
  await untilReady(other);
  const cookie = await signIn(one);
  expect(await createClub(one, cookie, 'Riverside')).toBe(true);
  const send = async (server: typeof one, method: string, url: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`${server.url}${url}`, { method, headers, body: JSON.stringify(body) });
    expect(answer.ok, `${method} ${url}`).toBe(true);
    return (await answer.json()) as { id: number };
  };
  const made = await send(one, 'POST', '/api/tournaments', { ...tournamentBody(1), status: 'registering' });
  const rename = (server: typeof one, name: string) =>
    send(server, 'PATCH', `/api/tournaments/${made.id}`, { name });
  const query = `tournaments=${made.id}`;
  const [here, there] = [await follow(ports[0], query), await follow(ports[1], query)];
  const changed = ({ heard }: typeof here) =>
    heard.filter(({ event }) => event === 'message').map(({ id }) => id);
  const before = [changed(here).length, changed(there).length] as const;
  for (let n = 1; n <= 6; n += 1) {
    await rename(n % 2 === 0 ? one : other, `Cup ${n}`);
    await vi.waitFor(
      () => {
        expect(changed(here)).toHaveLength(before[0] + n);
        expect(changed(there)).toHaveLength(before[1] + n);
      },
      { timeout: 10_000 },
    );
  }
  expect(changed(here).slice(-6)).toEqual(changed(there).slice(-6));
  const last = here.lastId() ?? '';
  one.child.kill('SIGKILL');
  await one.ended;
  await rename(other, 'Cup 7');
  const back = await follow(ports[1], query, { after: last });
  await vi.waitFor(() => expect(changed(back)).toHaveLength(1), { timeout: 10_000 });
  await vi.waitFor(() => expect(changed(there).at(-1)).toBe(changed(back)[0]), { timeout: 10_000 });
});
