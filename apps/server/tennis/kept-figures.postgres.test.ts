// On PostgreSQL, a result and the archiving of its tournament clash if neither has seen the other: otherwise both would count by outdated data.
import { expect, it } from 'vitest';
import type { Db } from '../database/connection.ts';
import { aMatch } from '../testing/factories.ts';
import { aServer } from '../testing/server.ts';

const archive = (db: Db) =>
  db.updateTable('tournaments').set({ archived_at: '2026-09-12T10:00:00.000Z' }).execute();
const complete = (db: Db) => db.updateTable('matches').set({ status: 'completed' }).execute();

it.each([
  ['a result after the archiving', complete, archive],
  ['the archiving after a result', archive, complete],
])('%s, from before it, is not stored', async (_name, late, early) => {
  const server = await aServer();
  await aMatch(server);
  const { db } = server.database;
  const clash = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await tx.selectFrom('tournaments').select('archived_at').execute();
      await early(db);
      await late(tx);
    });
  await expect(clash).rejects.toMatchObject({ code: '40001' });
});
