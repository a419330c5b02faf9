// Which matches come straight after another one on their court [OP11, OP37].
import { expect, it } from 'vitest';
import { directlyAfter, type Planned } from './following.ts';

const DAY = 1440;
const a = (match: number, court: number, start: number, minutes = 60): Planned => ({
  match,
  court,
  start,
  end: start + minutes,
});
const pairs = (places: readonly Planned[], turnaround = 0): [unknown, unknown][] =>
  [...directlyAfter(places, turnaround)].map(([match, before]) => [match, before.match]);

it.each<[string, readonly Planned[], number, readonly (readonly [number, number])[]]>([
  ['the first of a court follows none', [a(1, 1, 540), a(2, 2, 600)], 0, []],
  ['one that begins as another ends', [a(2, 1, 600), a(1, 1, 540)], 0, [[2, 1]]],
  ['five minutes are no gap', [a(1, 1, 540), a(2, 1, 605)], 0, [[2, 1]]],
  ['six minutes are one', [a(1, 1, 540), a(2, 1, 606)], 0, []],
  ['the time that the court needs is none', [a(1, 1, 540), a(2, 1, 615)], 10, [[2, 1]]],
  ['one after a match that lasts longer than planned', [a(1, 1, 540, 90), a(2, 1, 600)], 0, [[2, 1]]],
  ['the next day begins anew', [a(1, 1, DAY - 60), a(2, 1, DAY)], 0, []],
  ['two at once follow none', [a(1, 1, 540), a(2, 1, 540)], 0, []],
  [
    'after the one that comes before it, not an earlier one',
    [a(1, 1, 540, 200), a(2, 1, 600), a(3, 1, 660)],
    0,
    [
      [2, 1],
      [3, 2],
    ],
  ],
])('[OP37] %s', (_, places, turnaround, expected) => {
  expect(pairs(places, turnaround)).toEqual(expected);
});
