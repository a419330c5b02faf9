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
  // A series that only some of them belong to.
  [
    ['Lakeside Open, Men’s Singles', 'Lakeside Open, Women’s Singles', 'Lakeside Juniors U14'],
    ['Men’s Singles', 'Women’s Singles', 'Juniors U14'],
  ],
  [
    ['Spring Cup: Men', 'Spring Cup: Women', 'Autumn Cup: Men', 'Autumn Cup: Women'],
    ['Spring Cup: Men', 'Spring Cup: Women', 'Autumn Cup: Men', 'Autumn Cup: Women'],
  ],
])('%j are told apart by %j', (names, short) => {
  expect([...shortNames(names).values()]).toEqual(short);
});

it('answers no names where there are none', () => {
  expect([...shortNames([])]).toEqual([]);
});
