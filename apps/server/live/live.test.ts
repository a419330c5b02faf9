// Viewers are told what changes, once and in order, also after a broken connection, and never anything that they may not read (D50, ADR 32).
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { markOfWrite } from '@tennis/contract';
import { followChanges } from '../audit/follow.ts';
import { withoutGuards } from '../testing/audit-guards.ts';
import { caughtUp } from '../testing/caught-up.ts';
import { aClub, aMatch, aTournament, bodyOf, joinClub, type Scene } from '../testing/factories.ts';
import { follow, type Follower } from '../testing/follower.ts';
import { getBytes, listen, rawSocket } from '../testing/raw-socket.ts';
import { aServer, type Person, type TestServerOptions } from '../testing/server.ts';

const SOON = { timeout: 10_000, interval: 10 };

async function listening(options: TestServerOptions = {}) {
  const server = await aServer(options);
  await followChanges(server.app, server.services);
  const port = await listen(server.app);
  return { server, port };
}

const move = async ({ admin, match }: Pick<Scene, 'admin' | 'match'>, court: string): Promise<void> => {
  bodyOf(await admin.call('updateMatch', { params: { id: String(match.id) }, body: { court } }));
};

/** The ids of the changes that somebody has heard. */
const idsOf = (one: Follower): readonly string[] =>
  one.heard.flatMap(({ id, event }) => (event === 'message' ? (id ?? []) : []));
const numbers = (one: Follower) => one.changes().map(({ tournament }) => tournament);
const told = (one: Follower) => one.heard.filter(({ event }) => event === 'notices');
const cookiesOf = ({ cookies }: Person) => ({ cookies });

describe('who looks on', () => {
  it('at a tournament is told what has changed in it, and in its club, and nothing of others', async () => {
    const { server, port } = await listening();
    const scene = await aMatch(server, { status: 'registering' });
    const other = await aMatch(server, { status: 'registering' });
    await caughtUp(server);
    const visitor = await follow(port, `tournaments=${scene.tournament.id}`);
    await move(other, '7');
    await move(scene, '3');
    await vi.waitFor(() => expect(visitor.changes()).toHaveLength(1), SOON);
    expect(visitor.changes()).toEqual([{ tournament: scene.tournament.id, club: scene.club.id }]);
    const lists = await follow(port, 'lists=true');
    const params = { clubId: String(scene.club.id) };
    bodyOf(await scene.admin.call('createCourts', { params, body: { courts: [{ name: 'Court 1' }] } }));
    await vi.waitFor(() => {
      expect(visitor.changes().at(-1)).toMatchObject({ club: scene.club.id, tournament: null });
      expect(lists.changes()).toHaveLength(1);
    }, SOON);
  });

  it('knows their own write by its key, and that of others', async () => {
    const { server, port } = await listening();
    const { admin, tournament, match } = await aMatch(server, { status: 'registering' });
    await caughtUp(server);
    const visitor = await follow(port, `tournaments=${tournament.id}`);
    const write = (court: string, key: string | null) =>
      admin.send({
        method: 'PATCH',
        url: `/api/matches/${match.id}`,
        payload: { court },
        headers: key === null ? {} : { 'idempotency-key': key },
      });
    for (const [court, key] of [
      ['3', 'the-first-key'],
      ['4', null],
    ] as const) {
      expect((await write(court, key)).status).toBe(200);
      await caughtUp(server);
    }
    await vi.waitFor(() => expect(visitor.changes()).toHaveLength(2), SOON);
    const [own, other] = visitor.changes();
    expect([own?.marks, other?.marks]).toEqual([[markOfWrite('the-first-key')], undefined]);
  });

  it('is told of a draft only where they may read it', async () => {
    const { server, port } = await listening();
    const { admin, club } = await aClub(server);
    const open = await aTournament(admin, club.id, { status: 'registering' });
    const draft = await aTournament(admin, club.id, { status: 'draft' });
    await caughtUp(server);
    const query = `tournaments=${draft.id},${open.id}&clubs=${club.id}&lists=true`;
    const stranger = await server.signUp('member');
    const visitor = await follow(port, query);
    const signedIn = await follow(port, query, cookiesOf(stranger));
    const director = await follow(port, query, cookiesOf(admin));
    for (const { id } of [draft, open])
      bodyOf(
        await admin.call('updateTournament', { params: { id: String(id) }, body: { name: 'Private 77' } }),
      );
    await vi.waitFor(() => {
      for (const one of [visitor, signedIn, director])
        expect(one.changes().at(-1)).toMatchObject({ tournament: open.id });
    }, SOON);
    expect(numbers(director)).toContain(draft.id);
    expect(numbers(visitor)).not.toContain(draft.id);
    expect(numbers(signedIn)).not.toContain(draft.id);
    expect(JSON.stringify([visitor.heard, director.heard])).not.toContain('Private 77');
  });

  it('who was cut off is told what they missed, once, and who missed too much to begin anew', async () => {
    const { server, port } = await listening();
    const scene = await aMatch(server, { status: 'registering' });
    await caughtUp(server);
    const query = `tournaments=${scene.tournament.id}`;
    const first = await follow(port, query);
    await move(scene, '3');
    await vi.waitFor(() => expect(first.changes()).toHaveLength(1), SOON);
    first.cut();
    for (const court of ['4', '5', '6']) {
      await move(scene, court);
      await caughtUp(server);
    }
    const second = await follow(port, query, { after: first.lastId() ?? '' });
    expect(second.changes()).toHaveLength(3);
    const third = await follow(port, query, { after: second.lastId() ?? '' });
    expect(third.changes()).toEqual([]);
    for (const after of ['99999999.1', 'nonsense', '-1.0']) {
      const lost = await follow(port, query, { after });
      expect(lost.heard.map(({ event }) => event)).toEqual(['reset']);
    }
    // A page that was read a moment ago and has heard of no number.
    const fresh = await follow(port, `${query}&age=60000`);
    expect(fresh.heard.map(({ event }) => event)).toContain('reset');
  });

  it('who has heard more than the log holds begins anew: it was put back to an earlier state', async () => {
    const { server, port } = await listening();
    const scene = await aMatch(server, { status: 'registering' });
    await caughtUp(server);
    const query = `tournaments=${scene.tournament.id}`;
    const first = await follow(port, query);
    const stand = Number(first.lastId()?.split('.')[0]);
    const lost = await follow(port, query, { after: `${stand + 300}.1` });
    expect(lost.heard.map(({ id, event }) => [id, event])).toEqual([[first.lastId(), 'reset']]);
    await move(scene, '3');
    await vi.waitFor(() => expect(lost.changes()).toHaveLength(1), SOON);
  });

  it('comes back when their session or rights end', async () => {
    const { server, port } = await listening();
    const scene = await aMatch(server, { status: 'registering' });
    const member = await server.signUp('member');
    const there = await follow(port, `tournaments=${scene.tournament.id}`, cookiesOf(member));
    const admin = await follow(port, 'lists=true', cookiesOf(scene.admin));
    const visitor = await follow(port, 'lists=true');
    const second = await server.signUp('member');
    await joinClub(server, scene.club.id, second);
    const ofClub = await follow(port, 'lists=true', cookiesOf(second));
    bodyOf(await member.call('logout', { body: {} }));
    await vi.waitFor(() => expect(there.isOver()).toBe(true), { timeout: 5000 });
    expect([admin.isOver(), visitor.isOver()]).toEqual([false, false]);
    const params = { clubId: String(scene.club.id), userId: String(second.user?.id) };
    bodyOf(await scene.admin.call('removeMember', { params }));
    await vi.waitFor(() => expect(ofClub.isOver()).toBe(true), { timeout: 5000 });
    expect(admin.isOver()).toBe(false);
    expect(visitor.isOver()).toBe(false);
  });
});

it('somebody signed in hears at once that they were told something, and nobody else does', async () => {
  const { server, port } = await listening();
  const { admin, club } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { status: 'registering' });
  const params = { id: String(tournament.id) };
  const players = await Promise.all(
    ['Nina Kovač', 'Priya Raman'].map((name) => server.signUp('member', name)),
  );
  for (const player of players) bodyOf(await player.call('enterTournament', { params, body: {} }));
  const [player] = players;
  if (player === undefined) throw new Error('no player');
  const bell = await follow(port, '', cookiesOf(player));
  const others = await follow(port, '', cookiesOf(admin));
  bodyOf(await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } }));
  const made = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout', randomSeed: 7 } }));
  const draw = { id: params.id, drawId: String(made.id) };
  bodyOf(await admin.call('setDrawPublished', { params: draw, body: { published: true } }));
  await vi.waitFor(() => expect(told(bell)).toHaveLength(1), SOON);
  await pause(1500);
  expect([told(bell).length, told(others).length]).toEqual([1, 0]);
});

it('streams are limited by themselves and use up nobody’s connections', async () => {
  const limits = { connectionsFromOne: 2, streamsFromOne: 3, streams: 4 };
  const { port } = await listening({ limits });
  const three = [];
  for (let n = 0; n < 3; n += 1) three.push(await follow(port, 'lists=true'));
  expect(three.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await follow(port, 'lists=true')).status).toBe(503);
  expect((await follow(port, 'lists=true', { from: '127.0.0.2' })).status).toBe(200);
  expect((await follow(port, 'lists=true', { from: '127.0.0.3' })).status).toBe(503);
  const reader = await rawSocket(port);
  reader.send(getBytes('/api/health'));
  await vi.waitFor(() => expect(reader.answers()).toBe(1), SOON);
  three[0]?.cut();
  await vi.waitFor(async () => expect((await follow(port, 'lists=true')).status).toBe(200), SOON);
});

it('a stream outlives the limits of requests, and takes no place of theirs', async () => {
  const limits = { headersMs: 200, requestMs: 300, checkMs: 50, keepAliveMs: 200, answerMs: 300, atWork: 1 };
  const { server, port } = await listening({ limits });
  const scene = await aMatch(server, { status: 'registering' });
  await caughtUp(server);
  const one = await follow(port, `tournaments=${scene.tournament.id}`);
  await pause(1500);
  await move(scene, '9');
  await vi.waitFor(() => expect(one.changes()).toHaveLength(1), SOON);
});

it('who does not take their bytes is cut off', async () => {
  const { server, port } = await listening();
  const slow = await rawSocket(port);
  slow.send(getBytes('/api/live?lists=true'));
  await vi.waitFor(() => expect(slow.received()).toContain('stand'), SOON);
  slow.socket.pause();
  // Some 50 MB if they were all held for them.
  let seq = 1_000_000;
  const many = Array.from({ length: 400 }, (_, id) => ({
    act: 'updateMatch' as const,
    kind: 'match' as const,
    id,
    clubId: 1000 + id,
    tournamentId: null,
    version: 1,
    mark: null,
  }));
  for (let n = 0; n < 1000; n += 1) {
    const after = n === 0 ? 0 : seq;
    seq += 1;
    server.services.changes.tellBatch({ seq, after, changes: many });
  }
  await pause(2000);
  slow.socket.resume();
  await slow.closed;
  expect(slow.received().length).toBeLessThan(20_000_000);
});

it('who comes from a process that is ahead hears nothing twice, and many batches at once reach everybody in order', async () => {
  const { server, port } = await listening();
  const scene = await aMatch(server, { status: 'registering' });
  await caughtUp(server);
  const query = `tournaments=${scene.tournament.id}`;
  const here = await follow(port, query);
  const stand = Number(here.lastId()?.split('.')[0]);
  // The database is as far as the other process, whose batches this one has not read yet.
  await withoutGuards(server.database, (db) =>
    db
      .updateTable('audit_head')
      .set({ count: stand + 300 })
      .execute(),
  );
  const elsewhere = await follow(port, query, { after: `${stand + 300}.1` });
  const change = {
    act: 'updateMatch' as const,
    kind: 'match' as const,
    id: scene.match.id,
    clubId: scene.club.id,
    tournamentId: scene.tournament.id,
    version: 1,
    mark: null,
  };
  for (let seq = stand + 1; seq <= stand + 500; seq += 1)
    server.services.changes.tellBatch({ seq, after: seq - 1, changes: [change] });
  const late = await follow(port, query, { after: `${stand + 100}.1` });
  await server.services.live.settled();
  const from = (first: number) => Array.from({ length: stand + 501 - first }, (_, n) => `${first + n}.1`);
  await vi.waitFor(() => {
    for (const one of [here, elsewhere, late]) expect(one.lastId()).toBe(`${stand + 500}.1`);
  }, SOON);
  expect(idsOf(here)).toEqual(from(stand + 1));
  expect(idsOf(elsewhere)).toEqual(from(stand + 301));
  expect(idsOf(late)).toEqual(from(stand + 101));
});

it('who is sent away when the server stops comes back at a moment of their own', async () => {
  const { server, port } = await listening();
  const all = await Promise.all(Array.from({ length: 20 }, () => follow(port, 'lists=true')));
  await server.app.close();
  await vi.waitFor(() => expect(all.every((one) => one.isOver())).toBe(true), SOON);
  const times = new Set(all.map((one) => one.retry()));
  expect(times.size).toBeGreaterThan(15);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...times)).toBeLessThanOrEqual(15_000);
});

it('with random cuts everybody hears everything, in order', async () => {
  const { server, port } = await listening();
  const scene = await aMatch(server, { status: 'registering' });
  await caughtUp(server);
  const query = `tournaments=${scene.tournament.id}`;
  const clients = await Promise.all(
    Array.from({ length: 20 }, async () => ({ ids: [] as string[], now: await follow(port, query) })),
  );
  const whole = await follow(port, query);
  const keep = (client: (typeof clients)[number]): void => {
    client.ids.push(...idsOf(client.now));
  };
  for (let n = 0; n < 40; n += 1) {
    await move(scene, `Court ${n}`);
    const client = clients[(n * 7) % clients.length];
    if (client === undefined) continue;
    client.now.cut();
    keep(client);
    client.now = await follow(port, query, { after: client.now.lastId() ?? '' });
  }
  await caughtUp(server);
  await pause(500);
  const all = idsOf(whole);
  expect(all.length).toBeGreaterThan(10);
  for (const client of clients) {
    keep(client);
    expect(client.ids).toEqual(all);
  }
});
