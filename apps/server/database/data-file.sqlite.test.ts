// Data files that a server cannot use: not ours, emptied, not writable, without room, held by another program. The server says so and ends, or
// answers 503 and logs the reason; it never runs as if all were well.
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATA_FILE } from './connection.ts';
import { ADMIN, aPlace, clubNames, signIn } from '../testing/calls.ts';
import type { DatabasePlace } from '../testing/fresh-database.ts';
import { freePort, pause, spawnServer, untilReady, type ServerProcess } from '../testing/process.ts';
import {
  fillDisk,
  onDiskOf,
  onFullDisk,
  onReadOnlyDisk,
  onReadOnlyFile,
  onSmallDisk,
} from '../testing/small-disk.ts';

const fileOf = ({ dataDir }: DatabasePlace): string => path.join(dataDir, DATA_FILE);

/** Starts a server that must end by itself; answers its exit code and what it said. */
async function refused(place: DatabasePlace, launcher: readonly string[] = []) {
  const server = spawnServer(place, await freePort(), {}, [], launcher);
  const code = await server.ended;
  return { code, said: server.output() };
}

async function running(place: DatabasePlace, launcher: readonly string[] = []): Promise<ServerProcess> {
  const server = spawnServer(place, await freePort(), ADMIN, [], launcher);
  await untilReady(server);
  return server;
}

const postClub = ({ url }: ServerProcess, cookie: string, name: string): Promise<Response> =>
  fetch(`${url}/api/clubs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name }),
  });

const healthOf = async ({ url }: ServerProcess): Promise<number> => (await fetch(`${url}/api/health`)).status;

async function untilHealthy(server: ServerProcess): Promise<void> {
  while ((await healthOf(server)) !== 200) await pause(20);
}

describe('at the start', () => {
  it('a file that is no database is refused and left as it is', async () => {
    const place = await aPlace();
    const text = 'Dear diary, '.repeat(1000);
    writeFileSync(fileOf(place), text);
    const { code, said } = await refused(place);
    expect([code, said]).toEqual([6, expect.stringContaining('is no database')]);
    expect(readFileSync(fileOf(place), 'utf8')).toBe(text);
  });

  it.each([
    ['without a mark', ''],
    ['with a mark of its own', 'pragma application_id = 77;'],
    ['with migrations of its own', 'create table schema_migrations (version text);'],
  ])("another program's database %s is refused and left as it is", async (_, statements) => {
    const place = await aPlace();
    rmSync(fileOf(place));
    const foreign = new DatabaseSync(fileOf(place));
    foreign.exec(`create table recipes (name text); insert into recipes values ('Soup'); ${statements}`);
    foreign.close();
    const before = readFileSync(fileOf(place));
    const { code, said } = await refused(place);
    expect([code, said]).toEqual([6, expect.stringContaining('a database of another program')]);
    expect(readFileSync(fileOf(place)).equals(before)).toBe(true);
  });

  it('a file of ours from before the mark starts', async () => {
    const place = await aPlace();
    const file = new DatabaseSync(fileOf(place));
    file.exec('pragma application_id = 0');
    file.close();
    await running(place);
    expect(new DatabaseSync(fileOf(place)).prepare('pragma application_id').get()).toEqual({
      application_id: 0x54_65_6e_6e,
    });
  });

  it('a file that was emptied is refused; one that never held anything is not', async () => {
    const place = await aPlace();
    rmSync(fileOf(place));
    writeFileSync(fileOf(place), '');
    const server = await running(place);
    server.child.kill('SIGTERM');
    await server.ended;
    truncateSync(fileOf(place));
    const { code, said } = await refused(place);
    expect([code, said]).toEqual([6, expect.stringContaining('is empty, but it held data before')]);
  });

  it('an empty file with a write-ahead log beside it is refused, and the log is kept', async () => {
    const place = await aPlace();
    truncateSync(fileOf(place));
    writeFileSync(`${fileOf(place)}-wal`, 'frames');
    const { code, said } = await refused(place);
    expect([code, said]).toEqual([6, expect.stringContaining('is empty, but it held data before')]);
    expect(readFileSync(`${fileOf(place)}-wal`, 'utf8')).toBe('frames');
  });

  it('a disk that may only be read is refused', async () => {
    const place = await aPlace();
    const { code, said } = await refused(place, onReadOnlyDisk(place));
    expect([code, said]).toEqual([expect.toBeOneOf([3, 6]), expect.stringContaining('cannot be written')]);
  });

  it('a file that may only be read is refused', async () => {
    const place = await aPlace();
    const { code, said } = await refused(place, onReadOnlyFile(place));
    expect([code, said]).toEqual([6, expect.stringContaining('cannot be written')]);
  });

  it('a full disk is refused', async () => {
    const place = await aPlace();
    const { code, said } = await refused(place, onFullDisk(place));
    expect([code, said]).toEqual([6, expect.stringContaining('no room left')]);
  });

  it('a file that another program holds for long is refused', async () => {
    const place = await aPlace();
    const rival = new DatabaseSync(fileOf(place));
    onTestFinished(() => rival.close());
    rival.exec('BEGIN EXCLUSIVE');
    const { code, said } = await refused(place);
    expect([code, said]).toEqual([6, expect.stringContaining('in use by another program')]);
  });
});

describe('while it runs', () => {
  it('on a full disk writes answer 503 and the log says why, reads go on, and with room again all is well', async () => {
    const place = await aPlace();
    const server = await running(place, onSmallDisk(place));
    const cookie = await signIn(server);
    expect((await postClub(server, cookie, 'Before')).status).toBe(201);
    const makeRoom = fillDisk(server, place);
    // Room that the write-ahead log already has is still used.
    const names = new Set(['Before']);
    let answer = await postClub(server, cookie, 'Club 0');
    for (let n = 1; answer.status === 201; n += 1) {
      names.add(`Club ${n - 1}`);
      answer = await postClub(server, cookie, `Club ${n}`);
    }
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    expect(await healthOf(server)).toBe(503);
    expect(server.output()).toContain('database or disk is full');
    expect(await clubNames(server)).toEqual(names);
    makeRoom();
    await untilHealthy(server);
    expect((await postClub(server, cookie, 'After')).status).toBe(201);
    expect(await clubNames(server)).toEqual(new Set([...names, 'After']));
  }, 60_000);

  it.each([
    ['removed', (file: string) => rmSync(file)],
    ['emptied', (file: string) => truncateSync(file)],
  ])('with the file %s it is not well, and soon nothing is acknowledged', async (_, spoil) => {
    const place = await aPlace();
    const server = await running(place, onSmallDisk(place));
    const cookie = await signIn(server);
    spoil(onDiskOf(server, place, DATA_FILE));
    expect(await healthOf(server)).toBe(503);
    expect((await postClub(server, cookie, 'Lost')).status).toBe(503);
    expect(server.output()).toContain('though this server had it open');
  });

  it('while another program holds the file it reads and is well, and writes when it is free', async () => {
    const place = await aPlace();
    const server = await running(place);
    const cookie = await signIn(server);
    const rival = new DatabaseSync(fileOf(place));
    onTestFinished(() => rival.close());
    rival.exec('BEGIN IMMEDIATE');
    const written = postClub(server, cookie, 'Patient');
    for (let n = 0; n < 20; n += 1) {
      expect([await healthOf(server), (await clubNames(server)).size]).toEqual([200, 0]);
      await pause(10);
    }
    rival.exec('ROLLBACK');
    expect((await written).status).toBe(201);
  });

  it('while another program keeps the file for long, writes answer 503 together and say when to try again', async () => {
    const place = await aPlace();
    const server = await running(place);
    const cookie = await signIn(server);
    // The server may still be sealing the sign-in.
    const rival = new DatabaseSync(fileOf(place), { timeout: 5000 });
    onTestFinished(() => rival.close());
    rival.exec('BEGIN IMMEDIATE');
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => postClub(server, cookie, name)));
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, expect.any(String)]),
    );
    expect([await healthOf(server), (await clubNames(server)).size]).toEqual([200, 0]);
    expect(server.output()).toContain('Another program holds the data file');
    rival.exec('ROLLBACK');
    expect((await postClub(server, cookie, 'Four')).status).toBe(201);
  });
});
