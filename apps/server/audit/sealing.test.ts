// Records wait for their place in the chain without being lost, changed, or sealed twice, whatever happens in between.
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../database/migrations/migrate.ts';
import { holdSealing, withoutGuards } from '../testing/audit-guards.ts';
import { ADMIN, createClub, signIn } from '../testing/calls.ts';
import { bodyOf } from '../testing/factories.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { freePort, pause, spawnServer, untilReady } from '../testing/process.ts';
import { aDatabase } from '../testing/rows.ts';
import { aServer } from '../testing/server.ts';
import { aDatabaseBefore } from '../testing/unmigrated.ts';
import { aRecord, sealAll, sealedClubs, writeRecords } from '../testing/waiting-records.ts';
import { countPending, findHead, sealBatch } from './chain.ts';
import { verifyTail, verifyWholeWhenDue } from './checkpoint.ts';
import { GENESIS, hashOf } from './record.ts';
import { verifyChain } from './verify.ts';

const at = (time: string) => () => new Date(time);

const INTACT = { state: 'intact', brokenAt: null, problem: null };

describe('a record that waits', () => {
  it.each([
    ['changed', sql`update audit_pending set actor_id = 999`],
    ['taken away', sql`delete from audit_pending`],
    ['changed while it is sealed', sql`update audit_pending set seq = 1, hash = 'x', actor_id = 999`],
    ['taken away as if it were sealed', sql`update audit_pending set seq = 1, hash = 'x'`],
  ])('cannot be %s', async (how, statement) => {
    const database = await aDatabase();
    await writeRecords(database, [1, 2]);
    const attempt = database.transaction(async (tx) => {
      await statement.execute(tx);
      if (how.includes('as if')) await sql`delete from audit_pending`.execute(tx);
    });
    await expect(attempt).rejects.toThrow('the audit log is only added to');
    await sealAll(database);
    expect(await sealedClubs(database)).toEqual([1, 2]);
  });

  it('cannot come with a place of its own choice', async () => {
    const database = await aDatabase();
    const forged = { ...aRecord(1), seq: 7, hash: 'x' };
    const insert = database.db.insertInto('audit_pending').values(forged).execute();
    await expect(insert).rejects.toThrow('the audit log is only added to');
  });

  it('is counted by the check, which is whole all the same', async () => {
    const database = await aDatabase();
    await writeRecords(database, [1, 2]);
    expect(await verifyChain(database.db)).toMatchObject({ ...INTACT, records: 0, unsealed: 2 });
    await sealAll(database);
    expect(await verifyChain(database.db)).toMatchObject({ ...INTACT, records: 2, unsealed: 0 });
  });

  it('is in the log as soon as its write is answered', async () => {
    const server = await aServer();
    const admin = await server.signUp('super_admin');
    for (let n = 1; n <= 5; n += 1) {
      const { id } = bodyOf(await admin.call('createClub', { body: { name: `Club ${n}` } }));
      const [newest] = bodyOf(await admin.call('listAuditRecords', {}));
      expect(newest).toMatchObject({ act: 'createClub', object: { id }, seq: n + 1 });
    }
  });

  it('is sealed within a second though nobody asks', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    const begun = performance.now();
    while ((await countPending(server.database.db)) > 0) await pause(10);
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(await verifyChain(server.database.db)).toMatchObject({ ...INTACT, records: 1 });
  });
});

describe('sealing', () => {
  it('takes a thousand records in batches, in the order in which they were written', async () => {
    const database = await aDatabase();
    const ids = Array.from({ length: 1203 }, (_, n) => n + 1);
    await writeRecords(database, ids);
    expect(await sealBatch(database)).toBe(500);
    await sealAll(database);
    expect(await sealedClubs(database)).toEqual(ids);
    expect(await verifyChain(database.db)).toMatchObject({ ...INTACT, records: 1203 });
  });

  it('does all of a batch or nothing, and goes on when it can', async () => {
    const logLines: string[] = [];
    const server = await aServer({ logLines });
    const release = await holdSealing(server.database);
    const admin = await server.signUp('super_admin');
    bodyOf(await admin.call('createClub', { body: { name: 'Riverside' } }));
    await server.services.audit.settled();
    expect(await verifyChain(server.database.db)).toMatchObject({ ...INTACT, records: 0, unsealed: 2 });
    // The log can be read all the same, and what fails again and again is said once.
    expect((await admin.call('listAuditRecords', {})).status).toBe(200);
    expect(logLines.filter((line) => line.includes('cannot be sealed'))).toHaveLength(1);
    await release();
    while ((await countPending(server.database.db)) > 0) await pause(20);
    expect(await verifyChain(server.database.db)).toMatchObject({ ...INTACT, records: 2, unsealed: 0 });
    expect(logLines.join('')).toContain('the audit log is sealed again');
  });

  it('is done before the server has stopped', async () => {
    const server = await aServer();
    const release = await holdSealing(server.database);
    const admin = await server.signUp('super_admin');
    bodyOf(await admin.call('createClub', { body: { name: 'Riverside' } }));
    // It has just failed, and would be tried again only in a second.
    await server.services.audit.settled();
    expect(await countPending(server.database.db)).toBe(2);
    await release();
    await server.app.close();
    expect(await countPending(server.database.db)).toBe(0);
  });
});

describe('a server that is killed between write and seal', () => {
  it('loses no record and has none twice: the next start seals them', async () => {
    const fresh = await freshDatabase();
    onTestFinished(fresh.remove);
    const database = fresh.open();
    onTestFinished(database.close);
    const first = spawnServer(fresh.place, await freePort(), ADMIN);
    await untilReady(first);
    const cookie = await signIn(first);
    await createClub(first, cookie, 'Sealed before');
    while ((await countPending(database.db)) > 0) await pause(20);
    const release = await holdSealing(database);
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, n) => createClub(first, cookie, `Club ${n}`)),
    );
    expect(made).toEqual(made.map(() => true));
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await countPending(database.db)).toBe(10);
    await release();

    const second = spawnServer(fresh.place, await freePort());
    await untilReady(second);
    while ((await countPending(database.db)) > 0) await pause(20);
    const clubs = await database.db.selectFrom('clubs').select('id').orderBy('id').execute();
    const recorded = await database.db
      .selectFrom('audit_log')
      .select('object_id')
      .where('act', '=', 'createClub')
      .execute();
    expect(recorded.map(({ object_id: id }) => id ?? 0).toSorted((a, b) => a - b)).toEqual(
      clubs.map(({ id }) => id),
    );
    expect(await verifyChain(database.db)).toMatchObject({ ...INTACT, unsealed: 0 });
  }, 60_000);
});

describe('the check from the last checkpoint', () => {
  it('looks at what was sealed since, and finds every forgery there', async () => {
    const database = await aDatabase();
    await writeRecords(database, [1, 2, 3]);
    await sealAll(database);
    expect(await verifyTail(database)).toMatchObject({ ...INTACT, records: 3 });
    await writeRecords(database, [4, 5]);
    await sealAll(database);
    await withoutGuards(database, async (db) => {
      const set = (seq: number, actor: number) =>
        db.updateTable('audit_log').set({ actor_id: actor }).where('seq', '=', seq).execute();
      // Before the last record that was checked: for the check of the whole.
      await set(2, 999);
      expect(await verifyTail(database)).toMatchObject(INTACT);
      expect(await verifyChain(db)).toMatchObject({ brokenAt: 2, problem: 'changed' });
      await set(2, 1);
      await set(5, 999);
      expect(await verifyChain(db, { after: 2 })).toMatchObject({ brokenAt: 5, problem: 'changed' });
      await set(5, 1);
      await db.deleteFrom('audit_log').where('seq', '=', 5).execute();
      expect(await verifyChain(db, { after: 2 })).toMatchObject({ brokenAt: 5, problem: 'missing' });
    });
  });

  it('finds a chain that was written anew or cut before it: the checkpoint is a noted hash', async () => {
    const database = await aDatabase();
    await writeRecords(database, [1, 2, 3]);
    await sealAll(database);
    await verifyTail(database);
    const records = await database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
    await withoutGuards(database, async (db) => {
      let hash = GENESIS;
      for (const { hash: _, ...record } of records) {
        const forged = { ...record, actor_id: 999 };
        hash = hashOf(hash, forged);
        await db
          .updateTable('audit_log')
          .set({ ...forged, hash })
          .where('seq', '=', record.seq)
          .execute();
      }
      await db.updateTable('audit_head').set({ hash }).execute();
      expect(await verifyChain(db)).toMatchObject(INTACT);
      expect(await verifyTail(database)).toMatchObject({ brokenAt: 3, problem: 'rewritten' });
      await db.deleteFrom('audit_log').where('seq', '>', 1).execute();
      expect(await verifyTail(database)).toMatchObject({ state: 'broken', problem: 'missing' });
    });
  });

  it('does not go back', async () => {
    const database = await aDatabase();
    await writeRecords(database, [1, 2, 3]);
    await sealAll(database);
    await verifyTail(database);
    for (const statement of [sql`update audit_checkpoint set seq = 1`, sql`delete from audit_checkpoint`]) {
      await expect(statement.execute(database.db)).rejects.toThrow('the audit log is only added to');
    }
  });

  it('is followed by one of the whole chain once a day, by one process', async () => {
    const database = await aDatabase();
    await writeRecords(database, [1, 2, 3]);
    await sealAll(database);
    const both = await Promise.all([
      verifyWholeWhenDue(database, at('2026-09-01T10:00:00Z'), 0),
      verifyWholeWhenDue(database, at('2026-09-01T10:00:00Z'), 0),
    ]);
    expect(both.filter((found) => found !== null)).toMatchObject([{ ...INTACT, records: 3 }]);
    expect(await verifyWholeWhenDue(database, at('2026-09-02T09:59:00Z'), 0)).toBeNull();
    await withoutGuards(database, async (db) => {
      await db.updateTable('audit_log').set({ actor_id: 999 }).where('seq', '=', 1).execute();
    });
    expect(await verifyTail(database)).toMatchObject(INTACT);
    expect(await verifyWholeWhenDue(database, at('2026-09-02T10:01:00Z'), 0)).toMatchObject({ brokenAt: 1 });
  });
});

describe('the migration', () => {
  it('leaves the chain of the release before as it is, also against a noted hash, and new records go on behind it', async () => {
    const database = await aDatabaseBefore('0009-audit-sealing');
    const { db } = database;
    let hash = GENESIS;
    for (const seq of [1, 2, 3]) {
      const { told: _, ...record } = aRecord(seq);
      hash = hashOf(hash, { ...record, seq });
      await db
        .insertInto('audit_log')
        .values({ ...record, seq, hash })
        .execute();
      await db.updateTable('audit_head').set({ count: seq, hash }).execute();
    }
    const noted = { seq: 3, hash };
    await migrate(database);
    expect(await findHead(db)).toEqual({ count: 3, hash });
    await writeRecords(database, [4]);
    await sealAll(database);
    expect(await sealedClubs(database)).toEqual([1, 2, 3, 4]);
    expect(await verifyChain(db, { noted })).toMatchObject({ ...INTACT, records: 4 });
  });
});
