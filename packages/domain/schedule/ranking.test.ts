// Plans for the rest of a day stand in an order that a director would share, and say why [OP14, OP16, OP30, OP32].
import { expect, it } from 'vitest';
import { costOf, WEIGHTS, type CostPart, type CostParts } from './cost.ts';
import { rankedPlans } from './ranking.ts';
import type { Replan, ReplanKind } from './replan.ts';
import { DAY } from './situation.ts';

const NONE = Object.fromEntries(
  (Object.keys(WEIGHTS) as CostPart[]).map((part) => [part, 0]),
) as unknown as CostParts;

/** A plan with these parts of its price, and matches at these minutes. */
function aPlan(
  kind: ReplanKind,
  parts: Partial<CostParts>,
  starts: readonly number[] = [600],
  tooLate = 0,
): Replan {
  const all = { ...NONE, ...parts };
  return {
    kind,
    shorten: [],
    givenUp: [],
    changes: starts.map((start, match) => ({
      match,
      from: { court: 1, start: 540 },
      to: { court: 1, start },
    })),
    delay: 0,
    tooLate,
    order: starts.map((start, match) => ({ match, court: 1, start })),
    unplaced: [],
    tries: 1,
    bound: null,
    cost: costOf(all),
    parts: all,
  };
}

const ranked = (...plans: readonly Replan[]) =>
  rankedPlans(plans, 0).map(({ plan: { kind }, why }) => [kind, why]);

it('[OP32] finishes today before it leaves rounds for tomorrow, though that would be cheaper', () => {
  const short = aPlan('shorten', { shortened: 30, finish: 500 });
  const tomorrow = aPlan('tomorrow', { finish: 560 }, [600, DAY + 540]);
  expect(tomorrow.cost).toBeLessThan(short.cost);
  expect(ranked(tomorrow, short)).toEqual([
    ['shorten', 'another_day'],
    ['tomorrow', 'another_day'],
  ]);
});

it('[OP16] leaves rounds for tomorrow where people would play too late today, but not for some minutes', () => {
  const tomorrow = aPlan('tomorrow', { finish: 1700 }, [600, DAY + 540]);
  const late = aPlan('wait', { late: 60, finish: 700 }, [600], 1);
  expect(ranked(late, tomorrow)[0]).toEqual(['tomorrow', 'too_late']);
  expect(ranked(aPlan('wait', { late: 10, finish: 700 }), tomorrow)[0]).toEqual(['wait', 'another_day']);
});

it('[OP16] of two plans that end too late, takes the one in which fewer matches do', () => {
  const wait = aPlan('wait', { late: 400, finish: 700 }, [600], 9);
  const tomorrow = aPlan('tomorrow', { late: 40, finish: 1700 }, [600, DAY + 540], 2);
  expect(ranked(wait, tomorrow)[0]).toEqual(['tomorrow', 'too_late']);
});

it('[OP14] plays all matches before anything else', () => {
  const lost = aPlan('consolation', { unplaced: 1 });
  const late = aPlan('tomorrow', { late: 300, finish: 2000 }, [DAY + 540, DAY + 700]);
  expect(ranked(lost, late)).toEqual([
    ['tomorrow', 'lost'],
    ['consolation', 'lost'],
  ]);
});

it('[OP17] [OP21] [OP30] says of alike plans the part of the price that decides', () => {
  expect(ranked(aPlan('wait', { finish: 400 }), aPlan('rearrange', { finish: 350, told: 2 }))).toEqual([
    ['rearrange', 'finish'],
    ['wait', 'finish'],
  ]);
  expect(ranked(aPlan('wait', { told: 2 }), aPlan('rearrange', { told: 9 }))[0]).toEqual(['wait', 'told']);
  // Each says how it stands to its neighbour.
  expect(
    ranked(
      aPlan('shorten', { shortened: 4 }),
      aPlan('wait', { waits: 500 }),
      aPlan('rearrange', { waits: 40 }),
    ),
  ).toEqual([
    ['rearrange', 'shortened'],
    ['shorten', 'shortened'],
    ['wait', 'waits'],
  ]);
});

it('gives no reason for one plan alone, or for two that cost the same', () => {
  expect(ranked(aPlan('wait', {}))).toEqual([['wait', null]]);
  expect(ranked(aPlan('wait', {}), aPlan('halls', {}))).toEqual([
    ['wait', null],
    ['halls', null],
  ]);
});
