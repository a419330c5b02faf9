// The groups of three letters by which names are found (migrations 0016, 0040, 0109 and 0135). They are made for the existing rows, and triggers keep them
// up to date, however a name is written or erased.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../columns.ts';

/** Every group of three letters of the names of `rows`, which has an id and a name; `longest` is the most letters of a name. */
const gramsOf = (kind: string, rows: string, longest: string): string =>
  `select distinct '${kind}', substr(named.search_name, places.place, 3), named.id from ${rows} as named
   join (with recursive counted(place) as (select 1 union all select place + 1 from counted where place < ${longest} - 2)
         select place from counted) as places on places.place <= length(named.search_name) - 2`;

/** With a space before it, the first word of a name begins like the others. */
const SPACED = "' ' || ";

const gramsOfRow = (kind: string, row: 'old' | 'new', before: string, column: string): string =>
  gramsOf(
    kind,
    `(select ${row}.id as id, ${before}${row}.${column} as search_name)`,
    `length(${before}${row}.${column})`,
  );

/** The column with the folded name of most tables. */
const NAME = 'search_name';

const INTO = 'insert into name_grams (kind, gram, id)';

/** Events of a table, and the grams that follow from each. */
function triggersOf(
  kind: string,
  table: string,
  before = '',
  column = NAME,
): Readonly<Record<string, readonly [string, string]>> {
  const added = `${INTO} ${gramsOfRow(kind, 'new', before, column)};`;
  const gone = `delete from name_grams where (kind, gram, id) in (${gramsOfRow(kind, 'old', before, column)});`;
  return {
    added: [`insert on ${table} for each row`, added],
    renamed: [
      `update of ${column} on ${table} for each row when (old.${column} <> new.${column})`,
      gone + added,
    ],
    gone: [`delete on ${table} for each row`, gone],
  };
}

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

/** Fills in the grams of a table's folded names, or of another column, and keeps them from then on. */
export async function keepGrams(
  db: Kysely<unknown>,
  engine: Engine,
  kind: string,
  table: string,
  column = NAME,
): Promise<void> {
  const longest = `(select coalesce(max(length(${column})), 0) from ${table})`;
  const rows = `(select id, ${column} as search_name from ${table})`;
  await sql.raw(`${INTO} ${gramsOf(kind, rows, longest)}`).execute(db);
  for (const [what, [event, does]] of Object.entries(triggersOf(kind, table, '', column)))
    await createTrigger(db, `name_grams_${kind}_${what}`, event, does, engine);
}

/** Adds how the first word of each name begins, and keeps that too from then on. */
export async function keepBeginnings(
  db: Kysely<unknown>,
  engine: Engine,
  kind: string,
  table: string,
): Promise<void> {
  await sql
    .raw(
      `${INTO} select '${kind}', ${SPACED}substr(search_name, 1, 2), id from ${table} where length(search_name) > 1
       on conflict do nothing`,
    )
    .execute(db);
  for (const [what, [event, does]] of Object.entries(triggersOf(kind, table, SPACED))) {
    const name = `name_grams_${kind}_${what}`;
    if (engine === 'sqlite') await sql.raw(`drop trigger ${name}`).execute(db);
    else {
      await sql.raw(`drop trigger ${name} on ${table}`).execute(db);
      await sql.raw(`drop function ${name}()`).execute(db);
    }
    await createTrigger(db, name, event, does, engine);
  }
}
