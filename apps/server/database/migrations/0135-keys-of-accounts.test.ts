// Migration 0135: accounts that were there before it are found by any part of their username and address, as those that come after it are.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabaseBefore } from '../../testing/unmigrated.ts';
import { accountsPerhapsWith } from '../names.ts';
import { migrate } from './migrate.ts';

const AT = '2026-02-01T10:00:00.000Z';

it('finds accounts by their keys: those that are there, and those that are added, changed and deleted later', async () => {
  const database = await aDatabaseBefore('0135-expand-keys-of-accounts');
  const { db } = database;
  const add = (id: number, username: string, address: string) =>
    sql`insert into users (id, username, username_key, name, search_name, email, email_key, role, created_at)
      values (${id}, ${username}, ${username}, 'Nina', 'nina', ${address}, ${address}, 'member', ${AT})`.execute(
      db,
    );
  await add(1, 'netcord', 'first@example.org');
  await migrate(database);
  const found = async (text: string) => (await accountsPerhapsWith(db, text))?.toSorted((a, b) => a - b);
  expect([await found('etco'), await found('first@'), await found('nina')]).toEqual([[1], [1], [1]]);
  await add(2, 'baseline', 'second@example.org');
  expect([await found('seli'), await found('second'), await found('EXAMPLE')]).toEqual([[2], [2], [1, 2]]);
  await sql`update users set username_key = 'volley', email_key = 'third@example.org' where id = 2`.execute(
    db,
  );
  await sql`delete from users where id = 1`.execute(db);
  expect([await found('seli'), await found('second'), await found('netcord')]).toEqual([[], [], []]);
  expect([await found('volley'), await found('third@')]).toEqual([[2], [2]]);
  // Too short to be found by its letters.
  expect(await accountsPerhapsWith(db, 'vo')).toBeNull();
});
