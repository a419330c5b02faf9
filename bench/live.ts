// The cost of telling everybody about a change: `npm run bench -- live [--clients 2000,10000] [--rounds 20]`. It compares, in turn, the product with
// a bare loop in C that writes the same bytes to the same number of connections, and with better-sse if that is installed. The clients are in C too, so
// that they use little of the machine that measures itself. Then so many clients (`--back 10000`; 0: none) come back after a restart. `--two 20000`
// measures two processes on one PostgreSQL instead. It ends with 1 if a limit is exceeded.
import { existsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { hrtime, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { LeanClient } from './lean-connection.ts';
import { build, Child, hasCompiler, residentKb } from './live/child.ts';
import { fill, newDatabase, Product, temporaryFolder } from './writes/product.ts';
import { scoreWrite } from './writes/scores.ts';

/** From one address come no more streams (ADR 9). */
const FROM_ONE = 1900;
/** The first message of a stream: when to come back, and where the log stands. */
const FIRST_BLOCKS = 2;
const SETTLE_MS = 300;
const IDLE_MS = 3000;

const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '2000,10000' },
    rounds: { type: 'string', default: '20' },
    back: { type: 'string', default: '10000' },
    two: { type: 'string' },
  },
});
if (!hasCompiler()) {
  stderr.write('The clients and the loop beside the product are C: this needs a compiler (cc).\n');
  process.exit(2);
}
const rounds = Number(options.rounds);
const folder = temporaryFolder();
const crowdFile = build('crowd', folder);
const bareFile = build('bare', folder);

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const nowMs = (): number => Number(hrtime.bigint()) / 1e6;
const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** The limits: how much of the bare loop's processor time, of the peer's, of the peer's memory, and until the last client has a change. */
const MOST = { ofBare: 1.3, ofPeer: 0.6, ofPeerMemory: 0.5, lastMs: 400 } as const;
const exceeded: string[] = [];

/** Notes a value that is over its limit; answers how it is printed. */
function judged(what: string, value: number, most: number, digits = 2): string {
  // A value that is no number was not measured, which is no success either.
  if (!(value <= most))
    exceeded.push(`${what}: ${value.toFixed(digits)}, the limit is ${most.toFixed(digits)}`);
  return value.toFixed(digits);
}

const line = (name: string, value: string): string => `  ${name.padEnd(66)} ${value}\n`;

/** As many clients of a port; resolves once all of them have heard the first blocks. */
async function crowdOn(port: number, clients: number, first: number, address = '/'): Promise<Child> {
  const crowd = new Child(crowdFile, [port, clients, FROM_ONE, first, address]);
  const said = await crowd.heard();
  if (said !== 'ready') throw new Error(`The clients said: ${said}`);
  return crowd;
}

/** Does something that reaches all clients. Returns the milliseconds from its beginning and from its end until the last client has it. */
async function reach(crowd: Child, act: () => Promise<unknown>) {
  crowd.tell('next');
  await crowd.heard();
  const begun = nowMs();
  const last = crowd.heard();
  await act();
  const done = nowMs();
  const at = Number((await last).split(' ')[1]) / 1e6;
  return { sinceBegun: at - begun, sinceDone: Math.max(0, at - done) };
}

/** The peer, where it is installed (`npm ci --prefix bench`). */
const peerFile = path.join(import.meta.dirname, 'live/better-sse.ts');
const hasPeer = existsSync(path.join(import.meta.dirname, 'node_modules/better-sse'));

interface Peer {
  readonly child: Child;
  readonly crowd: Child;
  readonly kb: number;
}

async function peerWith(clients: number): Promise<Peer> {
  const child = new Child(process.execPath, [peerFile]);
  const port = Number((await child.heard()).split(' ')[1]);
  const empty = residentKb(child.pid);
  const crowd = await crowdOn(port, clients, 1);
  await pause(SETTLE_MS);
  return { child, crowd, kb: residentKb(child.pid) - empty };
}

/** The cost of one change for the peer, in milliseconds. */
async function peerTurn({ child, crowd }: Peer): Promise<number> {
  const cpu = async (): Promise<number> => {
    child.tell('cpu');
    return Number((await child.heard()).split(' ')[1]) / 1000;
  };
  const before = await cpu();
  await reach(crowd, async () => child.tell('tell'));
  await pause(SETTLE_MS);
  return (await cpu()) - before;
}

async function measure(clients: number): Promise<void> {
  const product = await Product.start(path.resolve(import.meta.dirname, '..'), {
    dataDir: temporaryFolder(),
    databaseUrl: null,
  });
  const bare = new Child(bareFile, [clients]);
  const barePort = Number((await bare.heard()).split(' ')[1]);
  try {
    const [club] = await fill(product);
    if (club === undefined) throw new Error('There is no club.');
    const desk = new LeanClient(product.port);
    let turn = 0;
    const change = () => {
      turn += 1;
      return desk.ask(scoreWrite(club, club.matches[turn % club.matches.length] ?? 0, turn));
    };
    // The cost of a change while nobody looks on.
    for (let n = 0; n < 3; n += 1) await change();
    await pause(SETTLE_MS);
    const alone: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const before = await product.cpuMs();
      await change();
      await pause(SETTLE_MS);
      alone.push((await product.cpuMs()) - before);
    }
    const emptyKb = { product: residentKb(product.pid), bare: residentKb(bare.pid) };
    const address = `/api/live?tournaments=${club.tournament}`;
    const crowd = await crowdOn(product.port, clients, FIRST_BLOCKS, address);
    const bareCrowd = await crowdOn(barePort, clients, 1);
    const peer = hasPeer ? await peerWith(clients) : null;
    const peers: number[] = [];
    await pause(SETTLE_MS);
    const fullKb = { product: residentKb(product.pid), bare: residentKb(bare.pid) };
    const bytes = `id: 1234.1\ndata: {"tournament":${club.tournament},"club":1,"marks":[1234567890]}\n`;
    // Connections cost something while nothing happens, too.
    const idleFrom = { at: nowMs(), cpu: await product.cpuMs() };
    await pause(IDLE_MS);
    const idleRate = ((await product.cpuMs()) - idleFrom.cpu) / (nowMs() - idleFrom.at);
    const ours: number[] = [];
    const theirs: number[] = [];
    const fromCommit: number[] = [];
    const fromRequest: number[] = [];
    const bareLast: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const from = { at: nowMs(), cpu: await product.cpuMs() };
      const told = await reach(crowd, change);
      await pause(SETTLE_MS);
      ours.push((await product.cpuMs()) - from.cpu - (nowMs() - from.at) * idleRate);
      fromCommit.push(told.sinceDone);
      fromRequest.push(told.sinceBegun);
      const written = bare.heard();
      const { sinceBegun } = await reach(bareCrowd, async () => {
        bare.tell(bytes.trimEnd().replaceAll('\n', ' '));
        return written;
      });
      bareLast.push(sinceBegun);
      theirs.push(Number((await written).split(' ')[1]) / 1000);
      if (peer !== null) peers.push(await peerTurn(peer));
    }
    const perClient = (ms: number): string => ((ms * 1000) / clients).toFixed(2);
    const fanOut = median(ours) - median(alone);
    stdout.write(`${clients} clients, ${rounds} changes\n`);
    stdout.write(line('CPU while nothing happens, product, ms a second', (idleRate * 1000).toFixed(1)));
    stdout.write(line('CPU of a change, all of it, product, ms', median(ours).toFixed(1)));
    stdout.write(line('CPU of a change that nobody looks on, product, ms', median(alone).toFixed(1)));
    stdout.write(line('CPU a client, product, µs', perClient(fanOut)));
    stdout.write(line('CPU a client, bare loop, µs', perClient(median(theirs))));
    const of = `of ${clients} clients`;
    stdout.write(
      line(
        'product ÷ bare loop (limit 1.30)',
        judged(`product ÷ bare loop ${of}`, fanOut / median(theirs), MOST.ofBare),
      ),
    );
    stdout.write(
      line(
        'memory a client, product and bare loop, kB (without the kernel)',
        `${((fullKb.product - emptyKb.product) / clients).toFixed(1)} ${((fullKb.bare - emptyKb.bare) / clients).toFixed(2)}`,
      ),
    );
    stdout.write(
      line(
        'change answered until the last client has it, ms: median, worst',
        `${median(fromCommit).toFixed(0)} ${judged(`ms until the last ${of} has a change`, Math.max(...fromCommit), MOST.lastMs, 0)} (limit 400)`,
      ),
    );
    stdout.write(
      line(
        'change asked for until the last client has it, ms: median, worst',
        `${median(fromRequest).toFixed(0)} ${Math.max(...fromRequest).toFixed(0)}`,
      ),
    );
    stdout.write(line('bare loop until the last client has it, ms: median', median(bareLast).toFixed(0)));
    if (peer === null) stdout.write('  better-sse is not installed: npm ci --prefix bench\n');
    else {
      stdout.write(line('CPU a client, better-sse, µs', perClient(median(peers))));
      stdout.write(
        line(
          'product ÷ better-sse (limit 0.60)',
          judged(`product ÷ better-sse ${of}`, fanOut / median(peers), MOST.ofPeer),
        ),
      );
      stdout.write(line('memory a client, better-sse, kB', (peer.kb / clients).toFixed(1)));
      const ratio = (fullKb.product - emptyKb.product) / peer.kb;
      stdout.write(
        line(
          'memory, product ÷ better-sse (limit 0.50)',
          judged(`memory, product ÷ better-sse ${of}`, ratio, MOST.ofPeerMemory),
        ),
      );
      await peer.crowd.stop();
      await peer.child.stop();
    }
    desk.close();
    await crowd.stop();
    await bareCrowd.stop();
  } finally {
    await bare.stop();
    await product.stop();
  }
}

/** Longer than the longest wait that a stopping server tells, twice over. */
const BACK_WITHIN_MS = 60_000;

/** All clients come back after a restart, and hear of a change that was made as soon as the server was there again. */
async function measureReturn(clients: number): Promise<void> {
  const place = { dataDir: temporaryFolder(), databaseUrl: null };
  const checkout = path.resolve(import.meta.dirname, '..');
  const former = await Product.start(checkout, place);
  const [club] = await fill(former);
  if (club === undefined) throw new Error('There is no club.');
  await pause(SETTLE_MS);
  const file = path.join(import.meta.dirname, 'live/returning.ts');
  const address = `/api/live?tournaments=${club.tournament}`;
  const crowd = new Child(process.execPath, [file, former.port, clients, FROM_ONE, address]);
  if ((await crowd.heard()) !== 'ready') throw new Error('The clients did not come.');
  crowd.tell('mark');
  const stopped = nowMs();
  await former.stop();
  const product = await Product.start(checkout, place);
  try {
    const up = nowMs();
    const cpu = await product.cpuMs();
    crowd.tell(`port ${product.port}`);
    const desk = new LeanClient(product.port);
    await desk.ask(scoreWrite(club, club.matches[0] ?? 0, 0));
    const said = await Promise.race([crowd.heard(), pause(BACK_WITHIN_MS).then(() => null)]);
    desk.close();
    stdout.write(`${clients} clients come back after a restart\n`);
    if (said === null) {
      exceeded.push(
        `of ${clients} clients some had not come back ${BACK_WITHIN_MS / 1000} s after a restart`,
      );
      return;
    }
    const [, at = '0', worst = '', usual = '', refused = '', resets = '0'] = said.split(' ');
    const used = (await product.cpuMs()) - cpu;
    stdout.write(line('the server is there again after, ms', (up - stopped).toFixed(0)));
    stdout.write(line('from then until all have heard a change, ms', (Number(at) / 1e6 - up).toFixed(0)));
    stdout.write(
      line('a client from its connection until it has the change, ms: median, worst', `${usual} ${worst}`),
    );
    stdout.write(
      line(
        'CPU of the server meanwhile, ms; a client, µs',
        `${used.toFixed(0)} ${((used * 1000) / clients).toFixed(0)}`,
      ),
    );
    stdout.write(line('connections refused while it was away', refused));
    stdout.write(
      line(
        'clients that had to read everything anew (limit 0)',
        judged('clients that began anew', Number(resets), 0, 0),
      ),
    );
  } finally {
    await crowd.stop();
    await product.stop();
  }
}

/** Two processes on one PostgreSQL, with half of the clients at each; changes are made at the first. */
async function measureTwo(clients: number): Promise<void> {
  const cluster = await startPostgres({}, tmpdir());
  try {
    const databaseUrl = await newDatabase(cluster.url);
    const checkout = path.resolve(import.meta.dirname, '..');
    const start = () => Product.start(checkout, { dataDir: temporaryFolder(), databaseUrl });
    const here = await start();
    const [club] = await fill(here);
    if (club === undefined) throw new Error('There is no club.');
    const there = await start();
    const desk = new LeanClient(here.port);
    await pause(SETTLE_MS);
    const address = `/api/live?tournaments=${club.tournament}`;
    const crowds = [
      await crowdOn(here.port, clients / 2, FIRST_BLOCKS, address),
      await crowdOn(there.port, clients / 2, FIRST_BLOCKS, address),
    ] as const;
    const own: number[] = [];
    const other: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      await pause(SETTLE_MS);
      const match = club.matches[n % club.matches.length] ?? 0;
      const written = Promise.withResolvers<unknown>();
      const heard = reach(crowds[1], () => written.promise);
      const first = await reach(crowds[0], async () => {
        const answer = await desk.ask(scoreWrite(club, match, n));
        written.resolve(answer);
      });
      own.push(first.sinceDone);
      other.push((await heard).sinceDone);
    }
    const said = (all: readonly number[]): string =>
      `${median(all).toFixed(0)} ${Math.max(...all).toFixed(0)}`;
    stdout.write(`${clients} clients of two processes on PostgreSQL, ${rounds} changes\n`);
    stdout.write(line('until the last of the process that wrote has it, ms: median, worst', said(own)));
    stdout.write(line('until the last of the other process has it, ms: median, worst', said(other)));
    desk.close();
    for (const one of [...crowds, here, there]) await one.stop();
  } finally {
    await cluster.stop();
  }
}

stdout.write(`${availableParallelism()} cores\n`);
if (options.two !== undefined) {
  await measureTwo(Number(options.two));
  process.exit(0);
}
for (const clients of options.clients.split(',').map(Number)) if (clients > 0) await measure(clients);
if (Number(options.back) > 0) await measureReturn(Number(options.back));
for (const what of exceeded) stdout.write(`over its limit: ${what}\n`);
process.exit(exceeded.length === 0 ? 0 : 1);
