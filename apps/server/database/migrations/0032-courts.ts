// The courts of a club, when they are open and when they are out of use, and which of them a match is on (D48).
import { sql, type Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';

const SURFACES = ['clay', 'hard', 'grass', 'artificial_grass', 'carpet'];
const surfaces = sql.join(SURFACES.map((surface) => sql.lit(surface)));

/** Adds them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  const ofCourt = 'courts.id';
  await withId(db.schema.createTable('courts'), engine)
    .addColumn('club_id', ref, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) between 1 and 60`))
    // The same for all names of one court (`courtKey`).
    .addColumn('name_key', 'text', (c) => c.notNull().check(sql`name_key <> ''`))
    .addColumn('surface', 'text', (c) => c.check(sql`surface in (${surfaces})`))
    .addColumn('indoor', 'integer', (c) => c.notNull().check(sql`indoor in (0, 1)`))
    .addColumn('lights', 'integer', (c) => c.notNull().check(sql`lights in (0, 1)`))
    .addColumn('position', 'integer', (c) => c.notNull().check(sql`position >= 1`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('courts_named', ['club_id', 'name_key'])
    .execute();

  await withId(db.schema.createTable('court_hours'), engine)
    .addColumn('court_id', ref, (c) => c.notNull().references(ofCourt).onDelete('cascade'))
    .addColumn('weekday', 'integer', (c) => c.notNull().check(sql`weekday between 1 and 7`))
    .addColumn('opens', 'integer', (c) => c.notNull().check(sql`opens >= 0`))
    .addColumn('closes', 'integer', (c) => c.notNull().check(sql`closes > opens and closes <= 1440`))
    .addUniqueConstraint('court_hours_of_day', ['court_id', 'weekday'])
    .execute();

  await withId(db.schema.createTable('court_closures'), engine)
    .addColumn('court_id', ref, (c) => c.notNull().references(ofCourt).onDelete('cascade'))
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.check(sql`ends_at > starts_at`))
    .addColumn('reason', 'text', (c) => c.check(sql`length(reason) between 1 and 200`))
    .execute();
  await db.schema.createIndex('court_closures_of').on('court_closures').column('court_id').execute();

  await db.schema
    .alterTable('matches')
    .addColumn('court_id', ref, (c) => c.references(ofCourt).onDelete('set null'))
    .execute();
  await db.schema.createIndex('matches_on_court').on('matches').column('court_id').execute();
}
