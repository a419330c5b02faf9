// A PgBouncer of its own before a test's PostgreSQL, in transaction mode.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './process.ts';

/** It refuses to run as root. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout),
  );
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
}

/** Starts one before the server of an address; returns its address. It ends with the test. */
export async function aBouncer(target: string): Promise<string> {
  const url = new URL(target);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-bouncer-'));
  const settings = `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`;
  // With auth_type any the user of the server is named in the database's line.
  writeFileSync(
    path.join(folder, 'ini'),
    settings.replace('\n[pgbouncer]', ` user=${url.username}\n[pgbouncer]`),
  );
  chmodSync(folder, 0o755);
  const child = spawn('pgbouncer', [path.join(folder, 'ini')], {
    ...unprivileged(),
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('process up')) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`PgBouncer ended:\n${said}`)));
  });
  url.port = String(port);
  return url.toString();
}
