import type { Match } from '@tennis/contract';
import { expect, test } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { inTodaysOrder } from './todays-order.ts';

const at = (id: number, time: string, court: string | null, status: Match['status'] = 'scheduled') =>
  sampleMatch(id, { startTime: `2026-09-12T${time}:00.000Z`, court, status });

test("today's matches: those on court, then those to come by time and by court as people count, then those that are over, the latest first [brief 1]", () => {
  const matches = [
    at(1, '10:00', 'Court 10'),
    at(2, '10:00', null),
    at(3, '09:00', 'Court 3'),
    at(4, '10:00', 'court 2'),
    at(5, '12:00', 'Court 1', 'in_progress'),
    at(6, '11:00', '4', 'in_progress'),
    at(7, '11:00', '12', 'in_progress'),
    at(8, '08:00', 'Court 1', 'completed'),
    at(9, '08:30', 'Court 2', 'completed'),
    at(10, '08:30', 'Court 1', 'cancelled'),
  ];
  expect(inTodaysOrder(matches).map(({ id }) => id)).toEqual([6, 7, 5, 3, 4, 1, 2, 10, 9, 8]);
});
