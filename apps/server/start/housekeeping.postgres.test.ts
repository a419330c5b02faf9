// The hourly clean-up where several processes share a database.
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { aServer } from '../testing/server.ts';
import { cleanUp } from './housekeeping.ts';

it('leaves what another process is at to that one and does the rest, without waiting', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const statements: string[] = [];
  const server = await aServer({ on: fresh, log: ({ query }) => void statements.push(query.sql) });
  const { db } = server.database;
  const old = { request_hash: 'x', created_at: '2020-01-01T00:00:00.000Z' };
  await db
    .insertInto('idempotency_keys')
    .values({ ...old, key_hash: 'of long ago' })
    .execute();
  const other = fresh.open();
  onTestFinished(() => other.close());
  statements.length = 0;
  await cleanUp(server.services);
  const turns = statements.filter((text) => text.includes('pg_try_advisory_xact_lock'));
  const commits = statements.filter((text) => text.startsWith('delete from')).length;
  expect(turns.length).toBeGreaterThan(10);
  expect(commits).toBeGreaterThan(10);

  await db
    .insertInto('idempotency_keys')
    .values({ ...old, key_hash: 'of long ago' })
    .execute();
  await db.insertInto('rate_windows').values({ bucket: 'over', used: 1, ends_at: 1 }).execute();
  const { sql } = await import('kysely');
  const kept = await other.db.transaction().execute(async (tx) => {
    // All turns but that of the windows are another's.
    for (let turn = 0; turn < 20; turn += 1)
      if (turn !== 3) await sql`select pg_advisory_xact_lock(7403156, ${sql.lit(turn)})`.execute(tx);
    await cleanUp(server.services);
    return db.selectFrom('idempotency_keys').select('key_hash').execute();
  });
  expect(kept).toEqual([{ key_hash: 'of long ago' }]);
  expect(await db.selectFrom('rate_windows').selectAll().execute()).toEqual([]);
  await cleanUp(server.services);
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
});
