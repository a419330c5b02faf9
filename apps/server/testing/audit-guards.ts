// Takes the database's own guards off the audit log, as somebody would who has the database in his hands.
import { sql } from 'kysely';
import type { Database, Db } from '../database/connection.ts';

const TABLES = ['audit_log', 'audit_head'] as const;

/** Runs work without the triggers. On SQLite they stay away, which a test's database survives. */
export async function withoutGuards(
  { db, engine }: Database,
  work: (db: Db) => Promise<unknown>,
): Promise<void> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'trigger' and tbl_name in ('audit_log', 'audit_head')`.execute(
      db,
    );
    for (const { name } of rows) await sql.raw(`drop trigger ${name}`).execute(db);
    await work(db);
    return;
  }
  for (const table of TABLES) await sql.raw(`alter table ${table} disable trigger user`).execute(db);
  await work(db);
  for (const table of TABLES) await sql.raw(`alter table ${table} enable trigger user`).execute(db);
}
