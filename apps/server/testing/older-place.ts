// A database as an earlier release has left it, and what is in it.
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../database/connection.ts';
import { emptyPlace, type DatabasePlace } from './fresh-database.ts';
import { restore } from './upgrade/restore.ts';

/** Such a database for one test, and the last step that it had taken. */
export async function anOlderPlace(): Promise<{ place: DatabasePlace; migration: string }> {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  await restore('ca56639', place);
  const database = openDatabase(place);
  const { rows } = await sql<{
    name: string;
  }>`select max(name) as name from schema_migrations`.execute(database.db);
  await database.close();
  return { place, migration: rows[0]?.name ?? '' };
}

/** All tables of a database, each with its columns and how many rows it has. */
export async function tablesIn(
  place: DatabasePlace,
): Promise<ReadonlyMap<string, { columns: readonly string[]; rows: number }>> {
  const database = openDatabase(place);
  const found = new Map<string, { columns: readonly string[]; rows: number }>();
  for (const { name, columns } of await database.db.introspection.getTables()) {
    const { rows } = await sql<{ n: unknown }>`select count(*) as n from ${sql.table(name)}`.execute(
      database.db,
    );
    found.set(name, {
      columns: columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`),
      rows: Number(rows[0]?.n),
    });
  }
  await database.close();
  return found;
}
