// The settings of a server, read from the environment and checked before anything starts.
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { isDatabaseUrl } from './database-url.ts';
import { PUSH_SERVICES } from './push-services.ts';

/** A checked configuration. Times in milliseconds, paths absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the data file; created when missing. */
  readonly dataDir: string;
  /** Where a backup is put each day; null: none is made by itself. */
  readonly backupDir: string | null;
  /** The other storage that each of these backups is sent to; null: none. The url has no slash at its end. */
  readonly backupS3: {
    readonly url: string;
    readonly region: string;
    readonly keyId: string;
    readonly secret: string;
  } | null;
  /** PostgreSQL address; null means the embedded SQLite file. */
  readonly databaseUrl: string | null;
  /** Whether a pooler stands before PostgreSQL that lends a connection for one transaction at a time. */
  readonly isPooled: boolean;
  /** The address of PostgreSQL past the pooler, where processes can send each other messages; null if there is none. */
  readonly databaseDirectUrl: string | null;
  /** The PostgreSQL servers to read from: reads go to a standby among them. Null: reads go where writes go. */
  readonly readUrl: string | null;
  /** How many connections to PostgreSQL this process opens at most, beside two that listen. */
  readonly poolSize: number;
  /** The address that people use, without a trailing slash; null: the address on which the server listens. */
  readonly publicUrl: string | null;
  readonly smtpUrl: string | null;
  /** The sender of mails; null: a no-reply address of the product's own host. */
  readonly mailFrom: string | null;
  /** The push services that browsers may name, as origins. */
  readonly pushServices: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** From whom `X-Forwarded-*` is believed: nobody, this many proxies in front, or these addresses. */
  readonly trustProxy: false | number | string;
  /** After it was told to stop, how long a process still takes calls, in milliseconds: meanwhile its proxies find out. */
  readonly drainMs: number;
  /** Unattended first set-up (D6). */
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** Where measures can be read; null: nowhere, and nothing is measured. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Folder of the built web app. */
  readonly webDir: string;
  /** Cheap password hashes, for tests only. */
  readonly weakPasswordHashes: boolean;
}

/** Connections of a process where nobody says otherwise. */
export const POOL_SIZE = 10;
/** Writers and readers each need some. */
const LEAST_CONNECTIONS = 4;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A setting that cannot be used; the message names the variable and says what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function refuse(name: string, value: string, expected: string): never {
  throw new ConfigError(`${name} is ${JSON.stringify(value)}, but it must be ${expected}.`);
}

function readUrl(
  env: Environment,
  name: string,
  protocols: readonly string[],
  expected: string,
): string | null {
  const value = env[name];
  if (value === undefined || value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  // A database address holds a password: the refusal does not repeat it.
  if (url === null || !protocols.includes(url.protocol)) {
    throw new ConfigError(`${name} must be ${expected}.`);
  }
  return value;
}

/** One server, or several, one of which takes writes. */
function readDatabaseUrl(env: Environment, name: string): string | null {
  const value = env[name];
  if (value === undefined || value === '') return null;
  if (isDatabaseUrl(value)) return value;
  // It holds a password: the refusal does not repeat it.
  throw new ConfigError(
    `${name} must be a PostgreSQL address such as postgres://user:password@host:5432/name; several hosts stand in a row with commas.`,
  );
}

function readPublicUrl(env: Environment): string | null {
  const expected = 'an address such as https://tennis.example.org, without path';
  const value = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'], expected);
  if (value === null) return null;
  const url = new URL(value);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') refuse('PUBLIC_URL', value, expected);
  return url.origin;
}

/** An IP address, alone or with a prefix length: 10.0.0.0/8. */
function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

function readTrustProxy(env: Environment): Config['trustProxy'] {
  const value = env['TRUST_PROXY'];
  if (value === undefined || value === '' || value === 'false') return false;
  // Only the entry added by the nearest proxy is true: the caller may have written anything before it in X-Forwarded-For.
  if (value === 'true') return 1;
  if (/^[1-9]$/.test(value)) return Number(value);
  if (value.split(',').every((entry) => isAddressRange(entry.trim()))) return value;
  return refuse(
    'TRUST_PROXY',
    value,
    'true for one proxy, the number of proxies in a row, their addresses separated by commas, or false',
  );
}

function readMailFrom(env: Environment): string | null {
  const value = env['MAIL_FROM'];
  if (value === undefined || value === '') return null;
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
  if (z.safeParse(z.email(), address).success) return value;
  return refuse('MAIL_FROM', value, 'an e-mail address, or one such as Riverside Tennis <desk@example.org>');
}

function readPushServices(env: Environment): readonly string[] {
  const value = env['PUSH_SERVICES'];
  if (value === undefined || value === '') return PUSH_SERVICES;
  const services = value.split(',').map((service) => service.trim());
  if (services.every((service) => /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/.test(service)))
    return services;
  return refuse(
    'PUSH_SERVICES',
    value,
    'origins separated by commas, such as https://push.example.org,https://*.push.example.com',
  );
}

function readAdmin(env: Environment): Config['admin'] {
  const email = env['ADMIN_EMAIL'] ?? '';
  const password = env['ADMIN_PASSWORD'] ?? '';
  if (email === '' && password === '') return null;
  if (!z.safeParse(z.email(), email).success) {
    refuse('ADMIN_EMAIL', email, 'an e-mail address (it is needed together with ADMIN_PASSWORD)');
  }
  if (password.length < 6) throw new ConfigError('ADMIN_PASSWORD must have at least 6 characters.');
  return { email, password };
}

function readFlag(env: Environment, name: string): boolean {
  const value = env[name];
  if (value !== undefined && !['', 'true', 'false'].includes(value)) refuse(name, value, 'true or false');
  return value === 'true';
}

/** Beside the data file unless set otherwise. A PostgreSQL server leaves no such place for us. */
function readBackupDir(env: Environment, root: string, dataDir: string): string | null {
  const value = env['BACKUP_DIR'] ?? '';
  if (value === 'off') return null;
  if (value !== '') return path.resolve(root, value);
  return (env['DATABASE_URL'] ?? '') === '' ? path.join(dataDir, 'backups') : null;
}

/** Whether a pooler stands before PostgreSQL. A backup needs one connection from its beginning to its end, which no pooler lends. */
function readPooled(env: Environment, backupDir: string | null): boolean {
  const isPooled = readFlag(env, 'DATABASE_POOLED');
  const isDirect = (env['DATABASE_DIRECT_URL'] ?? '') !== '';
  if (isPooled && !isDirect && backupDir !== null && (env['DATABASE_URL'] ?? '') !== '')
    throw new ConfigError(
      'BACKUP_DIR is set, and DATABASE_POOLED is true: backups go past the pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or BACKUP_DIR=off.',
    );
  return isPooled;
}

/** A whole number between two others. */
function readNumber(env: Environment, name: string, least: number, most: number, first: number): number {
  const text = env[name];
  if (text === undefined || text === '') return first;
  const number = Number(text);
  if (!/^\d{1,6}$/.test(text) || number < least || number > most)
    refuse(name, text, `a number from ${least} to ${most}`);
  return number;
}

/** The storage that backups are sent to, each after it was made in the folder. */
function readBackupS3(env: Environment, backupDir: string | null): Config['backupS3'] {
  const expected = 'an address such as https://s3.example.org/bucket or https://s3.example.org/bucket/folder';
  const url = readUrl(env, 'BACKUP_S3_URL', ['http:', 'https:'], expected);
  if (url === null) return null;
  const { pathname, search, hash, username } = new URL(url);
  if (pathname === '/' || search !== '' || hash !== '' || username !== '')
    throw new ConfigError(
      `BACKUP_S3_URL must be ${expected}; keys stand in BACKUP_S3_KEY and BACKUP_S3_SECRET.`,
    );
  const keyId = env['BACKUP_S3_KEY'] ?? '';
  const secret = env['BACKUP_S3_SECRET'] ?? '';
  if (keyId === '' || secret === '')
    throw new ConfigError(
      'BACKUP_S3_URL needs BACKUP_S3_KEY and BACKUP_S3_SECRET, the two parts of a key of the storage.',
    );
  if (backupDir === null)
    throw new ConfigError(
      'BACKUP_S3_URL needs a folder in which each backup is made before it is sent. Set BACKUP_DIR.',
    );
  const region = env['BACKUP_S3_REGION'] ?? '';
  return { url: url.replace(/\/+$/, ''), keyId, secret, region: region === '' ? 'us-east-1' : region };
}

function readPort(env: Environment, name: string): number | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) refuse(name, text, 'a number from 0 to 65535');
  return Number(text);
}

/** Reads and checks the environment. Throws `ConfigError` with the name of the first variable that cannot be used. */
export function readConfig(env: Environment, root: string): Config {
  const port = readPort(env, 'PORT') ?? 3000;
  const logLevel = env['LOG_LEVEL'] === undefined || env['LOG_LEVEL'] === '' ? 'info' : env['LOG_LEVEL'];
  const level = LOG_LEVELS.find((known) => known === logLevel);
  if (level === undefined) refuse('LOG_LEVEL', logLevel, `one of ${LOG_LEVELS.join(', ')}`);
  const dataDir = path.resolve(
    root,
    env['DATA_DIR'] === undefined || env['DATA_DIR'] === '' ? 'data' : env['DATA_DIR'],
  );
  const backupDir = readBackupDir(env, root, dataDir);
  return {
    port,
    host: env['HOST'] === undefined || env['HOST'] === '' ? '127.0.0.1' : env['HOST'],
    dataDir,
    backupDir,
    backupS3: readBackupS3(env, backupDir),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    databaseDirectUrl: readDatabaseUrl(env, 'DATABASE_DIRECT_URL'),
    readUrl: readDatabaseUrl(env, 'DATABASE_READ_URL'),
    isPooled: readPooled(env, backupDir),
    poolSize: readNumber(env, 'DATABASE_CONNECTIONS', LEAST_CONNECTIONS, 200, POOL_SIZE),
    publicUrl: readPublicUrl(env),
    smtpUrl: readUrl(
      env,
      'SMTP_URL',
      ['smtp:', 'smtps:'],
      'an address such as smtp://user:password@mail.example.org:587',
    ),
    mailFrom: readMailFrom(env),
    pushServices: readPushServices(env),
    logLevel: level,
    trustProxy: readTrustProxy(env),
    drainMs: readNumber(env, 'DRAIN_SECONDS', 0, 60, 0) * 1000,
    admin: readAdmin(env),
    metricsPort: readPort(env, 'METRICS_PORT'),
    metricsHost:
      env['METRICS_HOST'] === undefined || env['METRICS_HOST'] === '' ? '127.0.0.1' : env['METRICS_HOST'],
    webDir: path.resolve(root, env['WEB_DIR'] ?? 'apps/web/dist'),
    weakPasswordHashes: env['ARGON2_TEST'] === '1',
  };
}
