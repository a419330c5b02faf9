// Whether the server stays responsive while a hundred people sign in at once: `npm run bench -- sign-in [rounds]`. The product runs as a
// process of its own with its real password hashing on a data file; public reads are sent at a steady pace, idle and during
// sign-ins, and each is timed from the moment at which it was due, so that a stalled server cannot hide its stalls. Those who sign in are a
// thread of their own that gives way: neither the clock that times the reads nor the server shares its core with a hundred requests being made.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { argv, env, execPath, exit, platform, stderr, stdout } from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const PEOPLE = 100;
const READS_A_ROUND = 1000;
const PACE_MS = 8;
/** The goal: p99 during sign-ins against p99 when nothing else happens. */
const GOAL = 1.5;
const PASSWORD = 'Tennis123';

const main = path.resolve(import.meta.dirname, '../apps/server/main.ts');
/** Those who read have connections of their own: no sign-in stands before them in a queue of this program. */
const readers = new Agent({ keepAlive: true });
const people = new Agent({ keepAlive: true });

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

function call(
  port: number,
  method: string,
  url: string,
  options: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const payload = options.body === undefined ? '' : JSON.stringify(options.body);
  const headers = {
    ...options.headers,
    ...(payload === ''
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  const agent = method === 'GET' ? readers : people;
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => {
        const cookie = (response.headers['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; ');
        done({ status: response.statusCode ?? 0, body, cookie });
      });
    });
    sent.on('error', fail);
    sent.end(payload);
  });
}

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
    const isUp = await call(port, 'GET', '/api/health').then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) return server;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** Each person comes from an address of his own, as through a proxy. */
const from = (person: number) => ({ 'x-forwarded-for': `10.1.${person >> 8}.${person & 255}` });

async function need(answer: Promise<Answer>): Promise<Answer> {
  const { status, body, cookie } = await answer;
  if (status >= 300) throw new Error(`${status} ${body}`);
  return { status, body, cookie };
}

/** A club with tournaments that the public reads are about, and a hundred accounts. */
async function fill(port: number): Promise<void> {
  const { cookie } = await need(
    call(port, 'POST', '/api/auth/login', { body: { username: 'admin', password: PASSWORD } }),
  );
  const headers = { cookie };
  const club = await need(
    call(port, 'POST', '/api/clubs', { headers, body: { name: 'Riverside', timeZone: 'UTC' } }),
  );
  const { id: clubId } = JSON.parse(club.body) as { id: number };
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
    const made = await need(call(port, 'POST', '/api/tournaments', { headers, body }));
    const { id } = JSON.parse(made.body) as { id: number };
    const entries: number[] = [];
    for (const name of ['Nina Kovač', 'Priya Raman', 'Aria Shah', 'Sam Oduya']) {
      const entry = await need(
        call(port, 'POST', `/api/tournaments/${id}/participants`, { headers, body: { name } }),
      );
      entries.push((JSON.parse(entry.body) as { id: number }).id);
    }
    for (const [first, second] of [entries.slice(0, 2), entries.slice(2)]) {
      const match = {
        participant1Id: first,
        participant2Id: second,
        round: 'semi_final',
        startTime: '2026-09-12T14:00:00.000Z',
      };
      await need(call(port, 'POST', `/api/tournaments/${id}/matches`, { headers, body: match }));
    }
  }
  for (let person = 0; person < PEOPLE; person += 1) {
    const account = { username: `person${person}`, password: PASSWORD, name: 'Some Body' };
    const body = { ...account, email: `person${person}@example.org` };
    await need(call(port, 'POST', '/api/auth/register', { body, headers: from(person) }));
  }
}

const READS = [
  '/api/tournaments?limit=20',
  '/api/matches/date/2026-09-12',
  '/api/tournaments/7',
  '/api/tournaments/7/matches',
];

/** Sends the reads at their pace; answers how long each took from when it was due. */
async function read(port: number): Promise<number[]> {
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
    waits.push(need(call(port, 'GET', READS[n % READS.length] ?? '/')).then(() => performance.now() - sent));
  }
  return Promise.all(waits);
}

/** In the thread of those who sign in: all of them at once, again and again, until told to stop; then tells how long each sign-in took. */
async function keepSigningIn(port: number): Promise<void> {
  const state = { isOver: false };
  parentPort?.once('message', () => {
    state.isOver = true;
  });
  const took: number[] = [];
  while (!state.isOver) {
    await Promise.all(
      Array.from({ length: PEOPLE }, async (_, person) => {
        const sent = performance.now();
        const body = { username: `person${person}`, password: PASSWORD };
        await need(call(port, 'POST', '/api/auth/login', { body, headers: from(person) }));
        took.push(performance.now() - sent);
      }),
    );
  }
  people.destroy();
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
  try {
    await fill(port);
    await read(port);
    stdout.write(`${availableParallelism()} cores; milliseconds:   p50    p99    max\n`);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const idle = await read(port);
      const signingIn = letPeopleSignIn(port);
      const busy = await read(port);
      const signIns = await signingIn.stop();
      const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
      ratios.push(ratio);
      stdout.write(`round ${round}  reads, idle       ${shown(idle)}\n`);
      stdout.write(`         reads, sign-ins   ${shown(busy)}  p99 ${ratio.toFixed(2)} x idle\n`);
      stdout.write(`         ${String(signIns.length).padStart(4)} sign-ins     ${shown(signIns)}\n`);
    }
    const middle = percentile(ratios, 0.5);
    stdout.write(`median of ${rounds} rounds: ${middle.toFixed(2)} x idle, goal ${GOAL}\n`);
    return middle <= GOAL;
  } finally {
    server.kill();
    await once(server, 'exit');
    readers.destroy();
    people.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isMainThread) {
  const rounds = Number(argv[2] ?? 5);
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
