// Cases that only PostgreSQL has: records become visible in another order than they were written, and several processes seal at once.
import { expect, it, onTestFinished } from 'vitest';
import type { Tx } from '../database/connection.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { aDatabase } from '../testing/rows.ts';
import { aRecord, sealAll, sealedClubs, writeRecords } from '../testing/waiting-records.ts';
import { append, isAnyPending, sealBatch } from './chain.ts';
import { verifyChain } from './verify.ts';

const INTACT = { state: 'intact', brokenAt: null, problem: null, unsealed: 0 };

it('a record that was written first and commits last gets the later place', async () => {
  const database = await aDatabase();
  const written = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const late = database.transaction(async (tx: Tx) => {
    await append(tx, [aRecord(1)]);
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  await writeRecords(database, [2, 3]);
  await sealAll(database);
  expect(await sealedClubs(database)).toEqual([2, 3]);
  commit.resolve();
  await late;
  await sealAll(database);
  expect(await sealedClubs(database)).toEqual([2, 3, 1]);
  expect(await verifyChain(database.db)).toMatchObject({ ...INTACT, records: 3 });
});

it('nobody waits for who is sealing, and who writes does not wait for it either', async () => {
  const database = await aDatabase();
  await writeRecords(database, [1]);
  await database.transaction(async (tx) => {
    await tx.selectFrom('audit_head').select('count').forUpdate().execute();
    expect(await sealBatch(database)).toBeNull();
    await writeRecords(database, [2]);
  });
  await sealAll(database);
  expect(await sealedClubs(database)).toEqual([1, 2]);
});

it('processes that write and seal at the same time keep one chain, with each record once', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const handles = Array.from({ length: 3 }, () => fresh.open());
  for (const { close } of handles) onTestFinished(close);
  const [first] = handles;
  if (first === undefined) throw new Error('Some were asked for.');
  const load = { isOver: false };
  const sealing = handles.map(async (database) => {
    let sealed = 0;
    while (!load.isOver || (await isAnyPending(database.db))) sealed += (await sealBatch(database)) ?? 0;
    return sealed;
  });
  const writing = handles.flatMap((database, at) =>
    Array.from({ length: 4 }, async (_, lane) => {
      for (let n = 0; n < 20; n += 1) await writeRecords(database, [at * 1000 + lane * 100 + n + 1]);
    }),
  );
  await Promise.all(writing);
  load.isOver = true;
  const sealed = await Promise.all(sealing);
  expect(sealed.reduce((sum, n) => sum + n, 0)).toBe(240);
  const clubs = await sealedClubs(first);
  expect([clubs.length, new Set(clubs).size]).toEqual([240, 240]);
  expect(await verifyChain(first.db)).toMatchObject({ ...INTACT, records: 240 });
  // The records of one lane stand in the chain in the order in which they were written.
  const lanes = Map.groupBy(clubs, (club) => Math.floor(((club ?? 0) - 1) / 100));
  for (const lane of lanes.values()) expect(lane).toEqual(lane.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
});
