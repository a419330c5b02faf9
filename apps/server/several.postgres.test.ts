// Several processes on one PostgreSQL (ADR 48): changes in one are known to the others, and if one leaves, no call is lost.
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ADMIN, aPlace, clubNames, createClub, signIn } from './testing/calls.ts';
import { emptyPlace } from './testing/fresh-database.ts';
import { freePort, pause, spawnServer, untilReady, type ServerProcess } from './testing/process.ts';
import { aProxy } from './testing/proxy.ts';

const NEWCOMER = { username: 'first', password: 'Tennis123', email: 'first@example.org', name: 'First' };

const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const codeOf = (server: ServerProcess): string => /Set-up code: (\S+)/.exec(server.output())?.[1] ?? '';

async function aClientOf(url: string | null): Promise<Client> {
  const client = new Client({ connectionString: url ?? '' });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

it('[D6] takes the set-up code that one process has said at another, and then asks for none anywhere', async () => {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  const [one, two] = [spawnServer(place, await freePort()), spawnServer(place, await freePort())];
  await Promise.all([untilReady(one), untilReady(two)]);
  const answer = await post(`${two.url}/api/setup`, { ...NEWCOMER, code: codeOf(one) });
  expect(answer.status).toBe(201);
  for (const { url } of [one, two]) {
    const setup = (await (await fetch(`${url}/api/setup`)).json()) as { needed: boolean };
    expect(setup.needed).toBe(false);
  }
});

it('[D6] two processes that start at once with ADMIN_EMAIL make one super admin', async () => {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  const two = [spawnServer(place, await freePort(), ADMIN), spawnServer(place, await freePort(), ADMIN)];
  await Promise.all(two.map(untilReady));
  for (const server of two) expect(await signIn(server)).toContain('session=');
  const client = await aClientOf(place.databaseUrl);
  expect((await client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 1 }]);
});

it('says that it is not well while its database only reads, and that it is well again after', async () => {
  const place = await aPlace();
  const server = spawnServer(place, await freePort(), ADMIN);
  await untilReady(server);
  const cookie = await signIn(server);
  const client = await aClientOf(place.databaseUrl);
  const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
  const setReadOnly = async (isReadOnly: boolean): Promise<void> => {
    await client.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  await setReadOnly(true);
  const asked = async (path: string) => (await fetch(`${server.url}${path}`, { headers: { cookie } })).status;
  // Its connections were ended, which it reports once; after that it reports that the database is unavailable.
  await vi.waitFor(async () => expect(await asked('/api/clubs')).toBe(200), { timeout: 5000 });
  for (let n = 0; n < 3; n += 1) expect(await asked('/api/health')).toBe(503);
  // A session that was last noted a day ago is read all the same: reads write nothing.
  await client.query('begin read write');
  await client.query("update sessions set created_at = '2026-01-01', expires_at = '2999-01-01'");
  await client.query(
    "update sessions set last_seen_at = to_char(now() at time zone 'utc' - interval '1 day', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')",
  );
  await client.query('commit');
  expect(await asked('/api/auth/me')).toBe(200);
  expect(await createClub(server, cookie, 'Lost')).toBe(false);
  await setReadOnly(false);
  await vi.waitFor(async () => expect(await asked('/api/health')).toBe(200), { timeout: 5000 });
  expect(await createClub(server, cookie, 'Found')).toBe(true);
});

it(
  'answers every call while one of two processes after the other is started anew',
  { timeout: 150_000 },
  async () => {
    const place = await aPlace();
    const settings = { ...ADMIN, TRUST_PROXY: 'true', DRAIN_SECONDS: '1' };
    const start = async (port: number): Promise<ServerProcess> => {
      const server = spawnServer(place, port, settings);
      await untilReady(server);
      return server;
    };
    const ports = [await freePort(), await freePort()] as const;
    const running = [await start(ports[0]), await start(ports[1])];
    const proxy = await aProxy(ports);
    const [first] = running;
    if (first === undefined) throw new Error('Two were started.');
    const cookie = await signIn(first);
    const through = { ...first, url: proxy.url };
    const failed: string[] = [];
    const acknowledged = new Set<string>();
    let calls = 0;
    const over = new AbortController();
    const caller = async (who: number): Promise<void> => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        calls += 1;
        const isWrite = n % 4 === 0;
        const name = `Club ${who}-${n}`;
        const [method, path] = isWrite ? ['POST', '/api/clubs'] : ['GET', '/api/auth/me'];
        try {
          const status = await proxy.call(method, path, cookie, isWrite ? { name } : null);
          if (status >= 400) failed.push(`${method} ${status}`);
          else if (isWrite) acknowledged.add(name);
        } catch (error) {
          failed.push(`${method} ${String(error)}`);
        }
      }
    };
    const callers = Array.from({ length: 8 }, (_, who) => caller(who));
    for (const [at, port] of ports.entries()) {
      await pause(300);
      running[at]?.child.kill('SIGTERM');
      expect(await running[at]?.ended).toBe(0);
      running[at] = await start(port);
      await proxy.untilUp(port);
    }
    await pause(300);
    over.abort();
    await Promise.all(callers);
    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThan(500);
    const known = await clubNames(through);
    expect([...acknowledged].filter((name) => !known.has(name))).toEqual([]);
  },
);

it(
  'a process that stands still with locks keeps the others waiting no longer than a transaction may lie idle',
  { timeout: 150_000 },
  async () => {
    const place = await aPlace();
    const frozen = spawnServer(place, await freePort(), ADMIN);
    await untilReady(frozen);
    const other = spawnServer(place, await freePort());
    await untilReady(other);
    const cookie = await signIn(frozen);
    const busy = Array.from({ length: 12 }, (_, n) =>
      createClub(frozen, cookie, `Frozen ${n}`).catch(() => false),
    );
    await pause(30);
    frozen.child.kill('SIGSTOP');
    onTestFinished(() => void frozen.child.kill('SIGCONT'));
    const started = performance.now();
    let waits = 0;
    for (let n = 0; n < 40; n += 1) {
      const before = performance.now();
      await createClub(other, cookie, `Other ${n}`);
      waits = Math.max(waits, performance.now() - before);
      if (performance.now() - started > 13_000) break;
    }
    expect(waits).toBeLessThan(4500);
    expect(await createClub(other, cookie, 'After')).toBe(true);
    frozen.child.kill('SIGCONT');
    await Promise.all(busy);
    await untilReady(frozen);
    expect(await createClub(frozen, cookie, 'Thawed')).toBe(true);
  },
);

it('goes on with the statements that it has prepared while a newer release adds to their tables', async () => {
  const place = await aPlace();
  const server = spawnServer(place, await freePort(), ADMIN);
  await untilReady(server);
  const cookie = await signIn(server);
  const client = await aClientOf(place.databaseUrl);
  const answers = new Set<number>();
  const use = async (n: number): Promise<void> => {
    for (const path of ['/api/auth/me', '/api/clubs', '/api/auth/sessions', '/api/user/admin-clubs'])
      answers.add((await fetch(`${server.url}${path}`, { headers: { cookie } })).status);
    expect(await createClub(server, cookie, `Club ${n}`)).toBe(true);
  };
  for (let n = 0; n < 4; n += 1) await use(n);
  for (const table of ['users', 'sessions', 'clubs', 'club_members'])
    await client.query(`alter table ${table} add column of_the_next_release text`);
  for (let n = 4; n < 8; n += 1) await use(n);
  expect([...answers]).toEqual([200]);
});

it('does not call a write done whose standby somebody has not waited for', { timeout: 60_000 }, async () => {
  const place = await aPlace();
  const server = spawnServer(place, await freePort(), ADMIN);
  await untilReady(server);
  const cookie = await signIn(server);
  const client = await aClientOf(place.databaseUrl);
  const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
  // No standby has this name, and only this database waits for one.
  await client.query(`alter database ${name} set synchronous_commit = on`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.query('set synchronous_commit = local');
  const create = async (club: string) =>
    fetch(`${server.url}/api/clubs`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': `of-${club}-club` },
      body: JSON.stringify({ name: club }),
    });
  // The server has noticed that its connections are gone, and has others.
  await vi.waitFor(async () => expect((await create('Before')).status).toBe(201), {
    timeout: 20_000,
    interval: 100,
  });
  await client.query("alter system set synchronous_standby_names = 'nobody'");
  const anew = async () => client.query('select pg_reload_conf()');
  await anew();
  try {
    let isAnswered = false;
    const written = create('Waiting').finally(() => {
      isAnswered = true;
    });
    // Whatever waits for the standby, this write or one beside it.
    let cancelled = 0;
    await vi.waitFor(
      async () => {
        const { rowCount } = await client.query(
          "select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'",
        );
        cancelled += rowCount ?? 0;
        expect(isAnswered).toBe(true);
      },
      { timeout: 20_000, interval: 20 },
    );
    expect(cancelled).toBeGreaterThan(0);
    const answer = await written;
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'outcome_unknown' }),
    ]);
  } finally {
    await client.query('alter system reset synchronous_standby_names');
    await anew();
  }
});
