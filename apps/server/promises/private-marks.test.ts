// Private data stays private (D24): marks in every private field, and a crawl of every route and page as every kind of caller. New routes are tested
// because they are in the contract; for a new private field, put a mark in testing/private-world.ts.
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { pathOf, routes, type Route } from '@tennis/contract';
import { deliverMails } from '../mail/delivery.ts';
import { aBuiltWeb } from '../testing/built-web.ts';
import { livingParams, type Params } from '../testing/living.ts';
import { emptyPlace } from '../testing/fresh-database.ts';
import { aPrivateWorld, READERS, type PrivateWorld, type Reader } from '../testing/private-world.ts';
import { spawnServer } from '../testing/process.ts';
import type { Person } from '../testing/server.ts';

const contract = Object.entries<Route>(routes);

const PAGES = ['/', '/login', '/tournaments/1', '/admin/clubs', '/no-such-page', '/api/no-such-call'];
const DOCUMENTS = ['/api/docs', '/api/docs/json', '/api/docs/yaml'];

/** Values of path parameters that name no object. */
const WORDS: Params = {
  day: '2026-09-12',
  token: 'a-link-that-nobody-was-given',
  // The tests of pictures check who sees whose picture.
  hash: '0123456789abcdef0123456789abcdef',
};

/** Pages made from what visitors may read, and the files for search engines and other sites, for every object that there is. */
async function madeFor({ server }: PrivateWorld): Promise<readonly string[]> {
  const { db } = server.database;
  const idsOf = async (table: 'tournaments' | 'persons' | 'meetings') =>
    (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
  const tournaments = await idsOf('tournaments');
  return [
    '/tournaments',
    '/match-schedules?date=2026-09-12',
    '/search?q=qzjunior',
    '/search?q=nina',
    '/sitemap.xml',
    '/robots.txt',
    ...tournaments.flatMap((id) => [
      `/tournaments/${id}`,
      `/tournaments/${id}?tab=matches&view=draw`,
      `/share/tournaments/${id}.en.png`,
    ]),
    ...(await idsOf('persons')).map((id) => `/people/${id}`),
    ...(await idsOf('meetings')).map((id) => `/meetings/${id}`),
  ];
}

/** All addresses of a route: one for each object that it could be about. */
async function addressesOf(world: PrivateWorld, route: Route): Promise<readonly string[]> {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const [onlyName = ''] = names;
  const word = names.length === 1 ? WORDS[onlyName] : undefined;
  if (word !== undefined) return [pathOf(route.path, { [onlyName]: word })];
  const objects = await livingParams(world.server.database.db, route.path);
  return (objects ?? []).map((params) => pathOf(route.path, params));
}

/** Notes which reader has seen which marks in an answer, headers included. A reader may see their own new cookies. */
class Sightings {
  readonly #world: PrivateWorld;
  readonly seen = new Map<string, Set<Reader>>();
  readonly leaks: string[] = [];
  answers = 0;

  constructor(world: PrivateWorld) {
    this.#world = world;
  }

  note(reader: Reader, where: string, answer: { readonly headers: object; readonly body: unknown }): void {
    this.answers += 1;
    const { 'set-cookie': _, ...headers } = answer.headers as Record<string, unknown>;
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const text = `${JSON.stringify(headers)}\n${body}`;
    for (const { what, words, mayBeSeenBy } of this.#world.marks) {
      if (!text.includes(words)) continue;
      this.seen.set(words, (this.seen.get(words) ?? new Set()).add(reader));
      if (!mayBeSeenBy.has(reader)) this.leaks.push(`${reader} sees ${what} (${words}) at ${where}`);
    }
  }
}

/** Bodies that no route takes. */
const JUNK = [undefined, '{}', '{"junk":1}', '[]', '{'] as const;

/** Refused writes of every kind: what do refusals tell? */
async function provoke(
  world: PrivateWorld,
  sightings: Sightings,
  reader: Reader,
  person: Person,
): Promise<void> {
  for (const [name, route] of contract) {
    if (route.method === 'GET') continue;
    for (const url of (await addressesOf(world, route)).slice(0, 3)) {
      for (const payload of JUNK) {
        // A delete, or a post without a body, would succeed; an unknown version makes it fail, if the route uses versions.
        if (payload === undefined && route.versioned !== true) continue;
        const headers = {
          'if-match': '"999"',
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        };
        const body = payload === undefined ? {} : { payload };
        // logout takes `{}`: everybody's sessions are still needed.
        if (name === 'logout' && payload === '{}') continue;
        const answer = await person.send({ method: route.method, url, headers, ...body });
        sightings.note(reader, `${route.method} ${url} ${payload ?? ''}`, answer);
      }
    }
  }
}

it('[D24] nobody sees what is not for them, wherever they look', async () => {
  const world = await aPrivateWorld({ WEB_DIR: aBuiltWeb(), PUBLIC_URL: 'https://tennis.example.org' });
  const { server, people } = world;
  const sightings = new Sightings(world);
  const unreached: string[] = [];
  const made = await madeFor(world);
  const clubs = await server.database.db.selectFrom('clubs').select('id').orderBy('id').execute();
  const clubIds = clubs.map(({ id }) => id);
  // Each surname and other word that is hidden from somebody, and given names.
  const searched = [
    'nina',
    'dora',
    ...world.marks.map(({ words }) => words).filter((words) => /^qz\w+$/i.test(words)),
  ];
  for (const reader of READERS) {
    const person = people[reader];
    const look = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
      sightings.note(reader, url, await person.send({ method: 'GET', url, headers }));
    };
    for (const [name, route] of contract) {
      if (route.method !== 'GET') continue;
      const addresses = await addressesOf(world, route);
      if (addresses.length === 0) unreached.push(name);
      for (const url of addresses) {
        await look(url);
        await look(`${url}?limit=1&q=a`);
        await look(`${url}?q=qz&scope=mine`);
        if (name === 'search') for (const q of searched) await look(`${url}?limit=20&q=${q}`);
        if (route.access !== 'read-audit-log') continue;
        for (const clubId of clubIds) await look(`${url}?clubId=${clubId}`);
      }
    }
    for (const url of [...PAGES, ...DOCUMENTS, ...made]) await look(url, { accept: 'text/html' });
    await provoke(world, sightings, reader, person);
  }
  expect(sightings.leaks).toEqual([]);
  expect(unreached).toEqual([]);
  // Each mark was seen by everybody who may see it and has a call that shows it: so the crawl was not blind.
  const missed = world.marks
    .filter(({ isShownNowhere, mayBeSeenBy }) => isShownNowhere !== true && mayBeSeenBy.size > 0)
    .filter(({ words }) => !sightings.seen.has(words))
    .map(({ words }) => words);
  expect(missed).toEqual([]);
  expect(sightings.answers).toBeGreaterThan(1000);

  // Searching must not reveal hidden names: a hidden surname finds the same as a nonsense word.
  for (const list of [
    '/api/tournaments',
    '/api/clubs',
    '/api/matches/completed',
    '/api/matches/date/2026-09-12',
    '/api/search',
  ]) {
    const find = async (q: string) =>
      (await people.visitor.send({ method: 'GET', url: `${list}?q=${q}` })).body;
    expect(await find('Qzjunior')).toEqual(await find('nothing-is-called-this'));
  }

  // Errors are logged: mails that cannot be sent, tables that are gone.
  await deliverMails(server.services);
  const failed = await server.database.db.selectFrom('mails').select('last_error').execute();
  expect(failed.some(({ last_error: error }) => error !== null)).toBe(true);
  const tables = (await server.database.db.introspection.getTables()).map(({ name }) => name);
  const rows = await Promise.all(
    tables.map(async (name) =>
      JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(server.database.db)).rows),
    ),
  );
  const stored = rows.join('\n');
  expect(world.secrets.filter(({ words }) => stored.includes(words)).map(({ what }) => what)).toEqual([]);

  await sql`drop table club_members`.execute(server.database.db);
  for (const reader of READERS) {
    sightings.note(
      reader,
      'a broken database',
      await people[reader].send({ method: 'GET', url: '/api/club-stats' }),
    );
    const register = {
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'user-qzmember', password: 'Qzpassword7' },
    } as const;
    sightings.note(reader, 'a broken database', await people[reader].send(register));
  }
  expect(sightings.leaks).toEqual([]);
  const log = world.logLines.join('');
  expect(log).toContain('unexpected error');
  expect(world.marks.filter(({ words }) => log.includes(words)).map(({ what }) => what)).toEqual([]);
}, 120_000);

it.each([
  ['that does not answer', 'postgres://desk:qzdatabasepassword@127.0.0.1:9/tennis'],
  ['that is none', 'mysql://desk:qzdatabasepassword@127.0.0.1:9/tennis'],
])('a start with a database %s says no password', async (_, url) => {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  const env = { DATABASE_URL: url, SMTP_URL: 'smtp://desk:qzsmtppassword@127.0.0.1:9', LOG_LEVEL: 'trace' };
  const started = spawnServer({ ...place, databaseUrl: null }, 0, env);
  expect(await started.ended).toBeGreaterThan(0);
  expect(started.output()).not.toBe('');
  expect(started.output()).not.toMatch(/qzdatabasepassword|qzsmtppassword/);
});
