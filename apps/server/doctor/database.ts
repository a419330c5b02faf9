// The database: whether it answers, is whole, can be written, and is known to this version; and whether its clock agrees with ours.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { DATA_FILE } from '../database/connection.ts';
import { isExpansion, MIGRATIONS } from '../database/migrations/migrate.ts';
import { serverFinder } from '../database/postgres-hosts.ts';
import { addressesOf } from '../ground/database-url.ts';
import type { Config } from '../ground/config.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

const ABOUT = 'database';
const CONNECT_MS = 5000;
/** Connections of one process beside its pool: they hear what the others say. */
const LISTENERS = 2;
/** A clock may be that much behind the last record: two machines never agree to the second. */
const BEHIND_MS = 120_000;
const OLDEST_POSTGRES = 130_000;

/** The facts that a database tells about itself. */
interface Said {
  readonly migration: string | null;
  /** When the last record of the audit log was written. */
  readonly lastAt: string | null;
}

/** How the data stand to this version, by the newest step that has changed them. */
function judgedSchema(migration: string | null, engine: string, backupDir: string | null): Finding {
  if (migration === (MIGRATIONS.at(-1)?.name ?? null))
    return ok(ABOUT, `${engine} answers, and its data are of this version.`);
  if (migration !== null && !MIGRATIONS.some(({ name }) => name === migration))
    return isExpansion(migration)
      ? look(
          ABOUT,
          `${engine} answers; a newer version has added to its data (${migration}), which this one leaves alone.`,
          'Update the product, unless you have gone back to this version on purpose.',
        )
      : wrong(
          ABOUT,
          `${engine} holds data of a newer version (${migration}).`,
          'Update the product; a server of this version does not start on it.',
        );
  return backupDir === null
    ? look(
        ABOUT,
        `${engine} answers; the next start brings its data up to date, without a backup.`,
        'Make a backup before, or set BACKUP_DIR: then the start makes one itself.',
      )
    : ok(ABOUT, `${engine} answers; the next start brings its data up to date, after a backup.`);
}

function judged(
  { migration, lastAt }: Said,
  engine: string,
  { now, backupDir }: { readonly now: Date; readonly backupDir: string | null },
): Finding[] {
  const schema = judgedSchema(migration, engine, backupDir);
  if (lastAt === null) return [schema];
  const ahead = Date.parse(lastAt) - now.getTime();
  const clock =
    ahead > BEHIND_MS
      ? wrong(
          'clock',
          `The clock is ${Math.ceil(ahead / 60_000)} minutes behind the last change in the database.`,
          'Set the clock of this machine, best by a time service (NTP).',
        )
      : ok('clock', 'The clock goes with the last change in the database.');
  return [schema, clock];
}

async function lookAtFile(dataDir: string, backupDir: string | null, now: Date): Promise<Finding[]> {
  const file = path.join(dataDir, DATA_FILE);
  const found = await stat(file).catch(() => null);
  if (found === null || found.size === 0)
    return [
      look(
        ABOUT,
        `There is no data file in ${dataDir} yet.`,
        'The first start makes one; if there should be one, set DATA_DIR to its folder.',
      ),
    ];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    const answer = String(check?.['quick_check'] ?? '');
    if (answer !== 'ok')
      return [
        wrong(
          ABOUT,
          `The data file is damaged: ${answer}`,
          'Stop the server and bring a backup back: npm run restore.',
        ),
      ];
    const hasTables = database.prepare("select 1 from sqlite_master where name = 'schema_migrations'").get();
    if (hasTables === undefined)
      return [
        wrong(ABOUT, `The file ${file} is not one of ours.`, 'Set DATA_DIR to the folder of your data.'),
      ];
    const one = (statement: string): string | null => {
      const [value = null] = Object.values(database.prepare(statement).get() ?? {});
      return typeof value === 'string' ? value : null;
    };
    return judged(
      {
        migration: one('select max(name) from schema_migrations'),
        lastAt: one('select at from audit_log order by seq desc limit 1'),
      },
      'The data file',
      { now, backupDir },
    );
  } finally {
    database.close();
  }
}

async function lookAtPostgres(
  databaseUrl: string,
  connections: number | null,
  standing: { readonly now: Date; readonly backupDir: string | null },
): Promise<Finding[]> {
  const client = new Client({
    connectionString: await serverFinder(databaseUrl)(),
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  // A connection that is lost is told by the query that waits on it.
  client.on('error', () => {});
  await client.connect();
  try {
    const one = async (statement: string): Promise<string | null> => {
      const { rows } = await client.query<Record<string, string | null>>(statement);
      const [value = null] = Object.values(rows[0] ?? {});
      return value;
    };
    const found: Finding[] = [];
    const version = Number(await one('show server_version_num'));
    if (version < OLDEST_POSTGRES)
      found.push(look(ABOUT, 'PostgreSQL is older than version 13.', 'Update it: its makers no longer do.'));
    if ((await one('select pg_is_in_recovery()::text')) === 'true')
      found.push(
        wrong(
          ABOUT,
          'DATABASE_URL leads to a standby, which cannot be written.',
          'Name the primary, or the proxy that finds it.',
        ),
      );
    else if ((await one('show default_transaction_read_only')) === 'on')
      found.push(
        wrong(
          ABOUT,
          'The database takes no writes (default_transaction_read_only).',
          'Turn that off for this database and its role.',
        ),
      );
    const most = Number(await one('show max_connections'));
    if (connections !== null && most < connections * 2)
      found.push(
        look(
          ABOUT,
          `PostgreSQL takes ${most} connections, and each process of ours uses ${connections}.`,
          'Raise max_connections, lower DATABASE_CONNECTIONS, or put PgBouncer in between (DATABASE_POOLED).',
        ),
      );
    const isOurs = (await one("select (to_regclass('schema_migrations') is not null)::text")) === 'true';
    if (!isOurs)
      return [
        ...found,
        look(
          ABOUT,
          'The database is empty.',
          'The first start fills it; if it should hold data, check DATABASE_URL.',
        ),
      ];
    const said = {
      migration: await one('select max(name) from schema_migrations'),
      lastAt: await one('select at from audit_log order by seq desc limit 1'),
    };
    return [...found, ...judged(said, 'PostgreSQL', standing)];
  } finally {
    await client.end();
  }
}

/** Whether a server is a standby; null if it does not answer. */
async function isStandby(address: string): Promise<boolean | null> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === true;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether there is a standby to read from, where the settings name servers for that. */
async function lookAtStandbys(readUrl: string, databaseUrl: string | null): Promise<Finding> {
  if (databaseUrl === null)
    return look(
      ABOUT,
      'DATABASE_READ_URL is set, and the data are in a file.',
      'Leave it out, or set DATABASE_URL as well.',
    );
  const found = await Promise.all(addressesOf(readUrl).map(isStandby));
  if (found.includes(true)) return ok(ABOUT, 'A standby answers, and can be read from.');
  return found.includes(false)
    ? look(
        ABOUT,
        'None of the servers in DATABASE_READ_URL is a standby: all is read where it is written.',
        'Name a standby, or leave it out.',
      )
    : wrong(
        ABOUT,
        'None of the servers in DATABASE_READ_URL answers: all is read where it is written.',
        'See that a standby runs, and that it lets this machine in.',
      );
}

/** Why it could not be opened, without its address. */
const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'unknown';
};

/** Looks at the database that the settings name, and changes nothing in it. */
export async function lookAtDatabase(
  {
    dataDir,
    databaseUrl,
    readUrl,
    isPooled,
    poolSize,
    backupDir,
  }: Pick<Config, 'dataDir' | 'databaseUrl' | 'readUrl' | 'isPooled' | 'poolSize' | 'backupDir'>,
  now: Date,
): Promise<Finding[]> {
  try {
    const found =
      databaseUrl === null
        ? await lookAtFile(dataDir, backupDir, now)
        : await lookAtPostgres(databaseUrl, isPooled ? null : poolSize + LISTENERS, { now, backupDir });
    return readUrl === null ? found : [...found, await lookAtStandbys(readUrl, databaseUrl)];
  } catch (error) {
    const mend =
      databaseUrl === null
        ? 'Give this user the right to read the folder; if the file is damaged, bring a backup back.'
        : 'See that PostgreSQL runs, and that DATABASE_URL names its address, user and password.';
    return [wrong(ABOUT, `The database cannot be opened (${reasonOf(error)}).`, mend)];
  }
}
