import { expect, test } from 'vitest';
import { daysUntil, movedEnd } from './moved-end.ts';

test('the end moves by the length of the tournament when the start goes beyond it', () => {
  expect(movedEnd('2026-12-30', '2026-12-08', daysUntil('2026-12-01', '2026-12-08'))).toBe('2027-01-06');
});

test.each([
  ['the start is still before the end', '2026-12-07', '2026-12-08', 7],
  ['both are one day', '2026-12-08', '2026-12-08', 7],
  ['no end is there', '2026-12-30', '', 7],
  ['no start is there', '', '2026-12-08', 7],
  ['there was no length', '2026-12-30', '2026-12-08', null],
])('the end stays when %s', (_, start, end, length) => {
  expect(movedEnd(start, end, length)).toBeNull();
});

test('a half-typed year makes no length', () => {
  expect(daysUntil('0002-12-01', '2026-12-08')).toBeNull();
  expect(daysUntil('2026-12-09', '2026-12-08')).toBeNull();
  expect(daysUntil('', '2026-12-08')).toBeNull();
});
