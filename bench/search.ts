// How fast the search of the header answers with ten thousand people: `npm run bench -- search [people]`. On both databases, through HTTP, as a
// member who reads only public data and as the admin of the club; each text letter by letter as it is typed, and mistyped. Milliseconds. What the
// searches of the first round take is told apart: their code has never run in the new process, nor their statements on its connections.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv, stdout } from 'node:process';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/database/connection.ts';
import { insertPeople } from '../apps/server/tennis/people.ts';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { bytesOf, LeanClient } from './lean-connection.ts';
import { newDatabase, Product, temporaryFolder, type Place } from './writes/product.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '..');
const people = Number(argv[2] ?? 10_000);
const TOURNAMENTS = 80;
const AT_ONCE = 500;
const ROUNDS = 5;
/** The goal of a first answer. */
const GOAL_MS = 50;

const GIVEN = 'Nina Anna Maria Priya Lena Tom Jonas Sofia Elif Karim Amara Yuki Hannah Léo Marta'.split(' ');
const ENDS = 'ač ić mann berg sen dóttir i ová ez ski enko oğlu ford ström eau'.split(' ');
const STEMS =
  'Kov Bret Lind Hof Mar Nov Sil Weiss Dem Oka Herr Rama Zwie Brand Fisch Wald Stein Gar Pet Hol'.split(' ');

const nameOf = (n: number): string =>
  `${GIVEN[n % GIVEN.length]} ${STEMS[Math.floor(n / 15) % STEMS.length]}${ENDS[Math.floor(n / 300) % ENDS.length]}`;

const TEXTS = [
  'n',
  'ni',
  'nin',
  'nina',
  'nina k',
  'nina kova',
  'kovač nina',
  'nina kvoac',
  'bretmnan',
  'zwiebreg',
  'search cup',
  'qxqxqx',
];

const cookiesOf = (head: string): string =>
  [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, cookie]) => cookie).join('; ');

async function register(client: LeanClient, username: string, role: string): Promise<string> {
  const body = { username, password: 'Tennis123', name: username, role, email: `${username}@example.org` };
  return cookiesOf((await client.ask(bytesOf({ method: 'POST', path: '/api/auth/register', body }))).head);
}

/** Fills the club with people who have entered its tournaments. */
async function fill(place: Place, client: LeanClient, cookie: string): Promise<void> {
  const make = async (address: string, body: unknown): Promise<number> => {
    const made = await client.ask(bytesOf({ method: 'POST', path: address, headers: { cookie }, body }));
    return (JSON.parse(made.body) as { id: number }).id;
  };
  const clubId = await make('/api/clubs', { name: 'Search Tennis Club', timeZone: 'UTC' });
  const tournaments: number[] = [];
  for (let n = 0; n < TOURNAMENTS; n += 1)
    tournaments.push(
      await make('/api/tournaments', {
        name: `Search Cup ${n}`,
        clubId,
        type: 'Open',
        startDate: '2026-09-11T09:00:00.000Z',
        endDate: '2026-09-13T18:00:00.000Z',
        maxParticipants: 128,
        rules: {
          format: 'knockout',
          pointSystem: 'normal_deuce',
          letRule: true,
          timeLimit: 90,
          matchesPerParticipant: 1,
          playersProgressingFromGroups: 0,
          tieBreakerRule: 'matches_won',
        },
      }),
    );
  const database = openDatabase(place);
  const now = new Date();
  for (let first = 0; first < people; first += AT_ONCE) {
    const names = Array.from({ length: Math.min(AT_ONCE, people - first) }, (_, n) => nameOf(first + n));
    await database.transaction(async (tx) => {
      const ids = await insertPeople(
        tx,
        names.map((name) => ({ name, clubId, birth: '1990' })),
        now,
      );
      await tx
        .insertInto('participants')
        .values(
          names.map((name, n) => ({
            club_id: clubId,
            tournament_id: tournaments[(first + n) % TOURNAMENTS] ?? 0,
            name,
            person_id: ids[n] ?? null,
            user_id: null,
            partner_user_id: null,
            partner_name: null,
            seed: null,
            group_id: null,
            club: null,
            birth_year: null,
            partner_birth_year: null,
            created_at: now.toISOString(),
          })),
        )
        .execute();
    });
  }
  // A PostgreSQL of a club does this by itself within a minute; the one of the benches has it switched off.
  if (place.databaseUrl !== null) await sql`analyze`.execute(database.db);
  await database.close();
}

async function measure(engine: string, place: Place): Promise<void> {
  const product = await Product.start(CHECKOUT, place);
  const client = new LeanClient(product.port);
  try {
    const admin = await register(client, 'search-admin', 'club_admin');
    const member = await register(client, 'search-member', 'member');
    await fill(place, client, admin);
    for (const [who, cookie] of [
      ['member', member],
      ['admin', admin],
    ] as const) {
      const cpuBefore = await product.cpuMs();
      const all: { readonly text: string; readonly ms: number }[] = [];
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const text of TEXTS) {
          const address = `/api/search?q=${encodeURIComponent(text)}`;
          const began = performance.now();
          const { head } = await client.ask(bytesOf({ method: 'GET', path: address, headers: { cookie } }));
          if (!head.includes(' 200 ')) throw new Error(`${text}: ${head.split('\n')[0]}`);
          all.push({ text, ms: performance.now() - began });
        }
      const cpu = ((await product.cpuMs()) - cpuBefore) / all.length;
      const [first, times] = [all.slice(0, TEXTS.length), all.slice(TEXTS.length)];
      const slowestAtFirst = Math.max(...first.map(({ ms }) => ms));
      const sorted = times.toSorted((a, b) => a.ms - b.ms);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.ms ?? 0;
      const slowest = sorted.at(-1);
      const verdict = at(1) <= GOAL_MS ? 'within' : 'OVER';
      stdout.write(
        `${engine} ${who}: p50 ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, slowest ${at(1).toFixed(1)} (${slowest?.text}); ${verdict} ${GOAL_MS} ms; first round up to ${slowestAtFirst.toFixed(1)}; processor ${cpu.toFixed(1)} a search\n`,
      );
    }
  } finally {
    await product.stop();
  }
}

stdout.write(
  `${people} people, ${TOURNAMENTS} tournaments, ${TEXTS.length} texts, ${ROUNDS} rounds; milliseconds\n`,
);
await measure('SQLite', { dataDir: temporaryFolder(), databaseUrl: null });
const cluster = await startPostgres({}, tmpdir());
try {
  await measure('PostgreSQL', {
    dataDir: temporaryFolder(),
    databaseUrl: await newDatabase(cluster.url),
  });
} finally {
  await cluster.stop();
}
