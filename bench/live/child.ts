// The C programs of this bench: built once with the machine's own compiler, and controlled line by line.
import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Whether this machine can build them. */
export const hasCompiler = (): boolean => spawnSync('cc', ['--version']).status === 0;

/** Builds a program of this folder into another; answers its file. */
export function build(name: string, folder: string): string {
  const file = path.join(folder, name);
  const source = path.join(import.meta.dirname, `${name}.c`);
  const { status, stderr } = spawnSync('cc', ['-O2', '-o', file, source]);
  if (status !== 0) throw new Error(String(stderr));
  return file;
}

/** Kilobytes that a process holds. */
export function residentKb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
}

/** A running one. */
export class Child {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: Interface;
  readonly #waiting: ((line: string) => void)[] = [];
  readonly #said: string[] = [];

  constructor(file: string, args: readonly (string | number)[]) {
    this.#process = spawn(file, args.map(String), { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface(this.#process.stdout);
    this.#lines.on('line', (line) => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#said.push(line);
      else next(line);
    });
    this.#process.on('exit', (code) => {
      if (code !== 0 && code !== null) throw new Error(`${file} ended with ${code}.`);
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** The next line that it says. */
  async heard(): Promise<string> {
    return (
      this.#said.shift() ??
      new Promise((resolve) => {
        this.#waiting.push(resolve);
      })
    );
  }

  tell(line: string): void {
    this.#process.stdin.write(`${line}\n`);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.kill('SIGTERM');
    await once(this.#process, 'exit');
  }
}
