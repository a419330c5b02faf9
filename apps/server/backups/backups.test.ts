// A restored backup of a server in use is a state that existed, and nothing half-done is ever mistaken for a backup (ADR 40).
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../database/connection.ts';
import { isUpgrade } from '../database/migrations/migrate.ts';
import { withoutGuards } from '../testing/audit-guards.ts';
import { ADMIN, aPlace, clubNames, createClub, signIn } from '../testing/calls.ts';
import { runCommand, startCommand } from '../testing/commands.ts';
import { emptyPlace, type DatabasePlace } from '../testing/fresh-database.ts';
import { anOlderPlace, tablesIn } from '../testing/older-place.ts';
import { freePort, pause, spawnServer, untilReady } from '../testing/process.ts';
import { unsent } from './away.ts';
import { isBackupDue, listBackups, NOTE } from './note.ts';
import { takeBackup } from './take.ts';

const SERVER = path.resolve(import.meta.dirname, '..');
/** For tests that start several processes one after the other: each reads all of the server's code, which took 30 s on a busy machine. */
const PATIENCE = { timeout: 90_000 };
const IS_SQLITE = process.env['TEST_ENGINE'] === 'sqlite';

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function anEmptyPlace(): Promise<DatabasePlace> {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  return place;
}

/** A server with a super admin whose clubs are made one after the other until it is told to stop. */
async function aBusyServer(place: DatabasePlace) {
  const server = spawnServer(place, await freePort(), ADMIN);
  await untilReady(server);
  const cookie = await signIn(server);
  const stored: string[] = [];
  const end = new AbortController();
  const writing = (async () => {
    for (let number = 1; !end.signal.aborted; number += 1) {
      const name = `Club ${number}`;
      if (await createClub(server, cookie, name)) stored.push(name);
    }
  })();
  return {
    server,
    stored,
    stop: async () => {
      end.abort();
      await writing;
    },
  };
}

/** The names of the clubs of a server on this place. */
async function clubsOn(place: DatabasePlace): Promise<ReadonlySet<string>> {
  const server = spawnServer(place, await freePort(), ADMIN);
  await untilReady(server);
  return clubNames(server);
}

describe('a backup', () => {
  it(
    'of a server that is being written to has everything acknowledged before it, and is a state that was',
    PATIENCE,
    async () => {
      const place = await aPlace();
      const folder = aFolder();
      const busy = await aBusyServer(place);
      while (busy.stored.length < 20) await pause(20);
      const before = [...busy.stored];
      const taken = await runCommand('backup', place, [folder]);
      expect(taken).toMatchObject({ code: 0, said: expect.stringMatching(/^Backed up into .+ clubs, /) });
      await busy.stop();
      expect(busy.stored.length).toBeGreaterThan(before.length);
      const [made] = await listBackups(folder);
      const target = await anEmptyPlace();
      const restored = await runCommand('restore', target, [made?.folder ?? '']);
      expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/^Brought back as of /) });
      const clubs = await clubsOn(target);
      // A state that was: the first this many, and all that were acknowledged before it began.
      expect([...clubs].toSorted()).toEqual(busy.stored.slice(0, clubs.size).toSorted());
      for (const name of before) expect(clubs).toContain(name);
      expect(made?.note.counts.clubs).toBe(clubs.size);
      expect(readdirSync(folder)).toHaveLength(1);
    },
  );

  it('that is killed at any moment is none', PATIENCE, async () => {
    const place = await aPlace();
    const folder = aFolder();
    for (const wait of [150, 250, 350, 450, 550, 700, 900]) {
      const { child, ended } = startCommand('backup', place, [folder]);
      await pause(wait);
      child.kill('SIGKILL');
      await ended;
    }
    for (const { folder: made } of await listBackups(folder)) {
      const target = await anEmptyPlace();
      expect(await runCommand('restore', target, [made])).toMatchObject({ code: 0 });
    }
    // The next one is not in the way of what is left.
    expect(await runCommand('backup', place, [folder])).toMatchObject({ code: 0 });
  });

  it('says that the disk is full, and leaves nothing', async () => {
    const folder = aFolder();
    const mount =
      'mount -t tmpfs -o size=64k tmpfs "$1" && { "$2" "$3" "$1"; code=$?; ls "$1"; exit $code; }';
    const [node, file] = [process.execPath, path.join(SERVER, 'backup.ts')];
    const { code, said } = await runCommand('backup', await aPlace(), [], {}, [
      'unshare',
      '--mount',
      'sh',
      '-c',
      mount,
      'full',
      folder,
      node,
      file,
    ]);
    expect(said).toMatch(/no room left|No space left/i);
    expect(said).not.toContain('unfinished');
    expect(code).toBe(1);
  });

  it('is due a day after the last', async () => {
    const folder = aFolder();
    expect(await isBackupDue(folder, new Date())).toBe(true);
    expect(await runCommand('backup', await aPlace(), [folder])).toMatchObject({ code: 0 });
    expect(await isBackupDue(folder, new Date())).toBe(false);
    expect(await isBackupDue(folder, new Date(Date.now() + 25 * 3_600_000))).toBe(true);
  });

  it('is due all the same after one that was made while the clock was ahead', async () => {
    const folder = aFolder();
    const place = await aPlace();
    const inAYear = new Date(Date.now() + 365 * 86_400_000);
    const ahead = await takeBackup(place, folder, () => inAYear);
    expect(await isBackupDue(folder, new Date())).toBe(true);
    expect(await unsent(folder, new Date())).toBeUndefined();
    expect(await runCommand('backup', place, ['--daily'], { BACKUP_DIR: folder })).toEqual({
      code: 0,
      said: expect.stringMatching(/^Backed up into /),
    });
    expect(await isBackupDue(folder, new Date())).toBe(false);
    const [, made] = await listBackups(folder);
    expect(await unsent(folder, new Date())).toEqual(made);
    expect(await unsent(folder, inAYear)).toEqual(ahead);
  });
});

/** A backup of an empty database. */
async function aBackup(): Promise<{ place: DatabasePlace; backup: string; noteFile: string }> {
  const place = await aPlace();
  const folder = aFolder();
  const { code, said } = await runCommand('backup', place, [folder]);
  expect(said).toMatch(/^Backed up/);
  expect(code).toBe(0);
  const [made] = await listBackups(folder);
  const backup = made?.folder ?? '';
  return { place, backup, noteFile: path.join(backup, NOTE) };
}

describe('an upgrade', () => {
  it('backs the database up before it changes it, once', PATIENCE, async () => {
    const { place, migration } = await anOlderPlace();
    const BACKUP_DIR = aFolder();
    for (let time = 1; time <= 2; time += 1) {
      const server = spawnServer(place, await freePort(), { BACKUP_DIR });
      await untilReady(server);
      server.child.kill('SIGTERM');
      await server.ended;
    }
    const backups = await listBackups(BACKUP_DIR);
    expect(backups.map(({ note }) => note.migration)).toEqual([migration]);
    const { code, said } = await runCommand('restore', await anEmptyPlace(), [backups[0]?.folder ?? '']);
    expect(said).toContain('the next start brings it up to date');
    expect(code).toBe(0);
  });

  it('does not begin where the backup cannot be made, and says what to do', async () => {
    const { place } = await anOlderPlace();
    const file = path.join(aFolder(), 'no-folder');
    writeFileSync(file, '');
    const server = spawnServer(place, await freePort(), { BACKUP_DIR: file });
    expect(await server.ended).toBe(3);
    expect(server.output()).toContain('could not be backed up first');
    expect(server.output()).toContain('BACKUP_DIR=off');
    const database = openDatabase(place);
    expect(await isUpgrade(database)).toBe(true);
    await database.close();
  });
});

describe('an upgrade that fails', () => {
  it(
    'leaves what was and the backup made before, and says which step failed and what to do',
    PATIENCE,
    async () => {
      const { place, migration } = await anOlderPlace();
      const database = openDatabase(place);
      // In the way of a late step, which finds a table of that name.
      await sql`create table push_keys (id integer primary key)`.execute(database.db);
      await database.close();
      const before = await tablesIn(place);
      const BACKUP_DIR = aFolder();
      const server = spawnServer(place, await freePort(), { BACKUP_DIR });
      expect(await server.ended).toBe(6);
      expect(server.output()).toMatch(
        /step 0067-following failed with ".*push_keys.*already exists.*"\. Nothing was changed, so the former version starts on it/,
      );
      expect(await tablesIn(place)).toEqual(before);
      const backups = await listBackups(BACKUP_DIR);
      expect(backups.map(({ note }) => note.migration)).toEqual([migration]);
      const target = await anEmptyPlace();
      expect(await runCommand('restore', target, [backups[0]?.folder ?? ''])).toMatchObject({ code: 0 });
      expect(await tablesIn(target)).toEqual(before);
    },
  );
});

describe('bringing one back', () => {
  it('refuses what is not as it was written, what is newer than itself, and what is no backup', async () => {
    const { backup, noteFile } = await aBackup();
    const target = await anEmptyPlace();
    expect(await runCommand('restore', target, [path.dirname(backup)])).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no backup in'),
    });
    const written = readFileSync(noteFile, 'utf8');
    writeFileSync(noteFile, written.replace(/"migration": "[^"]+"/, '"migration": "9999-future"'));
    expect(await runCommand('restore', target, [backup])).toMatchObject({
      code: 1,
      said: expect.stringContaining('made by a newer version'),
    });
    writeFileSync(noteFile, written);
    appendFileSync(path.join(backup, IS_SQLITE ? 'tennis.sqlite' : 'tennis.dump'), 'x');
    expect(await runCommand('restore', target, [backup])).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not the one that was written'),
    });
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it('leaves a database that is there alone', async () => {
    const { place, backup } = await aBackup();
    const { code, said } = await runCommand('restore', place, [backup]);
    expect(code).toBe(1);
    expect(said).toContain(IS_SQLITE ? 'There is a data file in' : 'is not empty');
  });

  it(
    'takes the place of a data file only where that is asked for, and never of a database in use',
    PATIENCE,
    async () => {
      const { place, backup } = await aBackup();
      const busy = await aBusyServer(place);
      while (busy.stored.length < 3) await pause(20);
      await busy.stop();
      const refused = await runCommand('restore', place, [backup, '--replace']);
      expect(refused).toMatchObject({
        code: 1,
        said: expect.stringContaining(IS_SQLITE ? 'The server is still running' : 'is not empty'),
      });
      expect(await clubNames(busy.server)).toEqual(new Set(busy.stored));
      busy.server.child.kill('SIGTERM');
      await busy.server.ended;
      const { code, said } = await runCommand('restore', place, [backup, '--replace']);
      // A database of PostgreSQL is not put aside: another one is made.
      expect(code).toBe(IS_SQLITE ? 0 : 1);
      expect(said).toMatch(
        IS_SQLITE
          ? /is now .+tennis\.sqlite\.before-.+ It has \d+ records of changes that the backup does not have\./
          : /is not empty/,
      );
      expect(await clubsOn(place)).toEqual(IS_SQLITE ? new Set() : new Set(busy.stored));
    },
  );

  it(
    'says where the audit log in it is not as it was written, and brings everything back all the same',
    PATIENCE,
    async () => {
      const place = await aPlace();
      const busy = await aBusyServer(place);
      while (busy.stored.length < 5) await pause(20);
      await busy.stop();
      busy.server.child.kill('SIGTERM');
      await busy.server.ended;
      const database = openDatabase(place);
      // Behind the product's back, as only somebody with the file can.
      await withoutGuards(database, (db) =>
        db.updateTable('audit_log').set({ actor_id: 999 }).where('seq', '=', 2).execute(),
      );
      await database.close();
      const folder = aFolder();
      await runCommand('backup', place, [folder]);
      const [made] = await listBackups(folder);
      const { code, said } = await runCommand('restore', await anEmptyPlace(), [made?.folder ?? '']);
      expect(said).toContain('Its audit log is not as it was written, from record 2 on');
      expect(code).toBe(0);
    },
  );
});
