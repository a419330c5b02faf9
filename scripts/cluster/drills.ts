// The things done to the cluster, and how long each takes it.
import { setTimeout as pause } from 'node:timers/promises';
import { isWhole, leaderOf, type Node, type OnNetwork } from './databases.ts';
import { noted, signal, until, withChildren, type Machine } from './machines.ts';
import { type Product } from './products.ts';
import type { Load, Seen } from './load.ts';
import type { Network } from './networks.ts';

/** The cluster as it runs. */
export interface Cluster {
  readonly folder: string;
  readonly etcd: readonly OnNetwork[];
  readonly nodes: readonly Node[];
  readonly products: readonly Product[];
  readonly proxy: Machine & { readonly url: string };
}

/** Does it; answers how to bring back what it has taken. */
type Drill = (cluster: Cluster, round: number) => Promise<() => Promise<void>>;

const FROZEN_MS = 15_000;

const ended = (machine: Machine): Promise<void> =>
  until(`${machine.name} has ended`, () => !machine.isAlive());

const lead = async ({ nodes }: Cluster): Promise<Node> => {
  const leader = await leaderOf(nodes);
  if (leader === null) throw new Error('No node leads.');
  return leader;
};

const processesOf = (node: Node): readonly number[] => {
  const postmaster = node.postmaster();
  return [...withChildren(node.child().pid ?? 0), ...(postmaster === null ? [] : withChildren(postmaster))];
};

const at = <T>(all: readonly T[], round: number): T => {
  const one = all[round % all.length];
  if (one === undefined) throw new Error('There is none.');
  return one;
};

const networkOf = ({ name, network }: OnNetwork): Network => {
  if (network === null) throw new Error(`${name} has no network of its own.`);
  return network;
};

/** Longer than Patroni takes to find a new leader (`ttl`), and than the product waits for a sign of life (6 s). */
const CUT_MS = 15_000;

/** Pulls the cable of a machine; bringing it back waits until its time is over. */
function cut(machine: OnNetwork): () => Promise<void> {
  const network = networkOf(machine);
  network.cut();
  const since = performance.now();
  return async () => {
    await pause(Math.max(0, CUT_MS - (performance.now() - since)));
    network.mend();
  };
}

const standbyOf = async (cluster: Cluster, round: number): Promise<Node> => {
  const leader = await lead(cluster);
  return at(
    cluster.nodes.filter((node) => node !== leader),
    round,
  );
};

const killed = async (machine: Machine): Promise<() => Promise<void>> => {
  signal([machine.child().pid ?? 0], 'SIGKILL');
  await ended(machine);
  return async () => machine.start();
};

/** The drills by name. */
export const DRILLS: Readonly<
  Record<
    string,
    {
      readonly says: string;
      /** It pulls cables: each machine needs a network of its own. */
      readonly onNetworks?: true;
      readonly run: Drill;
    }
  >
> = {
  primary: {
    says: 'the PostgreSQL that takes writes is killed; its Patroni lives',
    run: async (cluster) => {
      signal([(await lead(cluster)).postmaster() ?? 0], 'SIGKILL');
      return async () => {};
    },
  },
  node: {
    says: 'the node that takes writes is lost: PostgreSQL and Patroni are killed at once',
    run: async (cluster) => {
      const leader = await lead(cluster);
      signal(processesOf(leader), 'SIGKILL');
      await ended(leader);
      return async () => leader.start();
    },
  },
  freeze: {
    says: `the node that takes writes stands still for ${FROZEN_MS / 1000} s`,
    run: async (cluster) => {
      const frozen = processesOf(await lead(cluster));
      const forget = frozen.map((pid) => noted(cluster.folder, pid));
      signal(frozen, 'SIGSTOP');
      const since = performance.now();
      return async () => {
        await pause(Math.max(0, FROZEN_MS - (performance.now() - since)));
        signal(frozen, 'SIGCONT');
        for (const one of forget) one();
      };
    },
  },
  standby: {
    says: 'a standby is lost',
    run: async (cluster, round) => {
      const standby = await standbyOf(cluster, round);
      signal(processesOf(standby), 'SIGKILL');
      await ended(standby);
      return async () => standby.start();
    },
  },
  etcd: { says: 'a node of etcd is killed', run: (cluster, round) => killed(at(cluster.etcd, round)) },
  proxy: {
    says: 'HAProxy is killed and started again',
    run: async ({ proxy }) => {
      const back = await killed(proxy);
      await back();
      return async () => {};
    },
  },
  process: {
    says: 'a process of the product is killed',
    run: ({ products }, round) => killed(at(products, round)),
  },
  restart: {
    says: 'a process of the product is told to stop, and started again',
    run: async ({ products }, round) => {
      const product = at(products, round);
      signal([product.child().pid ?? 0], 'SIGTERM');
      await ended(product);
      return async () => product.start();
    },
  },
  cut: {
    says: `the node that takes writes has no network for ${CUT_MS / 1000} s`,
    onNetworks: true,
    run: async (cluster) => cut(await lead(cluster)),
  },
  'cut-standby': {
    says: `a standby has no network for ${CUT_MS / 1000} s`,
    onNetworks: true,
    run: async (cluster, round) => cut(await standbyOf(cluster, round)),
  },
  'cut-etcd': {
    says: `a node of etcd has no network for ${CUT_MS / 1000} s`,
    onNetworks: true,
    run: async (cluster, round) => cut(at(cluster.etcd, round)),
  },
  'cut-between': {
    says: `the node that takes writes and the product do not reach each other for ${CUT_MS / 1000} s, while all others reach both`,
    onNetworks: true,
    run: async (cluster) => {
      const network = networkOf(await lead(cluster));
      network.turnFromProduct();
      // Nobody takes its place: the cluster is whole, so writes go on only with the network.
      const mended = pause(CUT_MS).then(network.turnBack);
      return () => mended;
    },
  },
};

/** How one round went; times in milliseconds after it was done, counts of calls. */
export interface Round {
  /** Until the first write was acknowledged that was sent after it. */
  readonly writable: number;
  /** Until a node said that it leads, which is Patroni's own part. */
  readonly led: number | null;
  readonly writes: Errors;
  readonly visitors: Errors;
  readonly members: Errors;
}

/** Calls that failed in a round. */
export interface Errors {
  readonly failed: number;
  readonly of: number;
  /** Between the first that failed and the last. */
  readonly span: number;
  readonly said: Readonly<Record<string, number>>;
}

function errorsSince({ calls }: Seen, from: number): Errors {
  const all = calls.filter(({ ended: over }) => over >= from);
  const failed = all.filter(({ isOk }) => !isOk);
  const said: Record<string, number> = {};
  for (const call of failed) said[call.said] = (said[call.said] ?? 0) + 1;
  const [first, last] = [failed[0], failed.at(-1)];
  const span = first === undefined || last === undefined ? 0 : last.ended - first.ended;
  return { failed: failed.length, of: all.length, span, said };
}

/** Waits until the cluster is as it was, does one round, and waits until writes go on. */
export async function doRound(cluster: Cluster, load: Load, name: string, number: number): Promise<Round> {
  const drill = DRILLS[name];
  if (drill === undefined) throw new Error(`There is no ${name}.`);
  await until('all nodes stand by', () => isWhole(cluster.nodes));
  await pause(1500);
  const before = await lead(cluster);
  const from = performance.now();
  const bringBack = await drill.run(cluster, number);
  const written = () => load.writes.calls.find(({ begun, isOk }) => isOk && begun > from);
  let led: number | null = null;
  await until('a write is acknowledged', async () => {
    const leader = led === null ? await leaderOf(cluster.nodes.filter((node) => node !== before)) : null;
    if (leader !== null) led = performance.now() - from;
    return written() !== undefined;
  });
  const writable = (written()?.ended ?? Number.NaN) - from;
  await bringBack();
  await until('all nodes stand by', () => isWhole(cluster.nodes));
  await until('all processes are well', async () => {
    const said = await Promise.all(
      cluster.products.map(({ port }) =>
        fetch(`http://127.0.0.1:${port}/api/health`, { headers: { connection: 'close' } }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return said.every(Boolean);
  });
  await pause(1000);
  return {
    writable,
    led,
    writes: errorsSince(load.writes, from),
    visitors: errorsSince(load.visitors, from),
    members: errorsSince(load.members, from),
  };
}
