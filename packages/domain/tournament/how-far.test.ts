import { expect, it } from 'vitest';
import { byHowFar, howFar, statusOfSeveral } from './how-far.ts';

const DAYS = { startDay: '2026-09-11', endDay: '2026-09-13' };

it.each([
  ['active', '2026-09-10', 'active'],
  ['active', '2026-09-11', 'today'],
  ['active', '2026-09-13', 'today'],
  ['active', '2026-09-14', 'active'],
  // Nobody has begun it.
  ['upcoming', '2026-09-12', 'upcoming'],
  ['registering', '2026-09-12', 'registering'],
  ['completed', '2026-09-12', 'completed'],
  ['draft', '2026-09-12', 'draft'],
] as const)('an %s tournament is, on %s: %s', (status, today, expected) => {
  expect(howFar(status, DAYS, today)).toBe(expected);
});

it('says of several tournaments what is most worth knowing', () => {
  expect(statusOfSeveral(['completed', 'active', 'registering'])).toBe('active');
  expect(statusOfSeveral(['completed', 'registering', 'upcoming'])).toBe('registering');
  expect(statusOfSeveral(['completed', 'draft'])).toBe('completed');
  expect(statusOfSeveral([])).toBe('draft');
});

it('puts what runs today first, then what can be entered, the next one first, and what is over last, the last one first', () => {
  const found = [
    { state: 'completed', startDay: '2024-05-01' },
    { state: 'completed', startDay: '2025-05-01' },
    { state: 'upcoming', startDay: '2026-12-01' },
    { state: 'registering', startDay: '2026-11-01' },
    { state: 'registering', startDay: '2026-10-01' },
    { state: 'today', startDay: '2026-09-11' },
  ] as const;
  expect(found.toSorted(byHowFar).map(({ startDay }) => startDay)).toEqual([
    '2026-09-11',
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2025-05-01',
    '2024-05-01',
  ]);
});
