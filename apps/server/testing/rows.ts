// A bare database and rows for it, for tests below the API, and what all rows look like.
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Engine } from '../database/columns.ts';
import type { Database, Db } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';
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

/** Every table, and whether a refused write must leave it unchanged. For a new table, add a line here; until then the code does not compile. */
const COMPARED: Readonly<Record<keyof Tables, boolean>> = {
  users: true,
  pictures: true,
  clubs: true,
  club_members: true,
  tournaments: true,
  tournament_courts: true,
  tournament_scorers: true,
  participants: true,
  partner_requests: true,
  persons: true,
  person_managers: true,
  claims: true,
  person_merges: true,
  person_merge_entries: true,
  person_merge_requests: true,
  person_merge_follows: true,
  name_grams: true,
  meetings: true,
  follows: true,
  notices: true,
  notice_choices: true,
  mail_stop_keys: true,
  push_devices: true,
  courts: true,
  court_hours: true,
  court_closures: true,
  court_looks: true,
  groups: true,
  matches: true,
  match_proposals: true,
  result_reports: true,
  score_links: true,
  score_logs: true,
  score_events: true,
  draws: true,
  draw_acts: true,
  orders_of_play: true,
  order_moves: true,
  suspensions: true,
  reset_tokens: true,
  invitations: true,
  mails: true,
  platform_settings: true,
  subscription_plans: true,
  support_tickets: true,
  ticket_responses: true,
  // Signing in as such makes one.
  sessions: false,
  // The guards of the doors count refusals as well.
  guess_budgets: false,
  rate_windows: false,
  familiar_sources: false,
  // Keeps refusals as well, to give the same answer again.
  idempotency_keys: false,
  // Refusals are recorded as such; `snapshot` reads what is recorded as done.
  audit_log: false,
  audit_head: false,
  audit_pending: false,
  audit_checkpoint: false,
  // Tells the other servers of every batch of records.
  change_batches: false,
  // Made by anybody who reads first.
  kept_figures: false,
  push_keys: false,
};

/** The rows that `snapshot` compares. */
const COMPARED_TABLES = Object.entries(COMPARED).flatMap(([table, compared]) =>
  compared ? [table as keyof Tables] : [],
);

/** Every table that `COMPARED` decides on. */
export const DECIDED_TABLES: readonly string[] = Object.keys(COMPARED);

/** All rows of the tables. PostgreSQL writes each as text itself and answers in one statement: one query for each table took four times as long. */
async function rowsOf(one: Db, engine: Engine): Promise<unknown> {
  if (engine === 'postgres') {
    const texts = COMPARED_TABLES.map(
      (table) => sql`(select string_agg(row::text, chr(10)) from ${sql.table(table)} as row)`,
    );
    const { rows } = await sql<{ texts: unknown }>`select array[${sql.join(texts)}] as texts`.execute(one);
    return rows[0]?.texts;
  }
  const rows: unknown[] = [];
  for (const table of COMPARED_TABLES) rows.push(await one.selectFrom(table).selectAll().execute());
  return rows;
}

/** All rows that a write could touch, as text. One connection reads all: with many, PostgreSQL would start a process for each. */
export const snapshot = ({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<string> =>
  db.connection().execute(async (one) => {
    const rows = await rowsOf(one, engine);
    // The history of results. A refused write is recorded as refused, never as done. Records move from one table to the other while they are sealed,
    // so one statement reads both.
    const done = (table: 'audit_log' | 'audit_pending') =>
      one
        .selectFrom(table)
        .select(['at', 'act', 'object_id', 'changes'])
        .where('object_kind', '=', 'match')
        .where('outcome', '=', 'done');
    const history = await done('audit_log').unionAll(done('audit_pending')).execute();
    return JSON.stringify([rows, history.map((record) => JSON.stringify(record)).toSorted()]);
  });
