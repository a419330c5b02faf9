// Migration 0114: meetings that were there before it are found by their names, as those that come after it are.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabaseBefore } from '../../testing/unmigrated.ts';
import { namesNear } from '../near-names.ts';
import { migrate } from './migrate.ts';

const AT = '2026-02-01T10:00:00.000Z';

it('finds meetings that are there by what they are called, and those that are added, renamed and deleted later', async () => {
  const database = await aDatabaseBefore('0114-expand-names-of-meetings');
  const { db } = database;
  await sql`insert into clubs (id, name, search_name, time_zone, created_at) values (1, 'Club', 'club', 'UTC', ${AT})`.execute(
    db,
  );
  await sql`insert into meetings (id, club_id, name, created_at) values (1, 1, 'Été à Montréal', ${AT})`.execute(
    db,
  );
  await migrate(database);
  const found = async (text: string) => (await namesNear(db, 'meeting', text)).all.map(({ id }) => id);
  expect([await found('ete montreal'), await found('motnreal')]).toEqual([[1], [1]]);
  await sql`insert into meetings (id, club_id, name, search_name, created_at) values (2, 1, 'Montreux', 'montreux', ${AT})`.execute(
    db,
  );
  expect(await found('montreux')).toEqual([2]);
  await sql`update meetings set name = 'Vevey', search_name = 'vevey' where id = 2`.execute(db);
  await sql`delete from meetings where id = 1`.execute(db);
  expect([await found('montreux'), await found('vevey'), await found('montreal')]).toEqual([[], [2], []]);
});
