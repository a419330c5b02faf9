// Typed text finds people in the right order: first those whose name begins with it.
import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const CLUBS = [
  { label: 'Millbrook Tennis Club 10', hint: 'Town 98' },
  { label: 'Millbrook Tennis Club 19', hint: 'Town 188' },
  { label: 'Millbrook Tennis Club 9', hint: 'Town 88' },
  { label: 'Łąka Kovač', hint: 'Millbrook' },
];
const found = (typed: string): readonly string[] => matching(CLUBS, typed).map(({ label }) => label);

it('keeps the order of the list where nothing was typed', () => {
  expect(matching(CLUBS, '  ')).toBe(CLUBS);
});

it('puts a whole word of the name before its beginning, and both before what is only in it or below it', () => {
  expect(found('millbrook 9')).toEqual([
    'Millbrook Tennis Club 9',
    'Millbrook Tennis Club 10',
    'Millbrook Tennis Club 19',
  ]);
  expect(found('mill')).toEqual([
    'Millbrook Tennis Club 10',
    'Millbrook Tennis Club 19',
    'Millbrook Tennis Club 9',
    'Łąka Kovač',
  ]);
});

it('folds accents and wants every word', () => {
  expect(found('kovac')).toEqual(['Łąka Kovač']);
  expect(found('kovac 9')).toEqual([]);
});
