// Takes a backup a day, in a process of its own, so that no request waits for it (ADR 40).
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { listBackups } from '../backups/note.ts';
import type { Config } from '../ground/config.ts';

const COMMAND = path.resolve(import.meta.dirname, '../backup.ts');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A start has enough to do; and who starts the server to try something does not fill the disk. */
const FIRST_AFTER_MS = 10 * 60_000;

/** Whether a day has gone since the last one. */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const [last] = await listBackups(folder);
  return last === undefined || now.getTime() - Date.parse(last.note.takenAt) >= DAY_MS;
}

/** Begins; it ends with the app and never keeps the process alive. */
export function keepBackups(app: FastifyInstance, config: Config, now: () => Date = () => new Date()): void {
  const { backupDir, dataDir, databaseUrl } = config;
  if (backupDir === null) return;
  const env = { ...process.env, BACKUP_DIR: backupDir, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const look = async (): Promise<void> => {
    if (!(await isBackupDue(backupDir, now()))) return;
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, '--daily'], {
      env,
    });
    app.log.info({ backup: stdout.trim() }, 'backed up');
  };
  const lookNow = (): void => {
    look().catch((error: unknown) => {
      const { stderr } = error as { stderr?: unknown };
      app.log.error(
        { err: error, said: stderr },
        'the daily backup failed and will be tried again in an hour',
      );
    });
  };
  const first = setTimeout(lookNow, FIRST_AFTER_MS).unref();
  const each = setInterval(lookNow, HOUR_MS).unref();
  app.addHook('onClose', async () => {
    clearTimeout(first);
    clearInterval(each);
  });
}
