// Names for courts that are added together (D48).
import { describe, expect, it } from 'vitest';
import { nextCourtName, numberedNames } from './court-names.ts';

describe('[D48] names of several courts', () => {
  it.each([
    ['Court 1', 6, ['Court 1', 'Court 2', 'Court 3', 'Court 4', 'Court 5', 'Court 6']],
    ['Court 9', 2, ['Court 9', 'Court 10']],
    ['Court', 2, ['Court 1', 'Court 2']],
    ['7', 2, ['7', '8']],
    ['Hall', 1, ['Hall']],
    ['', 2, ['', '']],
    ['Court 1', Number.NaN, []],
  ])('%s, %s', (first, count, names) => {
    expect(numberedNames(first, count)).toEqual(names);
  });

  it.each([
    [[], 'Court 1'],
    [['Court 1', '2', 'Centre Court'], 'Court 3'],
    [['Court 2'], 'Court 1'],
  ])('after %j comes %s', (names, next) => {
    expect(nextCourtName(names.map((name) => ({ name })))).toBe(next);
  });
});
