// Takes a backup of the database named in the settings, even while it is in use: `npm run backup`, or `npm run backup -- FOLDER`.
import path from 'node:path';
import { argv, cwd, env, exit, stderr, stdout } from 'node:process';
import { forgetAway, sendAway, unsent } from './backups/away.ts';
import { isBackupDue, type Backup } from './backups/note.ts';
import { forgetOldBackups, takeBackup } from './backups/take.ts';
import { adviceFor } from './backups/refused.ts';
import { ConfigError, readConfig, type Config } from './ground/config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Said by the server that takes one a day. */
const DAILY = '--daily';

/** Takes one and says what is in it. */
async function take(config: Config, folder: string): Promise<Backup> {
  const made = await takeBackup(config, folder, () => new Date());
  const { clubs, tournaments, matches } = made.note.counts;
  stdout.write(
    `Backed up into ${made.folder}: ${clubs} clubs, ${tournaments} tournaments, ${matches} matches, ${(made.note.bytes / 1_000_000).toFixed(1)} MB.\n`,
  );
  return made;
}

async function send({ backupS3 }: Config, backup: Backup): Promise<void> {
  if (backupS3 === null) return;
  await sendAway(backupS3, backup);
  stdout.write(`Sent to ${backupS3.url}, and read back.\n`);
}

/**
 * The server's work once an hour: takes the day's backup, sends backups that were not sent yet, and deletes the surplus here and in the other
 * storage.
 */
async function keepDaily(config: Config, folder: string): Promise<void> {
  if (await isBackupDue(folder, new Date())) await take(config, folder);
  await forgetOldBackups(folder);
  const waiting = await unsent(folder, new Date());
  if (config.backupS3 === null || waiting === undefined) return;
  await send(config, waiting);
  await forgetAway(config.backupS3, new Date());
}

let folder = '';
try {
  const config = readConfig(env, ROOT);
  const named = argv.slice(2).find((argument) => argument !== DAILY);
  folder =
    named === undefined ? (config.backupDir ?? path.resolve(cwd(), 'backups')) : path.resolve(cwd(), named);
  if (argv.includes(DAILY)) await keepDaily(config, folder);
  else await send(config, await take(config, folder));
} catch (error) {
  const advice = error instanceof ConfigError ? error.message : adviceFor(error, folder);
  stderr.write(`${advice ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  exit(1);
}
