// Names are found even if they are mistyped, and in any order of their words.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertPeople } from '../tennis/people.ts';
import { aDatabase } from '../testing/rows.ts';
import { namesNear, namesNearAndOwn } from './near-names.ts';

const NOW = new Date('2026-09-01T10:00:00Z');

/** A database, and what puts people of these names into it. */
async function aList() {
  const { db, transaction } = await aDatabase();
  const insert = (names: readonly string[]) =>
    transaction((tx) =>
      insertPeople(
        tx,
        names.map((name) => ({ name, clubId: null, birth: null })),
        NOW,
      ),
    );
  return { db, insert };
}

async function people(...names: string[]) {
  const { db, insert } = await aList();
  await insert(names);
  return async (text: string) => {
    const { all: near } = await namesNear(db, 'person', text);
    const rows = await db.selectFrom('persons').select(['id', 'name']).execute();
    const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
    return near.map(({ id }) => nameOf.get(id));
  };
}

test.each([
  ['the beginning', 'kova', ['Ana Kovačević', 'Nina Kovač']],
  ['both words in the other order', 'kovač nina', ['Nina Kovač']],
  ['a part', 'vace', ['Ana Kovačević']],
  ['one or two letters', 'al', ['Al Lind']],
  ['letters of another script', '秋山', ['秋山 花子']],
  ['a letter mistaken in the middle', 'koxac', ['Nina Kovač', 'Ana Kovačević']],
  ['two letters exchanged', 'kvoac', ['Nina Kovač', 'Ana Kovačević']],
  ['the first letter mistaken', 'xovacevic', ['Ana Kovačević']],
  ['a letter left out', 'djokvic', ['Novak Djokovic']],
  ['a letter too much', 'linnd', ['Al Lind']],
  ['nothing like it', 'zverev', []],
  ['nothing but signs', '%_ !', []],
] as const)('%s', async (_what, text, expected) => {
  const find = await people(
    'Nina Kovač',
    'Ana Kovačević',
    'Al Lind',
    '秋山 花子',
    'Novak Djokovic',
    'Novak Đoković',
  );
  expect(new Set(await find(text))).toEqual(new Set(expected));
});

test('the nearest come first', async () => {
  const find = await people('Marina Berg', 'Rina Nowak', 'Nina Berg', 'Nina-Marie Berg');
  expect(await find('nina')).toEqual(['Nina-Marie Berg', 'Nina Berg']);
  expect((await find('nina berg'))[0]).toBe('Nina-Marie Berg');
});

test('a name that is changed or gone is found as it is now', async () => {
  const { db, transaction } = await aDatabase();
  const [id = 0] = await transaction((tx) =>
    insertPeople(tx, [{ name: 'Nina Kovač', clubId: null, birth: null }], NOW),
  );
  await db.updateTable('persons').set({ search_name: 'nina berg' }).where('id', '=', id).execute();
  expect((await namesNear(db, 'person', 'kovac')).all).toEqual([]);
  expect((await namesNear(db, 'person', 'berg')).all).toMatchObject([{ id }]);
  await db.deleteFrom('persons').where('id', '=', id).execute();
  expect(await db.selectFrom('name_grams').selectAll().where('kind', '=', 'person').execute()).toEqual([]);
});

test('one’s own are found beside others of the name that was typed, mistyped and among many [D46]', async () => {
  const { db, insert } = await aList();
  const own = await insert(['Nina Kovač', 'Nima Berg']);
  await insert(Array.from({ length: 40 }, () => 'Nina Berg'));
  const find = async (text: string) => {
    const is = sql<boolean>`named.id in (${sql.join(own)})`;
    const ids = sql`select id from persons where id in (${sql.join(own)})`;
    const found = await namesNearAndOwn(db, 'person', text, { is, ids }, 7);
    return found.own.map(({ id }) => id);
  };
  expect(await find('nina')).toEqual([own[0]]);
  // The others have exactly this name; only one's own are looked through for one like it.
  expect(await find('nina berg')).toEqual([own[1]]);
  expect(await find('zverev')).toEqual([]);
  expect(await find('%_ !')).toEqual([]);
  // More than are looked at one by one.
  await insert(Array.from({ length: 320 }, () => 'Nina Kovač'));
  expect(await find('nina kovač')).toEqual([own[0]]);
});

test('the own of a large club are found among many others, by their right name and by one like it [D46]', async () => {
  const { db, insert } = await aList();
  const many = await insert(Array.from({ length: 150 }, (_, n) => `Tom Hofmann ${n}`));
  const own = [...many, ...(await insert(['Nina Kovač', 'Nima Berg']))];
  const [kovac, berg] = own.slice(-2);
  await insert(Array.from({ length: 320 }, () => 'Nina Berg'));
  const of = sql.join(own);
  const reader = {
    is: sql<boolean>`named.id in (${of})`,
    ids: sql`select id from persons where id in (${of})`,
  };
  const find = async (text: string, enough = 7) => {
    const found = await namesNearAndOwn(db, 'person', text, reader, enough);
    return found.own.map(({ id }) => id);
  };
  // Others fill what is looked at one by one.
  expect(await find('nina berg')).toEqual([berg]);
  expect(await find('nina')).toEqual([kovac]);
  // Enough of one's own are among the nearest of all.
  expect(await find('hofmann', 100)).toHaveLength(150);
  expect(await find('nina kovač', 1)).toEqual([kovac]);
  expect(await find('zverev')).toEqual([]);
});
