import { expect, test } from 'vitest';
import { likelyDay } from './match-values.ts';

const CUP = {
  startDate: '2026-11-20T16:00:00.000Z',
  endDate: '2026-11-23T02:00:00.000Z',
  timeZone: 'America/Los_Angeles',
};

test.each([
  ['before it', '2026-11-19T12:00:00.000Z', '2026-11-20'],
  ['in its evening, when it is the next day elsewhere', '2026-11-22T03:00:00.000Z', '2026-11-21'],
  ['after it', '2026-11-23T12:00:00.000Z', '2026-11-20'],
])('a new match is on the day of the tournament: %s [D1]', (_, now, day) => {
  expect(likelyDay(CUP, now)).toBe(day);
});
