// Data of earlier releases gets its people (migration 0019): nobody is lost, and everybody is shown as before.
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { personKey } from '@tennis/domain';
import { openDatabase } from '../connection.ts';
import { foldText } from '../text.ts';
import { emptyPlace } from '../../testing/fresh-database.ts';
import { restore } from '../../testing/upgrade/restore.ts';
import { migrate } from './migrate.ts';

async function upgraded(commit: string) {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  await restore(commit, place);
  // Closed again: a connection remembers the columns of what it has asked.
  const old = openDatabase(place);
  const before = await sql<{ id: number }>`select * from participants order by id`.execute(old.db);
  await old.close();
  const database = openDatabase(place);
  onTestFinished(() => database.close());
  await migrate(database);
  return { db: database.db, before: before.rows };
}

it.each(['84743f1', 'ca56639'])(
  'every account and every entry of %s gets its person [D46]',
  async (commit) => {
    const { db, before } = await upgraded(commit);
    const entries = await db.selectFrom('participants').selectAll().orderBy('id').execute();
    expect(entries).toMatchObject(before);

    const people = await db.selectFrom('persons').selectAll().execute();
    const byId = new Map(people.map((person) => [person.id, person]));
    const accounts = await db.selectFrom('users').select(['id', 'name']).execute();
    expect(people.flatMap(({ account_id: id }) => id ?? []).toSorted((a, b) => a - b)).toEqual(
      accounts.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    for (const { name, search_name: search, name_key: key } of people)
      expect([search, key]).toEqual([foldText(name), personKey(name)]);

    const sides = entries.flatMap((entry) => [
      { account: entry.user_id, name: entry.name, year: entry.birth_year, person: entry.person_id },
      {
        account: entry.partner_user_id,
        name: entry.partner_name,
        year: entry.partner_birth_year,
        person: entry.partner_person_id,
      },
    ]);
    expect(sides.length).toBeGreaterThan(100);
    const nobody = sides.filter(({ account, name }) => account === null && name === null);
    expect(nobody.filter(({ person }) => person !== null)).toEqual([]);
    const ofAccounts = sides.filter(({ account }) => account !== null);
    expect(ofAccounts.map(({ person }) => byId.get(person ?? 0)?.account_id)).toEqual(
      ofAccounts.map(({ account }) => account),
    );
    const named = sides.flatMap(({ account, name, year, person }) =>
      account === null && name !== null ? [{ name, year, whose: byId.get(person ?? 0) }] : [],
    );
    expect(named.map(({ whose }) => [whose?.account_id, foldText(whose?.name ?? '')])).toEqual(
      named.map(({ name }) => [null, foldText(name)]),
    );
    const dated = named.filter(({ year }) => year !== null);
    expect(dated.map(({ whose }) => whose?.birth)).toEqual(dated.map(({ year }) => String(year)));
  },
);
