// The quality of told times: how often the real start was in the span, how far off the middle was, and the interval score of a span of 80 %.

/** One told time beside what came. */
export interface Told {
  readonly real: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** Minutes from the question to the start that was told. */
  readonly ahead: number;
  readonly printed: number;
}

/** The share of starts that may lie outside. */
const OUTSIDE = 0.2;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(part * values.length)] ?? 0;

/** The interval score: the width of the span, plus ten for each minute outside of it. Smaller is better. */
export function intervalScore(real: number, low: number, high: number): number {
  const missed = Math.max(0, low - real) + Math.max(0, real - high);
  return high - low + (2 / OUTSIDE) * missed;
}

export interface Coverage {
  readonly count: number;
  readonly inside: number;
  readonly below: number;
  readonly above: number;
}

export function coverageOf(told: readonly Told[]): Coverage {
  const below = told.filter(({ real, low }) => real < low).length;
  const above = told.filter(({ real, high }) => real > high).length;
  const count = Math.max(1, told.length);
  return {
    count: told.length,
    inside: (told.length - below - above) / count,
    below: below / count,
    above: above / count,
  };
}

export interface Errors {
  readonly median: number;
  readonly mean: number;
  readonly score: number;
}

export const errorsOf = (told: readonly Told[]): Errors => ({
  median: middle(told.map((one) => Math.abs(one.real - one.median))),
  mean: mean(told.map((one) => Math.abs(one.real - one.median))),
  score: mean(told.map(({ real, low, high }) => intervalScore(real, low, high))),
});

/** The printed times instead of the estimates, with the best constant span: the one that contains 80 % of exactly these starts. */
export function printedOf(told: readonly Told[]): readonly Told[] {
  const late = told.map(({ real, printed }) => real - printed);
  const low = share(late, OUTSIDE / 2);
  const high = share(late, 1 - OUTSIDE / 2);
  return told.map((one) => ({
    ...one,
    median: one.printed,
    low: one.printed + low,
    high: one.printed + high,
  }));
}
