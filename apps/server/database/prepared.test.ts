// Queries that are compiled once: each run must have its own values, on its own database and in its own transaction.
import { expect, test } from 'vitest';
import { aDatabase, aUser } from '../testing/rows.ts';
import { keptByColumns, prepared, type Places } from './prepared.ts';

interface Asked {
  readonly username: string;
  readonly role: 'member' | 'club_admin';
}

function aPreparedQuery() {
  const built: string[] = [];
  const find = prepared((db, { username, role }: Places<Asked>) => {
    built.push('once');
    return db
      .selectFrom('users')
      .select(['username', 'role'])
      .where('role', '=', role)
      .where('username', '=', username)
      .limit(5);
  });
  return { find, built };
}

test('a prepared query is built once for a database and its transactions, and takes the values of each run', async () => {
  const { find, built } = aPreparedQuery();
  const { db, transaction } = await aDatabase();
  for (const username of ['nina', 'priya']) await db.insertInto('users').values(aUser(username)).execute();
  const role = 'member' as const;
  expect(await find(db, { username: 'nina', role })).toEqual([{ username: 'nina', role }]);
  expect(await find(db, { role, username: 'priya' })).toEqual([{ username: 'priya', role }]);
  expect(await find(db, { username: 'priya', role: 'club_admin' })).toEqual([]);
  const inside = await transaction(async (tx) => {
    await tx.insertInto('users').values(aUser('aria')).execute();
    return find(tx, { username: 'aria', role });
  });
  expect(inside).toEqual([{ username: 'aria', role }]);
  expect(built).toEqual(['once']);
});

test('two databases do not share what was compiled for one of them', async () => {
  const { find, built } = aPreparedQuery();
  const [one, other] = [await aDatabase(), await aDatabase()];
  await other.db.insertInto('users').values(aUser('nina')).execute();
  const asked: Asked = { username: 'nina', role: 'member' };
  expect([await find(one.db, asked), (await find(other.db, asked)).length]).toEqual([[], 1]);
  expect(built).toHaveLength(2);
});

test('what depends on columns is made once for each set of them', () => {
  const made: (readonly string[])[] = [];
  const updateOf = keptByColumns((columns: readonly string[]) => made.push(columns));
  for (const columns of [['score'], ['status', 'winner_id'], ['score'], ['status', 'winner_id']]) {
    updateOf(columns);
  }
  expect(made).toEqual([['score'], ['status', 'winner_id']]);
});
