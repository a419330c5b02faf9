// A program of the cluster as its own process: how it is started, noted for the guard, waited for and signalled. The programs themselves are in
// databases.ts and products.ts.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { kill } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Network, Networks } from './networks.ts';

/** A port of loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no port');
  return address.port;
}

/** The user of programs that refuse to run as root. */
export interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Where the cluster lives. */
export interface Ground {
  readonly folder: string;
  readonly user: User;
  /** Makes a network for a machine; null: all are on loopback. */
  readonly networks: Networks | null;
}

/** One program. */
export interface Machine {
  readonly name: string;
  readonly child: () => ChildProcess;
  readonly isAlive: () => boolean;
  readonly start: () => void;
}

/** Notes the number of a process for the guard. Returns a function that forgets it, because another process may soon get the same number. */
export function noted(folder: string, pid: number | undefined): () => void {
  if (pid === undefined) return () => {};
  const file = path.join(folder, 'pids', String(pid));
  writeFileSync(file, `${pid}\n`);
  return () => rmSync(file, { force: true });
}

/** The beginning of a command that becomes somebody else. */
const asUser = ({ uid, gid }: User): readonly string[] =>
  uid === undefined || gid === undefined
    ? []
    : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];

/** Makes a program that can be started, and started again once it has ended. Its output goes to a file; its number is noted for the guard. */
export function machine(
  { folder, user }: Ground,
  name: string,
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
  network: Network | null = null,
): Machine {
  const [program, ...args] = network === null ? command : [...network.enter, ...asUser(user), ...command];
  let child: ChildProcess | null = null;
  const isAlive = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  return {
    name,
    isAlive,
    child: () => {
      if (child === null) throw new Error(`${name} was not started.`);
      return child;
    },
    start: () => {
      if (isAlive()) return;
      const log = openSync(path.join(folder, 'logs', `${name}.log`), 'a');
      child = spawn(program ?? '', args, {
        // Only root enters a network; there it becomes somebody else.
        ...(network === null ? user : {}),
        cwd: folder,
        // A group of its own: Ctrl-C at the terminal is for us, who end the others in order.
        detached: true,
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: folder, ...env },
        stdio: ['ignore', log, log],
      });
      const forget = noted(folder, child.pid);
      child.once('error', forget).once('exit', forget);
    },
  };
}

/** Writes a file that the user of the programs can read. */
export function write({ folder, user }: Ground, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
  return file;
}

/** A folder that the programs can write. */
export function makeFolder({ folder, user }: Ground, name: string): string {
  const made = path.join(folder, name);
  mkdirSync(made, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(made, user.uid, user.gid);
  return made;
}

/** Waits until something is so; throws with what it was about when that takes too long. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  most = 120_000,
): Promise<void> {
  const from = performance.now();
  while (!(await isSo())) {
    if (performance.now() - from > most) throw new Error(`Waited ${most / 1000} s in vain until ${what}.`);
    await pause(50);
  }
}

/** Whether an address answers 200. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1000), headers: { connection: 'close' } }).then(
    async ({ ok, body }) => {
      await body?.cancel();
      return ok;
    },
    () => false,
  );

/** A process and all its children, the process itself first. */
export function withChildren(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent = ''] = /\) \S (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'latin1')) ?? [];
        return [[Number(name), Number(parent)] as const];
      } catch {
        // Ended meanwhile.
        return [];
      }
    });
  const found = [pid];
  for (const one of found)
    found.push(...parents.flatMap(([child, parent]) => (parent === one ? [child] : [])));
  return found;
}

/** Sends a signal to processes that may be gone. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      kill(pid, name);
    } catch {
      // It has ended.
    }
  }
}
