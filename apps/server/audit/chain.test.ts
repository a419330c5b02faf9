// The chain shows any tampering, the database refuses to change it, and it stays whole when several write at the same time.
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../database/connection.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { ADMIN, createClub, signIn } from '../testing/calls.ts';
import { withoutGuards } from '../testing/audit-guards.ts';
import { aMatch } from '../testing/factories.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { freePort, pause, spawnServer, untilReady } from '../testing/process.ts';
import { aDatabaseBeforeTheAuditLog } from '../testing/unmigrated.ts';
import { aServer, type TestServer } from '../testing/server.ts';
import { sealAll } from '../testing/waiting-records.ts';
import { GENESIS, hashOf, type StoredRecord } from './record.ts';
import { verifyChain } from './verify.ts';

const allRecords = (db: Db): Promise<StoredRecord[]> =>
  db.selectFrom('audit_log').selectAll().orderBy('seq').execute();

/** A server with some ten records, a refusal among them. */
async function aLog(): Promise<TestServer> {
  const server = await aServer();
  const { match } = await aMatch(server);
  const params = { id: String(match.id) };
  await server.visitor().call('setMatchStatus', { params, body: { status: 'in_progress' } });
  await server.services.audit.settled();
  return server;
}

/** Another value of the same type. */
function otherThan(value: string | number | null, column: string): string | number {
  if (column === 'outcome') return value === 'done' ? 'refused' : 'done';
  if (typeof value === 'number') return value + 1000;
  if (value !== null) return `${value}x`;
  return column.endsWith('_id') ? 7 : 'x';
}

const INTACT = { state: 'intact', brokenAt: null, problem: null };

describe('the database itself refuses', () => {
  it.each([
    ['to change a record', sql`update audit_log set reason = 'x' where seq = 1`],
    ['to take one away', sql`delete from audit_log where seq = 1`],
    ['to move the head back', sql`update audit_head set count = count - 1`],
    ['to change the head in place', sql`update audit_head set hash = 'x'`],
    ['to take the head away', sql`delete from audit_head`],
  ])('%s', async (_, statement) => {
    const { database } = await aLog();
    await expect(statement.execute(database.db)).rejects.toThrow('the audit log is only added to');
    expect(await verifyChain(database.db)).toMatchObject(INTACT);
  });
});

describe('the check finds', () => {
  it('a change of any column of any record', async () => {
    const { database } = await aLog();
    const records = await allRecords(database.db);
    expect(records.length).toBeGreaterThan(5);
    const missed: string[] = [];
    await withoutGuards(database, async (db) => {
      for (const record of records) {
        for (const [column, value] of Object.entries(record)) {
          const set = (to: string | number | null, seq: number) =>
            sql`update audit_log set ${sql.ref(column)} = ${to} where seq = ${seq}`.execute(db);
          const other = otherThan(value, column);
          await set(other, record.seq);
          const found = await verifyChain(db);
          if (found.brokenAt !== record.seq)
            missed.push(`${column} of ${record.seq}: ${JSON.stringify(found)}`);
          await set(value, column === 'seq' ? Number(other) : record.seq);
        }
      }
      expect(await verifyChain(db)).toMatchObject(INTACT);
    });
    expect(missed).toEqual([]);
  });

  it.each([
    ['a record taken out of the middle', 3, 'missing'],
    ['the first one taken away', 1, 'missing'],
  ])('%s', async (_, seq, problem) => {
    const { database } = await aLog();
    await withoutGuards(database, (db) => db.deleteFrom('audit_log').where('seq', '=', seq).execute());
    expect(await verifyChain(database.db)).toMatchObject({ state: 'broken', brokenAt: seq, problem });
  });

  it('the last ones taken away', async () => {
    const { database } = await aLog();
    const last = (await allRecords(database.db)).length;
    await withoutGuards(database, (db) =>
      db
        .deleteFrom('audit_log')
        .where('seq', '>', last - 2)
        .execute(),
    );
    expect(await verifyChain(database.db)).toMatchObject({ brokenAt: last - 1, problem: 'missing' });
  });

  it('two records that changed places, one that was put in, and one put behind the end', async () => {
    const { database } = await aLog();
    const [first, second] = await allRecords(database.db);
    if (first === undefined || second === undefined) throw new Error('The log is empty.');
    await withoutGuards(database, async (db) => {
      const put = (record: StoredRecord) => db.insertInto('audit_log').values(record).execute();
      const drop = (seq: number) => db.deleteFrom('audit_log').where('seq', '=', seq).execute();
      await drop(1);
      await drop(2);
      await put({ ...second, seq: 1 });
      await put({ ...first, seq: 2 });
      expect(await verifyChain(db)).toMatchObject({ brokenAt: 1, problem: 'changed' });
      await drop(1);
      await drop(2);
      await put(first);
      await put(second);
      await put({ ...second, seq: 0 });
      expect(await verifyChain(db)).toMatchObject({ brokenAt: 1, problem: 'added' });
      await drop(0);
      const last = (await allRecords(db)).length;
      await put({ ...second, seq: last + 1 });
      expect(await verifyChain(db)).toMatchObject({ brokenAt: last + 1, problem: 'added' });
    });
  });

  it('a chain that was cut and closed again only against a noted hash', async () => {
    const { database } = await aLog();
    const records = await allRecords(database.db);
    const noted = records.at(-1);
    const third = records[2];
    if (noted === undefined || third === undefined) throw new Error('The log is too short.');
    expect(await verifyChain(database.db, { noted })).toMatchObject(INTACT);
    await withoutGuards(database, async (db) => {
      await db.deleteFrom('audit_log').where('seq', '>', 3).execute();
      await db.updateTable('audit_head').set({ count: 3, hash: third.hash }).execute();
    });
    expect(await verifyChain(database.db)).toMatchObject(INTACT);
    expect(await verifyChain(database.db, { noted })).toMatchObject({
      brokenAt: noted.seq,
      problem: 'missing',
    });
  });

  it('a chain that was written anew from some record on only against a noted hash', async () => {
    const { database } = await aLog();
    const records = await allRecords(database.db);
    const noted = records.at(-1);
    if (noted === undefined) throw new Error('The log is empty.');
    await withoutGuards(database, async (db) => {
      let hash = GENESIS;
      for (const { hash: _, ...record } of records) {
        const forged = record.seq === 2 ? { ...record, actor_id: 999 } : record;
        hash = hashOf(hash, forged);
        await db
          .updateTable('audit_log')
          .set({ ...forged, hash })
          .where('seq', '=', record.seq)
          .execute();
      }
      await db.updateTable('audit_head').set({ hash }).execute();
    });
    expect(await verifyChain(database.db)).toMatchObject(INTACT);
    expect(await verifyChain(database.db, { noted })).toMatchObject({
      brokenAt: noted.seq,
      problem: 'rewritten',
    });
  });
});

describe('a server that starts', () => {
  it('says in its log which record was changed', async () => {
    const fresh = await freshDatabase();
    onTestFinished(fresh.remove);
    const first = spawnServer(fresh.place, await freePort(), ADMIN);
    await untilReady(first);
    while (!first.output().includes('the audit log ')) await pause(50);
    first.child.kill('SIGTERM');
    await first.ended;
    expect(first.output()).toContain('the audit log is whole');
    const database = fresh.open();
    await withoutGuards(database, (db) => db.updateTable('audit_log').set({ actor_id: 999 }).execute());
    await database.close();
    const second = spawnServer(fresh.place, await freePort());
    await untilReady(second);
    while (!second.output().includes('the audit log ')) await pause(50);
    second.child.kill('SIGTERM');
    await second.ended;
    expect(second.output()).toMatch(/"brokenAt":1,"problem":"changed".*changed behind the product’s back/);
  }, 60_000);
});

describe('writers at the same time', () => {
  it('keep one chain, with a record for each write that was done', async () => {
    const server = await aServer();
    const admin = await server.signUp('super_admin');
    const create = (n: number) => admin.call('createClub', { body: { name: `Club ${n}` } });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => create(n)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const { db } = server.database;
    await server.services.audit.settled();
    const made = await db
      .selectFrom('audit_log')
      .select('object_id')
      .where('act', '=', 'createClub')
      .execute();
    expect(new Set(made.map(({ object_id: id }) => id))).toEqual(new Set(answers.map(({ body }) => body.id)));
    expect(await verifyChain(db)).toMatchObject(INTACT);
  });

  it('in two processes, one of which is killed: no write without its record, no record without its write', async () => {
    const fresh = await freshDatabase();
    onTestFinished(fresh.remove);
    const one = spawnServer(fresh.place, await freePort(), ADMIN);
    await untilReady(one);
    const two = spawnServer(fresh.place, await freePort());
    await untilReady(two);
    const cookie = await signIn(one);
    const done = { one: 0, two: 0 };
    const creating = (name: 'one' | 'two', process: typeof one) =>
      Promise.allSettled(
        Array.from({ length: 20 }, async (_, n) => {
          if (await createClub(process, cookie, `Club ${name} ${n}`)) done[name] += 1;
          if (done.one === 5) one.child.kill('SIGKILL');
        }),
      );
    await Promise.all([creating('one', one), creating('two', two)]);
    await one.ended;
    expect(done.two).toBe(20);
    const database = fresh.open();
    onTestFinished(database.close);
    await sealAll(database);
    const clubs = await database.db.selectFrom('clubs').select('id').orderBy('id').execute();
    const made = await database.db
      .selectFrom('audit_log')
      .select('object_id')
      .where('act', '=', 'createClub')
      .orderBy('object_id')
      .execute();
    expect(made.map(({ object_id: id }) => id)).toEqual(clubs.map(({ id }) => id));
    expect(clubs.length).toBeGreaterThanOrEqual(25);
    expect(await verifyChain(database.db)).toMatchObject(INTACT);
  }, 60_000);
});

describe('the migration', () => {
  it('takes the acts that the release before recorded into the chain', async () => {
    const database = await aDatabaseBeforeTheAuditLog();
    const { db } = database;
    await sql`
      insert into audit_log (at, actor_id, action, subject_id, club_id) values
        ('2026-09-01T10:00:00.000Z', 1, 'issue-reset-link', 5, null),
        ('2026-09-02T10:00:00.000Z', 1, 'issue-invitation-link', 7, 3)`.execute(db);
    await migrate(database);
    expect(await allRecords(db)).toMatchObject([
      { seq: 1, act: 'issueResetLink', object_kind: 'account', object_id: 5, actor_role: 'super_admin' },
      { seq: 2, act: 'issueInvitationLink', object_kind: 'invitation', object_id: 7, club_id: 3 },
    ]);
    expect(await verifyChain(db)).toMatchObject({ ...INTACT, records: 2 });
  });
});
