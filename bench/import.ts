// How long a club waits for a list of people, and everybody else meanwhile: `npm run bench -- import [people]`. On both databases, through HTTP: the
// check, the saving, the same list again, and a list that changes everybody. Meanwhile another club writes and reads without a pause. Milliseconds.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv, stdout } from 'node:process';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { bytesOf, LeanClient } from './lean-connection.ts';
import { newDatabase, Product, temporaryFolder, type Place } from './writes/product.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '..');
const people = Number(argv[2] ?? 5000);
/** The goal for checking and saving together. */
const GOAL_MS = 10_000;

const cookiesOf = (head: string): string =>
  [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, cookie]) => cookie).join('; ');

const GIVEN = 'Nina Anna Maria Priya Lena Tom Jonas Sofia Elif Karim Amara Yuki Hannah Léo Marta'.split(' ');

const linesOf = (gender: string) =>
  Array.from({ length: people }, (_, n) => {
    const [givenName, familyName] = [GIVEN[n % GIVEN.length] ?? '', `Kovač-${n}`];
    return { name: `${givenName} ${familyName}`, givenName, familyName, gender, birthYear: 1940 + (n % 80) };
  });

interface Club {
  readonly cookie: string;
  readonly id: number;
}

async function ask(
  client: LeanClient,
  method: 'POST' | 'GET',
  address: string,
  cookie: string,
  body?: unknown,
) {
  const began = performance.now();
  const answer = await client.ask(
    bytesOf({ method, path: address, headers: { cookie }, ...(body === undefined ? {} : { body }) }),
  );
  if (!/ 20\d /.test(answer.head))
    throw new Error(`${address}: ${answer.head.split('\n')[0]} ${answer.body}`);
  return {
    head: answer.head,
    body: JSON.parse(answer.body) as { readonly id: number; readonly plan: string },
    ms: performance.now() - began,
  };
}

async function aClub(client: LeanClient, name: string): Promise<Club> {
  const body = {
    username: name,
    password: 'Tennis123',
    name,
    role: 'club_admin',
    email: `${name}@example.org`,
  };
  const { head } = await ask(client, 'POST', '/api/auth/register', '', body);
  const cookie = cookiesOf(head);
  const made = await ask(client, 'POST', '/api/clubs', cookie, { name, timeZone: 'UTC' });
  return { cookie, id: made.body.id };
}

/** Writes or reads one thing after the other until told to stop; answers how long each took. */
async function keepAsking(port: number, { cookie, id }: Club, isWriter: boolean, isOver: () => boolean) {
  const client = new LeanClient(port);
  const times: number[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const address = `/api/clubs/${id}/persons`;
    const { ms } = isWriter
      ? await ask(client, 'POST', address, cookie, { name: `Guest ${n}` })
      : await ask(client, 'GET', `${address}?limit=10`, cookie);
    times.push(ms);
  }
  return times;
}

const worst = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `p50 ${at(0.5)}, slowest ${at(1)} of ${times.length}`;
};

async function measure(engine: string, place: Place): Promise<void> {
  const product = await Product.start(CHECKOUT, place);
  const client = new LeanClient(product.port);
  try {
    const club = await aClub(client, 'import-club');
    const other = await aClub(client, 'other-club');
    const address = `/api/clubs/${club.id}/persons/import`;
    const send = (body: object) => ask(client, 'POST', address, club.cookie, body);
    for (const [what, gender] of [
      ['new', 'female'],
      ['the same', 'female'],
      ['changed', 'other'],
    ] as const) {
      let over = false;
      const others = Promise.all(
        [true, false].map((isWriter) => keepAsking(product.port, other, isWriter, () => over)),
      );
      const lines = linesOf(gender);
      const cpuBefore = await product.cpuMs();
      const check = await send({ lines });
      const save = await send({ lines, confirm: true, plan: check.body.plan });
      const cpu = (await product.cpuMs()) - cpuBefore;
      over = true;
      const [writes = [], reads = []] = await others;
      stdout.write(
        `${engine} ${what}: checked in ${check.ms.toFixed(0)}, saved in ${save.ms.toFixed(0)}, processor ${cpu.toFixed(0)}; ${check.ms + save.ms <= GOAL_MS ? 'within' : 'OVER'} ${GOAL_MS}; ` +
          `other writes ${worst(writes)}; other reads ${worst(reads)}\n`,
      );
    }
  } finally {
    await product.stop();
  }
}

stdout.write(`${people} people; milliseconds\n`);
await measure('SQLite', { dataDir: temporaryFolder(), databaseUrl: null });
const cluster = await startPostgres({}, tmpdir());
try {
  await measure('PostgreSQL', { dataDir: temporaryFolder(), databaseUrl: await newDatabase(cluster.url) });
} finally {
  await cluster.stop();
}
