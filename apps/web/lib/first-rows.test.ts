import { expect, test } from 'vitest';
import { firstRows, roomBelow } from './first-rows.ts';

const cut = (groups: readonly string[], limit: number) =>
  firstRows(
    groups,
    limit,
    ({ length }) => length,
    (group, left) => group.slice(0, left),
  );

test('the first rows of groups, the last group cut', () => {
  expect(cut(['abc', 'de', 'f'], 4)).toEqual(['abc', 'd']);
  expect(cut(['abc', 'de', 'f'], 3)).toEqual(['abc']);
  expect(cut(['abc', 'de', 'f'], Number.POSITIVE_INFINITY)).toEqual(['abc', 'de', 'f']);
});

test('the room below is that of the rows to come', () => {
  expect(roomBelow(12, 10)).toEqual({ height: '15rem' });
  expect(roomBelow(10, 10)).toBeNull();
  expect(roomBelow(10, Number.POSITIVE_INFINITY)).toBeNull();
});
