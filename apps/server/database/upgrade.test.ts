// An upgrade: data of an earlier release starts on this code, and nothing is lost. The fixtures are kept for good (testing/upgrade/README.md).
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../start/app.ts';
import { readConfig } from '../ground/config.ts';
import type { UserData } from '@tennis/contract';
import { resultChangesBy } from '../audit/result-history.ts';
import { openDatabase, type Database } from './connection.ts';
import { migrate } from './migrations/migrate.ts';
import { person, type Person } from '../demo/injected-person.ts';
import { readFigures } from '../tennis/kept-figures.ts';
import { emptyPlace } from '../testing/fresh-database.ts';
import { countedFigures } from '../testing/counted-figures.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { restore } from '../testing/upgrade/restore.ts';

/** The releases, the oldest first. */
const COMMITS = ['84743f1', 'ca56639'] as const;
const MINUTE_MS = 60_000;

/** Tables whose loss a club would notice; the others this code may forget or rewrite. */
const KEPT = [
  'audit_log',
  'club_members',
  'clubs',
  'familiar_sources',
  'groups',
  'invitations',
  'mails',
  'matches',
  'participants',
  'sessions',
  'tournaments',
  'users',
] as const;

async function restored(commit: string) {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  return { place, facts: await restore(commit, place) };
}

interface OldChange {
  readonly id: number;
  readonly match_id: number;
  readonly changed_by: number | null;
  readonly changed_at: string;
  readonly before: string;
  readonly after: string;
}

/** The history of results in a table of its own, as releases before migration 0015 kept it. */
const oldResults = async ({ db }: Database): Promise<readonly OldChange[]> =>
  (await sql<OldChange>`select * from result_changes order by id`.execute(db)).rows;

/** This code on the fixture, a few minutes after it was left. */
async function upgraded(commit: string) {
  const { place, facts } = await restored(commit);
  const config = {
    ...readConfig({ ARGON2_TEST: '1', WEB_DIR: '/nonexistent' }, place.dataDir),
    ...place,
  };
  const database = openDatabase(config);
  const old = await oldResults(database);
  await migrate(database);
  const now = new Date(Date.parse(facts.moment) + 5 * MINUTE_MS);
  const logger = pino({ level: 'silent' });
  const { app } = await buildApp({ config, database, logger, now: () => now, checkAnswers: true });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const browser = (cookies: Readonly<Record<string, string>> = {}): Person => {
    const somebody = person(app);
    Object.assign(somebody.cookies, cookies);
    return somebody;
  };
  return { facts, old, database, browser };
}

it.each(COMMITS)('the data of %s start as a process', async (commit) => {
  const { place } = await restored(commit);
  const server = spawnServer(place, await freePort());
  await untilReady(server);
  expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: 'ok' });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toMatch(/"level":[56]0/);
});

it.each(COMMITS)('every row of %s is there', async (commit) => {
  const { facts, database } = await upgraded(commit);
  const counts: Record<string, number> = {};
  for (const table of KEPT) {
    const { count } = await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  expect(counts).toEqual(Object.fromEntries(KEPT.map((table) => [table, facts.counts[table]])));
});

interface NamedSetting {
  readonly settingKey: string;
}

/** Those of the answered settings that were there before. */
function settingsAmong(answered: unknown, before: unknown): readonly NamedSetting[] {
  const keys = new Set((before as readonly NamedSetting[]).map(({ settingKey }) => settingKey));
  return (answered as readonly NamedSetting[]).filter(({ settingKey }) => keys.has(settingKey));
}

it.each(COMMITS)('the API answers with everything that it answered at %s', async (commit) => {
  const { facts, browser } = await upgraded(commit);
  const admin = browser(facts.cookies.superAdmin);
  for (const { url, body } of facts.reads) {
    const reply = await admin.send({ method: 'GET', url });
    // New fields may have been added, and nothing else. New settings may be there too, each with its first value.
    const known = url === '/api/admin/platform-settings' ? settingsAmong(reply.body, body) : reply.body;
    expect([url, reply.status, known]).toMatchObject([url, 200, body as object]);
  }
  expect(facts.reads.length).toBeGreaterThan(80);
});

it.each(COMMITS)('the audit log of %s is intact against its old head, and goes on', async (commit) => {
  const { facts, browser } = await upgraded(commit);
  const admin = browser(facts.cookies.superAdmin);
  const { records, hash } = facts.head as { readonly records: number; readonly hash: string };
  const verify = async () =>
    (await admin.call('verifyAuditLog', { query: { seq: String(records), hash } })).body;
  expect(await verify()).toMatchObject({ state: 'intact', records, hash });
  await admin.call('createClub', { body: { name: 'After the upgrade', timeZone: 'UTC' } });
  const after = await verify();
  expect(after.state).toBe('intact');
  expect(after.records).toBeGreaterThanOrEqual(records);
});

it.each(COMMITS)(
  'those signed in at %s still are, passwords hold, and a repeated write is answered as it was',
  async (commit) => {
    const { facts, browser } = await upgraded(commit);
    const desk = browser(facts.cookies.desk);
    expect((await desk.call('getSession', {})).body).toMatchObject({ username: 'desk' });
    const { url, body, key, id } = facts.kept;
    const send = (headers: Readonly<Record<string, string>>) =>
      desk.send({ method: 'POST', url, payload: body, headers });
    expect(await send({ 'idempotency-key': key })).toMatchObject({ status: 201, body: { id } });
    expect((await send({})).body).not.toMatchObject({ id });
    for (const username of ['superadmin', 'clubadmin', 'member', 'accepted']) {
      const reply = await browser().call('login', { body: { username, password: facts.password } });
      expect([username, reply.status]).toEqual([username, 200]);
    }
  },
);

it.each(COMMITS)('the figures of %s are counted once', async (commit) => {
  const { database } = await upgraded(commit);
  const match = await database.db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select(['start_day', 'time_zone'])
    .where('start_day', 'is not', null)
    .executeTakeFirstOrThrow();
  const today = { zone: match.time_zone, day: match.start_day ?? '' };
  for (const withDrafts of [true, false]) {
    const kept = await readFigures(database.db, [today], withDrafts);
    expect(kept).toEqual(await countedFigures(database.db, today, withDrafts));
    expect(kept.today).toBeGreaterThan(0);
  }
});

it.each(COMMITS)('[D14] the audit log tells every change of a result that %s knew', async (commit) => {
  const { old, database } = await upgraded(commit);
  const people = [...new Set(old.flatMap((row) => row.changed_by ?? []))];
  for (const id of people) {
    const told = await resultChangesBy(database.db, id, 10_000);
    expect(told.toReversed()).toEqual(
      old
        .filter((row) => row.changed_by === id)
        .map((row) => ({
          matchId: row.match_id,
          changedBy: id,
          changedAt: row.changed_at,
          before: JSON.parse(row.before) as unknown,
          after: JSON.parse(row.after) as unknown,
        })),
    );
  }
  expect(old.filter((row) => row.changed_by === null)).toEqual([]);
  expect(old.length).toBeGreaterThan(400);
  const tables = (await database.db.introspection.getTables()).map(({ name }) => name);
  expect(tables).not.toContain('result_changes');
});

it('people find of themselves what they found at ca56639', async () => {
  const { facts, browser } = await upgraded('ca56639');
  const owners = Object.entries(facts.ownData ?? {}) as [string, UserData][];
  for (const [username, then] of owners) {
    const owner = browser();
    await owner.call('login', { body: { username, password: facts.password } });
    const now = (await owner.call('getUserData', {})).body;
    // Of what could not happen then, nothing has.
    const sinceThen = {
      withdrawnAt: null,
      withdrawnReason: null,
      withdrawnNote: null,
      placedBecause: null,
      times: [],
    };
    const entries = then.entries.map((entry) => ({ ...entry, ...sinceThen }));
    expect([username, now.entries]).toEqual([username, entries]);
    for (const list of ['matches', 'resultChanges', 'tournamentsCreated'] as const) {
      expect([username, list, now[list]]).toEqual([username, list, then[list]]);
    }
  }
  expect(owners.map(([username]) => username)).toEqual(['superadmin', 'clubadmin', 'member', 'desk']);
});
