// The programs of the cluster, each a process of its own on loopback: etcd, Patroni with its PostgreSQL, HAProxy, and the product.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { execPath, kill } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { NETS, type Network, type Networks } from './networks.ts';

/** A port of loopback that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no port');
  return address.port;
}

/** Whom programs run as that refuse to run as root. */
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

/** Notes the number of a process for the guard; answers how to forget it, for its number may soon be another's. */
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

/** Makes a program that can be started, and started anew once it has ended. What it says goes to a file; its number is noted for the guard. */
function machine(
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
function write({ folder, user }: Ground, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
  return file;
}

/** A folder that the programs can write. */
function makeFolder({ folder, user }: Ground, name: string): string {
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

/** A process and all below it, that one first. */
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

const LOOPBACK = '127.0.0.1';

/** A machine whose cable can be pulled; null: it is on loopback. */
export interface OnNetwork extends Machine {
  readonly network: Network | null;
}

/** Three nodes of etcd, with the older interface (version 2) that Patroni's `etcd` speaks. */
export async function etcd(
  ground: Ground,
): Promise<{ readonly nodes: readonly OnNetwork[]; readonly hosts: string }> {
  const names = ['e1', 'e2', 'e3'];
  const places: {
    readonly name: string;
    readonly network: Network | null;
    readonly client: string;
    readonly peer: string;
  }[] = [];
  for (const name of names) {
    const network = ground.networks?.(name) ?? null;
    const address = network?.address ?? LOOPBACK;
    const [client, peer] = [await freePort(), await freePort()];
    places.push({ name, network, client: `${address}:${client}`, peer: `http://${address}:${peer}` });
  }
  const cluster = places.map(({ name, peer }) => `${name}=${peer}`).join(',');
  const nodes = places.map(({ name, network, client, peer }) => ({
    network,
    ...machine(
      ground,
      name,
      [
        'etcd',
        `--name=${name}`,
        `--data-dir=${makeFolder(ground, name)}`,
        '--enable-v2=true',
        `--listen-client-urls=http://${client}`,
        `--advertise-client-urls=http://${client}`,
        `--listen-peer-urls=${peer}`,
        `--initial-advertise-peer-urls=${peer}`,
        `--initial-cluster=${cluster}`,
        '--initial-cluster-state=new',
        '--heartbeat-interval=100',
        '--election-timeout=1000',
      ],
      {},
      network,
    ),
  }));
  for (const one of nodes) one.start();
  await until('etcd has a leader', async () => {
    const health = await Promise.all(places.map(({ client }) => answers(`http://${client}/health`)));
    return health.every(Boolean);
  });
  return { nodes, hosts: places.map(({ client }) => client).join(',') };
}

/** A PostgreSQL with the Patroni that looks after it. */
export interface Node extends OnNetwork {
  readonly rest: string;
  readonly address: string;
  /** The number of PostgreSQL's first process; null if it does not run. */
  readonly postmaster: () => number | null;
}

/** One node. It may lose its place as leader 7 s after its last word (`ttl`), and at once when its PostgreSQL has died. */
export async function node(ground: Ground, name: string, etcdHosts: string, bin: string): Promise<Node> {
  const network = ground.networks?.(name) ?? null;
  const address = network?.address ?? LOOPBACK;
  const [port, rest] = [await freePort(), await freePort()];
  const data = path.join(makeFolder(ground, name), 'data');
  const settings = `scope: tennis
name: ${name}
restapi: { listen: '${address}:${rest}', connect_address: '${address}:${rest}' }
# Not etcd3: with it, Patroni 3.0.2 (Debian 12) lost writes that were acknowledged when a primary stood still (patroni issue 2693, mended in 3.0.3).
etcd: { hosts: '${etcdHosts}' }
bootstrap:
  dcs:
    ttl: 7
    loop_wait: 1
    retry_timeout: 3
    maximum_lag_on_failover: 1048576
    master_start_timeout: 0
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: false
      parameters: { max_connections: 60, shared_buffers: 32MB, wal_keep_size: 256MB, max_wal_size: 512MB }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
postgresql:
  listen: '${address}:${port}'
  connect_address: '${address}:${port}'
  data_dir: '${data}'
  bin_dir: '${bin}'
  pgpass: '${path.join(ground.folder, name, 'pgpass')}'
  authentication:
    superuser: { username: postgres, password: postgres }
    replication: { username: standby, password: standby }
    rewind: { username: postgres, password: postgres }
  parameters: { unix_socket_directories: '${makeFolder(ground, `${name}/socket`)}' }
  pg_hba: ['local all all trust', 'host all all ${address}/24 trust', 'host replication all ${address}/24 trust']
`;
  const file = write(ground, `${name}.yml`, settings);
  return {
    network,
    ...machine(ground, name, ['/usr/bin/patroni', file], {}, network),
    rest: `http://${address}:${rest}`,
    address: `${address}:${port}`,
    postmaster: () => {
      try {
        return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      } catch {
        return null;
      }
    },
  };
}

/** The node that leads, by the word of the nodes themselves; null while none does. */
export async function leaderOf(nodes: readonly Node[]): Promise<Node | null> {
  const leads = await Promise.all(nodes.map(({ rest }) => answers(`${rest}/primary`)));
  return nodes.find((_, at) => leads[at]) ?? null;
}

/** Whether one leads, one stands by for every commit, and all follow. */
export async function isWhole(nodes: readonly Node[]): Promise<boolean> {
  const [leads, syncs, follow] = await Promise.all(
    ['/primary', '/sync', '/replica'].map(async (word) => {
      const said = await Promise.all(nodes.map(({ rest }) => answers(`${rest}${word}`)));
      return said.filter(Boolean).length;
    }),
  );
  return leads === 1 && syncs === 1 && follow === nodes.length - 1;
}

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

/** HAProxy before the product: it asks for health twice a second; when no process is well it still sends calls on, for the page itself and all else that needs no database. */
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

/**
 * Waits for the end of its input, which comes even when this process is killed outright; then ends every program whose number is noted, PostgreSQL last, and
 * removes the networks and the folder.
 */
const GUARD = `
folder=$1
trap '' INT TERM HUP
read -r end
for file in "$folder"/pids/*; do kill -KILL "$(cat "$file")" 2>/dev/null; done
for file in "$folder"/n?/data/postmaster.pid; do
  [ -f "$file" ] || continue
  first=$(head -n 1 "$file"); kill -CONT "$first" 2>/dev/null; kill -QUIT "$first" 2>/dev/null
done
sleep 2
for file in "$folder"/n?/data/postmaster.pid; do [ -f "$file" ] && kill -KILL "$(head -n 1 "$file")" 2>/dev/null; done
for file in "$folder"/${NETS}/*; do
  [ -f "$file" ] || continue
  name=$(basename "$file"); ip netns delete "$name" 2>/dev/null || ip link delete "$name" 2>/dev/null
done
rm -rf "$folder"
`;

/** Starts the guard; answers how to let it do its work, and waits until it is done. */
export function guard(folder: string): () => Promise<void> {
  const child = spawn('/bin/sh', ['-c', GUARD, 'cluster-guard', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(child, 'close');
  return async () => {
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
