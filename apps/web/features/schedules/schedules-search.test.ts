import { expect, test } from 'vitest';
import { orderOfPlayPath } from '../../lib/order-of-play-path.ts';
import { validateSchedulesSearch } from './schedules-search.ts';

test('tab, day and tournament are read from the address', () => {
  expect(validateSchedulesSearch({ tab: 'results', date: '2026-09-12', tournament: 7 })).toEqual({
    tab: 'results',
    date: '2026-09-12',
    tournament: 7,
  });
});

test('the order of play, whose courts, and which court are read from the address', () => {
  const search = { view: 'order', host: 'club-3', on: 'centre court', by: 'time' };
  expect(validateSchedulesSearch(search)).toEqual(search);
  expect(validateSchedulesSearch({ on: 3 })).toEqual({ on: '3' });
});

test('the address of the code on a club’s screen is read whole', () => {
  const address = new URL(orderOfPlayPath('club-3', '2026-09-12'), 'https://tennis.example.org');
  const search = { view: 'order', date: '2026-09-12', host: 'club-3' };
  expect(address.pathname).toBe('/match-schedules');
  expect(validateSchedulesSearch(Object.fromEntries(address.searchParams))).toEqual(search);
});

test.each([
  { view: 'list' },
  { host: 'club-x' },
  { on: 'x'.repeat(101) },
  { on: {} },
  { by: 'court' },
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
