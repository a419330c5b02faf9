// Names are found by any part of them, through three letters in a row that the database itself keeps.
import { expect, test } from 'vitest';
import { aDatabase, aUser } from '../testing/rows.ts';
import { idsNamed } from './names.ts';
import { foldText } from './text.ts';

const account = (username: string, name: string) => ({
  ...aUser(username),
  name,
  search_name: foldText(name),
});

async function named(...names: string[]) {
  const database = await aDatabase();
  const { db } = database;
  for (const [at, name] of names.entries())
    await db
      .insertInto('users')
      .values(account(`player${at}`, name))
      .execute();
  const find = async (q: string) => {
    const ids = (await idsNamed(db, 'account', q)) ?? [];
    const rows = await db
      .selectFrom('users')
      .select('name')
      .where('id', 'in', [0, ...ids])
      .orderBy('id')
      .execute();
    return rows.map(({ name }) => name);
  };
  return { db, find };
}

test('by any part, however it is written', async () => {
  const { find } = await named(
    'Nina Kovač',
    'Kovalenko Ana',
    'Ömer Şahin',
    '江戸川 花子',
    'Al',
    '100% Tennis_Club',
  );
  expect(await find('kova')).toEqual(['Nina Kovač', 'Kovalenko Ana']);
  expect(await find('KOVAČ')).toEqual(['Nina Kovač']);
  expect(await find('a kov')).toEqual(['Nina Kovač']);
  expect(await find('omer sahin')).toEqual(['Ömer Şahin']);
  expect(await find('戸川 花')).toEqual(['江戸川 花子']);
  expect(await find('al')).toEqual(['Kovalenko Ana', 'Al']);
  expect(await find('0% ten')).toEqual(['100% Tennis_Club']);
  expect(await find('s_c')).toEqual(['100% Tennis_Club']);
  expect(await find('x_c')).toEqual([]);
});

test('not by the same letters in another order', async () => {
  const { find } = await named('abcd bcde cdef', 'cdef abcd');
  expect(await find('bcd bc')).toEqual(['abcd bcde cdef']);
  expect(await find('abcd bcde cdef abcd')).toEqual([]);
});

test('a name that was changed is found by what it is now, and nothing is left of one that is gone', async () => {
  const { db, find } = await named('Nina Kovač', 'Ana Silva');
  await db
    .updateTable('users')
    .set({ name: 'Nina Berg', search_name: 'nina berg' })
    .where('username', '=', 'player0')
    .execute();
  expect(await find('kovac')).toEqual([]);
  expect(await find('nina berg')).toEqual(['Nina Berg']);
  await db.deleteFrom('users').where('username', '=', 'player0').execute();
  await db.updateTable('users').set({ search_name: '' }).execute();
  const kept = db.selectFrom('name_grams').selectAll();
  expect(await kept.where('kind', '=', 'account').execute()).toEqual([]);
  // Usernames and addresses are kept in the same way.
  await db.deleteFrom('users').execute();
  expect(await kept.execute()).toEqual([]);
});

const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => account(`silva${from + n}`, `Silva ${from + n}`));

test('too many to tell are null, so the caller walks through a list until a page of it is full', async () => {
  const { db } = await named();
  await db.insertInto('users').values(many(0, 100)).execute();
  expect(await idsNamed(db, 'account', 'silva')).toHaveLength(100);
  await db.insertInto('users').values(many(100, 101)).execute();
  expect(await idsNamed(db, 'account', 'silva')).toBeNull();
});
