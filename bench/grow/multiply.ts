// Makes a federation of one season: clubs, people, tournaments, matches and records of a data file once more and once more, under other ids and on
// the same days, as clubs play at the same time. Its records are a true chain.
import { DatabaseSync } from 'node:sqlite';
import { GENESIS, hashOf, type StoredRecord } from '../../apps/server/audit/record.ts';

/** Ids of copy n are those of the season plus n times this. */
const STEP = 100_000;

type Change = string;

/** How each table is copied: columns that change, as SQL over `:step` (what ids grow by) and `:n`. */
const shifted = (...columns: readonly string[]): Readonly<Record<string, Change>> =>
  Object.fromEntries(columns.map((column) => [column, `${column} + :step`]));

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
  },
};

/** Ids of a record that a copy has under others. */
const RECORD_IDS = ['actor_id', 'object_id', 'tournament_id', 'club_id'] as const;

/** Puts the records of each season behind those before it, as long as there is room, in a true chain that was checked to its end. */
function chainRecords(db: DatabaseSync, times: number, most: number): void {
  const records = db
    .prepare('select * from source.audit_log order by seq')
    .all() as unknown as StoredRecord[];
  const columns = Object.keys(records[0] ?? {});
  const insert = db.prepare(
    `insert into main.audit_log (${columns.join()}) values (${columns.map((column) => `:${column}`).join()})`,
  );
  let seq = records.length;
  let hash = records.at(-1)?.hash ?? GENESIS;
  for (let n = 1; n < times && seq + records.length <= most; n += 1) {
    for (const record of records) {
      seq += 1;
      const copy = { ...record, seq };
      for (const column of RECORD_IDS) {
        const id = record[column];
        if (id !== null) copy[column] = id + n * STEP;
      }
      hash = hashOf(hash, copy);
      insert.run({ ...copy, hash });
    }
  }
  db.prepare('update audit_head set count = ?, hash = ?').run(seq, hash);
  db.prepare('update audit_checkpoint set seq = ?, hash = ?').run(seq, hash);
}

/** What the hourly clean-up does: one row for each kept figure. */
const FOLD = `
  create temp table folded as
    select kind, shown, day, zone, sum(amount) as amount from main.kept_figures group by kind, shown, day, zone;
  delete from main.kept_figures;
  insert into main.kept_figures (kind, shown, day, zone, amount) select kind, shown, day, zone, amount from folded;
`;

/** Copies the season of a file so often into the same file, and as many whole seasons of records as make at most `mostRecords`. */
export function multiply(file: string, seasonFile: string, times: number, mostRecords: number): void {
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
  chainRecords(db, times, mostRecords);
  db.exec(`${FOLD} commit; detach source`);
  db.close();
}
