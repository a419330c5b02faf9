// A PostgreSQL database as one side of a move: read by a cursor, and filled some hundred rows at a time.
import { CompiledQuery } from 'kysely';
import { refuseFilled } from '../backups/empty-database.ts';
import { openDatabase, type Database, type Tx } from '../database/connection.ts';
import { databaseFault } from '../database/errors.ts';
import { migrateIn, takeTurn } from '../database/migrations/migrate.ts';
import { unhurried } from '../database/postgres-dialect.ts';
import { MoveRefused, type FilledSide, type Side } from './side.ts';
import {
  checked,
  listed,
  quoted,
  tablesOf,
  type Column,
  type DeclaredColumn,
  type Kind,
  type Row,
  type Table,
} from './table.ts';

const ROWS_AT_ONCE = 200;
const ARRAY_TYPES: Readonly<Record<Kind, string>> = { integer: 'bigint[]', text: 'text[]', bytes: 'bytea[]' };

type Found = Readonly<Record<string, unknown>>;

async function ask(tx: Tx, text: string, parameters: readonly unknown[] = []): Promise<readonly Found[]> {
  const { rows } = await tx.executeQuery<Found>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}

/** Text in the order of its bytes, like SQLite, whatever the database's language is. */
const ordered = (key: readonly Column[]): string =>
  key.map(({ name, kind }) => `${quoted(name)}${kind === 'text' ? ' collate "C"' : ''}`).join(', ');

const TABLES = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
    array_position(i.indkey::int2[], a.attnum) + 1 as place
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

const SEQUENCES = `
  select c.relname as "table", s.oid::regclass::text as sequence
  from pg_class c
  join pg_depend d on d.refobjid = c.oid and d.deptype in ('i', 'a') and d.classid = 'pg_class'::regclass
  join pg_class s on s.oid = d.objid and s.relkind = 'S'
  where c.relnamespace = current_schema()::regnamespace
  order by 1`;

async function* rowsOf(tx: Tx, table: Table): AsyncGenerator<readonly Row[]> {
  await ask(
    tx,
    `declare moved no scroll cursor for select ${listed(table.columns)} from ${quoted(table.name)} order by ${ordered(table.key)}`,
  );
  for (;;) {
    const found = await ask(tx, `fetch ${ROWS_AT_ONCE} from moved`);
    if (found.length === 0) break;
    yield found.map((row) => table.columns.map((column) => checked(row[column.name], column, table.name)));
  }
  await ask(tx, 'close moved');
}

function sideOf(tx: Tx): Side {
  return {
    tables: async () => tablesOf((await ask(tx, TABLES)) as unknown as readonly DeclaredColumn[]),
    rows: (table) => rowsOf(tx, table),
    lastIds: async () => {
      const last = new Map<string, number>();
      for (const { table, sequence } of await ask(tx, SEQUENCES)) {
        const [found] = await ask(
          tx,
          `select case when is_called then last_value else 0 end as last from ${String(sequence)}`,
        );
        last.set(String(table), Number(found?.['last']));
      }
      return last;
    },
    steps: async () => (await ask(tx, 'select name from schema_migrations')).map(({ name }) => String(name)),
  };
}

/** Nothing is given up for taking its time, and the connection may wait for the other side. */
async function takeTime(tx: Tx): Promise<void> {
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await ask(tx, `set local ${limit} = 0`);
}

function inOneTransaction<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return unhurried.run(true, () =>
    database.db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        await takeTime(tx);
        return work(tx);
      }),
  );
}

async function refuseInUse(tx: Tx): Promise<void> {
  const [found] = await ask(
    tx,
    `select count(*) as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  const others = Number(found?.['n']);
  if (others > 0)
    throw new MoveRefused(
      `The database has ${others} other connection${others === 1 ? '' : 's'}. Stop the server, on all machines, and what else is connected, then move: what is written meanwhile would be lost.`,
    );
}

/**
 * Reads a database while nobody can write to it; a server that starts on it waits.
 * @throws {MoveRefused} if somebody is connected
 */
export async function readingPostgres<T>(databaseUrl: string, work: (side: Side) => Promise<T>): Promise<T> {
  const database = openDatabase({ dataDir: '', databaseUrl });
  try {
    return await inOneTransaction(database, async (tx) => {
      await refuseInUse(tx);
      await takeTurn(tx, 'postgres');
      await ask(tx, "set local lock_timeout = '3s'");
      const side = sideOf(tx);
      const names = (await side.tables()).map(({ name }) => quoted(name));
      if (names.length > 0) await ask(tx, `lock table ${names.join(', ')} in share mode`);
      return work(side);
    });
  } finally {
    await database.close();
  }
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

function fillingSide(tx: Tx): FilledSide {
  let keys: readonly Found[] = [];
  const triggers = async (what: 'enable' | 'disable', tables: readonly Table[]): Promise<void> => {
    for (const { name } of tables) await ask(tx, `alter table ${quoted(name)} ${what} trigger user`);
  };
  const side = sideOf(tx);
  return {
    ...side,
    clear: async (tables) => {
      await triggers('disable', tables);
      // Tables refer to one another in circles: the foreign keys are added when all rows are there, and then checked.
      keys = await ask(tx, FOREIGN_KEYS);
      for (const { table, name } of keys)
        await ask(tx, `alter table ${String(table)} drop constraint ${String(name)}`);
      for (const { name } of tables) await ask(tx, `delete from ${quoted(name)}`);
    },
    put: async ({ name, columns }, rows) => {
      const places = columns.map(({ kind }, at) => `$${at + 1}::${ARRAY_TYPES[kind]}`).join(', ');
      await ask(
        tx,
        `insert into ${quoted(name)} (${listed(columns)}) select * from unnest(${places})`,
        columns.map((_, at) => rows.map((row) => row[at])),
      );
    },
    setLastIds: async (last) => {
      for (const { table, sequence } of await ask(tx, SEQUENCES)) {
        const id = last.get(String(table)) ?? 0;
        await ask(tx, 'select setval($1::regclass, $2, $3)', [sequence, Math.max(id, 1), id > 0]);
      }
    },
    guard: async () => {
      for (const { table, name, definition } of keys)
        await ask(tx, `alter table ${String(table)} add constraint ${String(name)} ${String(definition)}`);
      await triggers('enable', await side.tables());
      await ask(tx, 'analyze');
    },
  };
}

/**
 * Makes the tables in an empty database and fills them, all or nothing; a server that starts on it waits.
 * @throws {BackupRefused} if it is not empty
 */
export async function fillingPostgres<T>(
  databaseUrl: string,
  work: (side: FilledSide, tx: Tx) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ dataDir: '', databaseUrl });
  try {
    return await inOneTransaction(database, async (tx) => {
      await takeTurn(tx, 'postgres');
      await refuseFilled(tx, 'The database to move to');
      await migrateIn(tx, 'postgres');
      return work(fillingSide(tx), tx);
    });
  } catch (error) {
    if (databaseFault(error) === 'foreign_key')
      throw new MoveRefused(`A row names another that is not there: ${(error as Error).message}`);
    throw error;
  } finally {
    await database.close();
  }
}
