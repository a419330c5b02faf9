// How long matches take: log-normal, with two humps for a best of three [OP27]; the rest of a match under way by its sets [OP28]; and today's speed,
// learned from today's matches [OP29]. Shares and spreads are those of professional matches, scaled to the length that the event expects.
import { randomFrom, type Random } from '../random.ts';
import { parseMatchFormat } from '../score/format-code.ts';

/** A kind of match: how common it is, its mean share of the expected length, and the spread of the logarithm. */
interface Hump {
  readonly part: number;
  readonly mean: number;
  readonly spread: number;
}

/** The facts that decide how long a match may take, as shares of its expected length. */
export interface LengthModel {
  /** Without a deciding set first, then with one. */
  readonly humps: readonly [Hump] | readonly [Hump, Hump];
  /** How long a deciding set is beside another one; null when the match is one set. */
  readonly decider: number | null;
}

const BEST_OF_THREE: LengthModel = {
  humps: [
    { part: 2 / 3, mean: 83 / 99.7, spread: 0.226 },
    { part: 1 / 3, mean: 133 / 99.7, spread: 0.179 },
  ],
  decider: 1.2,
};
/** A match tie-break takes 11 minutes of a match of 83 [OP26]. */
const MATCH_TIE_BREAK: LengthModel = {
  humps: [
    { part: 2 / 3, mean: 0.957, spread: 0.245 },
    { part: 1 / 3, mean: 1.086, spread: 0.245 },
  ],
  decider: 0.27,
};
const ONE_SET: LengthModel = { humps: [{ part: 1, mean: 1, spread: 0.29 }], decider: null };
/** The clock ends the sets: what differs is how fast people warm up and change ends. No source measures that; a tenth to either side is our guess. */
const TIMED: LengthModel = { humps: [{ part: 1, mean: 1, spread: 0.08 }], decider: null };

/** Whether the clock ends the matches of a model: they say nothing of how fast a day goes, and no day makes them longer. */
export const isTimed = (model: LengthModel): boolean => model === TIMED;

/** The model for a format; best of three where nothing is known. */
export function lengthModel(code: string | undefined): LengthModel {
  if (code === undefined) return BEST_OF_THREE;
  const format = parseMatchFormat(code);
  if (!format.ok) return BEST_OF_THREE;
  const { bestOf, exactly, set, finalSet } = format.value;
  // A best of three timed sets takes two sets or three, so the clock alone does not decide its length.
  if (set.kind === 'timed') return exactly || bestOf === 1 ? TIMED : BEST_OF_THREE;
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

function pickHump(random: Random, { humps }: LengthModel): Hump {
  const [first, second = first] = humps;
  return uniform(random) < first.part ? first : second;
}

/** The length of a match that has not begun, in minutes. */
export function drawLength(random: Random, model: LengthModel, expected: number): number {
  const { mean, spread } = pickHump(random, model);
  return logNormal(random, expected * mean, spread);
}

/** How unlike the sets of one match are: the spread of the logarithm. */
const SET_SPREAD = 0.32;
const SAMPLES = 8192;
const SAMPLE_SEED = 28;

/** When the first set, the second set and the whole match are over; in a match of one set the first two are not used. */
export function drawSets(
  random: Random,
  model: LengthModel,
  expected: number,
): readonly [first: number, second: number, total: number] {
  const hump = pickHump(random, model);
  const third = hump === model.humps[0] ? 0 : (model.decider ?? 0);
  const one = Math.exp(SET_SPREAD * normal(random));
  const two = Math.exp(SET_SPREAD * normal(random));
  const three = third * Math.exp(SET_SPREAD * normal(random));
  const total = logNormal(random, expected * hump.mean, hump.spread);
  const share = total / (one + two + three);
  return [one * share, third === 0 ? total : (one + two) * share, total];
}

/** Random matches, drawn once, for an expected length of 1: when the first set, the second and the whole match are over. */
interface Samples {
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly total: Float64Array;
}

const drawn = new Map<LengthModel, Samples>();

function samplesOf(model: LengthModel): Samples {
  const known = drawn.get(model);
  if (known !== undefined) return known;
  const random = randomFrom(SAMPLE_SEED);
  const [first, second, total] = [0, 1, 2].map(() => new Float64Array(SAMPLES)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let at = 0; at < SAMPLES; at += 1)
    [first[at], second[at], total[at]] = drawSets(random, model, 1) as [number, number, number];
  const samples = { first, second, total };
  drawn.set(model, samples);
  return samples;
}

/** A match under way. */
export interface UnderWay {
  readonly elapsed: number;
  /** Games of the sets that are over; null when nobody has told. */
  readonly sets: readonly (readonly [number, number])[] | null;
  /** Nobody tells of each set as it ends: more of them may be over by now. */
  readonly isOlder?: boolean;
}

const LEAST_LEFT = 1;
/** If a match has taken longer than all random ones, it goes on for this share of its time so far, on average. */
const BEYOND = 0.08;

/** How many sets a match under way has over, as far as its length depends on them; null if nobody has told, or if it is one set. */
const overIn = ({ decider }: LengthModel, { sets }: UnderWay): number | null =>
  sets === null || decider === null ? null : Math.min(2, sets.length);

/** Whether a random match would still be played after this share of the expected length, with as many sets over. */
function hasComeAsFar(samples: Samples, at: number, passed: number, under: UnderWay, over: number | null) {
  if ((samples.total[at] as number) <= passed) return false;
  if (over === null) return true;
  const setsOver =
    (samples.first[at] as number) > passed ? 0 : (samples.second[at] as number) > passed ? 1 : 2;
  return under.isOlder === true ? setsOver >= over : setsOver === over;
}

/** What is left, apart from chance, of a match like which no random one has come so far: the sets that must follow. */
const toComeBeyond = (expected: number, over: number | null): number =>
  LEAST_LEFT + (over === 0 ? expected * 0.42 : 0);

/** For how long its set under way goes on, on average. */
const beyond = (expected: number, { elapsed }: UnderWay): number => BEYOND * Math.max(elapsed, expected);

/** Minutes left of a match under way: those of random matches that would have come exactly this far by now [OP28]. */
export function drawRest(random: Random, model: LengthModel, expected: number, under: UnderWay): number {
  const samples = samplesOf(model);
  const passed = under.elapsed / expected;
  const over = overIn(model, under);
  let at = random.int(SAMPLES);
  for (let tries = 0; tries < SAMPLES; tries += 1) {
    at = (at + 1) % SAMPLES;
    if (hasComeAsFar(samples, at, passed, under, over))
      return Math.max(LEAST_LEFT, ((samples.total[at] as number) - passed) * expected);
  }
  return toComeBeyond(expected, over) - Math.log(uniform(random)) * beyond(expected, under);
}

/**
 * Minutes left of a match under way, on average [OP28]. `format` is its code, `expected` its length in minutes as it is planned.
 */
export function expectedRest(format: string | undefined, expected: number, under: UnderWay): number {
  const model = lengthModel(format);
  const samples = samplesOf(model);
  const passed = under.elapsed / expected;
  const over = overIn(model, under);
  let [sum, count] = [0, 0];
  for (let at = 0; at < SAMPLES; at += 1) {
    if (!hasComeAsFar(samples, at, passed, under, over)) continue;
    sum += (samples.total[at] as number) - passed;
    count += 1;
  }
  if (count === 0) return toComeBeyond(expected, over) + beyond(expected, under);
  return Math.max(LEAST_LEFT, (sum / count) * expected);
}

/** Days differ by so much. */
const DAY_SPREAD = 0.08;
/** Speeds that are weighed against each other, to either side of a usual day. */
const SPEEDS = 16;
const STEP = 0.02;

/** Today's speed according to today's matches: the mean of the logarithm and how certain it is. */
export interface Speed {
  readonly mean: number;
  readonly spread: number;
}

/** A match of today: its minutes so far, divided by the expected ones. If it is not over, it is known to take longer. */
export interface Seen {
  readonly ratio: number;
  readonly model: LengthModel;
  readonly isOver: boolean;
}

/** The part of a normal number that lies above (Abramowitz and Stegun 26.2.17). */
function above(z: number): number {
  if (z < 0) return 1 - above(-z);
  const t = 1 / (1 + 0.231_641_9 * z);
  const series =
    t *
    (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return series * Math.exp((-z * z) / 2) * 0.398_942_28;
}

/** How likely a match of a day of this speed comes as far as this one, and is over or not. */
function likelihood({ ratio, model, isOver }: Seen, speed: number): number {
  let sum = 1e-12;
  for (const { part, mean, spread } of model.humps) {
    const z = (Math.log(ratio / mean) - speed) / spread + spread / 2;
    sum += part * (isOver ? Math.exp((-z * z) / 2) / spread : above(z));
  }
  return sum;
}

/**
 * Learns today's speed from today's matches. Matches still on court count too: the first to finish are the short ones, and alone they would make each
 * day look fast. With lengths in one hump, n finished matches move the speed by n/(n + 17) of their own.
 */
export function speedOf(seen: readonly Seen[]): Speed {
  const told = seen.filter(({ ratio, isOver }) => ratio > 0.05 || isOver);
  const speeds = Array.from({ length: SPEEDS * 2 + 1 }, (_, at) => (at - SPEEDS) * STEP);
  const logs = speeds.map((speed) => {
    const z = speed / DAY_SPREAD;
    return told.reduce((sum, one) => sum + Math.log(likelihood(one, speed)), (-z * z) / 2);
  });
  const most = Math.max(...logs);
  const weights = logs.map((one) => Math.exp(one - most));
  const all = weights.reduce((sum, one) => sum + one, 0);
  const mean = weights.reduce((sum, one, at) => sum + one * (speeds[at] as number), 0) / all;
  const variance =
    weights.reduce((sum, one, at) => sum + one * ((speeds[at] as number) - mean) ** 2, 0) / all;
  return { mean, spread: Math.sqrt(variance) };
}
