// Removes the database's own guards from the audit log, as somebody with full access to the database could.
import { sql } from 'kysely';
import type { Database, Db } from '../database/connection.ts';

const TABLES = ['audit_log', 'audit_head', 'audit_pending', 'audit_checkpoint'] as const;

/** Runs work without the triggers; they are there again afterwards. */
export async function withoutGuards(
  { db, engine }: Database,
  work: (db: Db) => Promise<unknown>,
): Promise<void> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_master where type = 'trigger' and tbl_name in (${sql.join(TABLES)})`.execute(
      db,
    );
    for (const { name } of rows) await sql.raw(`drop trigger ${name}`).execute(db);
    await work(db);
    for (const { sql: text } of rows) await sql.raw(text).execute(db);
    return;
  }
  for (const table of TABLES) await sql.raw(`alter table ${table} disable trigger user`).execute(db);
  await work(db);
  for (const table of TABLES) await sql.raw(`alter table ${table} enable trigger user`).execute(db);
}

/** Lets nobody seal until the answered function is called: writes go on, their records wait. */
export async function holdSealing({ db, engine }: Database): Promise<() => Promise<void>> {
  await sql
    .raw(
      engine === 'sqlite'
        ? `create trigger held before update on audit_head begin select raise(abort, 'held'); end`
        : `create trigger held before update on audit_head for each statement execute function refuse_audit_change()`,
    )
    .execute(db);
  return async () => {
    await sql.raw(engine === 'sqlite' ? 'drop trigger held' : 'drop trigger held on audit_head').execute(db);
  };
}
