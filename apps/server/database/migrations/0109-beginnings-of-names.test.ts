// Migration 0109: names from before it are found by the beginning of their first word, as newer ones are.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabaseBefore } from '../../testing/unmigrated.ts';
import { namesNear } from '../near-names.ts';
import { migrate } from './migrate.ts';

const AT = '2026-02-01T10:00:00.000Z';

it('adds the beginnings of the names that are there, and keeps those of new, changed and erased ones', async () => {
  const database = await aDatabaseBefore('0109-expand-beginnings-of-names');
  const { db } = database;
  const add = (id: number, name: string) =>
    sql`insert into clubs (id, name, search_name, time_zone, created_at) values (${id}, ${`Club ${id}`}, ${name}, 'UTC', ${AT})`.execute(
      db,
    );
  // "ri riverside" has the beginning in the middle too; a lone letter has none.
  for (const [id, name] of [
    [1, 'riverside'],
    [2, 'ri riverside'],
    [3, 'x'],
  ] as const)
    await add(id, name);
  await migrate(database);
  const begin = async (gram: string) =>
    (
      await db
        .selectFrom('name_grams')
        .select('id')
        .where('kind', '=', 'club')
        .where('gram', '=', gram)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);
  expect(await begin(' ri')).toEqual([1, 2]);
  // Letters are swapped, so no three in a row match the name.
  expect((await namesNear(db, 'club', 'rvieriside')).all.map(({ id }) => id)).toEqual([2, 1]);
  await add(4, 'rival');
  await sql`update clubs set search_name = 'hillside' where id = 1`.execute(db);
  await sql`delete from clubs where id = 2`.execute(db);
  expect(await begin(' ri')).toEqual([4]);
  expect(await begin(' hi')).toEqual([1]);
});
