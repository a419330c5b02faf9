// Brings a backup back into the place that the settings name: `npm run restore -- FOLDER`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv, cwd, env, exit, stderr, stdout } from 'node:process';
import { fetchAway } from './backups/away.ts';
import { restoreBackup, type RestoreOptions, type Restored } from './backups/restore.ts';
import { adviceFor, BackupRefused } from './backups/refused.ts';
import { ConfigError, readConfig, type Config } from './ground/config.ts';
import { typedHere } from './ground/typed-here.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REPLACE = '--replace';
/** Before the name of a backup in the storage elsewhere. */
const THERE = 's3:';

function* report({ note, isOlder, chainBrokenAt, replaced }: Restored): Generator<string> {
  const { clubs, tournaments, matches } = note.counts;
  yield `Brought back as of ${note.takenAt}: ${clubs} clubs, ${tournaments} tournaments, ${matches} matches.`;
  if (replaced !== null) {
    const beyond =
      replaced.recordsBeyond === 0
        ? ''
        : ` It has ${replaced.recordsBeyond} records of changes that the backup does not have.`;
    yield `The data file that was there is now ${replaced.file}.${beyond}`;
  }
  if (isOlder) yield 'It was made by an older version: the next start brings it up to date.';
  if (chainBrokenAt !== null)
    yield `Its audit log is not as it was written, from record ${chainBrokenAt} on; everything was brought back all the same.`;
}

/** Brings back one that lies in the storage elsewhere. */
async function restoreAway(config: Config, name: string, options: RestoreOptions): Promise<Restored> {
  if (config.backupS3 === null)
    throw new BackupRefused('Set BACKUP_S3_URL, BACKUP_S3_KEY and BACKUP_S3_SECRET to those of the storage.');
  const work = await mkdtemp(path.join(tmpdir(), 'tennis-restore-'));
  try {
    return await restoreBackup(config, await fetchAway(config.backupS3, name, work, options.now), options);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

try {
  const config = readConfig(env, ROOT);
  const named = argv.slice(2).find((argument) => argument !== REPLACE);
  if (named === undefined) {
    stderr.write(
      typedHere(
        `Name the folder of a backup: npm run restore -- ${config.backupDir ?? '/mnt/backups'}/backup-2026-09-12T040000Z\nThe last one in the storage of BACKUP_S3_URL: npm run restore -- s3:last\n`,
        env['TYPED_AS'],
      ),
    );
    exit(2);
  }
  const options = { replaces: argv.includes(REPLACE), now: new Date() };
  const restored = named.startsWith(THERE)
    ? await restoreAway(config, named.slice(THERE.length), options)
    : await restoreBackup(config, path.resolve(cwd(), named), options);
  for (const line of report(restored)) stdout.write(`${line}\n`);
} catch (error) {
  const advice = error instanceof ConfigError ? error.message : adviceFor(error, 'DATA_DIR');
  stderr.write(`${advice ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  exit(1);
}
