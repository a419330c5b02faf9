// The bookings of a court against the engine's own check of an order [OP4].
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkOrder } from './check.ts';
import { aProblem } from './fixtures.ts';
import { firstOverlaps, type Booking } from './overlaps.ts';

/** Starts and lengths so that most overlap with some, and some begin as others end. */
const bookings: fc.Arbitrary<readonly Booking[]> = fc
  .uniqueArray(
    fc.record({
      match: fc.integer({ min: 1, max: 99 }),
      start: fc.integer({ min: 0, max: 120 }),
      minutes: fc.constantFrom(15, 30, 60, 90),
    }),
    { selector: ({ match }) => match, maxLength: 14 },
  )
  .map((all) => all.map(({ match, start, minutes }) => ({ match, start, end: start + minutes })));

it('[OP4] names for each booking the least of those at the same time, as the check finds them', () => {
  fc.assert(
    fc.property(bookings, (all) => {
      const problem = aProblem({
        courts: [{ id: '1', open: [[0, 1440]], lights: true }],
        events: [15, 30, 60, 90].map((minutes) => ({ id: minutes, kind: 'singles', minutes, rest: 0 })),
        matches: all.map(({ match, start, end }) => ({
          id: match,
          event: end - start,
          round: 1,
          sides: [{ players: [] }, { players: [] }],
        })),
      });
      const order = all.map(({ match, start }) => ({ match, court: '1', start }));
      const least = new Map<number, number>();
      for (const { rule, matches } of checkOrder(problem, order, [])) {
        expect(rule).toBe('OP4');
        const [one = 0, other = 0] = matches.map(Number);
        least.set(one, Math.min(least.get(one) ?? Infinity, other));
        least.set(other, Math.min(least.get(other) ?? Infinity, one));
      }
      expect(firstOverlaps(all)).toEqual(least);
    }),
  );
});

it('of ten thousand bookings of one moment, the first two name each other', () => {
  const all = Array.from({ length: 10_000 }, (_, at) => ({ match: at + 1, start: 600, end: 690 }));
  const found = firstOverlaps(all);
  expect(found.size).toBe(10_000);
  expect([found.get(1), found.get(2), found.get(10_000)]).toEqual([2, 1, 1]);
});
