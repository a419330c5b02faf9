// Behind PgBouncer in transaction mode (DATABASE_POOLED): each transaction may get another connection, and we keep none for longer.
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aBouncer } from './testing/bouncer.ts';
import { ADMIN, clubNames, createClub, createClubInTime, signIn } from './testing/calls.ts';
import { emptyPlace } from './testing/fresh-database.ts';
import { follow } from './testing/follower.ts';
import { freePort, spawnServer, untilReady } from './testing/process.ts';

it(
  'two processes start at once on an empty database, write, hear each other, and leave no lock behind',
  { timeout: 120_000 },
  async () => {
    const { place, remove } = await emptyPlace();
    onTestFinished(remove);
    const pooled = { ...place, databaseUrl: await aBouncer(place.databaseUrl ?? '') };
    const settings = { ...ADMIN, DATABASE_POOLED: 'true' };
    const ports = [await freePort(), await freePort()] as const;
    const [one, two] = [spawnServer(pooled, ports[0], settings), spawnServer(pooled, ports[1], settings)];
    await Promise.all([untilReady(one), untilReady(two)]);
    const cookie = await signIn(one);
    const lists = await follow(ports[1], 'lists=true');
    const names = Array.from({ length: 24 }, (_, n) => `Club ${n}`);
    const made = await Promise.all(
      names.map((name, n) => createClubInTime(n % 2 === 0 ? one : two, cookie, name)),
    );
    expect(made).toEqual(names.map(() => true));
    expect(await clubNames(one)).toEqual(new Set(names));
    await vi.waitFor(() => expect(lists.heard.length).toBeGreaterThan(0), { timeout: 10_000 });
    const client = new Client({ connectionString: place.databaseUrl ?? '' });
    await client.connect();
    onTestFinished(() => client.end());
    // The club whose write was held up was made only once.
    expect((await client.query('select count(*)::int as n from clubs')).rows).toEqual([{ n: 24 }]);
    // Work in turns takes a lock for as long as its transaction lasts, so one look may meet it. A lock left behind would stay for ever.
    await vi.waitFor(
      async () => {
        const { rows } = await client.query(
          "select count(*)::int as n from pg_locks where locktype = 'advisory'",
        );
        expect(rows).toEqual([{ n: 0 }]);
      },
      { timeout: 10_000 },
    );
    // Nothing is set at connecting there, so each transaction brings its limits.
    await client.query('begin');
    await client.query('lock table clubs in share mode');
    const from = performance.now();
    expect(await createClub(two, cookie, 'While it is locked')).toBe(false);
    expect(performance.now() - from).toBeLessThan(5000);
    await client.query('commit');
    expect(await createClub(two, cookie, 'Found')).toBe(true);
  },
);
