// A migrated database of its own for each test, on the engine in TEST_ENGINE. Each worker migrates once; every test then gets a copy.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { KyselyConfig } from 'kysely';
import { Pool } from 'pg';
import { openDatabase, type Database } from '../database/connection.ts';
import { migrate } from '../database/migrations/migrate.ts';
import type { Engine } from '../database/columns.ts';

/** Where a test's database is: what `openDatabase` needs to open it (again). */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

export interface FreshDatabase {
  readonly place: DatabasePlace;
  readonly open: (log?: KyselyConfig['log']) => Database;
  /** Another database with what is in this one; all connections must be closed. */
  readonly copy: () => Promise<FreshDatabase>;
  /** Removes the database; all connections must be closed. */
  readonly remove: () => Promise<void>;
}

/** The engine that this run of the tests is about. */
function testEngine(): Engine {
  const engine = process.env['TEST_ENGINE'];
  if (engine !== 'sqlite' && engine !== 'postgres') {
    throw new Error('TEST_ENGINE must be sqlite or postgres. Run the tests with: npm test -- api');
  }
  return engine;
}

const suffix = (): string => randomBytes(6).toString('hex');

function adminUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url === undefined) throw new Error('TEST_POSTGRES_URL is missing. Run the tests with: npm test -- api');
  return url;
}

let administrator: Pool | undefined;

/** Runs one statement on the server's administrative database. */
async function administrate(statement: string) {
  administrator ??= new Pool({ connectionString: adminUrl(), max: 1, allowExitOnIdle: true });
  return administrator.query<{ version: number }>(statement);
}

let strategy: Promise<string> | undefined;

/** How a database is copied: file by file. PostgreSQL's default since version 15 copies through the log, which takes 45 ms more of a core. */
async function copyStrategy(): Promise<string> {
  const { rows } = await administrate(`select current_setting('server_version_num')::int as version`);
  return (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : '';
}

function urlOf(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.toString();
}

/** An empty, unmigrated place. */
export async function emptyPlace(): Promise<{ place: DatabasePlace; remove: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-test-'));
  const removeFolder = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  if (testEngine() === 'sqlite') {
    return {
      place: { dataDir: folder, databaseUrl: null },
      remove: async () => {
        removeFolder();
      },
    };
  }
  const name = `tennis_${suffix()}`;
  await administrate(`create database ${name}`);
  return {
    place: { dataDir: folder, databaseUrl: urlOf(name) },
    remove: async () => {
      removeFolder();
      await administrate(`drop database if exists ${name} with (force)`);
    },
  };
}

async function makeTemplate(): Promise<DatabasePlace> {
  const { place } = await emptyPlace();
  process.on('exit', () => {
    rmSync(place.dataDir, { recursive: true, force: true });
  });
  const database = openDatabase(place);
  await migrate(database);
  await database.close();
  return place;
}

let template: Promise<DatabasePlace> | undefined;

/** A migrated, empty database. */
export async function freshDatabase(): Promise<FreshDatabase> {
  template ??= makeTemplate();
  return copyOf(await template);
}

async function copyOf(from: DatabasePlace): Promise<FreshDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-test-'));
  const removeFolder = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  if (from.databaseUrl === null) {
    copyFileSync(path.join(from.dataDir, 'tennis.sqlite'), path.join(folder, 'tennis.sqlite'));
    return databaseAt({ dataDir: folder, databaseUrl: null }, async () => {
      removeFolder();
    });
  }
  const name = `tennis_${suffix()}`;
  strategy ??= copyStrategy();
  const original = new URL(from.databaseUrl).pathname.slice(1);
  await administrate(`create database ${name} template ${original} ${await strategy}`);
  return databaseAt({ dataDir: folder, databaseUrl: urlOf(name) }, async () => {
    removeFolder();
    await administrate(`drop database if exists ${name} with (force)`);
  });
}

const databaseAt = (place: DatabasePlace, remove: () => Promise<void>): FreshDatabase => ({
  place,
  open: (log) => openDatabase(place, log),
  copy: () => copyOf(place),
  remove,
});
