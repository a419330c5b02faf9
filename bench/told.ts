// How soon a process answers with what another one has written: `npm run bench -- told [changes]`. Two processes share a PostgreSQL. Scores are saved
// at one of them, and the other is asked for the matches until its kept answer has the change. The promise is 200 ms (ADR 7); above it the command
// fails. It runs once while nothing else happens, and once while others write at both.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { bytesOf, LeanClient } from './lean-connection.ts';
import { percentile } from './percentile.ts';
import { fill, newDatabase, Product, temporaryFolder, type FilledClub } from './writes/product.ts';
import { scoreWrite } from './writes/scores.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '..');
/** The promise of the decision on writes, in milliseconds. */
const LIMIT_MS = 200;
const WRITERS = 4;
const REST_MS = 20;
/** So that a change does not always come at the same point of the other's clock. */
const BREAK_MS = 60;

interface Stored {
  readonly id: number;
  readonly version: number;
}

/** Saves a score at one process and waits until the other shows it. Returns the milliseconds since the answer. */
async function untilTold(writer: LeanClient, reader: LeanClient, club: FilledClub, turn: number) {
  const request = bytesOf({ method: 'GET', path: `/api/tournaments/${club.tournament}/matches` });
  // Kept from here on, as if somebody looked on.
  await reader.ask(request);
  const match = club.matches[turn % club.matches.length] ?? 0;
  const written = JSON.parse((await writer.ask(scoreWrite(club, match, turn))).body) as Stored;
  const since = performance.now();
  for (;;) {
    const told = JSON.parse((await reader.ask(request)).body) as readonly Stored[];
    const found = told.find(({ id }) => id === match);
    if (found !== undefined && found.version >= written.version) return performance.now() - since;
    await pause(1);
  }
}

/** Others who go on saving scores in a club, at one process; answers what ends it. */
function letWriteOn(client: LeanClient, club: FilledClub): () => Promise<void> {
  const state = { isOver: false };
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = writer; !state.isOver; turn += 1) {
      await client.ask(scoreWrite(club, club.matches[writer] ?? 0, turn));
      await pause(REST_MS);
    }
  });
  return async () => {
    state.isOver = true;
    await Promise.all(writers);
  };
}

const changes = Number(argv[2] ?? 500);
const cluster = await startPostgres();
let isGood = true;
try {
  const databaseUrl = await newDatabase(cluster.url);
  const first = await Product.start(CHECKOUT, { dataDir: temporaryFolder(), databaseUrl });
  const clubs = await fill(first);
  const second = await Product.start(CHECKOUT, { dataDir: temporaryFolder(), databaseUrl });
  const clients = [new LeanClient(first.port), new LeanClient(second.port)] as const;
  const [club, ...others] = clubs;
  if (club === undefined) throw new Error('There is no club to write in.');
  let turn = 0;
  const measure = async (name: string): Promise<void> => {
    const took: number[] = [];
    for (let n = 0; n < changes; n += 1) {
      const isTurned = n % 2 === 1;
      turn += 1;
      const [one, other] = isTurned ? [clients[1], clients[0]] : clients;
      took.push(await untilTold(one, other, club, turn));
      await pause(randomInt(BREAK_MS));
    }
    const slowest = percentile(took, 1);
    const figures = [percentile(took, 0.5), percentile(took, 0.99), slowest].map((ms) =>
      ms.toFixed(0).padStart(8),
    );
    stdout.write(`${name.padEnd(40)}${figures.join('')}${slowest > LIMIT_MS ? '  over the limit' : ''}\n`);
    isGood &&= slowest <= LIMIT_MS;
  };
  stdout.write(`${changes} changes each, limit ${LIMIT_MS} ms`.padEnd(40));
  stdout.write('     p50     p99 slowest\n');
  await measure('nothing else happens');
  const ends = clients.map((client, n) => letWriteOn(client, others[n] ?? club));
  await measure(`beside ${WRITERS} writers at each process`);
  for (const end of ends) await end();
  for (const client of clients) client.close();
  await Promise.all([first.stop(), second.stop()]);
} finally {
  await cluster.stop();
}
exit(isGood ? 0 : 1);
