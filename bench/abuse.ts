// How much one caller can harm the others: `npm run bench -- abuse [part of a case's name]`. Each case runs against its own server (a process on a
// data file), while somebody else reads at a steady pace from another address. Each read is timed from when it was due, idle and during the attack.
// The output also shows the server's memory, and its work after the attacker has gone. Fails if the server ends, a read is refused, or the reads
// during the attack exceed their limit.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { Worker } from 'node:worker_threads';
import { pause, type AbuseCase } from './abuse/case.ts';
import { CASES } from './abuse/cases.ts';
import { bytesOf, LeanClient } from './lean-connection.ts';
import { percentile } from './percentile.ts';
import { fill, Product, temporaryFolder } from './writes/product.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '..');
const READS = 400;
const PACE_MS = 20;
/**
 * The longest time for 99 of 100 reads during an attack. A page makes at most four reads one after the other, so nearly all pages are complete within
 * a second, which people find slow but not broken. The limit is no multiple of the idle time: from 2 ms to 20 ms is ten times as long, and nobody
 * notices.
 */
const MOST_P99_MS = 250;
/** A caller without an answer in this time counts as refused. */
const PATIENCE_MS = 15_000;

interface Reads {
  readonly times: readonly number[];
  readonly refused: number;
}

const ADDRESSES = ['/api/tournaments?limit=20', '/api/matches/date/2026-09-12', '/api/tournaments/3/matches'];

/** Sends reads at their pace; answers how long each took from when it was due. */
async function read(port: number): Promise<Reads> {
  const client = new LeanClient(port, '127.0.0.2');
  const requests = ADDRESSES.map((address) => bytesOf({ method: 'GET', path: address }));
  const times: number[] = [];
  let refused = 0;
  const begun = performance.now();
  const ask = async (n: number, due: number): Promise<void> => {
    const request = requests[n % requests.length];
    if (request === undefined) return;
    const isAnswered = await Promise.race([
      client.ask(request).then(
        () => true,
        () => false,
      ),
      pause(PATIENCE_MS).then(() => false),
    ]);
    if (isAnswered) times.push(performance.now() - due);
    else refused += 1;
  };
  const asked: Promise<void>[] = [];
  for (let n = 0; n < READS; n += 1) {
    const due = begun + n * PACE_MS;
    const ahead = due - performance.now();
    if (ahead > 0) await pause(ahead);
    // A timer that fires late is ours, not the server's.
    asked.push(ask(n, Math.max(due, performance.now())));
  }
  await Promise.all(asked);
  client.close();
  return { times, refused };
}

const shown = ({ times, refused }: Reads): string =>
  [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1).padStart(8)).join('') +
  String(refused).padStart(9);

/** The memory of a process in MiB; on Linux only. */
function memoryOf({ pid, isAlive }: Product): number {
  if (!isAlive) return Number.NaN;
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

async function measure(one: AbuseCase): Promise<boolean> {
  const dataDir = temporaryFolder();
  const undo = await one.setUp?.(dataDir);
  const product = await Product.start(CHECKOUT, { dataDir, databaseUrl: null });
  try {
    await fill(product);
    await read(product.port);
    const idle = await read(product.port);
    const before = memoryOf(product);
    const attacker = new Worker(new URL('abuse/attacker.ts', import.meta.url), {
      workerData: { name: one.name, target: { port: product.port, dataDir } },
    });
    const hasEnded = once(attacker, 'exit');
    await once(attacker, 'message');
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(product));
    }, 100);
    const attacked = await read(product.port);
    clearInterval(watch);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
    attacker.postMessage('end');
    await hasEnded;
    await pause(500);
    const cpu = product.isAlive ? await product.cpuMs() : Number.NaN;
    await pause(1000);
    const after = product.isAlive ? (await product.cpuMs()) - cpu : Number.NaN;
    const p99 = percentile(attacked.times, 0.99);
    const ratio = p99 / percentile(idle.times, 0.99);
    const isInTime = p99 <= MOST_P99_MS;
    stdout.write(`\n${one.name}\n  reads, idle      ${shown(idle)}\n`);
    stdout.write(
      `  reads, attacked  ${shown(attacked)}   p99 ${ratio.toFixed(1)} x idle${isInTime ? '' : `, over ${MOST_P99_MS} ms`}\n`,
    );
    stdout.write(`  memory ${before.toFixed(0)} MiB, at most ${peak.toFixed(0)}, `);
    stdout.write(`at the end ${memoryOf(product).toFixed(0)}; `);
    stdout.write(`when the attacker has gone ${after.toFixed(0)} ms of work in a second\n`);
    return product.isAlive && attacked.refused === 0 && isInTime;
  } finally {
    if (product.isAlive) await product.stop();
    await undo?.();
  }
}

const wanted = CASES.filter(({ name }) => name.includes(argv[2] ?? ''));
if (wanted.length === 0) {
  stderr.write(`No such case. Cases: ${CASES.map(({ name }) => name).join('; ')}\n`);
  exit(2);
}
stdout.write(
  `milliseconds:           p50     p99     max  refused   (p99 at most ${MOST_P99_MS} under attack)\n`,
);
let isGood = true;
for (const one of wanted) isGood = (await measure(one)) && isGood;
exit(isGood ? 0 : 1);
