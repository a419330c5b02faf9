import { expect, test } from 'vitest';
import { landsAt, makesWay, moved } from './seed-order.ts';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 9, 'abdc'],
  [1, -1, 'bacd'],
  [7, 0, 'abcd'],
])('from %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order);
});

test.each([
  [0, 20, 0],
  [0, 59, 0],
  [0, 60, 1],
  [0, 500, 3],
  [3, 101, 3],
  [3, 99, 2],
  [3, -40, 0],
  [1, 60, 1],
])('row %i whose middle is at %i lands at %i', (from, middle, place) => {
  expect(landsAt([20, 60, 100, 140], from, middle)).toBe(place);
});

const over = (from: number, to: number) => [0, 1, 2, 3].map((at) => makesWay(at, { from, to, height: 40 }));

test('rows between make way by the height of the one that is dragged', () => {
  expect(over(0, 2)).toEqual([0, -40, -40, 0]);
  expect(over(3, 1)).toEqual([0, 40, 40, 0]);
  expect(over(2, 2)).toEqual([0, 0, 0, 0]);
});
