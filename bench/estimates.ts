// Measures "when do I play" [OP38]: `npm run bench -- estimates [days]`. Days are planned, then played by a program that shares no code with the
// estimator (estimates/day.ts), in both ways in which a desk may call matches. Every 45 minutes the estimator is asked, with everything known by
// then. Each answer is compared with the real start, and with the printed time. Exits with 1 if a figure misses its goal.
import process from 'node:process';
import { argv, stdout } from 'node:process';
import {
  orderOfPlay,
  problemOf,
  whenDoTheyPlay,
  type PlacedMatch,
  type Situation,
} from '../packages/domain/index.ts';
import { diceFrom } from './estimates/chance.ts';
import { knownAt, playDay, type Policy } from './estimates/day.ts';
import { coverageOf, errorsOf, middle, printedOf, type Told } from './estimates/score.ts';
import { courts, groups, knockout, weekend } from './schedule-instances.ts';

const days = Number(argv[2] ?? 24);
const CALL_EARLY = 30;
/** The first matches have begun. Before that they have fixed times, and there is nothing to estimate. */
const FIRST_QUESTION = 555;
const BETWEEN_QUESTIONS = 45;
const PLANNING_STEPS = 30;
const OPENS = 540;
const CLOSES = 1800;

const singles = (count: number): readonly string[][] =>
  Array.from({ length: count }, (_, one) => [`p${one}`]);

/** Gives the events of a situation their formats, in order, and the courts long hours: late matches are played all the same. */
function played(situation: Situation, formats: readonly string[]): Situation {
  return {
    ...situation,
    courts: situation.courts.map((court) => ({ ...court, open: [[OPENS, CLOSES]] })),
    events: situation.events.map((event, at) => ({ ...event, format: formats[at] ?? formats[0] ?? '' })),
  };
}

const BEST_OF_THREE = 'SET3-S:6/TB7';
const MATCH_TIE_BREAK = 'SET3-S:6/TB7-F:TB10';
const SHORT_SETS = 'SET3-S:4/TB7';
const ONE_SET = 'SET1-S:6/TB7';

const DAYS: readonly (readonly [name: string, situation: Situation])[] = [
  [
    'three draws, 60 entries, 8 courts',
    played(
      weekend(
        {
          courts: 8,
          days: 1,
          events: [
            ['MS', 'singles', 32, 90],
            ['WS', 'singles', 16, 85],
            ['MD', 'doubles', 12, 60],
          ],
        },
        7,
      ),
      [BEST_OF_THREE, MATCH_TIE_BREAK, SHORT_SETS],
    ),
  ],
  [
    'knockout of 16, 3 courts',
    played(
      {
        courts: courts(3, 1, OPENS, CLOSES),
        events: [{ id: 'MS', kind: 'singles', minutes: 98, rest: 60 }],
        matches: knockout('MS', singles(16)),
      },
      [BEST_OF_THREE],
    ),
  ],
  [
    'knockout of 64 in short sets, 8 courts',
    played(
      {
        courts: courts(8, 1, OPENS, CLOSES),
        events: [{ id: 'MS', kind: 'singles', minutes: 69, rest: 30 }],
        matches: knockout('MS', singles(64)),
        turnaround: 5,
      },
      [SHORT_SETS],
    ),
  ],
  [
    'groups of four in single sets, 4 courts',
    played(
      {
        courts: courts(4, 1, OPENS, CLOSES),
        events: [{ id: 'G', kind: 'singles', minutes: 48, rest: 30 }],
        matches: groups('G', singles(16).flat()),
      },
      [ONE_SET],
    ),
  ],
];

const say = (line: string): void => void stdout.write(`${line}\n`);

function plan(situation: Situation): readonly PlacedMatch[] {
  const problem = problemOf(situation);
  if (!problem.ok) throw new Error(JSON.stringify(problem.error));
  const plans = orderOfPlay(problem.value, 1);
  let step = plans.next();
  for (let count = 0; count < PLANNING_STEPS && step.done !== true; count += 1) step = plans.next();
  return step.value.order;
}

interface Asked {
  readonly told: readonly Told[];
  readonly missing: number;
  readonly milliseconds: readonly number[];
}

/** Plays one day and asks all through it. */
function askThrough(
  situation: Situation,
  order: readonly PlacedMatch[],
  policy: Policy,
  seed: number,
): Asked {
  const day = playDay(situation, order, policy, CALL_EARLY, seed % 4 < 2, diceFrom(seed));
  const real = new Map(day.map(({ match, start }) => [match, start]));
  const printed = new Map(order.map(({ match, start }) => [String(match), start]));
  const last = Math.max(...real.values());
  const told: Told[] = [];
  const milliseconds: number[] = [];
  let missing = order.length - day.length;
  for (let now = FIRST_QUESTION; now < last; now += BETWEEN_QUESTIONS) {
    const known = knownAt(situation, order, day, now, seed % 2 === 0);
    const began = process.threadCpuUsage();
    const answer = whenDoTheyPlay(known, { policy, callEarly: CALL_EARLY });
    const { user, system } = process.threadCpuUsage(began);
    milliseconds.push((user + system) / 1000);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const estimates = new Map(answer.value.map((one) => [String(one.match), one]));
    for (const [match, start] of real) {
      if (start <= now) continue;
      const estimate = estimates.get(match);
      if (estimate === undefined) {
        missing += 1;
        continue;
      }
      const { median, low, high } = estimate;
      told.push({
        real: start,
        median,
        low,
        high,
        ahead: median - now,
        printed: printed.get(match) ?? 0,
      });
    }
  }
  return { told, missing, milliseconds };
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
let missed = 0;

/** Says a figure, and counts it when it is not what was promised. */
function judged(text: string, isKept: boolean): string {
  if (isKept) return text;
  missed += 1;
  return `${text} MISSED`;
}

/** Answers, grouped by how far ahead they put the start. Grouping by the real start would not do: all surprises would fall into the far groups. */
const AHEAD: readonly (readonly [name: string, from: number, to: number])[] = [
  ['within 1 h', -Infinity, 60],
  ['1-2 h ahead', 60, 120],
  ['2-4 h ahead', 120, 240],
  ['over 4 h ahead', 240, Infinity],
];

/** The same number of answers for each distance, spread evenly over all of them: people ask more often the nearer their match comes. */
function balanced(told: readonly Told[]): readonly Told[] {
  const parts = AHEAD.map(([, from, to]) => told.filter(({ ahead }) => ahead > from && ahead <= to));
  const count = Math.min(...parts.map(({ length }) => length));
  return parts.flatMap((part) =>
    Array.from({ length: count }, (_, at) => part[Math.floor((at * part.length) / count)]).filter(
      (one) => one !== undefined,
    ),
  );
}

function coverage(told: readonly Told[], least: number, most: number): string {
  const { count, inside, below, above } = coverageOf(told);
  const kept = judged(percent(inside), inside >= least && inside <= most);
  return `${count} | ${kept} | ${judged(percent(below), below <= 0.12)} | ${judged(percent(above), above <= 0.12)}`;
}

function errors(told: readonly Told[], mostMedian: number, mostScore: number): string {
  const ours = errorsOf(told);
  const printed = errorsOf(printedOf(told));
  const median = ours.median / printed.median;
  const score = ours.score / printed.score;
  return [
    `${ours.median} : ${printed.median} = ${judged(median.toFixed(2), median <= mostMedian)}`,
    `${ours.score.toFixed(0)} : ${printed.score.toFixed(0)} = ${judged(score.toFixed(2), score <= mostScore)}`,
  ].join(' | ');
}

for (const policy of ['courts', 'next'] as const) {
  const told: Told[] = [];
  const milliseconds: number[] = [];
  let missing = 0;
  say(`policy ${policy}`);
  say(
    'starts | answers | in the span | before it | after it | median error : printed | interval score : printed',
  );
  for (const [at, [name, situation]] of DAYS.entries()) {
    const order = plan(situation);
    const own: Told[] = [];
    for (let day = 0; day < days; day += 1) {
      const asked = askThrough(situation, order, policy, 4 + at * 100_000 + day);
      own.push(...asked.told);
      milliseconds.push(...asked.milliseconds);
      missing += asked.missing;
    }
    const { count, inside, below, above } = coverageOf(own);
    say(
      `${name} | ${count} | ${percent(inside)} | ${percent(below)} | ${percent(above)} | ${errors(own, Infinity, Infinity)}`,
    );
    told.push(...own);
  }
  for (const [name, from, to] of AHEAD) {
    const near = told.filter(({ ahead }) => ahead > from && ahead <= to);
    say(`${name} | ${coverage(near, 0.74, 0.9)} | ${errors(near, Infinity, Infinity)}`);
  }
  const even = balanced(told);
  say(`as many of each | ${coverage(even, 0.78, 0.87)} | ${errors(even, 0.5, 0.53)}`);
  const usual = middle(milliseconds);
  const slowest = Math.max(...milliseconds);
  say(
    `a question takes ${judged(`${usual.toFixed(1)} ms`, usual <= 20)} of the processor, the slowest ${slowest.toFixed(1)} ms; ${missing} matches without an estimate`,
  );
}
say(missed === 0 ? 'Every figure is kept.' : `${missed} figures are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
