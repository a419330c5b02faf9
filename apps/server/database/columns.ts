// The few places where the two engines spell a column differently.
import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** Adds an integer `id` that the database counts up and never uses twice. */
export function withId<T extends string>(
  table: CreateTableBuilder<T>,
  engine: Engine,
): CreateTableBuilder<T, 'id'> {
  return engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity());
}

/** Type of a column that holds the id of another table. */
export const reference = (engine: Engine) =>
  engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);

/** Limits a text column to a list of words. */
export const oneOf =
  (name: string, words: readonly string[]) =>
  (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.notNull().check(sql`${sql.ref(name)} in (${sql.join(words.map((word) => sql.lit(word)))})`);
