// Reads from a standby (ADR 48), with a PostgreSQL of the tests' own and a real standby of it.
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ADMIN, clubNames, createClub, signIn } from './testing/calls.ts';
import { startCluster } from './testing/cluster.ts';
import { freePort, spawnServer, untilReady } from './testing/process.ts';

const NAME = 'tennis';

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

const inDatabase = (url: string): string => url.replace(/[^/]*$/, NAME);

/** A cluster of two: one that takes writes and its standby, with a server that reads from the standby. */
async function twoAndAServer() {
  const primary = await startCluster();
  onTestFinished(primary.stop);
  const standby = await startCluster(primary.url);
  onTestFinished(standby.stop);
  const writes = await connected(primary.url);
  await writes.query(`create database ${NAME}`);
  const [at, from] = [inDatabase(primary.url), inDatabase(standby.url)];
  const both = at.replace(new URL(at).host, `${new URL(at).host},${new URL(from).host}`);
  const place = { dataDir: '', databaseUrl: at };
  const server = spawnServer(place, await freePort(), { ...ADMIN, DATABASE_READ_URL: both });
  await untilReady(server);
  const cookie = await signIn(server);
  const reads = await connected(standby.url);
  /** How many transactions the standby has seen. */
  const readThere = async (): Promise<number> => {
    const { rows } = await reads.query<{ n: string }>(
      'select xact_commit as n from pg_stat_database where datname = $1',
      [NAME],
    );
    return Number(rows[0]?.n);
  };
  const status = async (path: string): Promise<number> => {
    const answer = await fetch(server.url + path, { headers: { cookie } });
    await answer.arrayBuffer();
    return answer.status;
  };
  /** Whether a search, which nothing is kept of, finds it. */
  const found = async (name: string): Promise<boolean> => {
    const answer = await fetch(`${server.url}/api/search?q=${encodeURIComponent(name)}`, {
      headers: { cookie },
    });
    return (await answer.text()).includes(`"${name}"`);
  };
  return { primary, standby, server, cookie, reads, readThere, status, found };
}

it('reads from a standby, and always what was written before', { timeout: 120_000 }, async () => {
  const { server, cookie, reads, readThere, status, found } = await twoAndAServer();
  const before = await readThere();
  await vi.waitFor(
    async () => {
      for (let n = 0; n < 20; n += 1) expect(await status('/api/search?q=nobody')).toBe(200);
      expect((await readThere()) - before).toBeGreaterThan(40);
    },
    { timeout: 20_000, interval: 200 },
  );
  const made: string[] = [];
  for (let n = 0; n < 30; n += 1) {
    made.push(`Club ${n}`);
    expect(await createClub(server, cookie, `Club ${n}`)).toBe(true);
    expect([...(await clubNames(server))]).toEqual(expect.arrayContaining(made));
    expect(await found(`Club ${n}`)).toBe(true);
  }
  // One that falls behind is not read from.
  await reads.query('select pg_wal_replay_pause()');
  for (let n = 30; n < 40; n += 1) {
    made.push(`Club ${n}`);
    expect(await createClub(server, cookie, `Club ${n}`)).toBe(true);
    expect([...(await clubNames(server))]).toEqual(expect.arrayContaining(made));
    expect(await found(`Club ${n}`)).toBe(true);
  }
  await reads.query('select pg_wal_replay_resume()');
});

it('goes on reading while nobody takes writes, and without the standby', { timeout: 120_000 }, async () => {
  const { primary, server, cookie, status } = await twoAndAServer();
  expect(await createClub(server, cookie, 'Before')).toBe(true);
  await primary.stop();
  for (let n = 0; n < 20; n += 1) {
    expect(await status('/api/clubs')).toBe(200);
    expect(await status('/api/auth/me')).toBe(200);
    expect(await status(`/api/search?q=club${n}`)).toBe(200);
    expect(await status('/api/health')).toBe(200);
  }
  expect(await createClub(server, cookie, 'While')).toBe(false);
});

it('reads where it is written when the standby is gone', { timeout: 120_000 }, async () => {
  const { standby, server, cookie, status } = await twoAndAServer();
  await standby.stop();
  for (let n = 0; n < 20; n += 1) expect(await status(`/api/search?q=club${n}`)).toBe(200);
  expect(await createClub(server, cookie, 'After')).toBe(true);
  expect(await clubNames(server)).toContain('After');
});
