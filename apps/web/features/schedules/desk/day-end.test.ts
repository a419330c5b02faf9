// When a running day was to be over, and when it will be (OP36, OP38).
import type { OrderedMatch, OrderOfPlayOnWire } from '@tennis/contract';
import { expect, it } from 'vitest';
import { lateEnd } from './day-end.ts';
import { dayPlan } from './day-plan.ts';

const at = (clock: string): string => `2026-09-12T${clock}:00.000Z`;

const aMatch = (id: number, change: Partial<OrderedMatch>) => ({
  id,
  tournamentName: 'Riverside Open',
  courtId: 1,
  court: 'Court 1',
  startedAt: null,
  minutes: 90,
  ...change,
});

/** A day with one court at three: a match since 13:30, and one planned for 16:00 until 17:30. */
function endOf(next: Partial<OrderedMatch>, more: Partial<OrderOfPlayOnWire> = {}, now = at('15:00')) {
  const order = {
    clubId: 1,
    day: '2026-09-12',
    timeZone: 'UTC',
    published: true,
    courts: [{ id: 1, name: 'Court 1', open: [], blocked: [], suspended: null }],
    matches: [
      aMatch(1, { status: 'in_progress', startTime: at('13:30'), startedAt: at('14:00') }),
      aMatch(2, { status: 'scheduled', startTime: at('16:00'), ...next }),
    ],
    ...more,
  } as unknown as OrderOfPlayOnWire;
  return lateEnd(dayPlan(order, new Date(now)));
}
const estimate = (median: string) => ({
  estimate: { median: at(median), low: at(median), high: at(median) },
});

it('says when a day ends later than planned, by what is expected of its matches', () => {
  expect(endOf(estimate('17:05'))).toEqual({ planned: 1050, expected: 1115 });
});

it('says nothing of a day that is about on time, private, or not today', () => {
  expect(endOf(estimate('16:10'))).toBeNull();
  expect(endOf({})).toBeNull();
  expect(endOf(estimate('17:05'), { published: false })).toBeNull();
  expect(endOf(estimate('17:05'), {}, '2026-09-11T15:00:00.000Z')).toBeNull();
});

it('counts a match that is over its time until now, and not one that is over', () => {
  const over = { status: 'completed' } as const;
  expect(endOf({ ...over, ...estimate('20:00') }, {}, at('17:00'))).toBeNull();
  expect(endOf(over, {}, at('18:00'))).toEqual({ planned: 1050, expected: 1080 });
});
