// Starts the product as a club would, with the built web app, an empty database and a free port, and ends it.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env, execPath } from 'node:process';
import { Client } from 'pg';

/** The database that the servers of a project use. */
export type Engine = 'sqlite' | 'postgres';
export interface EngineOption {
  readonly engine: Engine;
}

/** A running server. */
export interface RunningServer {
  /** Its address, without a trailing slash. */
  readonly url: string;
  /** The code that the first set-up asks for; null once there is a super admin. */
  readonly setUpCode: string | null;
  /** Ends it in order and removes its data. Throws when it does not end by itself. */
  readonly stop: () => Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A start is 2 s of processor time: with twenty busy programs on two cores it has taken longer than 20 s. */
const START_MS = 100_000;
const ADDRESS = /is running at (http\S+)\n/;
const SET_UP_CODE = /Set-up code: (\S+)\n/;
/** The server promises to drain within 5 s; with twenty busy programs on two cores its last steps have taken longer than 3 s. */
const STOP_MS = 30_000;

/** A fresh database on the tests' cluster. */
async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = env['TEST_POSTGRES_URL'];
  if (adminUrl === undefined)
    throw new Error('TEST_POSTGRES_URL is missing. Run the journeys with: npm test -- browser');
  const name = `journey_${randomBytes(6).toString('hex')}`;
  const run = async (statement: 'create' | 'drop'): Promise<void> => {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(`${statement} database ${name}`);
    await admin.end();
  };
  await run('create');
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run('drop') };
}

/** Resolves with the server's output as soon as that contains the text; rejects if the server ends or takes longer than `patience` ms. */
export async function untilPrinted(child: ChildProcess, text: RegExp, patience = START_MS): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      reject(new Error(`The server did not print ${String(text)} within ${patience} ms:\n${output}`));
    }, patience);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!text.test(output)) return;
      clearTimeout(giveUp);
      resolve(output);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(giveUp);
      reject(new Error(`The server ended with code ${code}:\n${output}`));
    });
  });
}

/** Asks the server to end; throws when it had ended before or does not end well. */
export async function endInOrder(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null)
    throw new Error(`The server ended during the test with code ${child.exitCode}.`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  const [code] = await ended;
  clearTimeout(overdue);
  if (code !== 0) throw new Error(`The server did not end in order on SIGTERM (exit code ${code}).`);
}

const launch = (dataDir: string, settings: NodeJS.ProcessEnv): ChildProcess =>
  spawn(execPath, ['apps/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: env['PATH'],
      NODE_COMPILE_CACHE: env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: dataDir,
      ARGON2_TEST: '1',
      LOG_LEVEL: 'warn',
      // A new club takes the zone of the server (D1), which is not to be the machine's.
      TZ: 'UTC',
      ...settings,
    },
  });

/** Starts a server with an empty database. `settings` are added to its environment. */
export async function startServer(engine: Engine, settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tennis-journey-'));
  const database = engine === 'postgres' ? await createDatabase() : null;
  const child = launch(dataDir, { ...(database && { DATABASE_URL: database.url }), ...settings });
  // With an empty database the server asks for a code, which is printed last, unless the first admin comes from the environment.
  const last = settings['ADMIN_EMAIL'] === undefined ? SET_UP_CODE : ADDRESS;
  const output = await untilPrinted(child, last);
  return {
    url: ADDRESS.exec(output)?.[1] ?? '',
    setUpCode: SET_UP_CODE.exec(output)?.[1] ?? null,
    stop: async () => {
      await endInOrder(child);
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server that is killed without a warning and starts again on what it has stored. */
export interface MortalServer {
  /** Where it stores everything. */
  readonly dataDir: string;
  /** Its port now; null while it is dead. */
  readonly port: () => number | null;
  readonly kill: () => Promise<void>;
  readonly again: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts one on a data file; its super admin comes from `settings`. */
export async function startMortal(settings: NodeJS.ProcessEnv): Promise<MortalServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tennis-mortal-'));
  let child: ChildProcess | null = null;
  let port: number | null = null;
  const again = async (): Promise<void> => {
    const started = launch(dataDir, settings);
    child = started;
    const address = ADDRESS.exec(await untilPrinted(started, ADDRESS))?.[1] ?? '';
    port = Number(new URL(address).port);
  };
  const kill = async (): Promise<void> => {
    if (child === null) return;
    const dying = child;
    child = null;
    port = null;
    const ended = once(dying, 'exit');
    dying.kill('SIGKILL');
    await ended;
  };
  await again();
  return {
    dataDir,
    port: () => port,
    kill,
    again,
    stop: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
