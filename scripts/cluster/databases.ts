// The machines with the data: three nodes of etcd, and each PostgreSQL with its Patroni.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  answers,
  freePort,
  machine,
  makeFolder,
  until,
  write,
  type Ground,
  type Machine,
} from './machines.ts';
import type { Network } from './networks.ts';

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

/** One node. It may lose its place as leader 7 s after its last sign of life (`ttl`), and at once if its PostgreSQL has died. */
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
