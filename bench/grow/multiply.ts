// Makes a federation of one season: clubs, people, tournaments, matches and records of a data file once more and once more, under other ids and on
// earlier days. The copied records have no true hashes: nothing here asks for the check of the chain.
import { DatabaseSync } from 'node:sqlite';

/** Ids of copy n are those of the season plus n times this. */
const STEP = 100_000;

type Change = string;

/** How each table is copied: columns that change, as SQL over `:step` (what ids grow by) and `:n`. */
const shifted = (...columns: readonly string[]): Readonly<Record<string, Change>> =>
  Object.fromEntries(columns.map((column) => [column, `${column} + :step`]));

/** A season lies a week before the next later one: `days` of the column go back. */
const earlier = (column: string): Readonly<Record<string, Change>> => ({
  [column]: `case when ${column} is null then null else strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || (7 * :n) || ' days') end`,
});

const TABLES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  users: {
    ...shifted('id'),
    username: "username || '.' || :n",
    username_key: "username_key || '.' || :n",
    email: "'n' || :n || '.' || email",
    email_key: "'n' || :n || '.' || email_key",
    name: "name || ' ' || :n",
    search_name: "search_name || ' ' || :n",
  },
  clubs: {
    ...shifted('id', 'created_by'),
    name: "name || ' ' || :n",
    search_name: "search_name || ' ' || :n",
  },
  club_members: shifted('id', 'club_id', 'user_id'),
  tournaments: {
    ...shifted('id', 'club_id', 'created_by'),
    name: "name || ' ' || :n",
    search_name: "search_name || ' ' || :n",
    status: "case when status in ('active', 'registering', 'upcoming') then 'completed' else status end",
    ...earlier('start_date'),
    ...earlier('end_date'),
  },
  groups: shifted('id', 'club_id', 'tournament_id'),
  participants: shifted('id', 'club_id', 'tournament_id', 'user_id', 'partner_user_id', 'group_id'),
  matches: {
    ...shifted(
      'id',
      'club_id',
      'tournament_id',
      'group_id',
      'participant1_id',
      'participant2_id',
      'winner_id',
    ),
    ...earlier('start_time'),
    ...earlier('completed_at'),
    start_day: "date(start_day, '-' || (7 * :n) || ' days')",
  },
  audit_log: {
    ...shifted('actor_id', 'object_id', 'tournament_id', 'club_id'),
    seq: 'seq + :n * (select max(seq) from source.audit_log)',
  },
};

/** Copies the season of a file so often into the same file. */
export function multiply(file: string, seasonFile: string, times: number): void {
  const db = new DatabaseSync(file);
  db.exec('pragma foreign_keys = off; pragma synchronous = off;');
  db.exec(`attach '${seasonFile}' as source; begin`);
  for (const [table, changes] of Object.entries(TABLES)) {
    const columns = db
      .prepare(`select name from pragma_table_info(?)`)
      .all(table)
      .map(({ name }) => String(name));
    const values = columns.map((column) => changes[column] ?? column);
    const names = columns.map((column) => `"${column}"`);
    const copy = db.prepare(
      `insert into main.${table} (${names.join()}) select ${values.join()} from source.${table} where :n > 0 and :step > 0`,
    );
    for (let n = 1; n < times; n += 1) copy.run({ n, step: n * STEP });
  }
  db.exec(`update audit_head set count = (select max(seq) from audit_log); commit; detach source`);
  db.close();
}
