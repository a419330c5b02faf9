// What only the embedded database has: settings on every connection, a reader that cannot write, and a check
// against queries that leave their transaction.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompiledQuery, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Db, Tx } from './connection.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import type { OpeningTask } from '../testing/opening-worker.ts';
import { aDatabase, aUser } from '../testing/rows.ts';

describe('every SQLite connection', () => {
  it('has write-ahead log, full synchronisation, foreign keys, a busy timeout and overwritten deletions', async () => {
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
        ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'secure_delete'].map(
          (pragma) => Object.values(connection.prepare(`PRAGMA ${pragma}`).get() ?? {})[0],
        ),
      );
    expect(settings).toEqual([
      ['wal', 2, 1, 5000, 1],
      ['wal', 2, 1, 5000, 1],
    ]);
  });

  it('the one for reads cannot write', async () => {
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
    // The first write of this connection prepares it; the wait for the rival's lock is then made short.
    await sql`pragma busy_timeout = 20`.execute(db);
    rival.exec('BEGIN IMMEDIATE');
    const blocked = db.transaction().execute((tx) => tx.insertInto('users').values(aUser('marta')).execute());
    await expect(blocked).rejects.toThrow('locked');
    rival.exec('COMMIT');
    await db.transaction().execute((tx) => tx.insertInto('users').values(aUser('nina')).execute());
    expect(await db.selectFrom('users').select('username').execute()).toEqual([{ username: 'nina' }]);
  });
});

/** The writer's setting: what is no plain query goes to the writer. */
async function levelOf(db: Db | Tx): Promise<unknown> {
  return (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous;
}

describe('counting does not wait for the disk', () => {
  it('and whoever writes after it does again', async () => {
    const { db, count, transaction } = await aDatabase();
    expect(await count(levelOf)).toBe(1);
    expect(await transaction(levelOf)).toBe(2);
    expect(await count(levelOf)).toBe(1);
    expect(await levelOf(db)).toBe(2);
  });

  it('and nobody does while the database was told never to', async () => {
    const { db, count, transaction } = await aDatabase();
    await sql`pragma synchronous = off`.execute(db);
    expect(await count(levelOf)).toBe(0);
    expect(await transaction(levelOf)).toBe(0);
    expect(await levelOf(db)).toBe(0);
  });

  it('also when it has failed', async () => {
    const { db, count } = await aDatabase();
    await expect(count(() => Promise.reject(new Error('out of order')))).rejects.toThrow('out of order');
    expect(await levelOf(db)).toBe(2);
  });

  it('and when it could not begin', async () => {
    const { database, rival } = await aRival();
    await sql`pragma busy_timeout = 20`.execute(database.db);
    rival.exec('BEGIN IMMEDIATE');
    await expect(database.count(levelOf)).rejects.toThrow('locked');
    rival.exec('COMMIT');
    expect(await levelOf(database.db)).toBe(2);
  });
});

describe('a transaction', () => {
  it('throws at once when a query inside uses the outer handle', async () => {
    const { db, transaction } = await aDatabase();
    const misuse = transaction(() => db.insertInto('users').values(aUser('marta')).execute());
    await expect(misuse).rejects.toThrow('pass the tx on');
  });
});
