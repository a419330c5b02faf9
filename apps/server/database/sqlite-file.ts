// Whether we may use a file as our data file, checked before anything in it is changed, and what to tell the operator if not.
import { existsSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFileLocked, DataFileUnusable } from './errors.ts';

/** «Tenn», in the header of each of our files: other programs' files have another number or none. */
const APPLICATION_ID = 0x54_65_6e_6e;

/** Marks the file as ours. It is a write, and a commit, even where the mark is there. */
export const SIGN_DATA_FILE = `PRAGMA application_id = ${APPLICATION_ID}`;

/** Stands beside a data file that has been filled. */
const noteOf = (file: string): string => `${file}-note.txt`;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Notes beside the file that it is not empty, so that an empty one is never taken for a new one. */
export function noteFilled(file: string): void {
  if (existsSync(noteOf(file))) return;
  try {
    writeFileSync(
      noteOf(file),
      'The file beside this one holds the data of your tournaments. Should it ever be found empty, the server does not start:\nbring a backup back, or delete this note to begin with nothing.\n',
      { flag: 'wx' },
    );
  } catch {
    // Another process was quicker, or there is no room: the next start notes it.
  }
}

function refuseEmptied(file: string): void {
  if (!existsSync(noteOf(file)) && sizeOf(`${file}-wal`) === 0) return;
  // Not empty any more: another process began this file just now. It fills the file before it writes the log and the note.
  if (sizeOf(file) > 0) return;
  throw new DataFileUnusable(
    `The data file ${file} is empty, but it held data before. Bring a backup back. To begin with nothing, delete it and the files beside it whose names begin with the same words.`,
  );
}

const refuseForeign = (file: string): never => {
  throw new DataFileUnusable(
    `The file ${file} is a database of another program. Set DATA_DIR to another folder; nothing was changed.`,
  );
};

/** Files from before the mark are known by their migrations. */
function isOurs(database: DatabaseSync): boolean {
  const id = database.prepare('PRAGMA application_id').get()?.['application_id'];
  if (id === APPLICATION_ID) return true;
  if (id !== 0) return false;
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
    .all()
    .map(({ name }) => name);
  if (tables.length === 0) return true;
  if (!tables.includes('schema_migrations')) return false;
  const columns = database.prepare("select name from pragma_table_info('schema_migrations')").all();
  return columns.some(({ name }) => name === 'applied_at');
}

/** Throws `DataFileUnusable` when a file is not ours, or has lost what was in it. Changes nothing. */
export function inspectDataFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (found.size === 0) {
    refuseEmptied(file);
    return;
  }
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    // In one transaction: another process may mark a new file and fill it between two looks.
    database.exec('BEGIN');
    if (!isOurs(database)) refuseForeign(file);
  } finally {
    database.close();
  }
}

function hasNoRoom(file: string): boolean {
  try {
    return statfsSync(path.dirname(file)).bavail === 0;
  } catch {
    return false;
  }
}

/** The advice for a data file that cannot be opened or migrated, by SQLite's result code; null if the error is about something else. */
export function adviceFor(error: unknown, file: string): string | null {
  if (error instanceof DataFileUnusable) return error.message;
  if (error instanceof DataFileLocked) {
    return `The data file ${file} is in use by another program, which lets nobody else write. End that program and start again.`;
  }
  const { errcode } = error as { errcode?: unknown };
  if (typeof errcode !== 'number') return null;
  // SQLite calls it a failure of the disk where there was no room for the index of its log.
  switch (hasNoRoom(file) ? 13 : errcode & 0xff) {
    case 8:
    case 14:
      return `The data file ${file} cannot be written. Give this user the right to write it and its folder, or set DATA_DIR to another folder.`;
    case 13:
      return `There is no room left on the disk of ${file}. Make room and start again; nothing was lost.`;
    case 10:
      return `The disk of ${file} fails: ${(error as Error).message}. Check the disk, and have a backup at hand.`;
    case 11:
      return `The data file ${file} is damaged: ${(error as Error).message}. Bring a backup back.`;
    case 26:
      return `The file ${file} is no database. Bring a backup back, or set DATA_DIR to another folder; nothing was changed.`;
    default:
      return null;
  }
}
