// A bare database and rows for it, for tests below the API, and what all rows look like.
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Engine } from '../database/columns.ts';
import type { Database, Db } from '../database/connection.ts';
import { freshDatabase } from './fresh-database.ts';

/** A migrated database that is removed with the test. */
export async function aDatabase(): Promise<Database> {
  const fresh = await freshDatabase();
  const database = fresh.open();
  onTestFinished(async () => {
    await database.close();
    await fresh.remove();
  });
  return database;
}

/** A row of `users`. */
export const aUser = (username: string) => ({
  username,
  username_key: username,
  name: username,
  search_name: username,
  email: `${username}@example.org`,
  email_key: `${username}@example.org`,
  password_hash: null,
  role: 'member' as const,
  date_of_birth: null,
  created_at: '2026-09-01T10:00:00.000Z',
});

const WRITTEN_TABLES = [
  'users',
  'pictures',
  'clubs',
  'club_members',
  'tournaments',
  'participants',
  'persons',
  'person_managers',
  'claims',
  'person_merges',
  'person_merge_entries',
  'courts',
  'court_hours',
  'court_closures',
  'groups',
  'matches',
  'draws',
  'draw_acts',
  'orders_of_play',
  'order_moves',
  'suspensions',
  'reset_tokens',
  'invitations',
  'mails',
  'platform_settings',
  'subscription_plans',
  'support_tickets',
  'ticket_responses',
] as const;

/** All rows of the tables. PostgreSQL writes each as text itself and answers one statement: asking table after table took four times as long. */
async function rowsOf(one: Db, engine: Engine): Promise<unknown> {
  if (engine === 'postgres') {
    const texts = WRITTEN_TABLES.map(
      (table) => sql`(select string_agg(row::text, chr(10)) from ${sql.table(table)} as row)`,
    );
    const { rows } = await sql<{ texts: unknown }>`select array[${sql.join(texts)}] as texts`.execute(one);
    return rows[0]?.texts;
  }
  const rows: unknown[] = [];
  for (const table of WRITTEN_TABLES) rows.push(await one.selectFrom(table).selectAll().execute());
  return rows;
}

/**
 * All rows that a write could touch, as text. Sessions are left out: signing in as such makes one. One connection reads all: many at once would make
 * PostgreSQL start a process for each.
 */
export const snapshot = ({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<string> =>
  db.connection().execute(async (one) => {
    const rows = await rowsOf(one, engine);
    // The history of results: a refused write is recorded as such, and of nothing as done. Records move from one table to the other while they are
    // sealed, so one statement reads both.
    const done = (table: 'audit_log' | 'audit_pending') =>
      one
        .selectFrom(table)
        .select(['at', 'act', 'object_id', 'changes'])
        .where('object_kind', '=', 'match')
        .where('outcome', '=', 'done');
    const history = await done('audit_log').unionAll(done('audit_pending')).execute();
    return JSON.stringify([rows, history.map((record) => JSON.stringify(record)).toSorted()]);
  });
