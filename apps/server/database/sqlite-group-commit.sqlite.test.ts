// When SQLite acknowledges a write: once the disk has it, with one wait for many writes; and never after the disk has failed.
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATA_FILE, type Database } from './connection.ts';
import { databaseFault } from './errors.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { aHeldDisk } from '../testing/held-disk.ts';
import { aUser } from '../testing/rows.ts';

async function aFile() {
  const fresh = await freshDatabase();
  const database = fresh.open();
  onTestFinished(async () => {
    await database.close();
    await fresh.remove();
  });
  // A database is opened by its first query.
  await database.db.selectFrom('users').selectAll().execute();
  return { database, file: path.join(fresh.place.dataDir, DATA_FILE) };
}

const add = ({ transaction }: Database, name: string): Promise<unknown> =>
  transaction((tx) => tx.insertInto('users').values(aUser(name)).execute());

/** Long enough for whatever is ready to happen. */
async function aWhile(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
}

/** Notes the order in which works end. */
function anOrder() {
  const ended: string[] = [];
  return {
    ended,
    note: (name: string, work: Promise<unknown>): Promise<unknown> => work.then(() => ended.push(name)),
  };
}

const fails = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'did not fail',
    (error: unknown) => databaseFault(error),
  );

describe('a write', () => {
  it('is acknowledged when the disk has it, not before', async () => {
    const { database } = await aFile();
    const disk = aHeldDisk();
    const { ended, note } = anOrder();
    const writes = [
      note('transaction', add(database, 'marta')),
      note('statement', database.db.insertInto('users').values(aUser('nina')).execute()),
    ];
    await aWhile();
    expect(ended).toEqual([]);
    disk.release();
    await Promise.all(writes);
    expect(ended.toSorted()).toEqual(['statement', 'transaction']);
  });

  it('does not count on a wait that began before its commit, and shares the next one with all others', async () => {
    const { database } = await aFile();
    const disk = aHeldDisk();
    const { ended, note } = anOrder();
    const first = note('first', add(database, 'first'));
    await aWhile();
    expect(disk.count()).toBe(1);
    const later = Array.from({ length: 20 }, (_, n) => note('later', add(database, `later${n}`)));
    await aWhile();
    expect(disk.count()).toBe(1);
    disk.waits.shift()?.(null);
    await first;
    await aWhile();
    expect(ended).toEqual(['first']);
    expect(disk.count()).toBe(2);
    disk.waits.shift()?.(null);
    await Promise.all(later);
    expect(disk.count()).toBe(2);
  });

  it('that only counts does not wait', async () => {
    const { database } = await aFile();
    const disk = aHeldDisk();
    await database.count((tx) => tx.insertInto('users').values(aUser('marta')).execute());
    expect(disk.count()).toBe(0);
  });

  it('does not wait while a database is filled that could be made again; the end of that does', async () => {
    const { database } = await aFile();
    const disk = aHeldDisk();
    const { ended, note } = anOrder();
    const filled = note(
      'filled',
      database.withoutDisk(async () => {
        await add(database, 'marta');
        await add(database, 'nina');
      }),
    );
    await aWhile();
    expect([disk.count(), ended]).toEqual([1, []]);
    disk.release();
    await filled;
    await add(database, 'priya');
    expect(disk.count()).toBe(2);
  });

  it('stands in what the disk had when it was acknowledged, also across checkpoints', async () => {
    const { database, file } = await aFile();
    const folder = mkdtempSync(path.join(tmpdir(), 'tennis-cut-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const copy = path.join(folder, DATA_FILE);
    // A power cut leaves at least what was in the files when a wait began.
    const disk = aHeldDisk(() => {
      copyFileSync(`${file}-wal`, `${copy}-wal`);
      copyFileSync(file, copy);
    });
    disk.release();
    const survivors = (): unknown[] => {
      // Opening it makes files of its own beside it.
      const cut = path.join(folder, 'cut.sqlite');
      rmSync(`${cut}-shm`, { force: true });
      copyFileSync(copy, cut);
      copyFileSync(`${copy}-wal`, `${cut}-wal`);
      const left = new DatabaseSync(cut);
      const names = left.prepare('select username from users').all();
      left.close();
      return names.map(({ username }) => username);
    };
    for (let wave = 0; wave < 6; wave += 1) {
      const names = Array.from({ length: 8 }, (_, n) => `wave${wave}-${n}`);
      await Promise.all(names.map((name) => add(database, name)));
      const left = new Set(survivors());
      expect(names.filter((name) => !left.has(name))).toEqual([]);
      if (wave % 2 === 1) await database.purge();
    }
  });
});

describe('what is deleted', () => {
  it('is wiped from the log, or the caller is told that another program reads it', async () => {
    const { database, file } = await aFile();
    await add(database, 'marta');
    const other = new DatabaseSync(file, { readOnly: true });
    other.exec('BEGIN');
    other.prepare('select count(*) from users').get();
    await add(database, 'nina');
    expect(await fails(database.purge())).toBe('serialization');
    other.exec('ROLLBACK');
    other.close();
    await database.purge();
    expect(statSync(`${file}-wal`).size).toBeLessThan(10_000);
  });
});

describe('a disk that fails', () => {
  it('acknowledges nothing, and nothing is written any more; reads go on', async () => {
    const { database } = await aFile();
    const disk = aHeldDisk();
    const first = fails(add(database, 'marta'));
    await aWhile();
    const second = fails(add(database, 'nina'));
    await aWhile();
    disk.waits.shift()?.(Object.assign(new Error('i/o error'), { code: 'EIO' }));
    expect(await Promise.all([first, second])).toEqual(['unsettled', 'unsettled']);
    // A second wait would succeed and prove nothing: it is not asked for.
    disk.release();
    expect(await fails(add(database, 'priya'))).toBe('unavailable');
    expect(await fails(database.count((tx) => tx.selectFrom('users').selectAll().execute()))).toBe(
      'unavailable',
    );
    expect(await fails(database.checkHealth())).toBe('unavailable');
    expect(disk.count()).toBe(1);
    await database.db.selectFrom('users').selectAll().execute();
  });
});
