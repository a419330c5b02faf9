// Makes a fixture of an upgrade: a checkout's own code fills a database with the demo season and with things the season lacks, on both engines, and
// notes how its API answers. See README.md beside this file.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { pino } from 'pino';
import { Client } from 'pg';
import { startCluster } from '../cluster.ts';
import type { ServerPerson, UpgradeFacts } from './facts.ts';

type Modules = {
  readonly app: typeof import('../../start/app.ts');
  readonly calendar: typeof import('../../demo/calendar.ts');
  readonly config: typeof import('../../ground/config.ts');
  readonly connection: typeof import('../../database/connection.ts');
  readonly migrate: typeof import('../../database/migrations/migrate.ts');
  readonly person: typeof import('../../demo/injected-person.ts');
  readonly season: typeof import('../../demo/season.ts');
};

const MOMENT = '2026-09-12T13:00:00.000Z';
const PASSWORD = 'Tennis123';
/** Those whose own data are noted: who runs the season, and who has entered the odd results. */
const OWNERS = ['superadmin', 'clubadmin', 'member', 'desk'] as const;

async function modulesOf(checkout: string): Promise<Modules> {
  const load = (file: string): Promise<unknown> => import(path.join(checkout, 'apps/server', file));
  return {
    app: (await load('start/app.ts')) as Modules['app'],
    calendar: (await load('demo/calendar.ts')) as Modules['calendar'],
    config: (await load('ground/config.ts')) as Modules['config'],
    connection: (await load('database/connection.ts')) as Modules['connection'],
    migrate: (await load('database/migrations/migrate.ts')) as Modules['migrate'],
    person: (await load('demo/injected-person.ts')) as Modules['person'],
    season: (await load('demo/season.ts')) as Modules['season'],
  };
}

type Send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ readonly id: number } & Readonly<Record<string, unknown>>>;

/** Calls of somebody; a refusal is an error. */
function sender(somebody: ServerPerson): Send {
  return async (method, url, payload, headers = {}) => {
    const reply = await somebody.send({ method, url, headers, ...(payload !== undefined && { payload }) });
    if (reply.status >= 300)
      throw new Error(`${method} ${url}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as { readonly id: number };
  };
}

const RULES = {
  format: 'groups_knockout',
  pointSystem: 'normal_deuce',
  letRule: true,
  timeLimit: 90,
  matchesPerParticipant: 3,
  playersProgressingFromGroups: 2,
  tieBreakerRule: 'matches_won',
};

const FORMATS = ['SET3-S:6/TB7-F:TB10', 'SET5-S:6/TB7', 'SET1-S:8/TB7'] as const;
/** Scores with an unusual spelling, an early end, or a manager's confirmation. */
const LINES = [
  '6-4 4-6 1-0(8)',
  '6-4 4-6 [10-8]',
  '4-6 6-3 6-4',
  '6-4 6-4 7-6(3)',
  '9-8(5)',
  '7-6(9-7) 6-7(4) 3-2 ret.',
  'w.o.',
  '6-4 3-2 abandoned',
  '12-1',
] as const;

/** Results of every form in several formats, corrected, taken back, replayed, cancelled and deleted. */
async function addOddResults(asDesk: Send, clubId: number): Promise<void> {
  for (const matchFormat of FORMATS) {
    const { id } = await asDesk('POST', '/api/tournaments', {
      name: `Odd ${matchFormat}`,
      clubId,
      type: 'Adults',
      startDate: '2026-09-12T08:00:00.000Z',
      endDate: '2026-09-13T18:00:00.000Z',
      maxParticipants: 16,
      rules: RULES,
      matchFormat,
    });
    const entry = (name: string) => asDesk('POST', `/api/tournaments/${id}/participants`, { name });
    const [first, second] = [await entry('Ida Holm'), await entry('Sam Oduya')];
    const match = () =>
      asDesk('POST', `/api/tournaments/${id}/matches`, {
        participant1Id: first.id,
        participant2Id: second.id,
        round: 'knockout',
        startTime: null,
      });
    const set = (of: { readonly id: number }, what: string, body: object) =>
      asDesk('PUT', `/api/matches/${of.id}/${what}`, body);
    for (const text of LINES) {
      await set(await match(), 'scores', { scores: { text }, confirm: true });
    }
    const again = await match();
    await set(again, 'scores', { scores: { text: '6-0' }, winnerId: first.id, confirm: true });
    await set(again, 'status', { status: 'in_progress' });
    await set(again, 'status', { status: 'completed' });
    await set(again, 'status', { status: 'in_progress' });
    await set(again, 'winner', { winnerId: null });
    await set(again, 'scores', { scores: { text: '0-6' }, winnerId: second.id, confirm: true });
    await set(again, 'scores', { scores: { set1: { player1: 0, player2: 0 } }, winnerId: null });
    const off = await match();
    await set(off, 'scores', { scores: { text: '3-2' }, confirm: true });
    await set(off, 'status', { status: 'cancelled' });
    const gone = await match();
    await set(gone, 'status', { status: 'in_progress' });
    await set(gone, 'scores', { scores: { text: '6-1 6-1' }, winnerId: first.id, confirm: true });
    await asDesk('DELETE', `/api/matches/${gone.id}?confirm=true`);
  }
}

/** Things the season lacks: invitations in each status, waiting mails, a kept answer, pairs of children, a corrected result, settings. */
async function addTheRest(newPerson: () => ServerPerson): Promise<Pick<UpgradeFacts, 'cookies' | 'kept'>> {
  const [admin, desk] = [newPerson(), newPerson()];
  const [asAdmin, asDesk] = [sender(admin), sender(desk)];
  await asAdmin('POST', '/api/auth/login', { username: 'superadmin', password: PASSWORD });
  await asDesk('POST', '/api/auth/register', {
    username: 'desk',
    password: PASSWORD,
    email: 'desk@example.org',
    name: 'Marta Silva',
    role: 'club_admin',
  });
  const club = await asDesk('POST', '/api/clubs', { name: 'Upgrade Park', timeZone: 'Europe/Vienna' });
  const invite = (name: string) =>
    asDesk('POST', `/api/clubs/${club.id}/invitations`, { email: `${name}@example.org` });
  await invite('pending');
  const revoked = await invite('revoked');
  await asDesk('DELETE', `/api/clubs/${club.id}/invitations/${revoked.id}`);
  const accepted = await invite('accepted');
  const { url } = await asAdmin('POST', `/api/admin/invitations/${accepted.id}/link`);
  const guest = newPerson();
  const asGuest = sender(guest);
  const { id: userId } = await asGuest('POST', '/api/auth/register', {
    username: 'accepted',
    password: PASSWORD,
    email: 'accepted@example.org',
    name: 'Lena Fischer',
  });
  const token = new URL(String(url)).searchParams.get('token');
  await asGuest('POST', `/api/invitations/${token}/accept`, { userId });
  await sender(newPerson())('POST', '/api/auth/forgot-password', { email: 'accepted@example.org' });
  await asAdmin('PATCH', '/api/admin/platform-settings/password_rule', { value: 'strong' });

  const tournament = (name: string, fields: object = {}) =>
    asDesk('POST', '/api/tournaments', {
      name,
      clubId: club.id,
      type: 'Doubles',
      startDate: '2026-09-12T08:00:00.000Z',
      endDate: '2026-09-13T18:00:00.000Z',
      maxParticipants: 16,
      rules: RULES,
      ...fields,
    });
  await tournament('Draft Cup', { status: 'draft' });
  const juniors = await tournament('U12 Doubles', { type: 'U12' });
  const pairs = [
    { name: 'Nina Kovač', partnerName: 'Priya Raman', birthYear: 2015 },
    { name: 'KOVÁCS Anna', partnerName: 'Aria Shah', birthYear: 2016, seed: 1 },
  ];
  const doubles = await tournament('Doubles Cup');
  for (const { name, birthYear } of pairs) {
    await asDesk('POST', `/api/tournaments/${juniors.id}/participants`, { name, birthYear });
  }
  const entries: number[] = [];
  for (const pair of pairs) {
    entries.push((await asDesk('POST', `/api/tournaments/${doubles.id}/participants`, pair)).id);
  }
  await asDesk('POST', `/api/tournaments/${doubles.id}/groups`, { name: 'Centre' });
  const key = { 'idempotency-key': 'upgrade-fixture-match' };
  const body = {
    participant1Id: entries[0],
    participant2Id: entries[1],
    round: 'group_stage',
    court: 'Court 1',
    startTime: '2026-09-12T10:00:00.000Z',
  };
  const match = await asDesk('POST', `/api/tournaments/${doubles.id}/matches`, body, key);
  await asDesk('PUT', `/api/matches/${match.id}/status`, { status: 'in_progress' });
  await asDesk('PUT', `/api/matches/${match.id}/scores`, { scores: { text: '6-4 3-6 7-6(3)' } });
  await asDesk('PUT', `/api/matches/${match.id}/winner`, { winnerId: entries[0] });
  await asDesk('PUT', `/api/matches/${match.id}/scores`, { scores: { text: '6-4 3-6 7-6(5)' } });
  await addOddResults(asDesk, club.id);
  return {
    cookies: { superAdmin: admin.cookies, desk: desk.cookies },
    kept: { url: `/api/tournaments/${doubles.id}/matches`, body, key: key['idempotency-key'], id: match.id },
  };
}

async function noteReads(somebody: ServerPerson): Promise<UpgradeFacts['reads']> {
  const read = async (url: string): Promise<readonly { readonly id: number }[]> => {
    const { status, body } = await somebody.send({ method: 'GET', url });
    if (status !== 200) throw new Error(`${url}: ${status} ${JSON.stringify(body)}`);
    reads.push({ url, body });
    return body as { readonly id: number }[];
  };
  const reads: { readonly url: string; readonly body: unknown }[] = [];
  await read('/api/clubs');
  await read('/api/club-stats');
  await read('/api/user/admin-clubs');
  await read('/api/admin/platform-settings');
  await read('/api/matches/completed');
  await read('/api/matches/date/2026-09-12');
  await read('/api/audit-log?limit=100');
  for (const { id } of await read('/api/tournaments')) {
    await read(`/api/tournaments/${id}/participants`);
    await read(`/api/tournaments/${id}/groups`);
    await read(`/api/tournaments/${id}/matches`);
    await read(`/api/tournaments/${id}/stats`);
  }
  return reads;
}

async function fill(
  modules: Modules,
  place: { readonly dataDir: string; readonly databaseUrl: string | null },
): Promise<UpgradeFacts> {
  const config = {
    ...modules.config.readConfig({ ARGON2_TEST: '1', WEB_DIR: '/nonexistent' }, place.dataDir),
    ...place,
  };
  const database = modules.connection.openDatabase(config);
  await modules.migrate.migrate(database);
  const today = new Date(MOMENT);
  const clock = modules.calendar.storyClock(today);
  const parts = { config, database, logger: pino({ level: 'error' }) };
  const { app, services } = await modules.app.buildApp({ ...parts, now: clock.now });
  await modules.season.buildSeason({ app, services, clock }, today);
  clock.set(today.getTime());
  const newPerson = () => modules.person.person(app);
  const { cookies, kept } = await addTheRest(newPerson);
  const reader = newPerson();
  await sender(reader)('POST', '/api/auth/login', { username: 'superadmin', password: PASSWORD });
  const ownData: Record<string, unknown> = {};
  for (const username of OWNERS) {
    const owner = newPerson();
    await sender(owner)('POST', '/api/auth/login', { username, password: PASSWORD });
    ownData[username] = await sender(owner)('GET', '/api/user/data');
  }
  const head = await sender(reader)('GET', '/api/audit-log/verification');
  const reads = await noteReads(reader);
  await app.close();
  const counts: Record<string, number> = {};
  for (const { name } of await database.db.introspection.getTables()) {
    const { count } = await database.db
      .selectFrom(name as 'users')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts[name] = Number(count);
  }
  await database.close();
  return { moment: MOMENT, password: PASSWORD, counts, head, cookies, kept, reads, ownData };
}

const packed = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });

const [checkout, target] = argv.slice(2);
if (checkout === undefined || target === undefined) throw new Error('usage: make.ts CHECKOUT FOLDER');
const modules = await modulesOf(path.resolve(checkout));
const keep = (name: string, content: Buffer) =>
  writeFileSync(path.join(target, `${name}.br`), packed(content));
const folder = mkdtempSync(path.join(tmpdir(), 'tennis-upgrade-'));
const cluster = await startCluster();
try {
  const sqlite = await fill(modules, { dataDir: folder, databaseUrl: null });
  keep('tennis.sqlite', readFileSync(path.join(folder, 'tennis.sqlite')));
  keep('sqlite.json', Buffer.from(JSON.stringify(sqlite)));
  const url = new URL(cluster.url);
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('create database upgrade');
  await client.end();
  url.pathname = '/upgrade';
  const postgres = await fill(modules, { dataDir: folder, databaseUrl: url.toString() });
  const dump = spawnSync(
    'pg_dump',
    ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200', url.toString()],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (dump.status !== 0) throw new Error(dump.stderr);
  // Lines that begin with a backslash are for psql.
  keep('postgres.sql', Buffer.from(dump.stdout.replace(/^\\.*\n/gm, '')));
  keep('postgres.json', Buffer.from(JSON.stringify(postgres)));
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
