// Databases that are not in the state this release expects: empty ones, and those of an earlier release.
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../database/connection.ts';
import { MIGRATIONS } from '../database/migrations/migrate.ts';
import { emptyPlace } from './fresh-database.ts';

/** An empty database for one test. */
export async function anEmptyDatabase(): Promise<Database> {
  const { place, remove } = await emptyPlace();
  const database = openDatabase(place);
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  return database;
}

/** A database as a release left it that did not know this step yet. */
export async function aDatabaseBefore(step: string): Promise<Database> {
  const database = await anEmptyDatabase();
  const { db, engine } = database;
  await sql`create table schema_migrations (name text primary key, applied_at text not null)`.execute(db);
  const steps = MIGRATIONS.slice(
    0,
    MIGRATIONS.findIndex(({ name }) => name === step),
  );
  for (const { name, up } of steps) {
    await up(db as never, engine);
    await sql`insert into schema_migrations values (${name}, 'x')`.execute(db);
  }
  return database;
}

/** A database as the release before the audit log left it. */
export const aDatabaseBeforeTheAuditLog = (): Promise<Database> => aDatabaseBefore('0003-audit-log');
