// A demo season goes from its file to PostgreSQL, into another file and to another PostgreSQL, and is the same everywhere (ADR 46). Both engines are
// needed, so it runs beside PostgreSQL only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../database/connection.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { readKeys } from '../push/keys.ts';
import { aPlace } from '../testing/calls.ts';
import { emptyPlace, type DatabasePlace } from '../testing/fresh-database.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { restore } from '../testing/upgrade/restore.ts';
import { move } from './move.ts';
import { readingFile } from './sqlite-side.ts';

const MOMENT = '2026-11-20T14:20:00.000Z';
const COMMAND = path.resolve(import.meta.dirname, '../move.ts');

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-move-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function anEmptyPlace(): Promise<{ readonly databaseUrl: string }> {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  return { databaseUrl: place.databaseUrl ?? '' };
}

const fileIn = (folder: string): DatabasePlace => ({ dataDir: folder, databaseUrl: null });
const inPostgres = (databaseUrl: string): DatabasePlace => ({ dataDir: '', databaseUrl });

/** The command as somebody types it. */
function start(from: DatabasePlace, to: string) {
  const child = spawn(process.execPath, [COMMAND, '--to', to], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: from.dataDir,
      ...(from.databaseUrl === null ? {} : { DATABASE_URL: from.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, said }));
  return { child, ended };
}

const run = (from: DatabasePlace, to: string) => start(from, to).ended;

async function tablesIn(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: string }>(
    "select count(*) as n from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
  );
  await client.end();
  return Number(rows[0]?.n);
}

async function matchesIn(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from matches');
  await client.end();
  return rows[0]?.n ?? 0;
}

/** Opened as the server opens it: a read-only connection leaves its log and index behind when it closes. */
function matchesInFile(file: string): number {
  const database = new DatabaseSync(file);
  const { n } = database.prepare('select count(*) as n from matches').get() ?? {};
  database.close();
  return Number(n);
}

/** The parts of a schema besides its rows: keys, checks, indexes, triggers and the next ids. */
async function schemaOf(databaseUrl: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ what: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what
      from pg_constraint where connamespace = current_schema()::regnamespace
    union all select indexdef from pg_indexes where schemaname = current_schema()
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`);
  await client.end();
  return rows.map(({ what }) => what);
}

const schemaOfFile = (folder: string): readonly unknown[] => {
  const database = new DatabaseSync(path.join(folder, 'tennis.sqlite'), { readOnly: true });
  const rows = database
    .prepare("select type, name, sql from sqlite_master where name not like 'sqlite%' order by 1, 2")
    .all();
  database.close();
  return rows;
};

/** Lists, draws and people as they look, and the result of the check of the audit log. */
const READS = [
  '/api/tournaments',
  '/api/clubs',
  '/api/audit-log/verification',
  '/api/admin/platform-settings',
  '/api/admin/users',
];

async function pagesOn(place: DatabasePlace) {
  const server = spawnServer(place, await freePort(), { BACKUP_DIR: 'off' });
  await untilReady(server);
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'superadmin', password: 'Tennis123' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const read = async (url: string): Promise<unknown> => {
    const response = await fetch(`${server.url}${url}`, { headers: { cookie } });
    return response.status === 200 ? response.json() : [url, response.status, await response.text()];
  };
  const readAll = async (urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => [url, await read(url)] as const));
  const pages = new Map<string, unknown>(await readAll(READS));
  const tournaments = pages.get('/api/tournaments') as readonly { id: number }[];
  const parts = tournaments.flatMap(({ id }) =>
    ['', '/matches', '/participants'].map((part) => `/api/tournaments/${id}${part}`),
  );
  for (const [url, page] of await readAll(parts)) pages.set(url, page);
  const createClub = async (name: string): Promise<number> => {
    const response = await fetch(`${server.url}/api/clubs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name }),
    });
    return ((await response.json()) as { id: number }).id;
  };
  return {
    pages,
    createClub,
    end: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}

/** Values that PostgreSQL's arrays or a file could take for something else. */
const ODD = ['NULL', '"quoted" \\ {a,b}', 'two\nlines\t', 'é 🎾 ß', ' ', "it's"];

async function addOddities({ db }: Database): Promise<void> {
  await readKeys(db, new Date(MOMENT));
  const { id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('pictures')
    .values({
      user_id: id,
      club_id: null,
      hash: 'odd',
      bytes: Uint8Array.from({ length: 256 }, (_, at) => at),
      created_at: MOMENT,
    })
    .execute();
  const odd = ODD.map((text) => ({
    setting_key: `odd ${text}`,
    setting_value: text,
    description: text,
    updated_at: MOMENT,
  }));
  await db.insertInto('platform_settings').values(odd).execute();
  // Ids that were given out and are not there any more must not come again.
  await sql`update sqlite_sequence set seq = 5000 where name = 'clubs'`.execute(db);
}

/** The demo season that a release has left, brought up to date. */
let season: DatabasePlace;

beforeAll(async () => {
  season = fileIn(mkdtempSync(path.join(tmpdir(), 'tennis-move-')));
  await restore('ca56639', season);
  const database = openDatabase(season);
  await migrate(database);
  await addOddities(database);
  await database.close();
}, 60_000);

afterAll(() => rmSync(season.dataDir, { recursive: true, force: true }));

const MOVED =
  /^Moved \d+ rows of \d+ tables: .+ 371 matches\.\nEach table .+ same .+\nThe audit log is whole/;

/**
 * Kills moves at several points of the time that a whole one takes, then lets one through. If a kill comes after everything is done, the next move
 * finds the data there.
 * @param matchesThere how many matches the new place holds; null if it holds nothing
 */
async function afterKills(
  from: DatabasePlace,
  to: string,
  matchesThere: () => Promise<number | null>,
  refusal: RegExp,
): Promise<void> {
  let length = 2000;
  for (const part of [0.5, 0.7, 0.9]) {
    const begun = performance.now();
    const { child, ended } = start(from, to);
    const killing = setTimeout(() => child.kill('SIGKILL'), length * part);
    await ended;
    clearTimeout(killing);
    const matches = await matchesThere();
    expect(matches === null || matches === 371, `${matches} matches`).toBe(true);
    if (matches !== null) break;
    length = Math.max(length, performance.now() - begun);
  }
  const isThere = (await matchesThere()) !== null;
  const { code, said } = await run(from, to);
  expect(said).toMatch(isThere ? refusal : MOVED);
  expect(code).toBe(isThere ? 1 : 0);
}

describe('a season', () => {
  it('goes to PostgreSQL, into a file and to another PostgreSQL, and is the same everywhere', async () => {
    const [first, second] = [await anEmptyPlace(), await anEmptyPlace()];
    const folder = aFolder();
    const outward = await move(season, first);
    const back = await move(inPostgres(first.databaseUrl), { file: path.join(folder, 'tennis.sqlite') });
    expect(readdirSync(folder)).toEqual(['tennis.sqlite']);
    const again = await move(fileIn(folder), second);
    expect(back).toEqual(outward);
    expect(again).toEqual(outward);
    expect(outward.chainBrokenAt).toBeNull();
    expect(outward.records).toBeGreaterThan(1000);
    expect(outward.sums.get('matches')?.rows).toBe(371);
    expect(outward.sums.get('pictures')?.rows).toBe(1);
    // Nothing of the schema is lost on the way.
    const migrated = await aPlace();
    for (const { databaseUrl } of [first, second])
      expect(await schemaOf(databaseUrl)).toEqual(await schemaOf(migrated.databaseUrl ?? ''));
    expect(schemaOfFile(folder)).toEqual(schemaOfFile(season.dataDir));
  });

  it('is answered by a server on the new database as by one on the old', async () => {
    const target = await anEmptyPlace();
    const { records } = await move(season, target);
    const [here, there] = await Promise.all([pagesOn(season), pagesOn(inPostgres(target.databaseUrl))]);
    expect(there.pages.size).toBeGreaterThan(20);
    // The sign-in just now is the last record of each.
    const check = '/api/audit-log/verification';
    for (const { pages } of [here, there])
      expect(pages.get(check)).toMatchObject({ state: 'intact', records: records + 1 });
    here.pages.delete(check);
    there.pages.delete(check);
    expect([...there.pages]).toEqual([...here.pages]);
    // The next club has the next number, though the last ones are gone.
    expect(await there.createClub('After the move')).toBe(5001);
    await Promise.all([here.end(), there.end()]);
  });

  it('is whole or not there when the move is killed, and the next one brings it', async () => {
    const target = await anEmptyPlace();
    const source = inPostgres(target.databaseUrl);
    const folder = aFolder();
    const file = path.join(folder, 'tennis.sqlite');
    const inTarget = async () =>
      (await tablesIn(target.databaseUrl)) === 0 ? null : matchesIn(target.databaseUrl);
    await afterKills(season, target.databaseUrl, inTarget, /is not empty/);
    const inFile = async () => (readdirSync(folder).includes('tennis.sqlite') ? matchesInFile(file) : null);
    await afterKills(source, file, inFile, /There is a file/);
    // The leftovers of the interrupted move are cleared away.
    expect(readdirSync(folder)).toEqual(['tennis.sqlite']);
  });
});

describe('nothing is moved', () => {
  it('into a database or over a file that is there', async () => {
    const { databaseUrl } = await aPlace();
    const filled = await run(season, databaseUrl ?? '');
    expect(filled).toEqual({
      code: 1,
      said: expect.stringContaining('is not empty. Make a new one (createdb)'),
    });
    const file = path.join(aFolder(), 'tennis.sqlite');
    writeFileSync(file, 'mine');
    const there = await run(inPostgres(databaseUrl ?? ''), file);
    expect(there).toEqual({ code: 1, said: expect.stringContaining('There is a file') });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('while a server runs, and nobody writes while something is moved', async () => {
    const place = await aPlace();
    const server = spawnServer(place, await freePort());
    await untilReady(server);
    const file = path.join(aFolder(), 'tennis.sqlite');
    expect((await run(place, file)).said).toMatch(/has \d+ other connections?\. Stop the server/);
    const target = await anEmptyPlace();
    const local = fileIn(aFolder());
    const onFile = spawnServer(local, await freePort());
    await untilReady(onFile);
    const refused = await run(local, target.databaseUrl);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('is in use. Stop the server') });
    expect(await tablesIn(target.databaseUrl)).toBe(0);
    onFile.child.kill('SIGTERM');
    await onFile.ended;
    await readingFile(path.join(local.dataDir, 'tennis.sqlite'), async () => {
      const other = new DatabaseSync(path.join(local.dataDir, 'tennis.sqlite'));
      expect(() => other.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
      other.close();
    });
  });

  it('of another version, of another program, or from a place where nothing is', async () => {
    const target = await anEmptyPlace();
    const older = fileIn(aFolder());
    await restore('ca56639', older);
    expect((await run(older, target.databaseUrl)).said).toContain('Start the server on it once');
    expect((await run(fileIn(aFolder()), target.databaseUrl)).said).toContain('There is no data file');
    expect((await run(season, 'elsewhere')).said).toContain('Say where to');
    expect(await tablesIn(target.databaseUrl)).toBe(0);
  });

  it('where a table is on one engine only, a row is not what its column holds, or what it names is missing', async () => {
    const target = await anEmptyPlace();
    const changed = async (change: string): Promise<string> => {
      const folder = aFolder();
      cpSync(season.dataDir, folder, { recursive: true });
      const database = new DatabaseSync(path.join(folder, 'tennis.sqlite'), {
        enableForeignKeyConstraints: false,
      });
      database.exec(change);
      database.close();
      return move(fileIn(folder), target).then(
        () => 'moved',
        (error: unknown) => (error as Error).message,
      );
    };
    expect(await changed('create table forgotten (id integer primary key, name text)')).toBe(
      'The table forgotten is not the same on both engines.',
    );
    expect(await changed('alter table clubs add column parking text')).toBe(
      'The table clubs is not the same on both engines.',
    );
    expect(await changed("update clubs set version = 'two' where id = 1")).toContain(
      'The column clubs.version holds a value that is no integer.',
    );
    expect(await changed('delete from participants where id = 1')).toContain(
      'A row names another that is not there',
    );
    expect(await tablesIn(target.databaseUrl)).toBe(0);
  });
});
