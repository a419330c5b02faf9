// An address with several hosts, one of which takes writes: the server finds it, and finds the new one after a change.
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ADMIN, aPlace, clubNames, createClub, signIn } from './testing/calls.ts';
import { freePort, spawnServer, untilReady } from './testing/process.ts';
import { aWire } from './testing/wire.ts';

/** The address of several servers, from those of each. */
function together(urls: readonly string[]): string {
  const [first = ''] = urls;
  return first.replace(new URL(first).host, urls.map((url) => new URL(url).host).join(','));
}

it(
  'finds the server that takes writes again, when one is gone and when one stands still',
  { timeout: 60_000 },
  async () => {
    const place = await aPlace();
    const wires = [await aWire(place.databaseUrl ?? ''), await aWire(place.databaseUrl ?? '')] as const;
    const databaseUrl = `${together(wires.map(({ url }) => url))}?target_session_attrs=read-write`;
    wires[0].cut();
    const server = spawnServer({ ...place, databaseUrl }, await freePort(), ADMIN);
    await untilReady(server);
    const cookie = await signIn(server);
    expect(await createClub(server, cookie, 'At the second')).toBe(true);
    await wires[0].mend();
    wires[1].cut();
    await vi.waitFor(async () => expect(await createClub(server, cookie, 'At the first')).toBe(true), {
      timeout: 10_000,
    });
    await wires[1].mend();
    const reads = () =>
      Promise.all(
        Array.from({ length: 10 }, async () => {
          const { status } = await fetch(`${server.url}/api/auth/me`, { headers: { cookie } });
          return status;
        }),
      );
    // This many connections then lie idle at the one that will say nothing.
    await reads();
    wires[0].mood = 'silent';
    const from = performance.now();
    expect(await createClub(server, cookie, 'Lost')).toBe(false);
    // One has learned that it says nothing, and nobody else has to.
    expect(await reads()).toEqual(Array.from({ length: 10 }, () => 200));
    await vi.waitFor(async () => expect(await createClub(server, cookie, 'Past the silent one')).toBe(true), {
      timeout: 20_000,
      interval: 200,
    });
    // A connection that hangs is given up after 6 s.
    expect(performance.now() - from).toBeLessThan(10_000);
    expect([...(await clubNames(server))].toSorted()).toEqual([
      'At the first',
      'At the second',
      'Past the silent one',
    ]);
  },
);

it('says that it is not well where no host takes writes', async () => {
  const place = await aPlace();
  const url = place.databaseUrl ?? '';
  const server = spawnServer({ ...place, databaseUrl: together([url, url]) }, await freePort(), ADMIN);
  await untilReady(server);
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const name = new URL(url).pathname.slice(1);
  await client.query(`alter database ${name} set default_transaction_read_only = on`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  for (let n = 0; n < 3; n += 1) {
    const { status } = await fetch(`${server.url}/api/health`);
    expect(status).toBe(503);
  }
  expect(server.child.exitCode).toBeNull();
});
