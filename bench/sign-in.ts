// Whether the server stays responsive while a hundred people sign in at once: `npm run bench -- sign-in [rounds]`. The product runs in its own
// process with its real password hashing on a data file. Public reads are sent at a steady pace, idle and during sign-ins. Each is timed from the
// moment at which it was due, so that a stalled server cannot hide its stalls. The sign-ins come from a thread with low priority: making a hundred
// requests takes no time from the clock or the server.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { argv, env, execPath, exit, platform, stderr, stdout } from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bytesOf, LeanClient, type Answer } from './lean-connection.ts';

const PEOPLE = 100;
const READS_A_ROUND = 1000;
const PACE_MS = 8;
/** The goal: p99 during sign-ins against p99 when nothing else happens. */
const GOAL = 1.5;
const PASSWORD = 'Tennis123';

const main = path.resolve(import.meta.dirname, '../apps/server/main.ts');
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

async function start(dataDir: string, port: number): Promise<ChildProcess> {
  const server = spawn(execPath, [main], {
    env: {
      PATH: env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server ended instead of starting.');
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return server;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** Each person comes from an address of their own, as through a proxy. */
const from = (person: number) => ({ 'x-forwarded-for': `10.1.${person >> 8}.${person & 255}` });

const cookiesOf = ({ head }: Answer): string =>
  [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, cookie]) => cookie).join('; ');

/** A club with tournaments that the public reads are about, and a hundred accounts. */
async function fill(client: LeanClient): Promise<void> {
  const signedIn = await client.ask(
    bytesOf({ method: 'POST', path: '/api/auth/login', body: { username: 'admin', password: PASSWORD } }),
  );
  const headers = { cookie: cookiesOf(signedIn) };
  const make = async (address: string, body: unknown): Promise<number> => {
    const made = await client.ask(bytesOf({ method: 'POST', path: address, headers, body }));
    return (JSON.parse(made.body) as { id: number }).id;
  };
  const clubId = await make('/api/clubs', { name: 'Riverside', timeZone: 'UTC' });
  const rules = {
    format: 'knockout',
    pointSystem: 'normal_deuce',
    letRule: true,
    timeLimit: 90,
    matchesPerParticipant: 3,
    playersProgressingFromGroups: 2,
    tieBreakerRule: 'matches_won',
  };
  for (let n = 1; n <= 30; n += 1) {
    const dates = { startDate: '2026-09-11T09:00:00.000Z', endDate: '2026-09-13T18:00:00.000Z' };
    const body = { name: `Cup ${n}`, clubId, type: 'Open', ...dates, maxParticipants: 16, rules };
    const id = await make('/api/tournaments', body);
    const entries: number[] = [];
    for (const name of ['Nina Kovač', 'Priya Raman', 'Aria Shah', 'Sam Oduya']) {
      entries.push(await make(`/api/tournaments/${id}/participants`, { name }));
    }
    for (const [first, second] of [entries.slice(0, 2), entries.slice(2)]) {
      const match = {
        participant1Id: first,
        participant2Id: second,
        round: 'semi_final',
        startTime: '2026-09-12T14:00:00.000Z',
      };
      await make(`/api/tournaments/${id}/matches`, match);
    }
  }
  for (let person = 0; person < PEOPLE; person += 1) {
    const account = { username: `person${person}`, password: PASSWORD, name: 'Some Body' };
    const body = { ...account, email: `person${person}@example.org` };
    await client.ask(bytesOf({ method: 'POST', path: '/api/auth/register', body, headers: from(person) }));
  }
}

const READS = [
  '/api/tournaments?limit=20',
  '/api/matches/date/2026-09-12',
  '/api/tournaments/7',
  '/api/tournaments/7/matches',
].map((address) => bytesOf({ method: 'GET', path: address }));

/** Sends the reads at their pace; answers how long each took from when it was due. */
async function read(client: LeanClient): Promise<number[]> {
  const begun = performance.now();
  const waits: Promise<number>[] = [];
  for (let n = 0; n < READS_A_ROUND; n += 1) {
    const due = begun + n * PACE_MS;
    const ahead = due - performance.now();
    if (ahead > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, ahead);
      });
    }
    // A timer that fires late is ours, not the server's.
    const sent = Math.max(due, performance.now());
    const request = READS[n % READS.length];
    if (request !== undefined) waits.push(client.ask(request).then(() => performance.now() - sent));
  }
  return Promise.all(waits);
}

/** In the sign-in thread: everybody at once, again and again, until told to stop; then reports how long each sign-in took. */
async function keepSigningIn(port: number): Promise<void> {
  const state = { isOver: false };
  parentPort?.once('message', () => {
    state.isOver = true;
  });
  const client = new LeanClient(port);
  const requests = Array.from({ length: PEOPLE }, (_, person) => {
    const body = { username: `person${person}`, password: PASSWORD };
    return bytesOf({ method: 'POST', path: '/api/auth/login', body, headers: from(person) });
  });
  const took: number[] = [];
  while (!state.isOver) {
    await Promise.all(
      requests.map(async (request) => {
        const sent = performance.now();
        await client.ask(request);
        took.push(performance.now() - sent);
      }),
    );
  }
  client.close();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
  parentPort?.postMessage(took);
}

/** Starts them; `stop` answers how long each sign-in took. */
function letPeopleSignIn(port: number): { readonly stop: () => Promise<number[]> } {
  const thread = new Worker(new URL(import.meta.url), { workerData: port });
  const done = once(thread, 'message') as Promise<[number[]]>;
  return {
    stop: async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
      thread.postMessage('stop');
      const [took] = await done;
      return took;
    },
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const shown = (values: readonly number[]): string =>
  [0.5, 0.99, 1].map((share) => percentile(values, share).toFixed(1).padStart(7)).join('');

async function measure(rounds: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-sign-in-'));
  const port = await freePort();
  const server = await start(folder, port);
  const client = new LeanClient(port);
  try {
    await fill(client);
    // Both are done once before they count: no compiler at work.
    await read(client);
    const first = letPeopleSignIn(port);
    await read(client);
    await first.stop();
    stdout.write(`${availableParallelism()} cores; milliseconds:   p50    p99    max\n`);
    // A thousand reads have only ten that are slower than the p99, so the verdict uses the reads of all rounds together.
    const all = { idle: [] as number[], busy: [] as number[] };
    for (let round = 1; round <= rounds; round += 1) {
      const idle = await read(client);
      const signingIn = letPeopleSignIn(port);
      const busy = await read(client);
      const signIns = await signingIn.stop();
      const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
      all.idle.push(...idle);
      all.busy.push(...busy);
      stdout.write(`round ${round}  reads, idle       ${shown(idle)}\n`);
      stdout.write(`         reads, sign-ins   ${shown(busy)}  p99 ${ratio.toFixed(2)} x idle\n`);
      stdout.write(`         ${String(signIns.length).padStart(4)} sign-ins     ${shown(signIns)}\n`);
    }
    const ratio = percentile(all.busy, 0.99) / percentile(all.idle, 0.99);
    stdout.write(`all rounds   idle       ${shown(all.idle)}\n`);
    stdout.write(
      `             sign-ins   ${shown(all.busy)}  p99 ${ratio.toFixed(2)} x idle, goal ${GOAL}\n`,
    );
    return ratio <= GOAL;
  } finally {
    server.kill();
    await once(server, 'exit');
    client.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isMainThread) {
  const rounds = Number(argv[2] ?? 8);
  if (!Number.isInteger(rounds) || rounds < 1) {
    stderr.write('usage: npm run bench -- sign-in [rounds]\n');
    exit(2);
  }
  exit((await measure(rounds)) ? 0 : 1);
} else {
  // On Linux a thread has a priority of its own.
  if (platform === 'linux') setPriority(5);
  await keepSigningIn(Number(workerData));
}
