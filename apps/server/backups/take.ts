// Takes a backup of a database that may be in use: one consistent state, whole and checked, in a folder of its own (ADR 40).
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { DATA_FILE, openDatabase } from '../database/connection.ts';
import { serverFinder } from '../database/postgres-hosts.ts';
import { findHead } from '../audit/chain.ts';
import { hashFile, toDisk } from './files.ts';
import {
  COUNTED,
  dataNameOf,
  kept,
  listBackups,
  nameAt,
  NOTE,
  type Backup,
  type BackupNote,
} from './note.ts';
import { runProgram } from './postgres-programs.ts';
import { BackupRefused } from './refused.ts';

/** Where the database is. */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** PostgreSQL past a pooler, where there is one: a snapshot outlives no borrowed connection. */
  readonly databaseDirectUrl?: string | null;
  readonly isPooled?: boolean;
}

/**
 * The address of the server that a backup is taken from or brought back to: past a pooler, and of several the one that takes writes. Null for a data
 * file.
 * @throws {BackupRefused} if only the pooler is known
 */
export async function serverOf({
  databaseUrl,
  databaseDirectUrl = null,
  isPooled = false,
}: DatabasePlace): Promise<string | null> {
  if (databaseUrl === null) return null;
  if (isPooled && databaseDirectUrl === null)
    throw new BackupRefused(
      'Backups go past the pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  return serverFinder(databaseDirectUrl ?? databaseUrl)();
}

/** The ending of a backup that is being written, so that nobody takes it for a finished one. */
const UNFINISHED = 'unfinished-';
/** One that was cut off is cleared away after so long. */
const CUT_OFF_MS = 24 * 60 * 60 * 1000;
/** All pages in one step: otherwise every write meanwhile would restart it. */
const ALL_PAGES = 2_147_483_647;

type Contents = Pick<BackupNote, 'migration' | 'counts' | 'chain'>;

const numberOf = (value: unknown): number => Number(value);

/** The content of a copy of the data file. Throws `BackupRefused` if it is damaged. */
function contentsOfFile(file: string): Contents {
  const database = new DatabaseSync(file);
  try {
    // One file, without a log beside it.
    database.exec('PRAGMA journal_mode = DELETE');
    const check = database.prepare('PRAGMA integrity_check').all();
    const [first] = check.map((row) => String(row['integrity_check']));
    if (check.length !== 1 || first !== 'ok')
      throw new BackupRefused(
        `The data file is damaged, so nothing was backed up: ${first ?? 'it cannot be read'}. Older backups are still there; bring one back.`,
      );
    const one = (statement: string) => database.prepare(statement).get() ?? {};
    const head = one('select count, hash from audit_head');
    return {
      migration: String(one('select max(name) as name from schema_migrations')['name'] ?? ''),
      counts: Object.fromEntries(
        COUNTED.map((table) => [table, numberOf(one(`select count(*) as n from ${table}`)['n'])]),
      ) as BackupNote['counts'],
      chain: { records: numberOf(head['count']), hash: String(head['hash']) },
    };
  } finally {
    database.close();
  }
}

async function copyFile(dataDir: string, target: string): Promise<Contents> {
  const source = path.join(dataDir, DATA_FILE);
  const found = await stat(source).catch(() => null);
  if (found === null || found.size === 0)
    throw new BackupRefused(`There is no data file in ${dataDir}. Set DATA_DIR to the folder of your data.`);
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    await backup(database, target, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  return contentsOfFile(target);
}

/** The dump and what is counted see one state. */
async function dump(databaseUrl: string, target: string): Promise<Contents> {
  const database = openDatabase({ dataDir: '', databaseUrl });
  try {
    return await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const snapshot = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(tx);
        const name = snapshot.rows[0]?.name ?? '';
        // The programs ask for nothing while the dump is written.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        const head = await findHead(tx);
        const migrations = await sql<{
          name: string;
        }>`select max(name) as name from schema_migrations`.execute(tx);
        const counts: Partial<BackupNote['counts']> = {};
        for (const table of COUNTED) {
          const found = await sql<{ n: unknown }>`select count(*) as n from ${sql.table(table)}`.execute(tx);
          counts[table] = numberOf(found.rows[0]?.n);
        }
        await runProgram('pg_dump', databaseUrl, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--snapshot=${name}`,
          `--file=${target}`,
        ]);
        return {
          migration: migrations.rows[0]?.name ?? '',
          counts: counts as BackupNote['counts'],
          chain: { records: numberOf(head?.count ?? 0), hash: head?.hash ?? '' },
        };
      });
  } finally {
    await database.close();
  }
}

/** Clears away backups that were interrupted long ago. */
async function clearUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found !== null && now.getTime() - found.mtimeMs > CUT_OFF_MS)
      await rm(place, { recursive: true, force: true });
  }
}

/**
 * Takes a backup into a folder; it stands there whole or not at all.
 * @returns where it is, and what is in it
 * @throws {BackupRefused} with what to do
 */
export async function takeBackup(place: DatabasePlace, folder: string, now: () => Date): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearUnfinished(folder, now());
  const takenAt = now().toISOString();
  const unfinished = path.join(folder, `${UNFINISHED}${process.pid}-${nameAt(takenAt)}`);
  try {
    await mkdir(unfinished, { mode: 0o700 });
    const server = await serverOf(place);
    const engine = server === null ? 'sqlite' : 'postgres';
    const file = dataNameOf(engine);
    const target = path.join(unfinished, file);
    const contents = server === null ? await copyFile(place.dataDir, target) : await dump(server, target);
    await toDisk(target);
    const note: BackupNote = { form: 1, engine, takenAt, ...contents, file, ...(await hashFile(target)) };
    await writeFile(path.join(unfinished, NOTE), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
    await toDisk(path.join(unfinished, NOTE));
    await toDisk(unfinished);
    const finished = path.join(folder, nameAt(takenAt));
    await rename(unfinished, finished);
    await toDisk(folder);
    return { folder: finished, note };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes the backups of a folder that are too many; answers how many. */
export async function forgetOldBackups(folder: string): Promise<number> {
  const backups = await listBackups(folder);
  const keeps = kept(backups.map(({ note }) => note.takenAt));
  const old = backups.filter(({ note }) => !keeps.has(note.takenAt));
  for (const one of old) await rm(one.folder, { recursive: true, force: true });
  return old.length;
}
