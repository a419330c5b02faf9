// Brings the database to the state that this code expects, each step in its own transaction.
import { sql, type Kysely } from 'kysely';
import type { Engine } from './columns.ts';
import type { Database } from './connection.ts';
import { databaseFault } from './errors.ts';
import * as initial from './migrations/0001-initial.ts';

interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>, engine: Engine) => Promise<void>;
}

const MIGRATIONS: readonly Migration[] = [{ name: '0001-initial', up: initial.up }];

/** The database was written by a newer version of this program. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

interface MigrationTables {
  schema_migrations: { name: string; applied_at: string };
}

// Any constant will do, as long as all servers of one database use the same.
const MIGRATION_LOCK = 7_403_155;

async function createMigrationTable(db: Database['db']): Promise<void> {
  try {
    await db.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
  } catch (error) {
    // PostgreSQL: another server created it in this very moment.
    if (databaseFault(error) !== 'unique') throw error;
  }
}

/**
 * Applies the migrations that are missing and answers their names. Two servers starting at once take turns.
 * Throws `NewerDatabaseError` when the database knows a migration that this code does not.
 */
export async function migrate({ db, engine, transaction }: Database): Promise<readonly string[]> {
  await createMigrationTable(db);
  return transaction(async (anyTx) => {
    const tx = anyTx as unknown as Kysely<MigrationTables>;
    if (engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
    const rows = await tx.selectFrom('schema_migrations').select('name').execute();
    const applied = new Set(rows.map((row) => row.name));
    const unknown = [...applied].filter((name) => !MIGRATIONS.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      throw new NewerDatabaseError(
        `The database is newer than this program (it knows ${unknown.join(', ')}). Install the newer version, or use another data folder.`,
      );
    }
    const missing = MIGRATIONS.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      await migration.up(tx as unknown as Kysely<unknown>, engine);
      await tx
        .insertInto('schema_migrations')
        .values({ name: migration.name, applied_at: new Date().toISOString() })
        .execute();
    }
    return missing.map((migration) => migration.name);
  });
}
