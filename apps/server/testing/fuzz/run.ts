// Sends generated requests to one call of the document, batch by batch, each against its own world. Notes broken promises: a 5xx, an answer that the
// document does not describe, something invalid that is stored.
import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { isStorable } from '@tennis/contract';
import type { Person } from '../server.ts';
import { createCheck, operations, type Check, type Operation } from './document.ts';
import { wishFor, type Wish } from './generate.ts';
import { openWorld, START, type FuzzWorld } from './world.ts';

export interface Outcome {
  /** The faults, each with the request that shows it. */
  readonly faults: readonly string[];
  /** How many answers of each status there were. */
  readonly statuses: ReadonlyMap<number, number>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

interface Sending {
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | null;
}

/** Requests to a world, so many that reading all of it back costs less than they do; the set-up of a server ends with the first success and locks after 100 guesses. */
const BATCH = 2000;
const SETUP_BATCH = 40;
/** One request in this many goes over a real connection, which must be kept. */
const OVER_WIRE = 20;
/** The clock goes on, so that limits of an hour or a day are met and passed. */
const STEP_MS = 7 * 60_000;
const MOST_FAULTS = 10;
/** Objects of a kind that are read back after a batch. */
const MOST_READ = 250;
/** So few requests cost less than reading everything back: on PostgreSQL, after SQLite has done so for all, one call in this many does. */
const FEW = 200;
const READ_BACK_ONE_IN = 8;

/** A number made from words: so each batch of each call has its own seed and can be repeated. */
function seedOf(seed: number, words: string): number {
  let mixed = seed | 0;
  for (const letter of words) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed;
}

function urlOf(operation: Operation, params: Readonly<Record<string, string>>, query: Wish['query']): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = query.map((pair) => pair.map((word) => encodeURIComponent(word.toWellFormed())).join('='));
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
}

const cookiesOf = ({ cookies }: Person): Readonly<Record<string, string>> =>
  Object.keys(cookies).length === 0
    ? {}
    : {
        cookie: Object.entries(cookies)
          .map((pair) => pair.join('='))
          .join('; '),
      };

/** The text of an answer; long ones come compressed to a caller that accepts it. */
function unpacked(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

async function inject({ server }: FuzzWorld, sending: Sending, at: number): Promise<Answer> {
  const { payload, ...rest } = sending;
  const response = await server.app.inject({
    ...rest,
    // Another address each time: what counts per address must not hide the rest.
    remoteAddress: `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
    ...(payload === null ? {} : { payload }),
  });
  return {
    status: response.statusCode,
    type: response.headers['content-type'] ?? '',
    retryAfter: response.headers['retry-after']?.toString(),
    text: unpacked(response.rawPayload, response.headers['content-encoding']),
  };
}

function overWire(port: number, agent: Agent, { payload, ...rest }: Sending): Promise<Answer> {
  const length = payload === null ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
  const headers = { ...rest.headers, ...length };
  return new Promise((done, fail) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, agent, method: rest.method, path: rest.url, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          done({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            retryAfter: response.headers['retry-after'],
            text: unpacked(Buffer.concat(chunks), response.headers['content-encoding']),
          });
        });
        response.on('error', fail);
      },
    );
    sent.on('error', fail);
    sent.end(payload ?? undefined);
  });
}

/** The differences between an answer and the document. */
function faultOf(
  operation: Operation,
  { status, type, retryAfter, text }: Answer,
  check: Check,
): string | null {
  if (status >= 500) return `a ${status}`;
  const schema = operation.answers.get(status);
  if (schema === undefined) return `status ${status} is not in the document`;
  if (status === 200 && operation.files.length > 0) {
    return operation.files.some((file) => type.startsWith(file)) ? null : `content type ${type}`;
  }
  if (schema === null) return text === '' ? null : 'a body where the document has none';
  if (!type.startsWith('application/json')) return `content type ${type}`;
  if (status === 429 && !/^[1-9]\d*$/.test(retryAfter ?? '')) return `Retry-After ${retryAfter ?? 'missing'}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'a body that is no JSON';
  }
  const problem = check(schema, body);
  if (problem !== null) return `a body against the document: ${problem}`;
  if (status >= 300) return null;
  if (/[\u202a-\u202e\u2066-\u2069]/.test(text)) return 'characters in an answer that turn its direction';
  return isStorable(text) ? null : 'control characters in an answer';
}

/** Reads all that is stored back through every GET of the document. */
async function readBack(world: FuzzWorld, check: Check): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const operation of operations) {
    if (operation.method !== 'GET') continue;
    const isPlain = !operation.path.includes('{');
    const objects = isPlain ? [{}] : await world.living(operation, world.reader);
    const query = operation.parameters.some(({ name }) => name === 'limit')
      ? [['limit', '500'] as const]
      : [];
    for (const params of objects.slice(-MOST_READ)) {
      const url = urlOf(operation, params, query);
      const headers = cookiesOf(world.reader);
      const answer = await inject(world, { method: 'GET', url, headers, payload: null }, 1);
      const fault = faultOf(operation, answer, check);
      if (fault !== null) faults.push(`read back ${url}: ${fault}: ${answer.text.slice(0, 300)}`);
    }
  }
  return faults;
}

/** The database's own complaints about its rows. PostgreSQL never lets a row in that breaks a constraint. */
async function rowFaults({ server }: FuzzWorld): Promise<readonly string[]> {
  const { db, engine } = server.database;
  if (engine === 'postgres') return [];
  const integrity = await sql<Record<string, unknown>>`pragma integrity_check`.execute(db);
  const keys = await sql<Record<string, unknown>>`pragma foreign_key_check`.execute(db);
  return [...integrity.rows.filter((row) => !Object.values(row).includes('ok')), ...keys.rows].map(
    (row) => `the database: ${JSON.stringify(row)}`,
  );
}

interface Batch {
  readonly operation: Operation;
  readonly check: Check;
  readonly seed: number;
  readonly size: number;
  readonly faults: string[];
  readonly statuses: Map<number, number>;
}

const isReadBack = ({ server }: FuzzWorld, { operation, size }: Batch): boolean =>
  server.database.engine === 'sqlite' || size > FEW || operations.indexOf(operation) % READ_BACK_ONE_IN === 0;

async function runBatch(batch: Batch): Promise<void> {
  const { operation, check, seed, size, faults, statuses } = batch;
  const world = await openWorld(operation);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const note = (what: string, sending: Sending, answer: Answer) => {
    const { cookie: _, ...headers } = sending.headers;
    const shown = JSON.stringify({ ...sending, headers, payload: sending.payload?.slice(0, 2000) });
    faults.push(`${what}\n  ${shown}\n  ${answer.status} ${answer.text.slice(0, 400)}`);
  };
  try {
    await world.server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = world.server.app.server.address() as AddressInfo;
    const weights = world.callers.map(({ weight }) => weight);
    const wishes = fc.sample(wishFor(operation, weights, world.lore), { seed, numRuns: size });
    for (const [at, wish] of wishes.entries()) {
      if (faults.length >= MOST_FAULTS) return;
      world.server.setNow(new Date(START + at * STEP_MS).toISOString());
      const caller = (world.callers[wish.caller] ?? world.callers[0])?.person ?? world.reader;
      const objects = typeof wish.params === 'number' ? await world.living(operation, caller) : [];
      const params =
        typeof wish.params === 'number'
          ? (objects.at(wish.params % Math.max(1, objects.length)) ?? {})
          : wish.params;
      const sending: Sending = {
        method: operation.method,
        url: urlOf(operation, params, wish.query),
        headers: { ...wish.headers, ...cookiesOf(caller) },
        payload: wish.payload,
      };
      const answer =
        at % OVER_WIRE === 0 ? await overWire(port, agent, sending) : await inject(world, sending, at);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = faultOf(operation, answer, check);
      if (fault !== null) note(fault, sending, answer);
      if (answer.status < 300) await world.restore(operation);
    }
    const health: Sending = { method: 'GET', url: '/api/health', headers: {}, payload: null };
    const alive = await overWire(port, agent, health);
    if (alive.status !== 200) note('the server does not answer any more', health, alive);
    if (isReadBack(world, batch)) faults.push(...(await readBack(world, check)));
    faults.push(...(await rowFaults(world)));
  } finally {
    agent.destroy();
    await world.stop();
  }
}

let check: Promise<Check> | undefined;

/** Sends this many generated requests to one call; the same seed sends the same ones. */
export async function fuzz(operation: Operation, runs: number, seed: number): Promise<Outcome> {
  check ??= createCheck();
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const most = operation.id === 'setUp' ? SETUP_BATCH : BATCH;
  for (let sent = 0; sent < runs && faults.length < MOST_FAULTS; sent += most) {
    const size = Math.min(most, runs - sent);
    await runBatch({
      operation,
      check: await check,
      seed: seedOf(seed, `${operation.id}:${sent / most}`),
      size,
      faults,
      statuses,
    });
  }
  return { faults: faults.slice(0, MOST_FAULTS), statuses };
}
