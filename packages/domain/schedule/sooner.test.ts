// Among orders that cost the same, the one that fills its courts from the start [OP21, OP22].
import { describe, expect, it } from 'vitest';
import { checkOrder } from './check.ts';
import { aMatch, aProblem, aSituation, at, of, playedUntil, randomSituation } from './fixtures.ts';
import { orderOfPlay } from './order.ts';
import type { OrderOfPlay } from './plan.ts';
import { priceOf } from './priced.ts';
import type { Problem } from './problem.ts';
import type { PlacedMatch, Situation } from './situation.ts';
import { sooner } from './sooner.ts';

function planned(problem: Problem, steps: number, seed: number): OrderOfPlay {
  const plans = orderOfPlay(problem, seed);
  let step = plans.next();
  for (let count = 1; count < steps && step.done !== true; count += 1) step = plans.next();
  return step.value;
}

const given = (problem: Problem, order: readonly PlacedMatch[]): OrderOfPlay => ({
  order,
  unplaced: [],
  ...priceOf(problem, order),
  bound: null,
  tries: 1,
});

const startsOf = (plan: OrderOfPlay): ReadonlyMap<unknown, number> =>
  new Map(plan.order.map(({ match, start }) => [match, start]));

/** Four matches on the first day and a long one on the second, which alone says when all is over. */
const twoDays = (more: Partial<Situation> = {}): Situation =>
  aSituation({
    days: 2,
    courts: ['1', '2'].map((id) => ({
      id,
      open: [
        [540, 1200],
        [1980, 2640],
      ],
    })),
    matches: [
      ...[1, 2, 3, 4].map((one) => aMatch(`m${one}`, [of(`a${one}`), of(`b${one}`)])),
      aMatch('late', [of('x'), of('y')], { notBefore: 1980 }),
    ],
    ...more,
  });
const scattered = [
  at('m1', '1', 569),
  at('m2', '2', 750),
  at('m3', '1', 900),
  at('m4', '1', 1000),
  at('late', '1', 1980),
];

describe('an order in which nothing waits for nothing', () => {
  it('[OP22] fills the courts from the start of a day that does not say when all is over', () => {
    const problem = aProblem(twoDays());
    const before = given(problem, scattered);
    const after = sooner(problem, before);
    expect(after.cost).toBe(before.cost);
    expect(Object.fromEntries(startsOf(after))).toEqual({ m1: 540, m2: 540, m3: 600, m4: 600, late: 1980 });
  });

  it('[OP17] moves two rounds together where one alone would make people wait', () => {
    const [sf1, sf2, final] = aSituation().matches;
    const late = aMatch('late', [of('x'), of('y')], { notBefore: 1980 });
    const matches = [sf1, sf2, final, late].flatMap((one) => one ?? []);
    const problem = aProblem(twoDays({ matches }));
    const before = given(problem, [
      at('sf1', '1', 900),
      at('sf2', '2', 900),
      at('f', '1', 990),
      at('late', '1', 1980),
    ]);
    expect(Object.fromEntries(startsOf(sooner(problem, before)))).toEqual({
      sf1: 540,
      sf2: 540,
      f: 630,
      late: 1980,
    });
  });

  it('[OP30] [OP21] moves nothing that people were told, and nothing where time does not press', () => {
    const problem = aProblem(twoDays({ now: 500, published: scattered }));
    expect(sooner(problem, given(problem, scattered)).order).toEqual(given(problem, scattered).order);
    const calm = aProblem(twoDays({ goal: 'comfort' }));
    const plan = given(calm, scattered);
    expect(sooner(calm, plan)).toBe(plan);
  });

  it('[OP1-OP12] breaks no rule, loses no match, costs no more and is the same each time', () => {
    let moved = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const situation = randomSituation(seed);
      const minutesOf = (id: string | number): number => first.minutes[first.matchOf(id)] ?? 0;
      const first = aProblem(situation);
      const before = planned(first, 4, seed);
      const live = aProblem(playedUntil(situation, before.order, minutesOf, 700, seed));
      for (const problem of [first, live]) {
        const plan = problem === first ? before : planned(problem, 4, seed);
        const found = sooner(problem, plan);
        const broken = checkOrder(
          problem,
          found.order,
          found.unplaced.map(({ match }) => match),
        );
        expect({ seed, broken }).toEqual({ seed, broken: [] });
        expect(found.cost).toBeLessThanOrEqual(plan.cost + 1e-6);
        expect(found.order.length).toBeGreaterThanOrEqual(plan.order.length);
        expect(sooner(problem, plan)).toEqual(found);
        if (
          found !== plan &&
          found.order.some(({ match, start }) => start < (startsOf(plan).get(match) ?? 0))
        )
          moved += 1;
      }
    }
    expect(moved).toBeGreaterThan(5);
  });
});
