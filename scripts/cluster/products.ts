// The processes of the product, and HAProxy before them.
import { execPath } from 'node:process';
import { freePort, machine, makeFolder, write, type Ground, type Machine } from './machines.ts';

/** A process of the product. */
export interface Product extends Machine {
  readonly port: number;
}

/** One process, told to stop in its own time. */
export async function product(
  ground: Ground,
  name: string,
  main: string,
  databaseUrl: string,
  readUrl: string | null,
): Promise<Product> {
  const port = await freePort();
  const dataDir = makeFolder(ground, name);
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...(readUrl === null ? {} : { DATABASE_READ_URL: readUrl }),
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: 'Tennis123',
    TRUST_PROXY: 'true',
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'warn',
  };
  // It reads the checkout, which may belong to somebody else than the user of the databases.
  return { ...machine({ ...ground, user: {} }, name, [execPath, main], env), port };
}

/**
 * HAProxy in front of the product: it checks health twice a second. If no process is healthy it still forwards calls, for the page itself and
 * everything else that needs no database.
 */
export async function haproxy(
  ground: Ground,
  behind: readonly Product[],
): Promise<Machine & { readonly url: string }> {
  const port = await freePort();
  const servers = behind.map(
    ({ name, port: at }) =>
      `  server ${name} 127.0.0.1:${at} check inter 500ms fall 2 rise 1\n  server ${name}-unwell 127.0.0.1:${at} backup\n`,
  );
  const settings = `global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch
  option forwardfor
frontend people
  bind 127.0.0.1:${port}
  default_backend tennis
backend tennis
  option httpchk GET /api/health
  http-check expect status 200
  option allbackups
${servers.join('')}`;
  const file = write(ground, 'haproxy.cfg', settings);
  return { ...machine(ground, 'haproxy', ['haproxy', '-db', '-f', file]), url: `http://127.0.0.1:${port}` };
}
