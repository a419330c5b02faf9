// Which matches can be put elsewhere at all (D54, D56).
import type { OrderedMatch } from '@tennis/contract';
import { expect, it, vi } from 'vitest';
import type { DayPlan, Place } from './day-plan.ts';
import { aimOf, canMove, isToPlace } from './use-moving.ts';

const places: Place[] = [];
vi.mock(import('./kept-places.ts'), () => ({ keptPlaces: () => places }));

const DAY = '2026-09-13';

const asked = (question: typeof canMove, match: Partial<OrderedMatch>): boolean => {
  const order = {
    day: DAY,
    timeZone: 'UTC',
    matches: [{ id: 7, startTime: `${DAY}T09:00:00.000Z`, ...match }],
  };
  return question({ order } as unknown as DayPlan, { matchId: 7 });
};

const canMoveA = (match: Partial<OrderedMatch>): boolean => asked(canMove, match);
const isToPlaceA = (match: Partial<OrderedMatch>): boolean => asked(isToPlace, match);

it('moves what has not begun or stands still, and nothing that is played today', () => {
  expect(canMoveA({ status: 'scheduled' })).toBe(true);
  expect(canMoveA({ status: 'in_progress', broken: { isNow: true, paused: 5, played: 30 } })).toBe(true);
  expect(canMoveA({ status: 'in_progress' })).toBe(false);
  expect(canMoveA({ status: 'in_progress', broken: { isNow: false, paused: 5, played: 30 } })).toBe(false);
});

it('moves what an earlier day has left unfinished, broken off or not [OP1]', () => {
  const startTime = '2026-09-12T16:30:00.000Z';
  const leftOverFrom = `${DAY}T00:00:00.000Z`;
  expect(canMoveA({ status: 'in_progress', startTime, leftOverFrom })).toBe(true);
  expect(canMoveA({ status: 'in_progress', startTime: null, leftOverFrom })).toBe(true);
  expect(canMoveA({ status: 'scheduled', startTime })).toBe(true);
});

it('offers days and places for what is to come or left over, not for what rain has stopped today [OP1]', () => {
  const startTime = '2026-09-12T16:30:00.000Z';
  const broken = { isNow: true, paused: 5, played: 30 };
  expect(isToPlaceA({ status: 'scheduled' })).toBe(true);
  expect(isToPlaceA({ status: 'in_progress', startTime, leftOverFrom: `${DAY}T00:00:00.000Z` })).toBe(true);
  // Planned for yesterday, and begun today.
  expect(isToPlaceA({ status: 'in_progress', startTime, leftOverFrom: '9999-09-14T00:00:00.000Z' })).toBe(
    false,
  );
  expect(isToPlaceA({ status: 'in_progress', startTime, broken })).toBe(true);
  expect(isToPlaceA({ status: 'in_progress', broken })).toBe(false);
});

it('begins at the first lawful place where a key comes before the places are drawn', () => {
  const plan = { courts: [{ id: 1 }, { id: 2 }], from: 480 } as unknown as DayPlan;
  const hand = { matchId: 7, at: null };
  expect(aimOf(plan, hand)).toEqual({ courtId: 1, start: 480 });
  places.push({ courtId: 2, start: 630 });
  expect(aimOf(plan, hand)).toEqual({ courtId: 2, start: 630 });
  expect(aimOf(plan, { ...hand, at: { courtId: 1, start: 600 } })).toEqual({ courtId: 1, start: 600 });
});
