import { expect, test } from 'vitest';
import { startsEarly } from './starts-early.ts';

const ready = {
  status: 'upcoming' as const,
  participantCount: 2,
  startDate: '2026-12-12T01:00:00.000Z',
  timeZone: 'America/New_York',
};
// In New York the first day is the 11th.
const FIRST_DAY = '2026-12-11T06:00:00.000Z';

test('a tournament with two entries is started on its first day without a question', () => {
  expect(startsEarly(ready, FIRST_DAY)).toBe(false);
});

test.each([
  ['entries are open', { status: 'registering' as const }, FIRST_DAY],
  ['only one is in', { participantCount: 1 }, FIRST_DAY],
  ['the first day is tomorrow in the zone of the club', {}, '2026-12-11T04:00:00.000Z'],
])('it is asked first when %s', (_, change, now) => {
  expect(startsEarly({ ...ready, ...change }, now)).toBe(true);
});
