// Things that only PostgreSQL can do to the server: go away and come back, hang, answer late, and lose an answer on the way.
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, spawnServer, untilReady, type ServerProcess } from './testing/process.ts';
import { ADMIN, aPlace, clubNames, createClub, signIn } from './testing/calls.ts';
import { aWire } from './testing/wire.ts';

async function aServerOnAWire() {
  const place = await aPlace();
  const wire = await aWire(place.databaseUrl ?? '');
  const server = spawnServer({ ...place, databaseUrl: wire.url }, await freePort(), ADMIN);
  await untilReady(server);
  return { place, wire, server, cookie: await signIn(server) };
}

/** Creates a club under a key and answers what the server said. */
async function createKeyed({ url }: ServerProcess, cookie: string, key: string, name: string) {
  const response = await fetch(`${url}/api/clubs`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ name }),
  });
  const body = (await response.json()) as { id?: number; code?: string; details?: unknown };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

it('answers 503 and comes back by itself when PostgreSQL does', async () => {
  const { wire, server, cookie } = await aServerOnAWire();
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

it('answers 503 to a request that would wait for another program’s lock, and goes on when it is gone', async () => {
  const { place, server, cookie } = await aServerOnAWire();
  const other = new Client({ connectionString: place.databaseUrl ?? '' });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('lock table clubs in share mode');
  expect(await createKeyed(server, cookie, 'while-it-is-locked', 'Lost')).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { code: 'unavailable' },
  });
  await other.query('commit');
  expect((await createKeyed(server, cookie, 'while-it-is-locked', 'Found')).status).toBe(201);
  expect([...(await clubNames(server))]).toEqual(['Found']);
});

/** Makes the last statement of each new club, its record, take a minute. Returns how to end that. */
async function slowDown(client: Client): Promise<() => Promise<unknown>> {
  await client.query(`create function doze() returns trigger language plpgsql as
    'begin perform pg_sleep(60); return new; end'`);
  await client.query(`create trigger doze before insert on audit_pending for each row
    when (new.act = 'createClub') execute function doze()`);
  return () => client.query('drop trigger doze on audit_pending');
}

it('ends a statement that lasts too long with 503, leaves nothing of its write, and answers the next call', async () => {
  const { place, server, cookie } = await aServerOnAWire();
  const other = new Client({ connectionString: place.databaseUrl ?? '' });
  await other.connect();
  onTestFinished(() => other.end());
  const quicken = await slowDown(other);
  expect(await createKeyed(server, cookie, 'while-it-dozes', 'Lost')).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { code: 'unavailable' },
  });
  // PostgreSQL itself has ended the transaction, so its locks are gone.
  const { rows: asleep } = await other.query(`select pid from pg_stat_activity where wait_event = 'PgSleep'
    and datname = current_database()`);
  const left = `select 'club' from clubs union all select 'member' from club_members
    union all select 'key' from idempotency_keys union all select 'record' from audit_pending where act = 'createClub'
    union all select 'record' from audit_log where act = 'createClub'`;
  expect([asleep, (await other.query(left)).rows]).toEqual([[], []]);
  expect((await fetch(`${server.url}/api/clubs`)).status).toBe(200);
  await quicken();
  expect((await createKeyed(server, cookie, 'while-it-dozes', 'Found')).status).toBe(201);
  expect([...(await clubNames(server))]).toEqual(['Found']);
});

it('gives a database up that stands still, for reads and writes, and comes back by itself', async () => {
  const { wire, server, cookie } = await aServerOnAWire();
  wire.mood = 'silent';
  const [read, written] = await Promise.all([
    fetch(`${server.url}/api/clubs`),
    createKeyed(server, cookie, 'while-it-is-silent', 'Lost'),
  ]);
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '5']);
  expect(written).toMatchObject({ status: 503, retryAfter: '5', body: { code: 'unavailable' } });
  wire.mood = 'open';
  await untilReady(server);
  expect(await createClub(server, cookie, 'Found')).toBe(true);
  expect([...(await clubNames(server))]).toEqual(['Found']);
});

it('says that it does not know when the answer to a commit is lost, and the same key settles it', async () => {
  const { wire, server, cookie } = await aServerOnAWire();
  wire.mood = 'losing a commit';
  const lost = await createKeyed(server, cookie, 'lost-on-the-wire', 'Riverside');
  expect(lost).toMatchObject({
    status: 503,
    retryAfter: '1',
    body: { code: 'outcome_unknown', details: { canRepeat: true } },
  });
  expect([...(await clubNames(server))]).toEqual(['Riverside']);
  const again = await createKeyed(server, cookie, 'lost-on-the-wire', 'Riverside');
  expect(again).toMatchObject({ status: 201, body: { name: 'Riverside' } });
  const listed = await fetch(`${server.url}/api/clubs`);
  expect(await listed.json()).toEqual([expect.objectContaining({ id: again.body.id })]);
});
