// Finds names by any part of them without reading all names. The database itself keeps every group of three letters of each name, so however a name
// is written or erased, they are up to date. Also the orders in which tournaments of a status, those of a club, and clubs are listed.
import { sql, type Kysely } from 'kysely';
import { reference, type Engine } from '../columns.ts';
import { keepGrams } from './name-grams.ts';

/** The things that can be found by name, and the table where their folded names stand. */
const NAMED = { account: 'users', club: 'clubs', tournament: 'tournaments' } as const;

/** Adds them, and what keeps them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const grams = db.schema
    .createTable('name_grams')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('gram', 'text', (column) => column.notNull())
    .addColumn('id', reference(engine), (column) => column.notNull())
    .addPrimaryKeyConstraint('name_grams_pkey', ['kind', 'gram', 'id']);
  await (engine === 'sqlite' ? grams.modifyEnd(sql`without rowid`) : grams).execute();
  for (const [kind, table] of Object.entries(NAMED)) await keepGrams(db, engine, kind, table);
  await db.schema.dropIndex('tournaments_status').execute();
  await db.schema.dropIndex('tournaments_club').execute();
  await db.schema
    .createIndex('tournaments_near')
    .on('tournaments')
    .columns(['status', 'start_date', 'id'])
    .where(sql.ref('archived_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('tournaments_of_club')
    .on('tournaments')
    .columns(['club_id', 'status'])
    .execute();
  await db.schema.createIndex('clubs_listed').on('clubs').columns(['search_name', 'id']).execute();
}
