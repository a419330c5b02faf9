// Moves everything from the data file to PostgreSQL or back: whole or not at all, and compared row by row before it counts (ADR 46).
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { verifyChain } from '../audit/verify.ts';
import { toDisk } from '../backups/files.ts';
import type { DatabasePlace } from '../backups/take.ts';
import { DATA_FILE, openDatabase, type Db, type Tx } from '../database/connection.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { inspectDataFile } from '../database/sqlite-file.ts';
import { fillingPostgres, readingPostgres } from './postgres-side.ts';
import { MoveRefused, refuseOtherVersion, type FilledSide, type Side } from './side.ts';
import { fillingFile, readingFile } from './sqlite-side.ts';
import { OddValue, Summing, type Sum, type Table } from './table.ts';

/** Where everything goes: an empty database, or a data file that is not there yet. */
export type Destination = { readonly databaseUrl: string } | { readonly file: string };

export interface Moved {
  /** The sums over the rows of each table, on both sides. */
  readonly sums: ReadonlyMap<string, Sum>;
  readonly records: number;
  /** The number of the first record of the audit log that is not as it was written; null if it is whole. It was so before the move too. */
  readonly chainBrokenAt: number | null;
}

async function copy(from: Side, to: FilledSide, table: Table): Promise<Sum> {
  const summing = new Summing(table);
  for await (const rows of from.rows(table)) {
    summing.add(rows);
    await to.put(table, rows);
  }
  return summing.done();
}

async function sumOf(side: Side, table: Table): Promise<Sum> {
  const summing = new Summing(table);
  for await (const rows of side.rows(table)) summing.add(rows);
  return summing.done();
}

/** Ids by table, by name. */
const listOf = (last: ReadonlyMap<string, number>): string =>
  [...last]
    .map(([table, id]) => `${table} ${id}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('\n');

/** Both sides have taken the same steps, so a difference is our mistake: a table that only one engine has would be lost silently. */
function refuseOtherTables(from: readonly Table[], to: readonly Table[]): void {
  if (JSON.stringify(from) === JSON.stringify(to)) return;
  const known = new Set(to.map((table) => JSON.stringify(table)));
  const lost = from.find((table) => !known.has(JSON.stringify(table)));
  throw new Error(
    `The table ${lost?.name ?? 'that only the new database has'} is not the same on both engines.`,
  );
}

/** Copies all tables, then reads what has arrived and compares. */
async function fill(from: Side, to: FilledSide): Promise<ReadonlyMap<string, Sum>> {
  await refuseOtherVersion(from);
  const tables = await from.tables();
  refuseOtherTables(tables, await to.tables());
  await to.clear(tables);
  const sums = new Map<string, Sum>();
  for (const table of tables) sums.set(table.name, await copy(from, to, table));
  const last = await from.lastIds();
  await to.setLastIds(last);
  await to.guard();
  for (const table of tables) {
    const [left, arrived] = [sums.get(table.name), await sumOf(to, table)];
    if (left?.sha256 !== arrived.sha256 || left.rows !== arrived.rows)
      throw new Error(
        `The table ${table.name} did not arrive as it left: ${left?.rows} rows, then ${arrived.rows}.`,
      );
  }
  if (listOf(await to.lastIds()) !== listOf(last))
    throw new Error('The next ids did not arrive as they left.');
  return sums;
}

async function chainOf(db: Db | Tx): Promise<Pick<Moved, 'records' | 'chainBrokenAt'>> {
  const { state, brokenAt, records } = await verifyChain(db);
  return { records, chainBrokenAt: state === 'broken' ? (brokenAt ?? 1) : null };
}

const exists = async (place: string): Promise<boolean> => (await stat(place).catch(() => null)) !== null;

async function intoPostgres({ dataDir }: DatabasePlace, databaseUrl: string): Promise<Moved> {
  const source = path.join(dataDir, DATA_FILE);
  if (!(await exists(source)))
    throw new MoveRefused(`There is no data file in ${dataDir}. Set DATA_DIR to the folder of your data.`);
  inspectDataFile(source);
  return readingFile(source, (from) =>
    fillingPostgres(databaseUrl, async (to, tx) => ({ sums: await fill(from, to), ...(await chainOf(tx)) })),
  );
}

/** Part of the name of the folder in which a file is made; after it comes the number of the process that makes the file. */
const MAKING = '.moving-';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM';
  }
};

/** Clears away what moves that were cut off have left. */
async function clearCutOff(file: string): Promise<void> {
  const beginning = `${path.basename(file)}${MAKING}`;
  const folder = path.dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(beginning) || isRunning(Number(name.slice(beginning.length)))) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

async function intoFile(databaseUrl: string, file: string): Promise<Moved> {
  const refuseExisting = async (): Promise<void> => {
    if (await exists(file))
      throw new MoveRefused(`There is a file ${file} already. Name another, or put that one aside.`);
  };
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // A move may have been cut off when its file was in place already.
  await clearCutOff(file);
  await refuseExisting();
  const work = `${file}${MAKING}${process.pid}`;
  try {
    const database = openDatabase({ dataDir: work, databaseUrl: null });
    await migrate(database);
    await database.close();
    const made = path.join(work, DATA_FILE);
    return await readingPostgres(databaseUrl, async (from) => {
      const sums = await fillingFile(made, (to) => fill(from, to));
      const filled = openDatabase({ dataDir: work, databaseUrl: null });
      const chain = await chainOf(filled.db);
      await filled.close();
      await toDisk(made);
      await refuseExisting();
      await rename(made, file);
      await toDisk(path.dirname(file));
      return { sums, ...chain };
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Moves everything, ids, the audit log and its chain included. The source stays as it is.
 * @param from where the data are, according to the settings
 * @throws {BackupRefused} with what to do; then nothing was changed
 */
export async function move(from: DatabasePlace, to: Destination): Promise<Moved> {
  try {
    if ('file' in to) {
      if (from.databaseUrl === null)
        throw new MoveRefused(
          'The data are in a file already. Set DATABASE_URL to the database that you move from; to copy a file, use npm run backup and npm run restore.',
        );
      return await intoFile(from.databaseUrl, to.file);
    }
    if (from.databaseUrl !== null)
      throw new MoveRefused(
        'The data are in PostgreSQL already. Leave DATABASE_URL out to move from the file; to copy a database, use npm run backup and npm run restore.',
      );
    return await intoPostgres(from, to.databaseUrl);
  } catch (error) {
    if (error instanceof OddValue)
      throw new MoveRefused(
        `${error.message} Something else than this product has written it; nothing was moved.`,
      );
    throw error;
  }
}
