import { describe, expect, it } from 'vitest';
import { courtKey } from './court.ts';

describe('[D48] names of one court', () => {
  it.each([
    ['1', 'Court 1'],
    ['1', 'court 1'],
    ['01', 'Court  1'],
    ['Court No. 1', '1'],
    ['Court1', '1'],
    ['Platz 3', '3'],
    ['Platz Nr. 3', 'Court 3'],
    ['Terrain n° 2', '2'],
    ['Ｃｏｕｒｔ ２', '2'],
    ['Centre Court', 'centre-court'],
    ['Court A', 'A'],
    ['Court Nord', 'nord'],
  ])('%s is %s', (one, other) => {
    expect(courtKey(one)).toBe(courtKey(other));
  });

  it.each([
    ['1', '2'],
    ['1', '10'],
    ['1', '1A'],
    ['Centre Court', 'Court 1'],
    ['Courtyard', 'yard'],
    ['Court', '1'],
    ['Court 0', 'Court'],
    ['*', '**'],
  ])('%s is not %s', (one, other) => {
    expect(courtKey(one)).not.toBe(courtKey(other));
  });

  it('is never empty', () => {
    for (const name of ['Court', 'Court ', '*', '0', '-']) expect(courtKey(name)).not.toBe('');
  });
});
