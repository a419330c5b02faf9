// Refuses a PostgreSQL database that is not empty: nothing is brought into one that holds tables.
import { sql } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import { BackupRefused } from './refused.ts';

/** Throws `BackupRefused` when the database holds any table. */
export async function refuseFilled(db: Db | Tx, named = 'The database of DATABASE_URL'): Promise<void> {
  const { rows } = await sql<{ n: unknown }>`select count(*) as n from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`.execute(db);
  if (Number(rows[0]?.n) > 0)
    throw new BackupRefused(`${named} is not empty. Make a new one (createdb), and name that one.`);
}
