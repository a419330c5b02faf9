// Databases that are not what this release expects: empty ones, and those that an earlier release has left.
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../database/connection.ts';
import * as initial from '../database/migrations/0001-initial.ts';
import * as identity from '../database/migrations/0002-identity.ts';
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

/** A database as the release before the audit log left it. */
export async function aDatabaseBeforeTheAuditLog(): Promise<Database> {
  const database = await anEmptyDatabase();
  const { db, engine } = database;
  await sql`create table schema_migrations (name text primary key, applied_at text not null)`.execute(db);
  const anyDb = db as unknown as Parameters<typeof initial.up>[0];
  await initial.up(anyDb, engine);
  await identity.up(anyDb, engine);
  await sql`insert into schema_migrations values ('0001-initial', 'x'), ('0002-identity', 'x')`.execute(db);
  return database;
}
