// The commands for backups as an operator runs them: processes of their own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { S3Place } from '../backups/s3.ts';
import type { DatabasePlace } from './fresh-database.ts';

const SERVER = path.resolve(import.meta.dirname, '..');

/** How a command ended, and all that it has printed. */
export interface Run {
  readonly code: number | null;
  readonly said: string;
}

/** Starts one of them on a database; `launcher` becomes it. */
export function startCommand(
  command: 'backup' | 'restore',
  place: DatabasePlace,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  launcher: readonly string[] = [],
): { readonly child: ChildProcess; readonly ended: Promise<Run> } {
  const [program = '', ...before] = [
    ...launcher,
    process.execPath,
    path.join(SERVER, `${command}.ts`),
    ...args,
  ];
  const child = spawn(program, before, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close').then(([code]: (number | null)[]): Run => ({ code: code ?? null, said }));
  return { child, ended };
}

/** Runs one of them to its end. */
export const runCommand = (...args: Parameters<typeof startCommand>): Promise<Run> =>
  startCommand(...args).ended;

/** The settings that send backups to this storage. */
export const storageIn = ({ url, region, keyId, secret }: S3Place) => ({
  BACKUP_S3_URL: url,
  BACKUP_S3_REGION: region,
  BACKUP_S3_KEY: keyId,
  BACKUP_S3_SECRET: secret,
});
