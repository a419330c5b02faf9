// Draws a bracket of any elimination type: entries in, a complete draw out, the same one for the same number [UN3].
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { compareIds } from '../ids.ts';
import { randomFrom } from '../random.ts';
import { breachesOf } from './breaches.ts';
import { fillLines } from './bracket-lines.ts';
import type { ByePolicy } from './byes.ts';
import type { Draw, DrawError, DrawPolicy, Entry, SeparationKey, DrawProblem } from './draw.ts';
import { eliminationStructure } from './elimination.ts';
import type { EliminationShape, EliminationType } from './elimination.ts';
import { bracketSize, mostSeeds } from './seeding.ts';
import type { SeedingPolicy } from './seeding.ts';
import { TBD } from './structure.ts';

/** The choices about who stands where; every one has a default. */
export interface PlacingOptions {
  /** A whole number from 0 to 2^53 - 1 that stands for all the lots drawn [UN3]. */
  readonly randomSeed: number;
  /** Default `itf` [SD2]. */
  readonly seeding?: SeedingPolicy;
  /** Default `usta` with that seeding, else `even` [BY2, BY3]. */
  readonly byes?: ByePolicy;
  /** The facts that keep entries apart in their first match; by default all of club, family and school [UN2]. */
  readonly separate?: readonly SeparationKey[];
  /** The entries that may step in, in order [SB1]. */
  readonly alternates?: readonly Entry[];
}

/** The choices of a bracket: its type (default `knockout`), its shape, and who stands where. */
export interface KnockoutOptions extends PlacingOptions, Omit<EliminationShape, 'type'> {
  readonly type?: EliminationType;
}

/** The largest bracket that is drawn. */
export const LARGEST_BRACKET = 1024;

/** A refusal to draw. */
export const refuseDraw = (problem: DrawProblem): Result<never, DrawError> =>
  err({ type: 'draw', ...problem });

/** The policy that the options name, defaults filled in. */
export const policyOf = (options: PlacingOptions): DrawPolicy => ({
  seeding: options.seeding ?? 'itf',
  byes: options.byes ?? (options.seeding === 'usta' ? 'usta' : 'even'),
  separate: options.separate ?? ['club', 'family', 'school'],
});

/** Entry indexes divided for the lot: seeds best first, the rest ordered by id so that the order of entering plays no part [UN3]. */
export interface LotOrder {
  readonly seeds: number[];
  readonly unseeded: number[];
}

/** Orders entries `from` up to `to` for the lot; fails on an id or a seed number that occurs twice, or a bad seed number. */
export function lotOrder(
  entries: readonly Entry[],
  from = 0,
  to = entries.length,
): Result<LotOrder, DrawError> {
  const seeds: number[] = [];
  const unseeded: number[] = [];
  const ids = new Set<Entry['id']>();
  const taken = new Map<number, Entry>();
  for (let index = from; index < to; index++) {
    const entry = entries[index] as Entry;
    if (ids.has(entry.id)) return refuseDraw({ code: 'duplicate-entry', name: entry.name });
    ids.add(entry.id);
    if (entry.seed === undefined) {
      unseeded.push(index);
      continue;
    }
    if (!Number.isInteger(entry.seed) || entry.seed < 1)
      return refuseDraw({ code: 'bad-seed', name: entry.name, seed: entry.seed });
    const other = taken.get(entry.seed);
    if (other !== undefined)
      return refuseDraw({ code: 'same-seed', first: other.name, second: entry.name, seed: entry.seed });
    taken.set(entry.seed, entry);
    seeds.push(index);
  }
  seeds.sort((a, b) => (entries[a]?.seed ?? 0) - (entries[b]?.seed ?? 0));
  unseeded.sort((a, b) => compareIds(entries[a]?.id ?? 0, entries[b]?.id ?? 0));
  return ok({ seeds, unseeded });
}

/** An empty bracket, and the order in which the lot takes its entries. */
function prepare(
  entries: readonly Entry[],
  options: KnockoutOptions,
): Result<{ readonly draw: Draw; readonly policy: DrawPolicy; readonly order: LotOrder }, DrawError> {
  const range = checkCount(entries.length);
  if (!range.ok) return range;
  const order = lotOrder(entries);
  if (!order.ok) return order;
  const size = bracketSize(entries.length);
  const room = checkSeeds(order.value.seeds.length, size);
  if (!room.ok) return room;
  const policy = policyOf(options);
  const draw: Draw = {
    structure: eliminationStructure(size, { ...options, type: options.type ?? 'knockout' }),
    entries,
    lines: Array<number>(size).fill(TBD),
    randomSeed: options.randomSeed,
    policy,
    breaches: [],
    alternates: options.alternates ?? [],
  };
  return ok({ draw, policy, order: order.value });
}

/**
 * Draws 2 to 1024 entries (players or pairs) into a bracket [SD, BY, UN]. Fails on fewer or more entries, double ids, double or bad seed numbers, or
 * more seeds than the bracket has lines for. `breaches` lists any separation that was impossible.
 */
export function drawKnockout(entries: readonly Entry[], options: KnockoutOptions): Result<Draw, DrawError> {
  const prepared = prepare(entries, options);
  if (!prepared.ok) return prepared;
  const { draw, policy, order } = prepared.value;
  const task = { entries, lines: draw.lines, ...order, qualifiers: 0, policy };
  const drawn = { ...draw, lines: fillLines(task, randomFrom(options.randomSeed)) };
  return ok({ ...drawn, breaches: breachesOf(drawn) });
}

/** A bracket as `drawKnockout` makes it, with the same refusals and nobody on its lines yet. */
export function emptyDraw(entries: readonly Entry[], options: KnockoutOptions): Result<Draw, DrawError> {
  const prepared = prepare(entries, options);
  return prepared.ok ? ok(prepared.value.draw) : prepared;
}

/** Passes 2 to 1024 entries. */
export function checkCount(count: number): Result<number, DrawError> {
  if (count < 2) return refuseDraw({ code: 'too-few-entries', count });
  if (count > LARGEST_BRACKET) return refuseDraw({ code: 'too-many-entries', most: LARGEST_BRACKET, count });
  return ok(count);
}

/** Passes as many seeds as the bracket has seeding lines [SD2, SD4]. */
export function checkSeeds(seeds: number, size: number): Result<number, DrawError> {
  const most = mostSeeds(size);
  if (seeds <= most) return ok(seeds);
  return refuseDraw({ code: 'too-many-seeds', size, most, seeds });
}
