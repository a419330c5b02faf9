// The server as a process: what it says when it cannot start, how it stops, and that no acknowledged write is
// ever lost, however it dies.
import { createServer, connect, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyPlace, freshDatabase, testEngine, type DatabasePlace } from './testing/fresh-database.ts';
import { freePort, pause, spawnServer, untilReady, type ServerProcess } from './testing/process.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'Tennis123' };

async function aPlace(): Promise<DatabasePlace> {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  return fresh.place;
}

async function signIn({ url }: ServerProcess): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Tennis123' }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function createClub({ url }: ServerProcess, cookie: string, name: string): Promise<boolean> {
  const response = await fetch(`${url}/api/clubs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name }),
  });
  return response.status === 201;
}

async function clubNames({ url }: ServerProcess): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  let next: string | undefined = '/api/clubs?limit=500';
  while (next !== undefined) {
    const response: Response = await fetch(`${url}${next}`);
    for (const club of (await response.json()) as { name: string }[]) names.add(club.name);
    next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return names;
}

describe('starting', () => {
  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'tennis.example.org'],
    ['PUBLIC_URL', 'https://example.org/tennis'],
    ['SMTP_URL', 'mail.example.org'],
    ['DATABASE_URL', 'mysql://localhost/tennis'],
    ['TRUST_PROXY', 'perhaps'],
    ['ADMIN_EMAIL', 'nobody'],
  ])('names %s when it is %s, and exits with 2', async (name, value) => {
    const place = { dataDir: '/nonexistent', databaseUrl: null };
    const server = spawnServer(place, 0, { [name]: value });
    expect(await server.ended).toBe(2);
    expect(server.output()).toContain(`${name} `);
  });

  it('does not repeat the password of a DATABASE_URL that it refuses', async () => {
    const server = spawnServer({ dataDir: '/nonexistent', databaseUrl: null }, 0, {
      DATABASE_URL: 'mysql://marta:verysecret@localhost/tennis',
    });
    await server.ended;
    expect(server.output()).not.toContain('verysecret');
  });

  it('says that the port is taken, and exits with 5', async () => {
    const holder = createServer();
    holder.listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const server = spawnServer(await aPlace(), port);
    expect(await server.ended).toBe(5);
    expect(server.output()).toContain(`Port ${port} on 127.0.0.1 is already in use.`);
    holder.close();
  });

  it('says that the database is newer than the program, and exits with 4', async () => {
    const fresh = await freshDatabase();
    onTestFinished(fresh.remove);
    const database = fresh.open();
    await sql`insert into schema_migrations (name, applied_at) values ('9999-future', 'x')`.execute(
      database.db,
    );
    await database.close();
    const server = spawnServer(fresh.place, 0);
    expect(await server.ended).toBe(4);
    expect(server.output()).toContain('The database is newer than this program');
  });

  it('prints the set-up code of an empty database, or makes the admin that the environment names', async () => {
    const { place, remove } = await emptyPlace();
    onTestFinished(remove);
    const first = spawnServer(place, await freePort());
    await untilReady(first);
    expect(first.output()).toMatch(/Set-up code: [A-Z2-9]{4}-[A-Z2-9]{4}/);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = spawnServer(place, await freePort(), ADMIN);
    await untilReady(second);
    expect(second.output()).not.toContain('Set-up code');
    expect(await signIn(second)).toContain('session=');
  });

  it('two at once on one database both start', async () => {
    const { place, remove } = await emptyPlace();
    onTestFinished(remove);
    const [one, two] = [spawnServer(place, await freePort()), spawnServer(place, await freePort())];
    await Promise.all([untilReady(one), untilReady(two)]);
    expect(one.child.exitCode).toBeNull();
  });
});

describe('stopping', () => {
  it('finishes what runs and ends within 5 s with 0', async () => {
    const server = spawnServer(await aPlace(), await freePort(), ADMIN);
    await untilReady(server);
    const cookie = await signIn(server);
    const running = Array.from({ length: 20 }, (_, at) => createClub(server, cookie, `Club ${at}`));
    // An idle connection that somebody keeps open must not hold the server back.
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(idle, 'connect');
    await running[0];
    server.child.kill('SIGTERM');
    const started = performance.now();
    expect(await server.ended).toBe(0);
    expect(performance.now() - started).toBeLessThan(5000);
    idle.destroy();
    await Promise.allSettled(running);
  });
});

describe('dying', () => {
  it('loses no acknowledged write in 25 kills at random moments', { timeout: 240_000 }, async () => {
    const place = await aPlace();
    const acknowledged = new Set<string>();
    let written = 0;
    for (let round = 0; round < 25; round += 1) {
      const server = spawnServer(place, await freePort(), ADMIN);
      await untilReady(server);
      const known = await clubNames(server);
      expect([...acknowledged].filter((name) => !known.has(name))).toEqual([]);
      const cookie = await signIn(server);
      const until = performance.now() + 20 + Math.random() * 150;
      const writer = async (): Promise<void> => {
        for (;;) {
          written += 1;
          const name = `Club ${written}`;
          // A write cut off by the kill is neither acknowledged nor missed.
          if (!(await createClub(server, cookie, name).catch(() => false))) return;
          acknowledged.add(name);
        }
      };
      const writers = [writer(), writer(), writer(), writer()];
      await pause(until - performance.now());
      server.child.kill('SIGKILL');
      await Promise.all(writers);
      await server.ended;
    }
    expect(acknowledged.size).toBeGreaterThan(100);
    const survivor = spawnServer(place, await freePort());
    await untilReady(survivor);
    const known = await clubNames(survivor);
    expect([...acknowledged].filter((name) => !known.has(name))).toEqual([]);
  });
});

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

const ENGINE_TESTS = {
  postgres: () => {
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
      expect([away.status, await away.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'unavailable' }),
      ]);
      expect((await fetch(`${server.url}/api/clubs`)).status).toBe(503);
      expect(await createClub(server, cookie, 'Lost')).toBe(false);
      await wire.mend();
      await untilReady(server);
      expect(await createClub(server, cookie, 'Found')).toBe(true);
      expect([...(await clubNames(server))]).toEqual(['Found']);
    });
  },
  sqlite: () => {
    it('says that the data folder cannot be written, and exits with 3', async () => {
      const place = await aPlace();
      const file = path.join(place.dataDir, 'a-file');
      writeFileSync(file, '');
      const server = spawnServer({ ...place, dataDir: path.join(file, 'data') }, 0);
      expect(await server.ended).toBe(3);
      expect(server.output()).toContain('cannot be written');
      expect(server.output()).toContain('DATA_DIR');
    });
  },
};

describe(`on ${testEngine()}`, ENGINE_TESTS[testEngine()]);
