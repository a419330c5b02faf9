// Statements that are sent at once: each gets its own answer, they run in their order, and the first failure is the one that is thrown.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase, aUser } from '../testing/rows.ts';
import { databaseFault } from './errors.ts';
import { prepared, preparedForRows, type Places } from './prepared.ts';
import { together } from './together.ts';

const rename = prepared((db, { from, to }: Places<{ from: string; to: string }>) =>
  db
    .updateTable('users')
    .set({ username: to, username_key: to })
    .where('username', '=', from)
    .returning('username'),
);

const find = prepared((db, { username }: Places<{ username: string }>) =>
  db.selectFrom('users').select('username').where('username', '=', username),
);

test('statements sent at once run in their order, each with its own answer, and are undone with their transaction', async () => {
  const { db, transaction } = await aDatabase();
  await db.insertInto('users').values(aUser('nina')).execute();
  const work = transaction(async (tx) => {
    const answers = await together(tx, (atOnce) =>
      Promise.all([
        find(atOnce, { username: 'nina' }),
        rename(atOnce, { from: 'nina', to: 'priya' }),
        find(atOnce, { username: 'nina' }),
        find(atOnce, { username: 'priya' }),
      ]),
    );
    expect(answers).toEqual([[{ username: 'nina' }], [{ username: 'priya' }], [], [{ username: 'priya' }]]);
    // The transaction itself waits for its turn and goes on.
    expect(await find(tx, { username: 'priya' })).toHaveLength(1);
    throw new Error('enough');
  });
  await expect(work).rejects.toThrow('enough');
  expect(await find(db, { username: 'nina' })).toHaveLength(1);
});

/** As one who calls from deeper does: it hears of its failure later than those that were sent behind it. */
async function deep<T>(send: () => Promise<T>): Promise<T> {
  const answer = await (async () => {
    const inner = await (async () => await send())();
    return inner;
  })();
  return answer;
}

test('the first of several failures is thrown, and nothing of them is kept', async () => {
  const { db, transaction } = await aDatabase();
  await db
    .insertInto('users')
    .values([aUser('nina'), aUser('priya')])
    .execute();
  const work = transaction((tx) =>
    together(tx, (atOnce) =>
      Promise.all([
        rename(atOnce, { from: 'nina', to: 'aria' }),
        deep(() => rename(atOnce, { from: 'aria', to: 'priya' })),
        find(atOnce, { username: 'aria' }),
      ]),
    ),
  );
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(databaseFault(failure)).toBe('unique');
  expect(await find(db, { username: 'nina' })).toHaveLength(1);
  expect(await find(db, { username: 'aria' })).toEqual([]);
});

test('a statement about rows takes those of each run, few or many, and what belongs to no row', async () => {
  const { db } = await aDatabase();
  const built: number[] = [];
  const named = preparedForRows<{ name: string; at: number }, { word: string }, { greeting: string }>(
    (rows, { greeting }) => {
      built.push(rows.length);
      const values = rows.map(({ name, at }) => sql`(cast(${name} as text), cast(${at} as integer))`);
      return sql`with named (name, at) as (values ${sql.join(values)})
        select cast(${greeting} as text) || ' ' || name as word from named order by at`;
    },
  );
  const wordsOf = async (...names: string[]): Promise<string[]> => {
    const rows = names.map((name, index) => ({ at: names.length - index, name }));
    return (await named(db, rows, { greeting: 'Hello' })).map(({ word }) => word);
  };
  expect(await wordsOf('Nina', 'Priya')).toEqual(['Hello Priya', 'Hello Nina']);
  expect(await wordsOf('Aria', 'Mila')).toEqual(['Hello Mila', 'Hello Aria']);
  const many = Array.from({ length: 9 }, (_, index) => `Player ${index}`);
  expect(await wordsOf(...many)).toEqual(many.toReversed().map((name) => `Hello ${name}`));
  await wordsOf(...many);
  expect(built).toEqual([2, 9, 9]);
});
