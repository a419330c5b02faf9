// A data file as one side of a move, read and filled row by row.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { MoveRefused, type FilledSide, type Side } from './side.ts';
import { checked, listed, quoted, tablesOf, type DeclaredColumn, type Row, type Table } from './table.ts';

const ROWS_AT_ONCE = 200;
/** SQLite's codes for a file that somebody else uses. */
const IN_USE = new Set([5, 6]);

const isInUse = (error: unknown): boolean => {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && IN_USE.has(errcode & 0xff);
};

function* rowsOf(database: DatabaseSync, table: Table): Generator<readonly Row[]> {
  const statement = database.prepare(
    `select ${listed(table.columns)} from ${quoted(table.name)} order by ${listed(table.key)}`,
  );
  statement.setReturnArrays(true);
  let rows: Row[] = [];
  for (const found of statement.iterate()) {
    const values = found as unknown as readonly unknown[];
    rows.push(table.columns.map((column, at) => checked(values[at], column, table.name)));
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

function sideOf(database: DatabaseSync): Side {
  return {
    tables: async () =>
      tablesOf(
        database
          .prepare(
            `select t.name as "table", c.name as "column", c.type, nullif(c.pk, 0) as place
             from sqlite_master t join pragma_table_info(t.name) c
             where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`,
          )
          .all() as unknown as DeclaredColumn[],
      ),
    rows: async function* rows(table) {
      yield* rowsOf(database, table);
    },
    lastIds: async () =>
      new Map(
        database
          .prepare(
            `select t.name, coalesce(s.seq, 0) as last from sqlite_master t left join sqlite_sequence s on s.name = t.name
             where t.type = 'table' and t.sql like '%autoincrement%'`,
          )
          .all()
          .map(({ name, last }) => [String(name), Number(last)]),
      ),
    steps: async () =>
      database
        .prepare('select name from schema_migrations')
        .all()
        .map(({ name }) => String(name)),
  };
}

/**
 * Opens a data file so that nobody else can, and reads it.
 * @throws {MoveRefused} if a server has it open
 */
export async function readingFile<T>(file: string, work: (side: Side) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file);
  try {
    // An idle server also keeps its lock on the file; a server that starts meanwhile is told that the file is in use.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
    return await work(sideOf(database));
  } catch (error) {
    if (isInUse(error))
      throw new MoveRefused(
        `The data file ${file} is in use. Stop the server, then move: what is written meanwhile would be lost.`,
      );
    throw error;
  } finally {
    database.close();
  }
}

interface Trigger {
  readonly name: string;
  readonly sql: string;
}

function fillingSide(database: DatabaseSync): FilledSide {
  let triggers: readonly Trigger[] = [];
  return {
    ...sideOf(database),
    clear: async (tables) => {
      triggers = database
        .prepare("select name, sql from sqlite_master where type = 'trigger'")
        .all() as unknown as Trigger[];
      for (const { name } of triggers) database.exec(`drop trigger ${quoted(name)}`);
      for (const { name } of tables) database.exec(`delete from ${quoted(name)}`);
    },
    put: async ({ name, columns }, rows) => {
      const places = columns.map(() => '?').join(', ');
      const insert = database.prepare(`insert into ${quoted(name)} (${listed(columns)}) values (${places})`);
      for (const row of rows) insert.run(...(row as readonly SQLInputValue[]));
    },
    setLastIds: async (last) => {
      database.exec('delete from sqlite_sequence');
      const insert = database.prepare('insert into sqlite_sequence (name, seq) values (?, ?)');
      for (const [name, seq] of last) insert.run(name, seq);
    },
    guard: async () => {
      for (const { sql } of triggers) database.exec(sql);
      const [lost] = database.prepare('PRAGMA foreign_key_check').all();
      if (lost !== undefined)
        throw new MoveRefused(
          `A row of ${String(lost['table'])} names one of ${String(lost['parent'])} that is not there.`,
        );
    },
  };
}

/** Fills a data file of this version, all or nothing. It does not wait for the disk: the caller puts the whole file there. */
export async function fillingFile<T>(file: string, work: (side: FilledSide) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    database.exec('PRAGMA synchronous = OFF; BEGIN IMMEDIATE');
    const done = await work(fillingSide(database));
    database.exec('COMMIT');
    // One file, without a log beside it.
    database.exec('PRAGMA journal_mode = DELETE');
    return done;
  } finally {
    database.close();
  }
}
