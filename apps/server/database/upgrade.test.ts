// An upgrade: what an earlier release has stored starts on this code, with everything there. The fixtures are kept for good
// (testing/upgrade/README.md).
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../start/app.ts';
import { readConfig } from '../ground/config.ts';
import { openDatabase } from './connection.ts';
import { migrate } from './migrations/migrate.ts';
import { person, type Person } from '../demo/injected-person.ts';
import { readFigures } from '../tennis/kept-figures.ts';
import { emptyPlace } from '../testing/fresh-database.ts';
import { countedFigures } from '../testing/counted-figures.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { restore } from '../testing/upgrade/restore.ts';

const COMMIT = '84743f1';
const MINUTE_MS = 60_000;

/** Tables that hold what a club would miss; of the others, this code may forget or rewrite what it likes. */
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
  'platform_settings',
  'result_changes',
  'sessions',
  'tournaments',
  'users',
] as const;

async function restored() {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  return { place, facts: await restore(COMMIT, place) };
}

/** This code on the fixture, a few minutes after it was left. */
async function upgraded() {
  const { place, facts } = await restored();
  const config = {
    ...readConfig({ ARGON2_TEST: '1', WEB_DIR: '/nonexistent' }, place.dataDir),
    ...place,
  };
  const database = openDatabase(config);
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
  return { facts, database, browser };
}

it(`the data of ${COMMIT} start as a process`, async () => {
  const { place } = await restored();
  const server = spawnServer(place, await freePort());
  await untilReady(server);
  expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: 'ok' });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toMatch(/"level":[56]0/);
});

it(`every row of ${COMMIT} is there`, async () => {
  const { facts, database } = await upgraded();
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

it(`the API answers with everything that it answered at ${COMMIT}`, async () => {
  const { facts, browser } = await upgraded();
  const admin = browser(facts.cookies.superAdmin);
  for (const { url, body } of facts.reads) {
    const reply = await admin.send({ method: 'GET', url });
    // Fields may have been added, and nothing else.
    expect([url, reply.status, reply.body]).toMatchObject([url, 200, body as object]);
  }
  expect(facts.reads.length).toBeGreaterThan(80);
});

it(`the audit log of ${COMMIT} is intact against its old head, and goes on`, async () => {
  const { facts, browser } = await upgraded();
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

it(`whoever was signed in at ${COMMIT} still is, passwords hold, and a repeated write is answered as it was`, async () => {
  const { facts, browser } = await upgraded();
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
});

it(`the figures of ${COMMIT} are counted once`, async () => {
  const { database } = await upgraded();
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
