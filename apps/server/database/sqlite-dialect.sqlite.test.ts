// Things that only the embedded database has: settings on every connection, a reader that cannot write, and a check
// against queries that leave their transaction.
import { once } from 'node:events';
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompiledQuery } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DataFileLocked } from './errors.ts';
import { inspectDataFile, SIGN_DATA_FILE } from './sqlite-file.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import type { OpeningTask } from '../testing/opening-worker.ts';
import { aDatabase, aUser } from '../testing/rows.ts';

describe('every SQLite connection', () => {
  it('has write-ahead log, no wait for the disk or for others in its thread, foreign keys and overwritten deletions', async () => {
    const opened: DatabaseSync[] = [];
    // node:sqlite reads its prototype on every call, so that each connection opened from here on is seen.
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its connection below
    const { exec } = DatabaseSync.prototype;
    DatabaseSync.prototype.exec = function record(this: DatabaseSync, text: string) {
      if (!opened.includes(this)) opened.push(this);
      exec.call(this, text);
    };
    onTestFinished(() => {
      DatabaseSync.prototype.exec = exec;
    });
    const { db, transaction } = await aDatabase();
    await db.selectFrom('users').selectAll().execute();
    await transaction((tx) => tx.selectFrom('users').selectAll().execute());
    const settings = opened
      .filter((connection) => connection.isOpen)
      .map((connection) =>
        [
          'journal_mode',
          'synchronous',
          'wal_autocheckpoint',
          'foreign_keys',
          'busy_timeout',
          'secure_delete',
        ].map((pragma) => Object.values(connection.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]),
      );
    expect(settings).toEqual([
      ['wal', 1, 0, 1, 0, 1],
      ['wal', 1, 0, 1, 0, 1],
    ]);
  });

  it('answers, after a table was changed, the columns that it has now', async () => {
    const { db, transaction } = await aDatabase();
    await db.insertInto('users').values(aUser('nina')).execute();
    const read = (tx: typeof db) => tx.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const columns = await transaction(async (tx) => {
      const before = Object.keys(await read(tx));
      await tx.schema.alterTable('users').renameColumn('role', 'part').execute();
      await tx.schema.alterTable('users').addColumn('shirt', 'text').execute();
      return { before, after: Object.keys(await read(tx)) };
    });
    expect(columns.after).toEqual([
      ...columns.before.map((name) => (name === 'role' ? 'part' : name)),
      'shirt',
    ]);
  });

  it('the connection for reads cannot write', async () => {
    const { db } = await aDatabase();
    // A statement that Kysely takes for a query goes to the reader; SQLite itself must refuse it there.
    const disguised = {
      ...CompiledQuery.raw("insert into clubs (name) values ('x') returning id"),
      query: db.selectFrom('users').selectAll().compile().query,
    };
    await expect(db.executeQuery(disguised)).rejects.toThrow('readonly');
  });
});

describe('a new file', () => {
  it('is opened by several at the same moment', async () => {
    const folders = Array.from({ length: 60 }, () => mkdtempSync(path.join(tmpdir(), 'tennis-open-')));
    const arrivals = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: OpeningTask = { folders, threads: 4, arrivals };
    const threads = Array.from(
      { length: workerData.threads },
      () => new Worker(new URL('../testing/opening-worker.ts', import.meta.url), { workerData }),
    );
    onTestFinished(async () => {
      await Promise.all(threads.map((thread) => thread.terminate()));
      for (const folder of folders) rmSync(folder, { recursive: true });
    });
    const codes = await Promise.all(threads.map((thread) => once(thread, 'exit')));
    expect(codes.flat()).toEqual([0, 0, 0, 0]);
  });

  it('is not taken for an emptied one when another process fills it while it is looked at', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tennis-open-'));
    const file = path.join(folder, 'tennis.sqlite');
    const other = new DatabaseSync(file);
    const { existsSync } = fs;
    fs.existsSync = (asked) => {
      other.exec('pragma journal_mode = wal; create table if not exists schema_migrations (applied_at text)');
      return existsSync(asked);
    };
    syncBuiltinESMExports();
    onTestFinished(() => {
      fs.existsSync = existsSync;
      syncBuiltinESMExports();
      other.close();
      rmSync(folder, { recursive: true });
    });
    // It was there, without a byte, when its size was asked for.
    fs.writeFileSync(file, '');
    inspectDataFile(file);
    expect(fs.statSync(`${file}-wal`).size).toBeGreaterThan(0);
  });

  it('is not taken for that of another program when another process marks and fills it while it is looked at', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tennis-open-'));
    const file = path.join(folder, 'tennis.sqlite');
    const other = new DatabaseSync(file);
    other.exec('pragma journal_mode = wal');
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its connection below
    const { prepare } = DatabaseSync.prototype;
    let filled = 0;
    DatabaseSync.prototype.prepare = function fillBefore(this: DatabaseSync, text: string) {
      if (text.includes('sqlite_master')) {
        filled += 1;
        other.exec(`${SIGN_DATA_FILE}; create table openings (round integer)`);
      }
      return prepare.call(this, text);
    };
    onTestFinished(() => {
      DatabaseSync.prototype.prepare = prepare;
      other.close();
      rmSync(folder, { recursive: true });
    });
    inspectDataFile(file);
    expect(filled).toBe(1);
  });
});

/** A database, and a second connection to its file that can hold the lock. */
async function aRival() {
  const fresh = await freshDatabase();
  const database = fresh.open();
  const rival = new DatabaseSync(path.join(fresh.place.dataDir, 'tennis.sqlite'));
  onTestFinished(async () => {
    rival.close();
    await database.close();
    await fresh.remove();
  });
  return { database, rival };
}

describe('a writer', () => {
  it('gives the turn on when its transaction cannot begin', async () => {
    const { database, rival } = await aRival();
    const { db } = database;
    rival.exec('BEGIN IMMEDIATE');
    const blocked = db.transaction().execute((tx) => tx.insertInto('users').values(aUser('marta')).execute());
    const counted = database.count((tx) => tx.insertInto('users').values(aUser('priya')).execute());
    await expect(blocked).rejects.toThrow(DataFileLocked);
    await expect(counted).rejects.toThrow(DataFileLocked);
    rival.exec('COMMIT');
    await db.transaction().execute((tx) => tx.insertInto('users').values(aUser('nina')).execute());
    expect(await db.selectFrom('users').select('username').execute()).toEqual([{ username: 'nina' }]);
  });
});

describe('writers', () => {
  it('have their turns in different turns of the event loop, so that readers are answered in between', async () => {
    const { transaction } = await aDatabase();
    const state = { turn: 0, isOver: false };
    const count = (): void => {
      state.turn += 1;
      if (!state.isOver) setImmediate(count);
    };
    setImmediate(count);
    const turns = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        transaction(async (tx) => {
          await tx
            .insertInto('users')
            .values(aUser(`user${n}`))
            .execute();
          return state.turn;
        }),
      ),
    );
    state.isOver = true;
    expect(new Set(turns).size).toBe(10);
  });

  it('wait for another program without keeping the readers', async () => {
    const { database, rival } = await aRival();
    const { db, transaction } = database;
    await db.selectFrom('users').selectAll().execute();
    rival.exec('BEGIN IMMEDIATE');
    const state = { isWritten: false };
    const write = async (): Promise<void> => {
      await transaction((tx) => tx.insertInto('users').values(aUser('marta')).execute());
      state.isWritten = true;
    };
    const written = write();
    const until = performance.now() + 300;
    while (performance.now() < until) {
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
      await new Promise(setImmediate);
    }
    await database.checkHealth();
    expect(state.isWritten).toBe(false);
    rival.exec('COMMIT');
    await written;
    expect(await db.selectFrom('users').select('username').execute()).toEqual([{ username: 'marta' }]);
  });
});

describe('a transaction', () => {
  it('throws at once when a query inside uses the outer handle', async () => {
    const { db, transaction } = await aDatabase();
    const misuse = transaction(() => db.insertInto('users').values(aUser('marta')).execute());
    await expect(misuse).rejects.toThrow('pass the tx on');
  });
});
