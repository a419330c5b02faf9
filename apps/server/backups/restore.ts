// Brings a backup back into an empty place, checked before anything is changed (ADR 40).
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { verifyChain } from '../audit/verify.ts';
import { DATA_FILE, openDatabase, type Database } from '../database/connection.ts';
import { MIGRATIONS } from '../database/migrations/migrate.ts';
import { refuseFilled } from './empty-database.ts';
import { hashFile, toDisk } from './files.ts';
import { readNote, type BackupNote } from './note.ts';
import { runProgram } from './postgres-programs.ts';
import { BackupRefused } from './refused.ts';
import { serverOf, type DatabasePlace } from './take.ts';

export interface Restored {
  readonly note: BackupNote;
  /** Whether the next start has steps to take. */
  readonly isOlder: boolean;
  /** The number of the first record of the audit log that is not as it was written; null if it is whole. */
  readonly chainBrokenAt: number | null;
  /** The old data file in its new place, and how many audit records it has that the backup lacks. */
  readonly replaced: { readonly file: string; readonly recordsBeyond: number } | null;
}

/** Throws `BackupRefused` if the files are not those that were written, or come from a version that this one does not know. */
async function checkBackup(folder: string): Promise<BackupNote> {
  const note = await readNote(folder);
  const found = await hashFile(path.join(folder, note.file)).catch(() => null);
  if (found === null)
    throw new BackupRefused(`The file ${note.file} is missing in ${folder}. Take another backup.`);
  if (found.sha256 !== note.sha256 || found.bytes !== note.bytes)
    throw new BackupRefused(
      `The file ${note.file} in ${folder} is not the one that was written: it has ${found.bytes} bytes, ${note.bytes} were written. Take another backup.`,
    );
  if (!MIGRATIONS.some(({ name }) => name === note.migration))
    throw new BackupRefused(
      `This backup was made by a newer version of the product (${note.migration}). Update the product, then bring it back.`,
    );
  return note;
}

async function brokenAt({ db }: Database): Promise<number | null> {
  const { state, brokenAt: at } = await verifyChain(db);
  return state === 'broken' ? (at ?? 1) : null;
}

const exists = async (file: string): Promise<boolean> => (await stat(file).catch(() => null)) !== null;

/** Moves the data file aside. Nobody may write to it meanwhile: a running server would go on with a file that no longer has its name. */
async function putAside(file: string, now: Date): Promise<{ file: string; records: number }> {
  let records = 0;
  try {
    const database = new DatabaseSync(file);
    try {
      // Only where nobody else has it open; and what the log beside it holds is in it then.
      database.exec('PRAGMA journal_mode = DELETE');
      records = Number(database.prepare('select count from audit_head').get()?.['count'] ?? 0);
    } finally {
      database.close();
    }
  } catch (error) {
    const { errcode } = error as { errcode?: unknown };
    if (typeof errcode === 'number' && [5, 6].includes(errcode & 0xff))
      throw new BackupRefused(
        'The server is still running on this data file. Stop it, then bring the backup back.',
      );
    // A damaged file is put aside as it is.
  }
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  const aside = `${file}.before-${stamp}Z`;
  await rename(file, aside);
  for (const ending of ['-wal', '-shm'])
    if (await exists(`${file}${ending}`)) await rename(`${file}${ending}`, `${aside}${ending}`);
  return { file: aside, records };
}

async function restoreFile(
  dataDir: string,
  folder: string,
  note: BackupNote,
  options: RestoreOptions,
): Promise<Pick<Restored, 'chainBrokenAt' | 'replaced'>> {
  const target = path.join(dataDir, DATA_FILE);
  const isThere = await exists(target);
  if (isThere && !options.replaces)
    throw new BackupRefused(
      `There is a data file in ${dataDir} already. Set DATA_DIR to an empty folder; or stop the server and add --replace, which puts that file aside.`,
    );
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const work = path.join(dataDir, `restoring-${process.pid}`);
  try {
    await mkdir(work, { mode: 0o700 });
    const copy = path.join(work, DATA_FILE);
    await cp(path.join(folder, note.file), copy);
    const database = openDatabase({ dataDir: work, databaseUrl: null });
    const chainBrokenAt = await brokenAt(database);
    await database.close();
    await toDisk(copy);
    const aside = isThere ? await putAside(target, options.now) : null;
    await rename(copy, target);
    await toDisk(dataDir);
    return {
      chainBrokenAt,
      replaced:
        aside === null
          ? null
          : { file: aside.file, recordsBeyond: Math.max(0, aside.records - note.chain.records) },
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function restoreDump(
  databaseUrl: string,
  file: string,
): Promise<Pick<Restored, 'chainBrokenAt' | 'replaced'>> {
  const database = openDatabase({ dataDir: '', databaseUrl });
  try {
    await refuseFilled(database.db);
    await runProgram('pg_restore', databaseUrl, [
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      file,
    ]);
    return { chainBrokenAt: await brokenAt(database), replaced: null };
  } finally {
    await database.close();
  }
}

export interface RestoreOptions {
  /** Whether a data file that is there is put aside. */
  readonly replaces: boolean;
  readonly now: Date;
}

/**
 * Brings a backup back.
 * @param folder that of the backup
 * @throws {BackupRefused} with what to do; then nothing was changed
 */
export async function restoreBackup(
  place: DatabasePlace,
  folder: string,
  options: RestoreOptions,
): Promise<Restored> {
  const note = await checkBackup(folder);
  const engine = place.databaseUrl === null ? 'sqlite' : 'postgres';
  if (note.engine !== engine)
    throw new BackupRefused(
      note.engine === 'postgres'
        ? 'This backup is of PostgreSQL. Set DATABASE_URL to an empty database.'
        : 'This backup is of a data file. Leave DATABASE_URL out, and set DATA_DIR to an empty folder.',
    );
  const server = await serverOf(place);
  const done =
    server === null
      ? await restoreFile(place.dataDir, folder, note, options)
      : await restoreDump(server, path.join(folder, note.file));
  return { note, isOlder: note.migration !== MIGRATIONS.at(-1)?.name, ...done };
}
