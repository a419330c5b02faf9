// A cluster to experiment with, all on loopback. `npm run cluster` starts three PostgreSQL under Patroni with etcd, two processes of the product
// behind HAProxy, and people who write and read. `npm run cluster -- --kill primary --times 5` kills the named part this many times and reports the
// cost (docs/scale.md).
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onEndSignals } from '../run/children.mjs';
import { unprivilegedUser } from '../run/postgres.mjs';
import { findPostgres } from '../run/programs.mjs';
import { scratchFolder } from '../run/scratch.mjs';
import { DRILLS, doRound, type Cluster, type Errors, type Round } from './drills.ts';
import { begin, signIn, storedClubs, type Load } from './load.ts';
import { etcd, isWhole, leaderOf, node, type Node } from './databases.ts';
import { guard } from './guard.ts';
import { answers, signal, until } from './machines.ts';
import { haproxy, product, type Product } from './products.ts';
import { canMakeNetworks, makeNetworks } from './networks.ts';

const MAIN = path.resolve(import.meta.dirname, '../../apps/server/main.ts');
const STATUS_MS = 5000;

const say = (text: string): void => void stdout.write(`${text}\n`);

function usage(problem: string): never {
  const names = Object.entries(DRILLS).map(([name, { says }]) => `  ${name.padEnd(11)} ${says}`);
  stderr.write(
    `${problem}\nusage: npm run cluster -- [--reads primary] [--kill NAME[,NAME …] --times N]\n${names.join('\n')}\n`,
  );
  exit(2);
}

interface Wish {
  readonly kinds: readonly string[];
  readonly times: number;
  /** Whether the product reads from standbys. */
  readonly readsStandby: boolean;
}

function readWish(): Wish {
  const options = {
    kill: { type: 'string' },
    times: { type: 'string', default: '5' },
    reads: { type: 'string', default: 'standby' },
  } as const;
  try {
    const { values } = parseArgs({ args: argv.slice(2), options });
    const kinds = values.kill?.split(',') ?? [];
    const unknown = kinds.find((kind) => !Object.hasOwn(DRILLS, kind));
    if (unknown !== undefined) usage(`Nobody knows what ${JSON.stringify(unknown)} is.`);
    if (kinds.some((kind) => DRILLS[kind]?.onNetworks === true) && !canMakeNetworks())
      usage('What pulls cables needs root, and the program ip.');
    if (!/^[1-9]\d{0,3}$/.test(values.times)) usage('--times takes a number.');
    if (!['standby', 'primary'].includes(values.reads)) usage('--reads takes standby or primary.');
    return { kinds, times: Number(values.times), readsStandby: values.reads === 'standby' };
  } catch (error) {
    return usage((error as Error).message);
  }
}

/** Starts everything, from the bottom up. */
async function start(folder: string, { kinds, readsStandby }: Wish): Promise<Cluster> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed.');
  const needsNetworks = kinds.some((kind) => DRILLS[kind]?.onNetworks === true);
  const networks = needsNetworks ? makeNetworks(folder) : null;
  const ground = { folder, user: unprivilegedUser(), networks };
  for (const name of ['logs', 'pids']) mkdirSync(path.join(folder, name));
  say(`In ${folder}, with the logs of each.`);
  const { nodes: etcdNodes, hosts } = await etcd(ground);
  say('etcd: three nodes.');
  const nodes: Node[] = [];
  for (const name of ['n1', 'n2', 'n3']) nodes.push(await node(ground, name, hosts, bin));
  const [first, ...others] = nodes;
  first?.start();
  await until('the first node leads', async () => (await leaderOf(nodes)) !== null);
  for (const other of others) other.start();
  await until('all nodes stand by', () => isWhole(nodes));
  say(`PostgreSQL: three nodes under Patroni, at ${nodes.map(({ address }) => address).join(', ')}.`);
  const databaseUrl = `postgres://postgres@${nodes.map(({ address }) => address).join(',')}/postgres`;
  const products: Product[] = [];
  for (const name of ['p1', 'p2'])
    products.push(await product(ground, name, MAIN, databaseUrl, readsStandby ? databaseUrl : null));
  for (const one of products) one.start();
  for (const { port } of products)
    await until('a process is well', () => answers(`http://127.0.0.1:${port}/api/health`));
  const proxy = await haproxy(ground, products);
  proxy.start();
  await until('the proxy answers', () => answers(`${proxy.url}/api/health`));
  say(`The product: two processes behind HAProxy, at ${proxy.url} (admin, Tennis123).`);
  return { folder, etcd: etcdNodes, nodes, products, proxy };
}

/** Ends everything from the top down; what does not end in its time, the guard ends. */
async function end({ proxy, products, nodes, etcd: etcdNodes }: Cluster): Promise<void> {
  for (const machines of [[proxy], products, nodes, etcdNodes]) {
    const alive = machines.filter((machine) => machine.isAlive());
    signal(
      alive.map((machine) => machine.child().pid ?? 0),
      'SIGTERM',
    );
    await until('they have ended', () => alive.every((machine) => !machine.isAlive()), 15_000).catch(
      () => {},
    );
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const quantile = (numbers: readonly number[], q: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
};

const told = (name: string, { failed, of, span, said }: Errors): string =>
  failed === 0
    ? `${name} 0 of ${of} failed`
    : `${name} ${failed} of ${of} failed within ${seconds(span)} (${Object.entries(said)
        .map(([what, times]) => `${times} × ${what}`)
        .join(', ')})`;

const sumOf = (rounds: readonly Round[], which: 'writes' | 'visitors' | 'members'): string => {
  const [failed, of] = (['failed', 'of'] as const).map((key) =>
    rounds.reduce((sum, one) => sum + one[which][key], 0),
  );
  const longest = Math.max(...rounds.map((one) => one[which].span));
  return `${failed} of ${of} failed, for ${seconds(longest)} at most`;
};

function report(kind: string, rounds: readonly Round[]): void {
  const writable = rounds.map((one) => one.writable);
  const led = rounds.flatMap((one) => one.led ?? []);
  say(`\n${kind}, ${rounds.length} times: ${DRILLS[kind]?.says ?? ''}`);
  say(
    `  writable again after   p50 ${seconds(quantile(writable, 0.5))}, p95 ${seconds(quantile(writable, 0.95))}`,
  );
  if (led.length > 0)
    say(
      `  of that, until another node led   p50 ${seconds(quantile(led, 0.5))}, p95 ${seconds(quantile(led, 0.95))}`,
    );
  say(`  writes                 ${sumOf(rounds, 'writes')}`);
  say(`  reads of visitors      ${sumOf(rounds, 'visitors')}`);
  say(`  reads when signed in   ${sumOf(rounds, 'members')}`);
}

/** How many acknowledged writes are not there. */
async function lost(cluster: Cluster, load: Load): Promise<number> {
  const stored = await storedClubs(cluster.proxy.url);
  const missing = [...load.acknowledged].filter((name) => !stored.has(name));
  say(`\n${load.acknowledged.size} writes were acknowledged, ${missing.length} of them are lost.`);
  if (missing.length > 0) say(missing.slice(0, 10).join(', '));
  return missing.length;
}

/** Runs all requested rounds; without any, prints the state every few seconds until it is told to end. */
async function run(cluster: Cluster, { kinds, times }: Wish, stop: AbortSignal): Promise<number> {
  const load = begin(cluster.proxy.url, await signIn(cluster.proxy.url));
  if (kinds.length === 0) {
    say('People write and read. Ctrl-C ends it all.');
    while (!stop.aborted) {
      await pause(STATUS_MS, undefined, { signal: stop }).catch(() => {});
      const leader = await leaderOf(cluster.nodes);
      say(`${load.acknowledged.size} writes acknowledged; ${leader?.name ?? 'no node'} takes writes.`);
    }
  }
  for (const kind of kinds) {
    const rounds: Round[] = [];
    for (let n = 0; n < times && !stop.aborted; n += 1) {
      const one = await doRound(cluster, load, kind, n);
      rounds.push(one);
      const led = one.led === null ? '' : `, another node led after ${seconds(one.led)}`;
      say(
        `${kind} ${n + 1}: writable after ${seconds(one.writable)}${led}; ${told('writes', one.writes)}; ${told('reads when signed in', one.members)}`,
      );
    }
    if (rounds.length > 0) report(kind, rounds);
  }
  await load.stop();
  return (await lost(cluster, load)) === 0 ? 0 : 1;
}

const wish = readWish();
const folder = mkdtempSync(path.join(env['CLUSTER_DIR'] ?? scratchFolder(), 'tennis-cluster-'));
chmodSync(folder, 0o755);
const finish = guard(folder);
const stopping = new AbortController();
const unhear = onEndSignals(() => stopping.abort());
let code = 1;
try {
  const cluster = await start(folder, wish);
  code = await run(cluster, wish, stopping.signal);
  await end(cluster);
} catch (error) {
  stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
} finally {
  unhear();
  await finish();
}
exit(code);
