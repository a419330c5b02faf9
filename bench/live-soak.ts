// Whether readers with random disconnections hear everything, once and in order: `npm run bench -- live-soak [--clients 500] [--minutes 4]`. A desk
// writes all the time, each reader's connection is cut now and then, and the server is restarted once in the middle. Every reader goes on from the
// last number it has heard. At the end each reader's numbers are compared with the log's.
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { LeanClient } from './lean-connection.ts';
import { fill, Product, temporaryFolder } from './writes/product.ts';
import { scoreWrite } from './writes/scores.ts';

const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(options.clients);
const runMs = Number(options.minutes) * 60_000;
const WRITE_EVERY_MS = 200;
/** Each reader is cut once in so long, on average. */
const CUT_EVERY_MS = 20_000;
const FROM_ONE = 1900;
const CATCH_UP_MS = 30_000;

/** Numbers that look random and are the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = dice(Number(options.seed));

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A reader that behaves like a browser: it reconnects by itself, after the time that it was told, with the last number that it had. */
class Reader {
  readonly heard: string[] = [];
  resets = 0;
  cuts = 0;
  refused = 0;
  lastId: string | null = null;
  #socket: Socket | null = null;
  #text = '';
  #retryMs = 1000;
  #isOver = false;
  readonly #portOf: () => number;
  readonly #tournament: number;
  readonly #from: string;

  constructor(portOf: () => number, tournament: number, from: string) {
    this.#portOf = portOf;
    this.#tournament = tournament;
    this.#from = from;
    this.#connect();
  }

  #connect(): void {
    if (this.#isOver) return;
    const socket = connect({ host: '127.0.0.1', port: this.#portOf(), localAddress: this.#from });
    this.#socket = socket;
    this.#text = '';
    const last = this.lastId === null ? '' : `Last-Event-ID: ${this.lastId}\r\n`;
    socket.write(`GET /api/live?tournaments=${this.#tournament} HTTP/1.1\r\nHost: 127.0.0.1\r\n${last}\r\n`);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => this.#take(text));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) setTimeout(() => this.#connect(), this.#retryMs);
    });
  }

  #take(text: string): void {
    const all = this.#text + text;
    const end = all.lastIndexOf('\n\n');
    this.#text = end === -1 ? all : all.slice(end + 2);
    if (end === -1) return;
    for (const block of all.slice(0, end).split('\n\n')) {
      if (block.includes('HTTP/1.1') && !block.includes('HTTP/1.1 200')) this.refused += 1;
      const retry = /^retry: (\d+)$/m.exec(block)?.[1];
      if (retry !== undefined) this.#retryMs = Number(retry);
      const id = /^id: (.+)$/m.exec(block)?.[1];
      if (id === undefined) continue;
      if (block.includes('event: reset')) this.resets += 1;
      else if (!block.includes('event: ')) this.heard.push(id);
      this.lastId = id;
    }
  }

  cut(): void {
    this.cuts += 1;
    this.#socket?.destroy();
  }

  stop(): void {
    this.#isOver = true;
    this.#socket?.destroy();
  }
}

const place = { dataDir: temporaryFolder(), databaseUrl: null };
const checkout = path.resolve(import.meta.dirname, '..');
let product = await Product.start(checkout, place);
const [club] = await fill(product);
if (club === undefined) throw new Error('There is no club.');
await pause(2000);

const readers = Array.from(
  { length: count },
  (_, n) => new Reader(() => product.port, club.tournament, `127.0.0.${2 + Math.floor(n / FROM_ONE)}`),
);
// All of them stand before the first write that counts.
while (readers.some(({ lastId }) => lastId === null)) await pause(50);

let desk = new LeanClient(product.port);
let written = 0;
let failed = 0;
const begun = performance.now();
let isRestarted = false;
let lastCut = begun;
while (performance.now() - begun < runMs) {
  const now = performance.now();
  const chance = (now - lastCut) / CUT_EVERY_MS;
  lastCut = now;
  for (const reader of readers) if (random() < chance) reader.cut();
  if (!isRestarted && now - begun > runMs / 2) {
    isRestarted = true;
    desk.close();
    await product.stop();
    product = await Product.start(checkout, place);
    desk = new LeanClient(product.port);
  }
  const match = club.matches[written % club.matches.length] ?? 0;
  await desk.ask(scoreWrite(club, match, written)).then(
    () => (written += 1),
    () => (failed += 1),
  );
  await pause(WRITE_EVERY_MS * random() * 2);
}
await pause(CATCH_UP_MS);
const cuts = readers.reduce((sum, reader) => sum + reader.cuts, 0);
const resets = readers.reduce((sum, reader) => sum + reader.resets, 0);
const refused = readers.reduce((sum, reader) => sum + reader.refused, 0);
for (const reader of readers) reader.stop();
desk.close();
await product.stop();

// The content of the log: one event for each batch, since all of it is about one tournament.
const database = new DatabaseSync(path.join(place.dataDir, 'tennis.sqlite'), { readOnly: true });
const batches = database.prepare('select seq from change_batches order by seq').all() as { seq: number }[];
database.close();
const firstHeard = Math.min(...readers.map(({ heard }) => Number((heard[0] ?? '0').split('.')[0])));
const expected = batches.filter(({ seq }) => seq >= firstHeard).map(({ seq }) => `${seq}.1`);
const wrong = readers.filter(({ heard }) => heard.join(' ') !== expected.join(' '));
stdout.write(
  `${count} readers, ${options.minutes} minutes, ${written} writes (${failed} failed), ${expected.length} events, ${cuts} cuts, one restart, ${resets} resets, ${refused} refusals\n`,
);
/** The spans of the log that a reader has not heard. */
function gapsOf(heard: ReadonlySet<string>): readonly string[] {
  const gaps: string[] = [];
  let first: string | null = null;
  let length = 0;
  for (const [at, id] of [...expected, null].entries()) {
    if (id !== null && !heard.has(id)) {
      first ??= id;
      length += 1;
    } else if (first !== null) {
      gaps.push(`${first} to ${expected[at - 1]} (${length})`);
      first = null;
      length = 0;
    }
  }
  return gaps;
}
for (const { heard, resets: own, cuts: cut, lastId } of wrong.slice(0, 10)) {
  const known = new Set(heard);
  const gaps = gapsOf(known).slice(0, 5).join(', ');
  stdout.write(
    `  heard ${heard.length}, ${heard.length - known.size} twice, last ${lastId}, ${cut} cuts, ${own} resets, missing ${gaps}\n`,
  );
}
stdout.write(
  wrong.length === 0 ? 'everybody heard everything, once and in order\n' : `${wrong.length} did not\n`,
);
process.exit(wrong.length === 0 ? 0 : 1);
