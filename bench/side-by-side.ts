// Measures contenders at the same work, turn by turn in one process. Only `run` is timed; `prepare` makes a fresh start. Other work of the machine is
// kept out: if the process was interrupted during a short sample, the sample is repeated. For a long sample the thread's processor time counts; it is
// too coarse (4 ms) for short ones.
import { resourceUsage, threadCpuUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The contender's result, to check that it did the work: anything but undefined, null, false or 0. */
export type Outcome = unknown;

/** One contender at one task. */
export interface Contender {
  readonly prepare: () => unknown;
  readonly run: (start: never) => Outcome;
  /** True if only one prepared start can exist at a time, because the contender has global state. */
  readonly keepsState?: boolean;
}

/** A contender whose `run` takes what its `prepare` gives; either may be asynchronous. */
export const contender = <Start>(
  prepare: () => Start | Promise<Start>,
  run: (start: Start) => Outcome,
  keepsState = false,
): Contender => ({ prepare, run, keepsState });

/** Milliseconds of one run: the median over the rounds. */
export type Median = number;

/** At least this long is timed at once, so that the cost and the resolution of the clock do not matter. */
const sampleMs = 2;
const mostAtOnce = 500;

/** From here on the grain of processor time does not matter. */
const longMs = 100;

/** How often a sample is repeated if the process was interrupted; then the shortest one counts. */
const tries = 12;

/** Everybody is warmed up this long, or once if that takes longer. */
const warmUpMs = 400;

/** If a contender takes longer than this for one run, it sits out rounds, so that a slow peer does not stretch the bench. */
const patienceMs = 500;

setFlagsFromString('--expose-gc');
/** Collects young garbage before each sample, so that no sample pays for the one before; a full collection would undo the warm-up. */
const collectGarbage = runInNewContext('gc') as (kind: { readonly type: 'minor' }) => void;

const cpuMs = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
};

interface Sample {
  /** Milliseconds of one run. */
  readonly ms: number;
  readonly interrupted: boolean;
}

const takeSample = async ({ prepare, run }: Contender, starts: number): Promise<Sample> => {
  const prepared: never[] = [];
  for (let index = 0; index < starts; index += 1) prepared.push((await prepare()) as never);
  const outcomes: Outcome[] = [];
  collectGarbage({ type: 'minor' });
  const switches = resourceUsage().involuntaryContextSwitches;
  const cpuBefore = cpuMs();
  const before = performance.now();
  for (const start of prepared) {
    const outcome = run(start);
    outcomes.push(outcome instanceof Promise ? await outcome : outcome);
  }
  const spent = performance.now() - before;
  const cpu = cpuMs() - cpuBefore;
  if (!outcomes.every(Boolean)) throw new Error('A contender did not do the work');
  if (cpu >= longMs) return { ms: cpu / starts, interrupted: false };
  return { ms: spent / starts, interrupted: resourceUsage().involuntaryContextSwitches > switches };
};

const sampleOnce = async (one: Contender, starts: number): Promise<number> => {
  let shortest = Infinity;
  for (let again = 0; again < tries; again += 1) {
    const { ms, interrupted } = await takeSample(one, starts);
    if (!interrupted) return ms;
    shortest = Math.min(shortest, ms);
  }
  return shortest;
};

const median = (values: readonly number[]): Median => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Warms a contender up and answers how long its quickest run took. */
const warmUp = async (one: Contender): Promise<number> => {
  const end = cpuMs() + warmUpMs;
  let quickest = Infinity;
  do {
    const { ms } = await takeSample(one, one.keepsState ? 1 : 20);
    quickest = Math.min(quickest, ms);
  } while (cpuMs() < end);
  return quickest;
};

/** Runs the contenders in turn, round by round after a warm-up, and returns the median of each; throws if one fails at the work. */
export const sideBySide = async (
  contenders: ReadonlyMap<string, Contender>,
  rounds: number,
): Promise<ReadonlyMap<string, Median>> => {
  const entered: { one: Contender; atOnce: number; everyRounds: number; taken: number[]; name: string }[] =
    [];
  for (const [name, one] of contenders) {
    const spent = await warmUp(one);
    const atOnce = one.keepsState ? 1 : Math.max(1, Math.min(mostAtOnce, Math.ceil(sampleMs / spent)));
    entered.push({ name, one, atOnce, everyRounds: Math.max(1, Math.ceil(spent / patienceMs)), taken: [] });
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { one, atOnce, everyRounds, taken } of entered)
      if (round % everyRounds === 0) taken.push(await sampleOnce(one, atOnce));
  return new Map(entered.map(({ name, taken }) => [name, median(taken)]));
};
