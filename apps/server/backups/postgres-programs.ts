// PostgreSQL's own programs: pg_dump writes a backup, pg_restore brings it back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BackupRefused } from './refused.ts';

/** The address without its password, which would stand in the list of processes, and the password for the environment. */
function hidden(databaseUrl: string): { address: string; password: Readonly<Record<string, string>> } {
  const [, start = '', password = '', rest = ''] =
    /^(\w+:\/\/[^:@/?]*):([^@/?]*)(@.*)$/s.exec(databaseUrl) ?? [];
  if (start === '') return { address: databaseUrl, password: {} };
  return { address: start + rest, password: { PGPASSWORD: decodeURIComponent(password) } };
}

/**
 * Runs one of them to its end.
 * @throws {BackupRefused} if it is missing or fails, with its message
 */
export async function runProgram(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const { address, password } = hidden(databaseUrl);
  const child = spawn(name, [`--dbname=${address}`, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...password },
  });
  // If this process is ended, so is the program: alone it would go on, and keep the database from cleaning up.
  const end = (): void => {
    child.kill();
  };
  process.once('SIGTERM', end);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  try {
    const [code] = (await once(child, 'close').catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 'ENOENT')
        throw new BackupRefused(
          `The program ${name} is missing. Install PostgreSQL's client programs, of the server's version or newer (on Debian: postgresql-client).`,
        );
      throw error;
    })) as [number | null];
    if (code !== 0) throw new BackupRefused(`${name} failed: ${said.trim()}`);
  } finally {
    process.off('SIGTERM', end);
  }
}
