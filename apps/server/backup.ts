// Takes a backup of the database that the settings name, which may be in use: `npm run backup`, or `npm run backup -- FOLDER`.
import path from 'node:path';
import { argv, cwd, env, exit, stderr, stdout } from 'node:process';
import { forgetOldBackups, takeBackup } from './backups/take.ts';
import { adviceFor } from './backups/refused.ts';
import { ConfigError, readConfig } from './ground/config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Said by the server that takes one a day: those that are too many go. */
const DAILY = '--daily';

let folder = '';
try {
  const config = readConfig(env, ROOT);
  const named = argv.slice(2).find((argument) => argument !== DAILY);
  folder =
    named === undefined ? (config.backupDir ?? path.resolve(cwd(), 'backups')) : path.resolve(cwd(), named);
  const { folder: made, note } = await takeBackup(config, folder, () => new Date());
  const { clubs, tournaments, matches } = note.counts;
  stdout.write(
    `Backed up into ${made}: ${clubs} clubs, ${tournaments} tournaments, ${matches} matches, ${(note.bytes / 1_000_000).toFixed(1)} MB.\n`,
  );
  if (argv.includes(DAILY)) await forgetOldBackups(folder);
} catch (error) {
  const advice = error instanceof ConfigError ? error.message : adviceFor(error, folder);
  stderr.write(`${advice ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  exit(1);
}
