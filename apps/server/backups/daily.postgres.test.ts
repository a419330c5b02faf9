// The backup of each day, cut off while PostgreSQL's own program writes the dump.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { aPlace } from '../testing/calls.ts';
import { runCommand, startCommand, storageIn } from '../testing/commands.ts';
import { emptyPlace } from '../testing/fresh-database.ts';
import { pause } from '../testing/process.ts';
import { anS3Server } from '../testing/s3-server.ts';
import { listAway } from './away.ts';
import { listBackups } from './note.ts';

/** The dumps of this database that wait for a lock. */
async function waiting(watcher: Client | undefined): Promise<readonly number[]> {
  const found = await watcher?.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'pg_dump' and wait_event_type = 'Lock' and datname = current_database()`,
  );
  return found?.rows.map(({ pid }) => pid) ?? [];
}

// Three processes, each with programs of PostgreSQL behind it.
it(
  'killed while it dumps is none, neither here nor there, and the next one is whole',
  { timeout: 90_000 },
  async () => {
    const storage = await anS3Server();
    const folder = mkdtempSync(path.join(tmpdir(), 'tennis-daily-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const place = await aPlace();
    const env = { ...storageIn(storage.place), BACKUP_DIR: folder };
    const [holder, watcher] = [1, 2].map(() => new Client({ connectionString: place.databaseUrl ?? '' }));
    onTestFinished(async () => {
      await Promise.all([holder?.end(), watcher?.end()]);
    });
    await Promise.all([holder?.connect(), watcher?.connect()]);
    // The dump has begun and waits for a table that nobody counts before.
    await holder?.query('begin; lock table push_keys in access exclusive mode');
    const { child, ended } = startCommand('backup', place, ['--daily'], env);
    while ((await waiting(watcher)).length === 0) await pause(10);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^unfinished-/)]);
    child.kill('SIGKILL');
    expect(await ended).toMatchObject({ code: null });
    expect(await listBackups(folder)).toEqual([]);
    expect(await listAway(storage.place)).toEqual([]);
    expect(storage.stored.size).toBe(0);
    // systemd ends the program that still waits together with the rest of the service.
    for (const pid of await waiting(watcher)) await watcher?.query('select pg_terminate_backend($1)', [pid]);
    await holder?.query('commit');

    expect(await runCommand('backup', place, ['--daily'], env)).toMatchObject({ code: 0 });
    expect(await listBackups(folder)).toHaveLength(1);
    const { place: target, remove } = await emptyPlace();
    onTestFinished(remove);
    expect(await runCommand('restore', target, ['s3:last'], env)).toMatchObject({ code: 0 });
  },
);

it('a signal during the dump also ends PostgreSQL’s own program', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-daily-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = await aPlace();
  const [holder, watcher] = [1, 2].map(() => new Client({ connectionString: place.databaseUrl ?? '' }));
  onTestFinished(async () => {
    await Promise.all([holder?.end(), watcher?.end()]);
  });
  await Promise.all([holder?.connect(), watcher?.connect()]);
  await holder?.query('begin; lock table push_keys in access exclusive mode');
  const { child, ended } = startCommand('backup', place, ['--daily'], { BACKUP_DIR: folder });
  while ((await waiting(watcher)).length === 0) await pause(10);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 1 });
  // The server notices that the program is gone when it would answer.
  await holder?.query('commit');
  const dumps = `select 1 from pg_stat_activity where application_name = 'pg_dump' and datname = current_database()`;
  while (((await watcher?.query(dumps))?.rows.length ?? 0) > 0) await pause(10);
  expect(await listBackups(folder)).toEqual([]);
});
