// Room on the disks of the data and of the backups.
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../ground/config.ts';
import { DATA_FILE } from '../database/connection.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

/** Free bytes for this user in the folder, or where it would be made; null if that cannot be read. */
export type FreeBytes = (folder: string) => Promise<number | null>;

/** The folder, or the next one above that is there. */
async function nearest(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  const above = path.dirname(folder);
  return found !== null || above === folder ? folder : nearest(above);
}

/** Asks the operating system. */
export const freeBytes: FreeBytes = async (folder) => {
  const disk = await statfs(await nearest(folder)).catch(() => null);
  return disk === null ? null : disk.bavail * disk.bsize;
};

const MB = 1_000_000;
/** Below this a database stops soon, however small it is. */
const LEAST = 200 * MB;
/** The room that a disk should have: for some backups beside the data. */
const TIMES = 5;

const inMb = (bytes: number): string => `${Math.floor(bytes / MB)} MB`;

async function lookAtFolder(about: string, folder: string, size: number, free: FreeBytes): Promise<Finding> {
  const bytes = await free(folder);
  if (bytes === null)
    return look(about, `The disk of ${folder} cannot be read.`, 'Give this user the right to read it.');
  const said = `${inMb(bytes)} are free on the disk of ${folder}.`;
  const mend = 'Make room on it, or move the folder to a larger disk.';
  if (bytes < Math.max(LEAST, size)) return wrong(about, said, mend);
  return bytes < Math.max(2 * LEAST, size * TIMES) ? look(about, said, mend) : ok(about, said);
}

/** Checks the disk of the data file, and that of the backups; PostgreSQL looks after its own. */
export async function lookAtDisks(
  { dataDir, backupDir, databaseUrl }: Pick<Config, 'dataDir' | 'backupDir' | 'databaseUrl'>,
  free: FreeBytes,
): Promise<Finding[]> {
  const file = await stat(path.join(dataDir, DATA_FILE)).catch(() => null);
  const size = file?.size ?? 0;
  return Promise.all([
    ...(databaseUrl === null ? [lookAtFolder('disk', dataDir, size, free)] : []),
    ...(backupDir === null ? [] : [lookAtFolder('disk', backupDir, size, free)]),
  ]);
}
