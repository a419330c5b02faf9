// A checkout of the product as its own server process on its own database, and the clubs whose scores are written in it.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { bytesOf, LeanClient, type Answer } from '../lean-connection.ts';
import type { Traced } from './probe.ts';

const PASSWORD = 'Tennis123';
const PROBE = path.resolve(import.meta.dirname, 'probe.ts');
export const CLUBS = 10;
/** One for each of the most writers that a club gets, and two matches that are read only. */
const MATCHES = 34;

/** A club with the session of its admin and its matches. */
export interface FilledClub {
  readonly cookie: string;
  readonly tournament: number;
  readonly matches: readonly number[];
}

export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** A running server of one checkout. */
export class Product {
  readonly port: number;
  readonly dataDir: string;
  readonly #child: ChildProcess;
  readonly #trace: string;

  private constructor(port: number, place: Place, child: ChildProcess, trace: string) {
    this.port = port;
    this.dataDir = place.dataDir;
    this.#child = child;
    this.#trace = trace;
  }

  /** Starts a checkout's server; `isTraced` makes it tell its statements. */
  static async start(checkout: string, place: Place, isTraced = false, logLevel = 'warn'): Promise<Product> {
    const port = await freePort();
    const trace = path.join(place.dataDir, 'trace.json');
    const main = path.join(checkout, 'apps/server/main.ts');
    const child = spawn(process.execPath, ['--import', PROBE, main], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: place.dataDir,
        ADMIN_EMAIL: 'admin@example.org',
        ADMIN_PASSWORD: PASSWORD,
        LOG_LEVEL: logLevel,
        ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
        ...(isTraced ? { BENCH_TRACE: trace } : {}),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    for (;;) {
      if (child.exitCode !== null) throw new Error('The server ended instead of starting.');
      const isUp = await fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return new Product(port, place, child, trace);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }

  /** The number of the process; undefined when it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether it still runs. */
  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #tell(message: string): Promise<unknown> {
    const answer = once(this.#child, 'message');
    this.#child.send(message);
    const [told] = (await answer) as [unknown];
    return told;
  }

  /** Milliseconds of processor time of all threads so far. */
  async cpuMs(): Promise<number> {
    return (await this.#tell('cpu')) as number;
  }

  /** All statements so far, with what they were given. */
  async statements(): Promise<readonly Traced[]> {
    await this.#tell('traced');
    return JSON.parse(readFileSync(this.#trace, 'utf8')) as Traced[];
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
  }
}

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder for the life of this process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-writes-'));
  folders.push(folder);
  return folder;
}

/** Makes a database in a cluster of the bench's own; answers its URL. */
export async function newDatabase(clusterUrl: string): Promise<string> {
  const name = `writes_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/**
 * How many transactions PostgreSQL has rolled back: those that clashed and were tried again. Its connections report that a second after they become
 * idle.
 */
export async function rolledBack(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: string }>(
    'select xact_rollback as n from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0]?.n);
}

const cookiesOf = ({ head }: Answer): string =>
  [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, cookie]) => cookie).join('; ');

const RULES = {
  format: 'round_robin',
  pointSystem: 'normal_deuce',
  letRule: true,
  timeLimit: 90,
  matchesPerParticipant: 3,
  playersProgressingFromGroups: 2,
  tieBreakerRule: 'matches_won',
};

async function fillClub(client: LeanClient, n: number): Promise<FilledClub> {
  const account = { username: `desk${n}`, password: PASSWORD, name: 'Desk Person', role: 'club_admin' };
  const signedUp = await client.ask(
    bytesOf({
      method: 'POST',
      path: '/api/auth/register',
      body: { ...account, email: `desk${n}@example.org` },
    }),
  );
  const cookie = cookiesOf(signedUp);
  const make = async (address: string, body: unknown): Promise<number> => {
    const made = await client.ask(bytesOf({ method: 'POST', path: address, headers: { cookie }, body }));
    return (JSON.parse(made.body) as { id: number }).id;
  };
  const clubId = await make('/api/clubs', { name: `Club ${n}`, timeZone: 'UTC' });
  const tournament = await make('/api/tournaments', {
    name: `Cup ${n}`,
    clubId,
    type: 'Open',
    startDate: '2026-09-11T09:00:00.000Z',
    endDate: '2026-09-13T18:00:00.000Z',
    maxParticipants: 16,
    rules: RULES,
  });
  const entries: number[] = [];
  for (const name of ['Nina Kovač', 'Priya Raman', 'Aria Shah', 'Sam Oduya', 'Lena Fischer', 'Tom Ito']) {
    entries.push(await make(`/api/tournaments/${tournament}/participants`, { name }));
  }
  const matches: number[] = [];
  for (let m = 0; m < MATCHES; m += 1) {
    matches.push(
      await make(`/api/tournaments/${tournament}/matches`, {
        participant1Id: entries[m % 3],
        participant2Id: entries[3 + (m % 3)],
        round: 'round_robin',
        court: `Court ${m}`,
        startTime: '2026-09-12T14:00:00.000Z',
        status: 'in_progress',
      }),
    );
  }
  return { cookie, tournament, matches };
}

/** Ten clubs with a tournament each, made through the API. */
export async function fill(product: Product): Promise<readonly FilledClub[]> {
  const client = new LeanClient(product.port);
  try {
    const clubs: FilledClub[] = [];
    for (let n = 0; n < CLUBS; n += 1) clubs.push(await fillClub(client, n));
    return clubs;
  } finally {
    client.close();
  }
}
