// Makes a federation from one season: copies clubs, people, tournaments, matches and records of a data file again and again, under other ids and on
// the same days, because clubs play at the same time. Its records are a true chain.
import { DatabaseSync } from 'node:sqlite';
import { GENESIS, hashOf, type StoredRecord } from '../../apps/server/audit/record.ts';

/** Ids of copy n are those of the season plus n times this. */
const STEP = 100_000;

/** The tables of a club, in the order in which they are copied. Everything that belongs to the whole installation stays as it is. */
const TABLES = [
  'users',
  'persons',
  'clubs',
  'club_members',
  'courts',
  'court_hours',
  'tournaments',
  'draws',
  'draw_acts',
  'groups',
  'participants',
  'matches',
  'notices',
] as const;

/** Ids that the schema does not declare as such. */
const UNDECLARED = new Set(['id', 'club_id', 'match_id', 'participant_id', 'winner_id']);
/** Tells copies apart, as SQL over `:n`. */
const NAMES: Readonly<Record<string, string>> = {
  username: "username || '.' || :n",
  username_key: "username_key || '.' || :n",
  email: "'n' || :n || '.' || email",
  email_key: "'n' || :n || '.' || email_key",
};
/** Tables whose rows are found by their names. */
const NAMED = new Set<string>(['users', 'persons', 'clubs', 'tournaments']);

/** For each column of a table, the value in a copy, as SQL over `:step` (added to ids) and `:n`. */
function copiedBy(db: DatabaseSync, table: string): ReadonlyMap<string, string> {
  const listed = (pragma: string): readonly string[] =>
    db
      .prepare(`select ${pragma}(?)`)
      .all(table)
      .map((row) => String(Object.values(row)[0]));
  const ids = new Set([...UNDECLARED, ...listed('"from" from pragma_foreign_key_list')]);
  const copied = (column: string): string => {
    if (ids.has(column)) return `"${column}" + :step`;
    if (NAMED.has(table) && (column === 'name' || column === 'search_name')) return `${column} || ' ' || :n`;
    return NAMES[column] ?? `"${column}"`;
  };
  return new Map(listed('name from pragma_table_info').map((column) => [column, copied(column)]));
}

/** Ids of a record that a copy has under others. */
const RECORD_IDS = ['actor_id', 'object_id', 'tournament_id', 'club_id'] as const;

/** Appends the records of each season to those before it, as long as there is room, in a true chain that was checked to its end. */
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

/** The hourly clean-up: one row for each kept figure. */
const FOLD = `
  create temp table folded as
    select kind, shown, day, zone, sum(amount) as amount from main.kept_figures group by kind, shown, day, zone;
  delete from main.kept_figures;
  insert into main.kept_figures (kind, shown, day, zone, amount) select kind, shown, day, zone, amount from folded;
`;

/** Copies the season of a file this many times into the same file, with as many whole seasons of records as fit into `mostRecords`. */
export function multiply(file: string, seasonFile: string, times: number, mostRecords: number): void {
  const db = new DatabaseSync(file);
  db.exec('pragma foreign_keys = off; pragma synchronous = off;');
  db.exec(`attach '${seasonFile}' as source; begin`);
  for (const table of TABLES) {
    const columns = copiedBy(db, table);
    const names = [...columns.keys()].map((column) => `"${column}"`);
    const copy = db.prepare(
      `insert into main.${table} (${names.join()}) select ${[...columns.values()].join()} from source.${table} where :n > 0 and :step > 0`,
    );
    for (let n = 1; n < times; n += 1) copy.run({ n, step: n * STEP });
  }
  chainRecords(db, times, mostRecords);
  db.exec(`${FOLD} commit; detach source`);
  db.close();
}
