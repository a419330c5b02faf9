// Meetings are found by any part of their name, as tournaments, people and clubs are (migrations 0016 and 0109). A release before this one that still runs beside it
// adds meetings without a folded name; they are found once their name is changed.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { keepBeginnings, keepGrams } from './name-grams.ts';

/** As names were folded that day: a migration never changes. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Adds the folded name and the letters by which it is found. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('meetings')
    .addColumn('search_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ id: number; name: string }>`select id, name from meetings`.execute(db);
  for (const { id, name } of rows)
    await sql`update meetings set search_name = ${folded(name)} where id = ${id}`.execute(db);
  await keepGrams(db, engine, 'meeting', 'meetings');
  await keepBeginnings(db, engine, 'meeting', 'meetings');
}
