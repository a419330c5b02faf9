// Adds words to a column that allows only a list of words (`oneOf`), whatever else the table has got since.
import { sql, type Kysely } from 'kysely';
import { oneOf, type Engine } from './columns.ts';

/** The place of the list, one of its words, and those that come behind it. */
interface Widening {
  readonly table: string;
  readonly column: string;
  readonly behind: string;
  readonly words: readonly string[];
}

/** The word and the new ones behind it, as the engine writes them. */
const widened = (definition: string, { behind, words }: Widening, type = ''): string =>
  definition.replace(`'${behind}'${type}`, [behind, ...words].map((word) => `'${word}'${type}`).join(', '));

/** Widens the list in the table's check. */
export const widenKinds = (db: Kysely<unknown>, engine: Engine, widening: Widening): Promise<void> =>
  engine === 'sqlite' ? widenSqlite(db, widening) : widenPostgres(db, widening);

async function widenPostgres(db: Kysely<unknown>, widening: Widening): Promise<void> {
  const { table, column } = widening;
  const name = `${table}_${column}_check`;
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = ${name} and conrelid = ${table}::regclass`.execute(db);
  const [check] = rows;
  if (check === undefined) throw new Error(`The list of ${table}.${column} is not where it was.`);
  await sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(name)}`.execute(db);
  const definition = sql.raw(widened(check.definition, widening, '::text'));
  await sql`alter table ${sql.ref(table)} add constraint ${sql.ref(name)} ${definition}`.execute(db);
}

const widenSqlite = (db: Kysely<unknown>, widening: Widening): Promise<void> =>
  rewriteTable(db, widening.table, (definition) => widened(definition, widening));

/** The same for a table that others refer to. SQLite cannot copy its rows, so the column is made again. `all` are the words afterwards. */
export async function widenReferred(
  db: Kysely<unknown>,
  engine: Engine,
  widening: Widening & { readonly all: readonly [string, ...string[]] },
): Promise<void> {
  if (engine === 'postgres') return widenPostgres(db, widening);
  const { table, column, all } = widening;
  const fresh = `new_${column}`;
  await db.schema
    .alterTable(table)
    .addColumn(fresh, 'text', (c) => oneOf(fresh, all)(c.defaultTo(all[0])))
    .execute();
  await sql`update ${sql.ref(table)} set ${sql.ref(fresh)} = ${sql.ref(column)}`.execute(db);
  await db.schema.alterTable(table).dropColumn(column).execute();
  await db.schema.alterTable(table).renameColumn(fresh, column).execute();
}

/** SQLite can only change a check together with the table. Nothing may refer to the table: its rows are copied, and the old one goes. */
export async function rewriteTable(
  db: Kysely<unknown>,
  table: string,
  change: (definition: string) => string,
): Promise<void> {
  const { rows } = await sql<{ type: string; definition: string }>`
    select type, sql as definition from sqlite_master where tbl_name = ${table} and sql is not null`.execute(
    db,
  );
  const old = rows.find(({ type }) => type === 'table');
  if (old === undefined) throw new Error(`There is no table ${table}.`);
  const body = change(old.definition.slice(old.definition.indexOf('(')));
  const fresh = `new_${table}`;
  await sql`create table ${sql.ref(fresh)} ${sql.raw(body)}`.execute(db);
  await sql`insert into ${sql.ref(fresh)} select * from ${sql.ref(table)}`.execute(db);
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(fresh).renameTo(table).execute();
  for (const { type, definition } of rows) if (type === 'index') await sql.raw(definition).execute(db);
}
