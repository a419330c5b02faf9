// What only PostgreSQL can do to the server: go away and come back.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, spawnServer, untilReady } from './testing/process.ts';
import { ADMIN, aPlace, clubNames, createClub, signIn } from './testing/calls.ts';

/** A wire to the database that can be cut and mended. */
class Wire {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  get url(): string {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.toString();
  }

  async mend(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port), '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => {
          socket.destroy();
        });
        socket.on('close', () => {
          this.#sockets.delete(socket);
        });
      }
      near.pipe(far).pipe(near);
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as { port: number }).port;
  }

  cut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

it('answers 503 and comes back by itself when PostgreSQL does', async () => {
  const place = await aPlace();
  const wire = new Wire(place.databaseUrl ?? '');
  await wire.mend();
  onTestFinished(() => {
    wire.cut();
  });
  const server = spawnServer({ ...place, databaseUrl: wire.url }, await freePort(), ADMIN);
  await untilReady(server);
  const cookie = await signIn(server);
  wire.cut();
  const away = await fetch(`${server.url}/api/health`);
  expect([away.status, await away.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
  expect((await fetch(`${server.url}/api/clubs`)).status).toBe(503);
  expect(await createClub(server, cookie, 'Lost')).toBe(false);
  await wire.mend();
  await untilReady(server);
  expect(await createClub(server, cookie, 'Found')).toBe(true);
  expect([...(await clubNames(server))]).toEqual(['Found']);
});
