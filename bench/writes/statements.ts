// A score write's statements: how many, which, and on SQLite their own cost.
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { LeanClient } from '../lean-connection.ts';
import { fill, Product, temporaryFolder, type FilledClub, type Place } from './product.ts';
import type { Traced } from './probe.ts';
import { scoreWrite } from './scores.ts';

const WARM_UP = 30;
const WRITES = 400;

export interface StatementsOfAWrite {
  /** While a write was unanswered, transaction control included; the middle one of many. */
  readonly count: number;
  readonly inOrder: readonly string[];
  /** Runs them without any server; returns milliseconds of processor time for each write. Null on PostgreSQL. */
  readonly bareMs: (() => number) | null;
}

async function writeInTurn(product: Product, [club]: readonly FilledClub[], writes: number): Promise<void> {
  if (club === undefined) throw new Error('There is no club.');
  const client = new LeanClient(product.port);
  for (let turn = 0; turn < writes; turn += 1) {
    const match = club.matches[turn % 8] ?? 0;
    // Each match gets another score than it has.
    await client.ask(scoreWrite(club, match, Math.floor(turn / 8) + writes));
  }
  client.close();
}

function ofOneWrite(traced: readonly Traced[]): readonly string[] {
  const byRequest = Map.groupBy(
    withoutSealing(traced.filter(({ isInside }) => isInside)),
    ({ request }) => request,
  );
  const sorted = [...byRequest.values()].toSorted((a, b) => a.length - b.length);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? [];
  return middle.map(({ sql }) => sql.replaceAll(/\s+/g, ' ').slice(0, 110));
}

/**
 * The statements that seal earlier writes' records run at any time and do not belong to a write. Their transaction is recognised by its isolation.
 */
const SEALING =
  /audit_pending" (?:where|order|limit)|update "?audit_pending|audit_head|into "audit_log"|change_batches|notify/i;
const SEALING_BEGINS = 'begin isolation level read committed';

/** Statements without those by which records of earlier writes are sealed. */
export function withoutSealing(traced: readonly Traced[]): readonly Traced[] {
  if (!traced.some(({ sql }) => sql.startsWith('insert into "audit_pending"'))) return traced;
  const open = new Map<number, number>();
  return traced.filter(({ sql, request }) => {
    const others = open.get(request) ?? 0;
    if (sql === SEALING_BEGINS) open.set(request, others + 1);
    if (sql === 'commit' && others > 0) open.set(request, others - 1);
    return sql !== SEALING_BEGINS && !SEALING.test(sql) && !(sql === 'commit' && others > 0);
  });
}

/** Runs the traced statements in its own process, on the data file as it was before them. */
function bareCost(original: string, trace: string, ahead: number): number {
  const file = path.join(temporaryFolder(), 'tennis.sqlite');
  copyFileSync(original, file);
  const script = path.resolve(import.meta.dirname, 'replay.ts');
  const ran = spawnSync(process.execPath, [script, file, trace, String(ahead)], { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`The statements could not be run again: ${ran.stderr}`);
  return Number(ran.stdout) / WRITES;
}

/** Counts the statements of score writes, one after the other, on a checkout. */
export async function statementsOfAWrite(checkout: string, place: Place): Promise<StatementsOfAWrite> {
  const filling = await Product.start(checkout, place);
  const clubs = await fill(filling);
  await filling.stop();
  const copy = path.join(temporaryFolder(), 'tennis.sqlite');
  if (place.databaseUrl === null) copyFileSync(path.join(place.dataDir, 'tennis.sqlite'), copy);
  const product = await Product.start(checkout, place, true);
  await writeInTurn(product, clubs, WARM_UP);
  const ahead = (await product.statements()).length;
  await writeInTurn(product, clubs, WRITES);
  const traced = await product.statements();
  await product.stop();
  const inOrder = ofOneWrite(traced.slice(ahead));
  const bareMs =
    place.databaseUrl === null ? () => bareCost(copy, path.join(place.dataDir, 'trace.json'), ahead) : null;
  return { count: inOrder.length, inOrder, bareMs };
}
