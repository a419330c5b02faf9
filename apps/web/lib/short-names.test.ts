import { expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

it.each([
  [
    ['Summer Open Men', 'Summer Open Women', 'Summer Open U14'],
    ['Men', 'Women', 'U14'],
  ],
  [
    ['Men – City Cup', 'Women – City Cup'],
    ['Men', 'Women'],
  ],
  [
    ['Club Championships: Men A', 'Club Championships: Men B'],
    ['A', 'B'],
  ],
  // Nothing shared, one alone, and one whose name is all that is shared.
  [
    ['Riverside Clay Open', 'Junior Cup'],
    ['Riverside Clay Open', 'Junior Cup'],
  ],
  [['Summer Open Men'], ['Summer Open Men']],
  [
    ['Summer Open', 'Summer Open Women'],
    ['Open', 'Open Women'],
  ],
  [
    ['Open', 'Open Women'],
    ['Open', 'Open Women'],
  ],
  [
    ['Open -', 'Open Women'],
    ['Open -', 'Women'],
  ],
])('%j are told apart by %j', (names, short) => {
  expect([...shortNames(names).values()]).toEqual(short);
});

it('answers no names where there are none', () => {
  expect([...shortNames([])]).toEqual([]);
});
