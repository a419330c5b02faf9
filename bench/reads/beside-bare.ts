// Compares the product with a bare `node:http` server that sends the same bytes with the same headers. Each is its own process, and they are asked in
// turn, so that other work of the machine affects both. The measure is each one's processor time, in all its threads.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stdout } from 'node:process';
import { fill, Product, temporaryFolder, type FilledClub } from '../writes/product.ts';
import type { Sent } from './bare.ts';
import { ask, getOf } from './driver.ts';

const ASKED = 6000;
const WARM_UP = 4000;
const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** Headers that Node adds by itself, and those that differ each time. */
const NOT_REPEATED: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive']);

interface Measured {
  readonly port: number;
  readonly cpuMs: () => Promise<number>;
}

async function startBare(): Promise<Measured & { readonly child: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), { stdio: 'inherit' });
  const [port] = (await once(child, 'message')) as [number];
  const cpuMs = async (): Promise<number> => {
    const told = once(child, 'message');
    child.send('cpu');
    const [ms] = (await told) as [number];
    return ms;
  };
  return { port, cpuMs, child };
}

const without = (head: readonly string[], names: ReadonlySet<string>): string[] =>
  head.flatMap((name, at) =>
    at % 2 === 1 || names.has(name.toLowerCase()) ? [] : [name, head[at + 1] ?? ''],
  );

/** The product's answer for an address, to be sent by the bare server too. */
async function sentFor(
  product: Measured,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<Sent> {
  await ask(product.port, getOf(address, headers), 1);
  const { status, head, body } = await ask(product.port, getOf(address, headers), 1);
  if (status !== 200) throw new Error(`${address} was answered with ${status}.`);
  const tag = head[head.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';
  const same = await ask(product.port, getOf(address, { ...headers, 'If-None-Match': tag }), 1);
  if (same.status !== 304)
    throw new Error(`${address} was answered with ${same.status} in the place of 304.`);
  return {
    head: without(head, NOT_REPEATED),
    sameHead: without(same.head, NOT_REPEATED),
    tag,
    body: body.toString('base64'),
  };
}

/** Requests for each second of processor time. */
async function rate({ port, cpuMs }: Measured, request: Buffer): Promise<number> {
  const before = await cpuMs();
  await ask(port, request, ASKED);
  return ASKED / (((await cpuMs()) - before) / 1000);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Result {
  readonly ours: number;
  readonly bare: number;
}

async function compare(product: Measured, bare: Measured, request: Buffer, rounds: number): Promise<Result> {
  for (const one of [product, bare]) await ask(one.port, request, WARM_UP);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await rate(product, request));
    theirs.push(await rate(bare, request));
  }
  return { ours: median(ours), bare: median(theirs) };
}

const row = (name: string, { ours, bare }: Result): string =>
  `${name.padEnd(48)}${Math.round(ours).toString().padStart(9)}${Math.round(bare).toString().padStart(9)}${(ours / bare).toFixed(2).padStart(8)}\n`;

export interface Comparison {
  /** The checkout whose server is measured. */
  readonly root: string;
  readonly rounds: number;
  readonly logLevel: string;
  /** The share of bare that the product is to reach. */
  readonly goal: number;
  readonly addressesFor: (club: FilledClub | undefined) => readonly string[];
}

/** Prints both results for each address, with a tag and without, by brotli; returns whether the product reaches the goal everywhere. */
export async function measureBesideBare(comparison: Comparison): Promise<boolean> {
  const { root, rounds, logLevel, goal, addressesFor } = comparison;
  const place = { dataDir: temporaryFolder(), databaseUrl: null };
  const product = await Product.start(root, place, false, logLevel);
  const bare = await startBare();
  const measured: Measured = { port: product.port, cpuMs: () => product.cpuMs() };
  let isReached = true;
  try {
    const [club] = await fill(product);
    const cases = await Promise.all(
      addressesFor(club).map(async (address) => [address, await sentFor(measured, address, BROTLI)] as const),
    );
    bare.child.send(cases);
    await once(bare.child, 'message');
    stdout.write(`LOG_LEVEL=${logLevel}`.padEnd(48) + '  product     bare   ratio\n');
    for (const [address, { tag }] of cases) {
      for (const [name, headers] of [
        [address, BROTLI],
        ['  with If-None-Match', { ...BROTLI, 'If-None-Match': tag }],
      ] as const) {
        const result = await compare(measured, bare, getOf(address, headers), rounds);
        stdout.write(row(name, result));
        isReached &&= result.ours >= goal * result.bare;
      }
    }
    return isReached;
  } finally {
    bare.child.kill();
    await product.stop();
  }
}
