// The server as a process: what it prints when it cannot start, how it stops, and that no acknowledged write is ever lost, however it dies.
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ADMIN, aPlace, clubNames, createClub, signIn } from './testing/calls.ts';
import { emptyPlace, freshDatabase } from './testing/fresh-database.ts';
import { freePort, pause, spawnServer, untilReady } from './testing/process.ts';

describe('starting', () => {
  it('names the variable that it cannot use, and exits with 2', async () => {
    const server = spawnServer({ dataDir: '/nonexistent', databaseUrl: null }, 0, { PORT: 'many' });
    expect(await server.ended).toBe(2);
    expect(server.output()).toBe('PORT is "many", but it must be a number from 0 to 65535.\n');
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

  it('says that the machine has no such address, and exits with 5', async () => {
    const server = spawnServer(await aPlace(), await freePort(), { HOST: '203.0.113.7' });
    expect(await server.ended).toBe(5);
    expect(server.output()).toContain('HOST is "203.0.113.7"');
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

  it('starts on a database that a newer program has only added to, and says so', async () => {
    const fresh = await freshDatabase();
    onTestFinished(fresh.remove);
    const database = fresh.open();
    await sql`insert into schema_migrations (name, applied_at) values ('9999-expand-future', 'x')`.execute(
      database.db,
    );
    await database.close();
    const server = spawnServer(fresh.place, await freePort());
    await untilReady(server);
    expect(server.output()).toContain('9999-expand-future');
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

  it('starts and signs in under a watcher, as `npm run dev` has it', async () => {
    // With real hashes, which threads make: they and the watcher speak on one channel.
    const server = spawnServer(await aPlace(), await freePort(), { ...ADMIN, ARGON2_TEST: '' }, ['--watch']);
    await untilReady(server);
    expect(await signIn(server)).toContain('session=');
    // The watcher takes its server with it, which SIGKILL would not.
    server.child.kill('SIGTERM');
    await server.ended;
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
    const first = createClub(server, cookie, 'Club 0');
    const others = Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => createClub(server, cookie, `Club ${at + 1}`)),
    );
    // An idle connection that somebody keeps open must not hold the server back.
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(idle, 'connect');
    await first;
    server.child.kill('SIGTERM');
    const started = performance.now();
    expect(await server.ended).toBe(0);
    expect(performance.now() - started).toBeLessThan(5000);
    idle.destroy();
    await others;
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
      // A moment at random, counted in writes: a slow machine is killed as busy as a fast one.
      const enough = acknowledged.size + 5 + Math.floor(Math.random() * 10);
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
      while (acknowledged.size < enough) await pause(Math.random() * 5);
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
