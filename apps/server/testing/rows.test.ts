// The tests of rights and hostile bodies depend on this: the text of all rows changes with each of them.
import { expect, it } from 'vitest';
import { aDatabase, aUser, DECIDED_TABLES, snapshot } from './rows.ts';

it('the picture of all rows is the same while nothing is written, and another one after each write', async () => {
  const database = await aDatabase();
  const { db } = database;
  const seen = [await snapshot(database)];
  const look = async () => seen.push(await snapshot(database));
  await db.insertInto('users').values(aUser('nina')).execute();
  await look();
  await db.updateTable('users').set({ password_hash: '' }).execute();
  await look();
  await db.updateTable('users').set({ name: 'nina,' }).execute();
  await look();
  await db.insertInto('users').values(aUser('priya')).execute();
  await look();
  expect(new Set(seen).size).toBe(seen.length);
  expect(await snapshot(database)).toBe(seen.at(-1));
});

it('each table of the database is either compared or left out for a reason', async () => {
  const { db } = await aDatabase();
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name);
  expect([...DECIDED_TABLES, 'schema_migrations'].toSorted()).toEqual(tables.toSorted());
});
