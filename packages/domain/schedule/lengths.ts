// How long matches take: log-normal, a best of three in two humps [OP27], what is left of one under way by its sets [OP28], and today's speed learned
// from today's matches [OP29]. Shares and spreads are those of professional matches, brought to the length that the event expects.
import type { Random } from '../random.ts';
import { parseMatchFormat } from '../score/format-code.ts';

/** What decides how long a match may take, as shares of its expected length. */
export interface LengthModel {
  /** A part of the matches, its mean share of the expected length and the spread of the logarithm. */
  readonly humps: readonly { readonly part: number; readonly mean: number; readonly spread: number }[];
  /** How many sets win the match; null when it is not told by its sets. */
  readonly setsToWin: number | null;
}

const BEST_OF_THREE: LengthModel = {
  humps: [
    { part: 2 / 3, mean: 83 / 99.7, spread: 0.226 },
    { part: 1 / 3, mean: 133 / 99.7, spread: 0.179 },
  ],
  setsToWin: 2,
};
const MATCH_TIE_BREAK: LengthModel = { humps: [{ part: 1, mean: 1, spread: 0.25 }], setsToWin: null };
const ONE_SET: LengthModel = { humps: [{ part: 1, mean: 1, spread: 0.29 }], setsToWin: 1 };

/** The model for a format; best of three where nothing is known. */
export function lengthModel(code: string | undefined): LengthModel {
  if (code === undefined) return BEST_OF_THREE;
  const format = parseMatchFormat(code);
  if (!format.ok) return BEST_OF_THREE;
  const { bestOf, finalSet } = format.value;
  if (bestOf === 1) return ONE_SET;
  return finalSet?.kind === 'tieBreak' ? MATCH_TIE_BREAK : BEST_OF_THREE;
}

const GRAIN = 0x1_0000_0000;
const uniform = (random: Random): number => (random.int(GRAIN) + 0.5) / GRAIN;

/** A normal number, mean 0 and spread 1 (Box and Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
}

/** A log-normal number with this mean. */
const logNormal = (random: Random, mean: number, spread: number): number =>
  mean * Math.exp(spread * normal(random) - (spread * spread) / 2);

/** The length of a match that has not begun, in minutes. */
export function drawLength(random: Random, { humps }: LengthModel, expected: number): number {
  let at = uniform(random);
  for (const { part, mean, spread } of humps) {
    at -= part;
    if (at < 0) return logNormal(random, expected * mean, spread);
  }
  return expected;
}

/** Shares of the expected length: a set that may be the last but one or the last, and a deciding set. */
const SET_SHARE = 0.43;
const DECIDER_SHARE = 0.52;
const SET_SPREAD = 0.28;
/** How often the side that is a set up wins the next one. */
const CLOSES_OUT = 0.63;
const REDRAWS = 12;
const LEAST_LEFT = 3;

/** Draws until something longer than what has passed comes out. */
function longerThan(passed: number, draw: () => number): number {
  for (let tries = 0; tries < REDRAWS; tries += 1) {
    const length = draw();
    if (length > passed) return length;
  }
  return passed + LEAST_LEFT;
}

/** A match under way. */
export interface UnderWay {
  readonly elapsed: number;
  /** Games of the sets that are over; null when nobody has told. */
  readonly sets: readonly (readonly [number, number])[] | null;
}

/** Minutes that are left of a match under way [OP28]. */
export function drawRest(
  random: Random,
  model: LengthModel,
  expected: number,
  { elapsed, sets }: UnderWay,
): number {
  if (sets === null || model.setsToWin !== 2)
    return Math.max(LEAST_LEFT, longerThan(elapsed, () => drawLength(random, model, expected)) - elapsed);
  const isDecider = sets.length >= 2;
  // What the sets that are over have taken, by their number: the rest of the time belongs to the set under way.
  const passed = Math.max(0, elapsed - sets.length * SET_SHARE * expected);
  const share = isDecider ? DECIDER_SHARE : SET_SHARE;
  const set = longerThan(passed, () => logNormal(random, expected * share, SET_SPREAD)) - passed;
  const setsToCome =
    sets.length === 0
      ? 1 + (uniform(random) < 1 / 3 ? 1 : 0)
      : sets.length === 1 && uniform(random) >= CLOSES_OUT
        ? 1
        : 0;
  let left = Math.max(LEAST_LEFT, set);
  for (let more = 0; more < setsToCome; more += 1)
    left += logNormal(random, expected * SET_SHARE, SET_SPREAD);
  return left;
}

/** Days differ by so much. */
const DAY_SPREAD = 0.08;
const SHRINK = 17;

/** What today's matches tell of today's speed: the mean of the logarithm and how sure it is. */
export interface Speed {
  readonly mean: number;
  readonly spread: number;
}

/** Learns today's speed from real over expected lengths; the logarithm of a log-normal length lies below that of its mean. */
export function speedOf(ratios: readonly number[], spread = 0.32): Speed {
  const count = ratios.length;
  const bias = (spread * spread) / 2;
  const mean =
    count === 0 ? 0 : ratios.reduce((sum, ratio) => sum + Math.log(Math.max(0.05, ratio)), 0) / count + bias;
  return {
    mean: (mean * count) / (count + SHRINK),
    spread: DAY_SPREAD * Math.sqrt(SHRINK / (count + SHRINK)),
  };
}
