// Limits of one connection and of one address on a listening server (ADR 9), with raw sockets. `npm run bench -- abuse` measures how others are
// affected.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { pause } from '../../testing/process.ts';
import { getBytes, listen, rawSocket } from '../../testing/raw-socket.ts';
import { aServer } from '../../testing/server.ts';
import { LIMITS, type ConnectionLimits } from './limits.ts';

/** Long enough for a machine that does much else. */
const SOON = { timeout: 20_000 };
const HEALTH = getBytes('/api/health');

/** A listening server; `begun` counts the requests that it has begun, `hold` makes them wait. */
async function listening(limits: Partial<ConnectionLimits> = {}, env: Record<string, string> = {}) {
  const { app } = await aServer({ limits, env });
  let begun = 0;
  let gate: Promise<void> | null = null;
  app.addHook('onRequest', async () => {
    begun += 1;
    await gate;
  });
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    gate = promise as Promise<unknown> as Promise<void>;
    return () => {
      gate = null;
      resolve(undefined);
    };
  };
  const connected = (): Promise<number> => promisify(app.server.getConnections.bind(app.server))();
  return { server: app.server, port: await listen(app), begun: () => begun, hold, connected };
}

/** Sends a text and then a byte at a time, or nothing at all, until the connection ends. */
async function drip(port: number, start: string | null) {
  const visitor = await rawSocket(port);
  visitor.send(start ?? '');
  const timer = setInterval(() => {
    if (start !== null && visitor.socket.writable) visitor.send('x');
  }, 20);
  const milliseconds = await visitor.closed;
  clearInterval(timer);
  return { milliseconds, received: visitor.received() };
}

describe('requests sent ahead of their answers', () => {
  it('are begun one after the other, and all are answered in order to a client that reads', async () => {
    const { port, begun, hold } = await listening();
    const release = hold();
    const visitor = await rawSocket(port);
    visitor.send(HEALTH.repeat(300) + getBytes('/api/nothing'));
    await vi.waitFor(() => expect(begun()).toBe(1), SOON);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    expect(begun()).toBe(1);
    release();
    await vi.waitFor(() => expect(visitor.answers()).toBe(301), SOON);
    expect(visitor.received().lastIndexOf('HTTP/1.1 404')).toBe(visitor.received().lastIndexOf('HTTP/1.1 '));
  });

  it('do not keep the others waiting', async () => {
    const { port } = await listening();
    const greedy = await rawSocket(port);
    greedy.send(HEALTH.repeat(1000));
    const honest = await rawSocket(port);
    honest.send(HEALTH);
    await vi.waitFor(() => expect(honest.answers()).toBe(1), { ...SOON, interval: 1 });
    expect(greedy.answers()).toBeLessThan(900);
    await vi.waitFor(() => expect(greedy.answers()).toBe(1000), SOON);
  });

  it('are not read on while there are too many of them', async () => {
    const { server, port, hold } = await listening({ ahead: 10 });
    const release = hold();
    const [[ours], visitor] = await Promise.all([
      once(server, 'connection') as Promise<[Socket]>,
      rawSocket(port),
    ]);
    visitor.send(HEALTH.repeat(400_000));
    await pause(500);
    expect(ours.bytesRead).toBeLessThan(200_000);
    visitor.socket.destroy();
    release();
  });

  it('end the connection that sends them when those of all together are too many', async () => {
    const { port, hold } = await listening({ aheadOfAll: 50 });
    const release = hold();
    const modest = await rawSocket(port);
    modest.send(HEALTH.repeat(5));
    const greedy = await rawSocket(port);
    greedy.send(HEALTH.repeat(60));
    await greedy.closed;
    release();
    await vi.waitFor(() => expect(modest.answers()).toBe(5), SOON);
  });

  it.each([
    [50, 2],
    // A connection that is not read on tells only at the next answer that nobody is there.
    [1000, 4],
  ])('are not begun when nobody waits for them any more: %i', async (ahead, most) => {
    const { port, begun, hold } = await listening();
    const release = hold();
    const gone = await rawSocket(port);
    gone.send(HEALTH.repeat(ahead));
    await vi.waitFor(() => expect(begun()).toBe(1), SOON);
    gone.socket.destroy();
    await pause(50);
    release();
    const honest = await rawSocket(port);
    honest.send(HEALTH);
    await vi.waitFor(() => expect(honest.answers()).toBe(1), SOON);
    expect(begun()).toBeLessThanOrEqual(most);
  });
});

describe('a connection that gives or takes too little', () => {
  const short = { headersMs: 300, requestMs: 600, checkMs: 50, keepAliveMs: 300, unreadMs: 400 };
  const HEAD = 'POST /api/auth/logout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

  it.each([
    ['nothing at all', null, 300],
    ['a head in drops', `${HEAD}x-drop: `, 300],
    ['a body in drops', `${HEAD}Content-Length: 60000\r\n\r\n"`, 600],
    ['a head in drops after a request', `${HEALTH}${HEAD}x-drop: `, 300],
  ])('%s: ends in time', async (_, start, after) => {
    const { port } = await listening(short);
    const dripped = await drip(port, start);
    expect(dripped.received).toContain('HTTP/1.1 408');
    expect(dripped.milliseconds).toBeGreaterThan(after - 60);
    // Node's own look every 30 seconds let them stay for up to a minute and a half.
    expect(dripped.milliseconds).toBeLessThan(after + 5000);
  });

  it('nothing after an answer: is kept for a while, then ended', async () => {
    const { port } = await listening(short);
    const visitor = await rawSocket(port);
    visitor.send(HEALTH);
    await vi.waitFor(() => expect(visitor.answers()).toBe(1), SOON);
    expect(await visitor.closed).toBeGreaterThan(250);
  });

  it('no reading of what was asked for: is ended', async () => {
    const { port, connected } = await listening(short);
    const visitor = await rawSocket(port);
    visitor.socket.pause();
    // Answers of half a megabyte: more than the buffers of both ends hold.
    visitor.send(getBytes('/api/docs/json').repeat(60));
    await vi.waitFor(async () => expect(await connected()).toBe(0), SOON);
  });

  it('a server that is slow itself ends nobody', async () => {
    const { port, hold } = await listening(short);
    const release = hold();
    const visitor = await rawSocket(port);
    visitor.send(HEALTH);
    await pause(900);
    release();
    await vi.waitFor(() => expect(visitor.answers()).toBe(1), SOON);
  });

  it('unread answers of all together hold no more than they may', async () => {
    const { port, connected } = await listening({ unreadBytes: 100_000 });
    const readers = await Promise.all(Array.from({ length: 4 }, () => rawSocket(port)));
    for (const { socket, send } of readers) {
      socket.pause();
      send(getBytes('/api/docs/json').repeat(60));
    }
    // Half a megabyte each: a single one is more than all may hold.
    await vi.waitFor(async () => expect(await connected()).toBe(0), SOON);
  });
});

describe('connections', () => {
  it('of one address are limited, and those of another one are let in', async () => {
    const { port } = await listening({ connectionsFromOne: 3 });
    const three = await Promise.all([1, 2, 3].map(() => rawSocket(port)));
    const fourth = await rawSocket(port);
    await fourth.closed;
    expect(fourth.received()).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n/);
    const other = await rawSocket(port, '127.0.0.2');
    other.send(HEALTH);
    await vi.waitFor(() => expect(other.answers()).toBe(1), SOON);
    three[0]?.socket.destroy();
    await three[0]?.closed;
    await vi.waitFor(async () => {
      const again = await rawSocket(port);
      again.send(HEALTH);
      await vi.waitFor(() => expect(again.received()).toContain('200 OK'), { timeout: 200 });
    }, SOON);
  });

  it.each(['true', '127.0.0.1', '10.0.0.0/8,127.0.0.0/8'])(
    'of a proxy (%s) are not counted',
    async (proxy) => {
      const { port } = await listening({ connectionsFromOne: 1 }, { TRUST_PROXY: proxy });
      const two = await Promise.all([rawSocket(port), rawSocket(port)]);
      for (const { send } of two) send(HEALTH);
      await vi.waitFor(() => expect(two.map(({ answers }) => answers())).toEqual([1, 1]), SOON);
    },
  );

  it('of all together are limited', async () => {
    const { port } = await listening({ connections: 2 }, { TRUST_PROXY: 'true' });
    await Promise.all([rawSocket(port), rawSocket(port)]);
    const third = await rawSocket(port);
    await third.closed;
    expect(third.received()).toContain('503');
  });
});

/** The head of a request whose body has so many bytes. */
const head = (bytes: number): string =>
  `POST /api/auth/logout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;

describe('a body that is too large', () => {
  it('is refused by an answer that its sender can read while still sending, and the connection goes on', async () => {
    const { port } = await listening();
    const visitor = await rawSocket(port);
    visitor.send(head(20_000_000));
    await vi.waitFor(() => expect(visitor.received()).toContain('HTTP/1.1 413'), SOON);
    visitor.send('x'.repeat(20_000_000) + HEALTH);
    await vi.waitFor(() => expect(visitor.received()).toContain('HTTP/1.1 200'), SOON);
  });

  it('without end ends the connection', async () => {
    const { port } = await listening();
    const visitor = await rawSocket(port);
    visitor.send(head(10_000_000_000));
    await visitor.closed;
    expect(visitor.received()).toContain('HTTP/1.1 413');
  });
});

it('stands as it should where nobody sets anything', async () => {
  const { server } = (await aServer()).app;
  expect(server).toMatchObject({
    headersTimeout: LIMITS.headersMs,
    requestTimeout: LIMITS.requestMs,
    keepAliveTimeout: LIMITS.keepAliveMs,
    timeout: LIMITS.unreadMs,
    connectionsCheckingInterval: LIMITS.checkMs,
  });
  expect(LIMITS).toMatchObject({ headersMs: 20_000, requestMs: 30_000, checkMs: 1000, unreadMs: 30_000 });
});
