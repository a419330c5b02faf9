// Finds names by any part of them without looking at all names: of each name every three letters in a row, kept by the database itself, so that
// whatever writes or erases a name cannot forget them. Also the orders in which tournaments of a status, those of a club, and clubs are listed.
import { sql, type Kysely } from 'kysely';
import { reference, type Engine } from '../columns.ts';

/** What can be found by name, and the table where its folded name stands. */
const NAMED = { account: 'users', club: 'clubs', tournament: 'tournaments' } as const;

type Kind = keyof typeof NAMED;

/** Every three letters in a row of the names of `rows`, which has an id and a name; `longest` is how long these are at most. */
const gramsOf = (kind: Kind, rows: string, longest: string): string =>
  `select distinct '${kind}', substr(named.search_name, places.place, 3), named.id from ${rows} as named
   join (with recursive counted(place) as (select 1 union all select place + 1 from counted where place < ${longest} - 2)
         select place from counted) as places on places.place <= length(named.search_name) - 2`;

const gramsOfRow = (kind: Kind, row: 'old' | 'new'): string =>
  gramsOf(kind, `(select ${row}.id as id, ${row}.search_name as search_name)`, `length(${row}.search_name)`);

const INTO = 'insert into name_grams (kind, gram, id)';

const added = (kind: Kind): string => `${INTO} ${gramsOfRow(kind, 'new')};`;

const gone = (kind: Kind): string =>
  `delete from name_grams where (kind, gram, id) in (${gramsOfRow(kind, 'old')});`;

/** What happens to a table, and what its grams become then. */
const triggersOf = (kind: Kind, table: string): Readonly<Record<string, readonly [string, string]>> => ({
  added: [`insert on ${table} for each row`, added(kind)],
  renamed: [
    `update of search_name on ${table} for each row when (old.search_name <> new.search_name)`,
    gone(kind) + added(kind),
  ],
  gone: [`delete on ${table} for each row`, gone(kind)],
});

async function createTrigger(db: Kysely<unknown>, name: string, event: string, does: string, engine: Engine) {
  if (engine === 'sqlite') {
    await sql.raw(`create trigger ${name} after ${event} begin ${does} end`).execute(db);
    return;
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${does} return null; end $$`)
    .execute(db);
  await sql.raw(`create trigger ${name} after ${event} execute function ${name}()`).execute(db);
}

/** Adds them, and what keeps them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const grams = db.schema
    .createTable('name_grams')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('gram', 'text', (column) => column.notNull())
    .addColumn('id', reference(engine), (column) => column.notNull())
    .addPrimaryKeyConstraint('name_grams_pkey', ['kind', 'gram', 'id']);
  await (engine === 'sqlite' ? grams.modifyEnd(sql`without rowid`) : grams).execute();
  for (const [kind, table] of Object.entries(NAMED) as [Kind, string][]) {
    const longest = `(select coalesce(max(length(search_name)), 0) from ${table})`;
    await sql.raw(`${INTO} ${gramsOf(kind, table, longest)}`).execute(db);
    for (const [what, [event, does]] of Object.entries(triggersOf(kind, table)))
      await createTrigger(db, `name_grams_${kind}_${what}`, event, does, engine);
  }
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
