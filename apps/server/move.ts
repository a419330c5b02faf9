// Moves everything to the other database: `npm run move -- --to postgres://…`, or `npm run move -- --to FILE.sqlite`.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { argv, cwd, env, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { adviceFor } from './backups/refused.ts';
import { NewerDatabaseError } from './database/migrations/migrate.ts';
import { databaseFault } from './database/errors.ts';
import { adviceFor as adviceForFile } from './database/sqlite-file.ts';
import { ConfigError, readConfig } from './ground/config.ts';
import { typedHere } from './ground/typed-here.ts';
import { move, type Destination, type Moved } from './moving/move.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Say where to: npm run move -- --to postgres://user@host:5432/name, or npm run move -- --to FILE.sqlite
It moves from where the settings say that the data are (DATA_DIR, DATABASE_URL).
`;

function destinationOf(text: string | undefined): Destination | null {
  if (text === undefined) return null;
  if (/^postgres(?:ql)?:\/\//.test(text)) return URL.canParse(text) ? { databaseUrl: text } : null;
  return text.endsWith('.sqlite') ? { file: path.resolve(cwd(), text) } : null;
}

function askedFor(): Destination | null {
  try {
    const { values } = parseArgs({ args: argv.slice(2), options: { to: { type: 'string' } } });
    return destinationOf(values.to);
  } catch {
    return null;
  }
}

function* report({ sums, records, chainBrokenAt }: Moved, to: Destination): Generator<string> {
  let rows = 0;
  const all = createHash('sha256');
  for (const sum of sums.values()) {
    rows += sum.rows;
    all.update(sum.sha256);
  }
  const of = (table: string): number => sums.get(table)?.rows ?? 0;
  yield `Moved ${rows} rows of ${sums.size} tables: ${of('clubs')} clubs, ${of('tournaments')} tournaments, ${of('matches')} matches.`;
  yield `Each table was read again and is the same on both sides (${all.digest('hex').slice(0, 16)}).`;
  yield chainBrokenAt === null
    ? `The audit log is whole: ${records} records.`
    : `The audit log is not as it was written, from record ${chainBrokenAt} on; it was so before, and everything was moved all the same.`;
  yield 'file' in to
    ? `Start the server without DATABASE_URL, with ${to.file} as tennis.sqlite in its DATA_DIR.`
    : 'Start the server with DATABASE_URL set to the new database.';
  yield 'What you moved from is as it was. Keep it until you have looked around, and start no server on it.';
}

const to = askedFor();
if (to === null) {
  stderr.write(typedHere(USAGE, env['TYPED_AS']));
  exit(2);
}
try {
  const config = readConfig(env, ROOT);
  const from = { ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl };
  for (const line of report(await move(from, to), to)) stdout.write(`${line}\n`);
} catch (error) {
  const isSaid = error instanceof ConfigError || error instanceof NewerDatabaseError;
  const place = 'file' in to ? to.file : 'DATA_DIR';
  const unreachable =
    databaseFault(error) === 'unavailable'
      ? `The database cannot be reached: ${(error as Error).message}. Nothing was moved.`
      : null;
  const advice = isSaid
    ? error.message
    : (adviceFor(error, place) ?? adviceForFile(error, place) ?? unreachable);
  const said = advice ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
  stderr.write(`${typedHere(said, env['TYPED_AS'])}\n`);
  exit(1);
}
