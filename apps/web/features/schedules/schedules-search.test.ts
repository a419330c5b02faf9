import { expect, test } from 'vitest';
import { validateSchedulesSearch } from './schedules-search.ts';

test('tab, day and tournament are read from the address', () => {
  expect(validateSchedulesSearch({ tab: 'results', date: '2026-09-12', tournament: 7 })).toEqual({
    tab: 'results',
    date: '2026-09-12',
    tournament: 7,
  });
});

test.each([
  { tab: 'schedule' },
  { tab: 'courts' },
  { date: '2026-02-30' },
  { date: '12.09.2026' },
  { date: 20260912 },
  { tournament: 'x' },
  { tournament: -1 },
  { tournament: '1e99' },
])('%o is left out', (search) => {
  expect(validateSchedulesSearch(search)).toEqual({});
});
