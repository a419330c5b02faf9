// Takes a backup a day, in a process of its own, so that no request waits for it (ADR 40).
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { unsent } from '../backups/away.ts';
import { isBackupDue } from '../backups/note.ts';
import { adviceFor } from '../backups/refused.ts';
import { takeBackup } from '../backups/take.ts';
import type { Database } from '../database/connection.ts';
import { isUpgrade } from '../database/migrations/migrate.ts';
import type { Config } from '../ground/config.ts';

const COMMAND = path.resolve(import.meta.dirname, '../backup.ts');
const HOUR_MS = 3_600_000;
/** One that has not ended by then hangs; it is ended, and tried again. */
const MOST_MS = 12 * HOUR_MS;
/** A start has enough to do; and if somebody starts the server just to try something, the disk must not fill. */
const FIRST_AFTER_MS = 10 * 60_000;

/** The database was not backed up before an upgrade, so it was not upgraded; the message says what to do. */
export class NotBackedUp extends Error {
  override readonly name = 'NotBackedUp';
}

/**
 * Takes a backup of a database that a new version is about to change, if backups are made at all. The upgrade itself is one step, all or nothing, so
 * a failed one changes nothing. The backup is for an upgrade that somebody wants to take back a day later.
 * @throws {NotBackedUp} if that fails; then nothing is changed
 */
export async function backUpBeforeUpgrade(database: Database, config: Config, logger: Logger): Promise<void> {
  const { backupDir } = config;
  if (backupDir === null || !(await isUpgrade(database))) return;
  try {
    const { folder } = await takeBackup(config, backupDir, () => new Date());
    logger.info({ folder }, 'backed up before the upgrade');
  } catch (error) {
    const advice = adviceFor(error, backupDir);
    if (advice === null) throw error;
    throw new NotBackedUp(
      `This version changes the database, and it could not be backed up first. ${advice} To go on without a backup, set BACKUP_DIR=off for this start.`,
      { cause: error },
    );
  }
}

/** Begins; it ends with the app and never keeps the process alive. */
export function keepBackups(app: FastifyInstance, config: Config, now: () => Date = () => new Date()): void {
  const { backupDir, backupS3, dataDir, databaseUrl } = config;
  if (backupDir === null) return;
  const env = { ...process.env, BACKUP_DIR: backupDir, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const look = async (): Promise<void> => {
    const isWaiting = backupS3 !== null && (await unsent(backupDir, now())) !== undefined;
    if (!isWaiting && !(await isBackupDue(backupDir, now()))) return;
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, '--daily'], {
      env,
      timeout: MOST_MS,
    });
    app.log.info({ backup: stdout.trim() }, 'backed up');
  };
  eachHour(app, look);
}

/** Looks soon after the start and then once an hour, but never beside a look that is still at work: its backup may take longer. */
export function eachHour(app: FastifyInstance, look: () => Promise<void>): void {
  let isLooking = false;
  const lookNow = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } catch (error) {
      const { stderr } = error as { stderr?: unknown };
      app.log.error(
        { err: error, said: stderr },
        'the daily backup failed and will be tried again in an hour',
      );
    } finally {
      isLooking = false;
    }
  };
  const first = setTimeout(() => void lookNow(), FIRST_AFTER_MS).unref();
  const each = setInterval(() => void lookNow(), HOUR_MS).unref();
  app.addHook('onClose', async () => {
    clearTimeout(first);
    clearInterval(each);
  });
}
