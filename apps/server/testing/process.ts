// The server as an operator runs it: a process of its own, started from main.ts.
import { randomInt } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { DatabasePlace } from './fresh-database.ts';

const MAIN = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../main.ts');

/** Below the ports that systems assign by themselves: between the check and the start, no connection of another test takes one. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

/** Each worker has ports of its own: another one could take the same one before its server has started. */
const WORKERS = 40;
const OF_ONE = PORTS / WORKERS;
const OWN = FIRST_PORT + (Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS) * OF_ONE;
let next = randomInt(OF_ONE);

/** A port on loopback that is free, and that this process has not named for a while. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = OWN + next;
    next = (next + 1) % OF_ONE;
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** All that it has printed so far. */
  readonly output: () => string;
  /** The exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts a server process, perhaps by a launcher that becomes it, or by another entry file; ends with the test. Does not wait for it. */
export function spawnServer(
  place: DatabasePlace,
  port: number,
  env: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
  launcher: readonly string[] = [],
  door = MAIN,
): ServerProcess {
  const [program, ...args] = [...launcher, process.execPath, ...nodeOptions, door];
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ARGON2_TEST: '1',
      WEB_DIR: '/nonexistent',
      PORT: String(port),
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, url: `http://127.0.0.1:${port}`, output: () => output, ended };
}

/** Waits until the server answers its health check; throws with its output if it ends instead. */
export async function untilReady(server: ServerProcess): Promise<void> {
  for (;;) {
    if (server.child.exitCode !== null)
      throw new Error(`The server ended instead of starting:\n${server.output()}`);
    const isReady = await fetch(`${server.url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    // Another program may have taken the port after the check: then that one answers.
    if (isReady && server.output().includes('is running at')) return;
    await pause(20);
  }
}

/** Waits some milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
