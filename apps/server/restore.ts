// Brings a backup back into the place that the settings name: `npm run restore -- FOLDER`.
import path from 'node:path';
import { argv, cwd, env, exit, stderr, stdout } from 'node:process';
import { restoreBackup, type Restored } from './backups/restore.ts';
import { adviceFor } from './backups/refused.ts';
import { ConfigError, readConfig } from './ground/config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REPLACE = '--replace';

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

try {
  const config = readConfig(env, ROOT);
  const named = argv.slice(2).find((argument) => argument !== REPLACE);
  if (named === undefined) {
    stderr.write(
      'Name the folder of a backup: npm run restore -- ./data/backups/backup-2026-09-12T040000Z\n',
    );
    exit(2);
  }
  const restored = await restoreBackup(config, path.resolve(cwd(), named), {
    replaces: argv.includes(REPLACE),
    now: new Date(),
  });
  for (const line of report(restored)) stdout.write(`${line}\n`);
} catch (error) {
  const advice = error instanceof ConfigError ? error.message : adviceFor(error, 'DATA_DIR');
  stderr.write(`${advice ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  exit(1);
}
