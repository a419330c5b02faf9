// The cost of a player's pages among many: `npm run bench -- careers`. One person with 300 matches among 10,000 people and 60,000 matches, on both
// databases, through HTTP. It measures My Tennis, which is made each time; pages of results, each at its own address, so that none is kept; other
// people's pages when they are first asked for; and the same again, kept. Milliseconds.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stdout } from 'node:process';
import { openDatabase, type Tx } from '../apps/server/database/connection.ts';
import { insertPeople } from '../apps/server/tennis/people.ts';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { bytesOf, LeanClient } from './lean-connection.ts';
import { newDatabase, Product, temporaryFolder, type Place } from './writes/product.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '..');
const PEOPLE = 10_000;
const TOURNAMENTS = 600;
const ENTRIES = 64;
const MATCHES = 100;
/** The person with many: so many tournaments, with so many matches in each. */
const OWN_TOURNAMENTS = 60;
const OWN_MATCHES = 5;
const AT_ONCE = 500;
const ASKED = 60;
const DAY_MS = 86_400_000;
const SCORE = JSON.stringify({
  sets: [
    { kind: 'games', games: [6, 4], tieBreak: null },
    { kind: 'games', games: [6, 3], tieBreak: null },
  ],
  ending: null,
});

const cookiesOf = (head: string): string =>
  [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, cookie]) => cookie).join('; ');

async function register(client: LeanClient, username: string, role: string): Promise<string> {
  const body = { username, password: 'Tennis123', name: username, role, email: `${username}@example.org` };
  return cookiesOf((await client.ask(bytesOf({ method: 'POST', path: '/api/auth/register', body }))).head);
}

async function inPortions<T, R>(
  rows: readonly T[],
  insert: (part: T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE)
    done.push(...(await insert(rows.slice(at, at + AT_ONCE))));
  return done;
}

const counted = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** One tournament a day; the last one was yesterday. */
const startOf = (tournament: number): string =>
  new Date(Date.now() - (TOURNAMENTS - tournament) * DAY_MS).toISOString();

/** Copies one tournament of the club many times; their ids. */
async function insertTournaments(tx: Tx, model: number): Promise<number[]> {
  const { id: _, ...fields } = await tx
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', model)
    .executeTakeFirstOrThrow();
  const rows = counted(TOURNAMENTS).map((at) => ({
    ...fields,
    name: `Career Cup ${at}`,
    search_name: `career cup ${at}`,
    status: 'active' as const,
    start_date: startOf(at),
    end_date: startOf(at),
  }));
  const made = await inPortions(rows, (part) =>
    tx.insertInto('tournaments').values(part).returning('id').execute(),
  );
  return made.map(({ id }) => id).toSorted((one, other) => one - other);
}

const isOwn = (at: number): boolean => at % (TOURNAMENTS / OWN_TOURNAMENTS) === 0;

/** Fills the club; the first entry of some tournaments is `own`. */
async function fill(place: Place, { model, clubId, own }: { model: number; clubId: number; own: number }) {
  const database = openDatabase(place);
  const now = new Date().toISOString();
  await database.transaction(async (tx) => {
    const people = await inPortions(counted(PEOPLE), (part) =>
      insertPeople(
        tx,
        part.map((n) => ({ name: `Player Number ${n}`, clubId, birth: '1990' })),
        new Date(),
      ),
    );
    const tournaments = await insertTournaments(tx, model);
    const entryRows = tournaments.flatMap((tournament, at) =>
      counted(ENTRIES).map((n) => {
        const person = (at * ENTRIES + n) % PEOPLE;
        return {
          club_id: clubId,
          tournament_id: tournament,
          name: `Player Number ${person}`,
          person_id: isOwn(at) && n === 0 ? own : (people[person] ?? 0),
          user_id: null,
          partner_user_id: null,
          partner_name: null,
          seed: null,
          group_id: null,
          club: null,
          birth_year: null,
          partner_birth_year: null,
          created_at: now,
        };
      }),
    );
    const entries = (
      await inPortions(entryRows, (part) =>
        tx.insertInto('participants').values(part).returning(['id', 'tournament_id']).execute(),
      )
    ).toSorted((one, other) => one.id - other.id);
    const byTournament = Map.groupBy(entries, ({ tournament_id: id }) => id);
    const matchRows = tournaments.flatMap((tournament, at) => {
      const ids = (byTournament.get(tournament) ?? []).map(({ id }) => id);
      return counted(MATCHES).map((n) => {
        const first = n < OWN_MATCHES ? 0 : 1 + (n % (ENTRIES - 1));
        const second = 1 + ((n * 7 + 3) % (ENTRIES - 1));
        const pair = [ids[first] ?? 0, ids[first === second ? second + 1 : second] ?? ids[0] ?? 0] as const;
        return {
          club_id: clubId,
          tournament_id: tournament,
          round: n === 0 ? ('final' as const) : ('knockout' as const),
          group_id: null,
          participant1_id: pair[0],
          participant2_id: pair[1],
          winner_id: pair[n % 2] ?? null,
          status: 'completed' as const,
          court: 'Court 1',
          start_time: startOf(at),
          start_day: startOf(at).slice(0, 10),
          score: SCORE,
          started_at: startOf(at),
          completed_at: startOf(at),
          created_at: now,
        };
      });
    });
    await inPortions(matchRows, async (part) => {
      await tx.insertInto('matches').values(part).execute();
      return [];
    });
  });
  await database.close();
}

async function measure(engine: string, place: Place): Promise<void> {
  const product = await Product.start(CHECKOUT, place);
  const client = new LeanClient(product.port);
  const ask = async (address: string, cookie?: string) => {
    const headers = cookie === undefined ? {} : { cookie };
    const answer = await client.ask(bytesOf({ method: 'GET', path: address, headers }));
    if (!answer.head.includes(' 200 ')) throw new Error(`${address}: ${answer.head.split('\n')[0]}`);
    return answer.body;
  };
  try {
    const admin = await register(client, 'career-admin', 'club_admin');
    const player = await register(client, 'career-player', 'member');
    const make = async (address: string, body: unknown): Promise<number> => {
      const sent = bytesOf({ method: 'POST', path: address, headers: { cookie: admin }, body });
      return (JSON.parse((await client.ask(sent)).body) as { id: number }).id;
    };
    const clubId = await make('/api/clubs', { name: 'Career Tennis Club', timeZone: 'UTC' });
    const model = await make('/api/tournaments', {
      name: 'Career Cup',
      clubId,
      type: 'Open',
      startDate: startOf(0),
      endDate: startOf(2),
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
    });
    const { personId: own } = JSON.parse(await ask('/api/my-tennis', player)) as { personId: number };
    await fill(place, { model, clubId, own });
    const others = counted(ASKED).map((n) => own + 100 + n * 50);
    const runs: readonly (readonly [string, readonly string[], string?])[] = [
      ['My Tennis, 300 matches', counted(ASKED).map(() => '/api/my-tennis'), player],
      [
        'results, 20 and more of 300',
        counted(ASKED).map((n) => `/api/people/${own}/results?limit=${20 + n}`),
      ],
      ['people, first asked for', others.map((id) => `/api/people/${id}`)],
      ['people, kept', others.map((id) => `/api/people/${id}`)],
    ];
    for (const [what, addresses, cookie] of runs) {
      const before = await product.cpuMs();
      const times: number[] = [];
      for (const address of addresses) {
        const began = performance.now();
        await ask(address, cookie);
        times.push(performance.now() - began);
      }
      const cpu = ((await product.cpuMs()) - before) / times.length;
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
      stdout.write(
        `${engine}, ${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}; processor of the server ${cpu.toFixed(1)} an answer\n`,
      );
    }
  } finally {
    await product.stop();
  }
}

stdout.write(
  `${PEOPLE} people, ${TOURNAMENTS * MATCHES} matches, one person with ${OWN_TOURNAMENTS * OWN_MATCHES}; milliseconds\n`,
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
