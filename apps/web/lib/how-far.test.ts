import { expect, test } from 'vitest';
import { howFar } from './how-far.ts';

const NOW = new Date('2026-09-01T10:00:00Z');
const BEFORE = {
  status: 'registering' as const,
  startDate: '2026-09-11T09:00:00Z',
  registrationEndDate: '2026-09-05T18:00:00Z',
  timeZone: 'UTC',
  matchCount: 0,
  matchesCompleted: 0,
};

test.each([
  [{ status: 'draft' as const }, 'Not announced yet'],
  [{ status: 'upcoming' as const }, 'Entries are not open yet'],
  [{}, 'Entries open until Sep 5, 2026'],
  [{ registrationEndDate: null }, 'Entries open'],
  [{ registrationEndDate: '2026-08-30T18:00:00Z' }, 'Entries closed; the draw is not out yet'],
  [{ status: 'active' as const }, 'Entries closed; the draw is not out yet'],
  [{ status: 'active' as const, matchCount: 7 }, 'Draw published'],
  [{ matchCount: 7 }, 'Draw published'],
  [{ status: 'active' as const, matchCount: 7, startDate: '2026-09-01T18:00:00Z' }, 'In play'],
  [{ status: 'active' as const, matchCount: 7, matchesCompleted: 1 }, 'In play'],
  [{ status: 'completed' as const, matchCount: 7, matchesCompleted: 7 }, 'Finished'],
])('with %j it says: %s', (change, said) => {
  expect(howFar({ ...BEFORE, ...change }, NOW)).toBe(said);
});
