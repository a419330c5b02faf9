// A private PostgreSQL for tests: a new cluster in a temporary folder, on 127.0.0.1 and a free port, gone afterwards.
// Durability is off, as it holds nothing worth keeping, unless a benchmark asks for it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { Advice } from './paths.mjs';
import { findPostgres } from './programs.mjs';
import { scratchFolder } from './scratch.mjs';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // The log of changes takes room that may be memory.
  max_wal_size: '128MB',
  log_min_messages: 'log',
};

/**
 * Waits for the end of its input, which comes even when this process is killed outright; then stops the server and
 * removes the folder. $1 is the folder with PostgreSQL's programs, $2 the cluster's, $3 what it is a standby of or nothing, the rest the server's arguments.
 */
const GUARD = `
bin=$1; folder=$2; of=$3; shift 3
trap '' INT TERM HUP
if [ -n "$of" ]; then
  "$bin/pg_basebackup" --dbname="$of" --pgdata="$folder/data" --write-recovery-conf --checkpoint=fast --no-sync >"$folder/log" 2>&1
else
  "$bin/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync --no-instructions >"$folder/log" 2>&1
fi || { cat "$folder/log"; rm -rf "$folder"; exit 1; }
"$bin/postgres" -D "$folder/data" "$@" 2>&1 </dev/null &
server=$!
read -r end
kill -INT $server; wait $server
rm -rf "$folder"
`;

/** @typedef {{ url: string, stop: () => Promise<void> }} Cluster */

/** A port of 127.0.0.1 that was free a moment ago. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no port');
  return address.port;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody` if that user is missing. */
export function unprivilegedUser() {
  if (getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim(),
    );
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Advice('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

/**
 * Starts a cluster and resolves when it accepts connections (1 to 2 s).
 * @param {Readonly<Record<string, string>>} [changed] settings that differ from the tests'
 * @param {string} [parent] the folder in which it keeps its own, on a disk where durability is asked for
 * @param {string} [of] the URL of the cluster that it is a standby of; none: it is one of its own
 * @returns {Promise<Cluster>} the superuser's URL of its admin database, and how to end it
 * @throws {Advice} when PostgreSQL is missing or does not start, with its words
 */
export async function startPostgres(changed = {}, parent = scratchFolder(), of = '') {
  const bin = findPostgres();
  if (bin === undefined) throw new Advice('PostgreSQL is not installed. `npm test` says how to install it.');
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(parent, 'tennis-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, ...changed, port: String(port) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );

  const guard = spawn('/bin/sh', ['-c', GUARD, 'postgres-guard', bin, folder, of, ...settings], {
    ...user,
    cwd: folder,
    // A session of its own: a Ctrl-C at the terminal must not end it before the tests that use it.
    detached: true,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(guard, 'close');
  let output = '';
  await new Promise((resolve, reject) => {
    guard.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve(undefined);
    });
    guard.once('close', () => reject(new Advice(`PostgreSQL did not start:\n${output}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      guard.stdin.end();
      await ended;
    },
  };
}
