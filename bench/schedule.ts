// Measures the order of play: `npm run bench -- schedule [milliseconds a plan]`. The engine and a baseline each plan every instance once, within the
// same time; every plan is checked. Then any number of random situations is planned, before play and in the middle of it: `npm run bench -- schedule
// 1000 --situations 10000`.
import { argv, stdout } from 'node:process';
import process from 'node:process';
import {
  checkOrder,
  lowerBound,
  orderOfPlay,
  problemOf,
  replan,
  sooner,
  whenDoTheyPlay,
  type OrderOfPlay,
  type PlacedMatch,
  type Problem,
  type Situation,
} from '../packages/domain/index.ts';
import { playedUntil, randomSituation } from '../packages/domain/schedule/fixtures.ts';
import { runBaseline } from './schedule-baseline.ts';
import { leastCost, leastCostOf } from './schedule-bounds.ts';
import { alone, CASES, MIXED, type ScheduleCase } from './schedule-cases.ts';
import { weekend } from './schedule-instances.ts';

const budget = Number(argv[2] ?? 1000);
const at = argv.indexOf('--situations');
const situations = at < 0 ? 1000 : Number(argv[at + 1]);

const compile = (situation: Situation): Problem => {
  const problem = problemOf(situation);
  if (!problem.ok) throw new Error(JSON.stringify(problem.error));
  return problem.value;
};

/** How many rules a plan breaks; each is named. */
function broken(
  problem: Problem,
  { order, unplaced }: Pick<OrderOfPlay, 'order' | 'unplaced'>,
  of: string,
): number {
  const violations = checkOrder(
    problem,
    order,
    unplaced.map(({ match }) => match),
  );
  for (const violation of violations) stdout.write(`BROKEN in ${of}: ${JSON.stringify(violation)}\n`);
  return violations.length;
}

interface Planned {
  readonly plan: OrderOfPlay;
  readonly firstMs: number;
  readonly ms: number;
}

function planFor(situation: Situation, milliseconds: number): Planned {
  const began = performance.now();
  const problem = compile(situation);
  const plans = orderOfPlay(problem, 1);
  let step = plans.next();
  const firstMs = performance.now() - began;
  while (step.done !== true && performance.now() - began < milliseconds) step = plans.next();
  return { plan: sooner(problem, step.value), firstMs, ms: performance.now() - began };
}

const say = (line: string): void => void stdout.write(`${line}\n`);
let faults = 0;

say(
  'instance | matches | first plan ms | check ms | cost | baseline | ratio | least ratio | end | bound | baseline end | end ratio | least end ratio | tries | broken',
);
/** Plans a situation within so many milliseconds, the baseline too, and says what both cost. */
function measure({ name, situation }: ScheduleCase, milliseconds: number): void {
  const problem = compile(situation);
  const baseline = runBaseline(problem, milliseconds, 1);
  const { plan, firstMs } = planFor(situation, milliseconds);
  const wrong = broken(problem, plan, name);
  faults += wrong;
  const checked = performance.now();
  checkOrder(problem, plan.order, []);
  const checkMs = performance.now() - checked;
  const origin = Math.min(...situation.courts.flatMap(({ open }) => open.map(([from]) => from)));
  const counts = situation.goal !== 'comfort';
  const end = origin + plan.parts.finish;
  say(
    [
      milliseconds === budget ? name : `${name}, ${milliseconds / 1000} s`,
      situation.matches.length,
      firstMs.toFixed(1),
      checkMs.toFixed(1),
      Math.round(plan.cost),
      Math.round(baseline.cost),
      (plan.cost / baseline.cost).toFixed(2),
      // The bound that nobody can be below: nothing is over sooner.
      (leastCost(problem) / baseline.cost).toFixed(2),
      counts ? end : '-',
      plan.bound ?? '-',
      baseline.end,
      // If an end is at its bound, no plan at all ends sooner.
      counts ? `${(end / baseline.end).toFixed(2)}${end === plan.bound ? ' (the bound)' : ''}` : '-',
      counts ? ((plan.bound ?? 0) / baseline.end).toFixed(2) : '-',
      plan.tries,
      wrong,
    ].join(' | '),
  );
}

for (const one of CASES) {
  measure(one, budget);
  if (one.longer === true) measure(one, budget * 10);
}

// Two knockouts with fewer courts than half of their first matches: the least cost of a plan that ends at the bound. The engine's plans cost less.
for (const [players, count, rounds, lookedAt] of [
  [32, 3, 5, 3],
  [64, 8, 6, 2],
] as const) {
  const problem = compile(alone(players, count));
  const within = (lowerBound(problem) ?? 0) - 480;
  const least = leastCostOf({
    rounds,
    lookedAt,
    courts: count,
    minutes: 90,
    rest: 60,
    within,
    midnight: 960,
  });
  say(
    `knockout of ${players}, ${count} courts: over at the bound, after ${within} minutes, it costs at least ${least}`,
  );
}

// A running day: everything until noon is over, half an hour late on half of the courts.
const running = weekend({ courts: 8, days: 3, events: MIXED }, 2);
const { plan: morning } = planFor(running, budget);
const lengths = compile(running);
const minutesOf = (id: PlacedMatch['match']): number => lengths.minutes[lengths.matchOf(id)] ?? 0;
for (const now of [720, 960]) {
  const live = playedUntil(running, morning.order, minutesOf, now, 5);
  const rainy: Situation = {
    ...live,
    courts: live.courts.map((court, one) =>
      one < 6 ? { ...court, blocked: [[now, now + 95] as const] } : { ...court, indoor: true },
    ),
  };
  const least = leastCost(compile(rainy));
  const began = performance.now();
  const steps = replan(rainy, 1);
  if (!steps.ok) throw new Error(JSON.stringify(steps.error));
  let step = steps.value.next();
  while (step.done !== true && performance.now() - began < budget) step = steps.value.next();
  const waits = step.value.find(({ kind }) => kind === 'wait');
  say(
    `re-plan at ${now}: ${step.value.map(({ kind, cost, parts }) => `${kind} ${Math.round(cost)} (told ${parts.told})`).join(', ')}; best over waiting ${((step.value[0]?.cost ?? 0) / (waits?.cost ?? 1)).toFixed(2)}, at least ${(least / (waits?.cost ?? 1)).toFixed(2)}`,
  );
  for (const one of step.value) {
    const judged = problemOf(rainy, one.shorten);
    if (judged.ok) faults += broken(judged.value, one, `re-plan at ${now}, ${one.kind}`);
  }
  const asked = performance.now();
  const answer = whenDoTheyPlay(live);
  say(
    `when do I play at ${now}: ${answer.ok ? answer.value.length : 0} estimates in ${(performance.now() - asked).toFixed(1)} ms`,
  );
}

for (let seed = 1; seed <= situations; seed += 1) {
  const situation = randomSituation(seed);
  const problem = compile(situation);
  const plans = orderOfPlay(problem, seed);
  let step = plans.next();
  for (let count = 0; count < 8 && step.done !== true; count += 1) step = plans.next();
  faults += broken(problem, step.value, `situation ${seed}`);
  const own = (id: PlacedMatch['match']): number => problem.minutes[problem.matchOf(id)] ?? 0;
  const live = compile(playedUntil(situation, step.value.order, own, 600 + (seed % 7) * 90, seed));
  faults += broken(live, orderOfPlay(live, seed).next().value, `situation ${seed}, live`);
}
say(`${situations} random situations, before play and in the middle of it; ${faults} broken rules in all`);
process.exitCode = faults === 0 ? 0 : 1;
