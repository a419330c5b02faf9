// The address of Manage Scores, and the way back to the desk that has led there.
import { expect, it } from 'vitest';
import { deskBehind, validateScoresSearch } from './scores-search.ts';

it('leads back to the desk of the day, of the club and on a phone of the court that it came from', () => {
  const search = validateScoresSearch({ match: '7', desk: '2026-09-12', club: '3', court: '5' });
  expect(search).toEqual({ match: 7, desk: '2026-09-12', club: 3, court: 5 });
  expect(deskBehind(search)).toBe('/match-schedules?view=courts&date=2026-09-12&club=3&court=5');
  expect(deskBehind({ desk: '2026-09-12' })).toBe('/match-schedules?view=courts&date=2026-09-12');
});

it('leads nowhere from the list of Manage Scores itself, nor by an address that names no day', () => {
  expect(deskBehind(validateScoresSearch({ match: '7', club: '3' }))).toBeNull();
  expect(validateScoresSearch({ match: 'x', desk: '//elsewhere.example', club: '3' })).toEqual({});
});
