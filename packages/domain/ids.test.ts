// The one order of ids.
import { describe, expect, it } from 'vitest';
import { compareIds } from './ids.ts';

describe('ids', () => {
  it('[UN3] numbers by size, before texts by their code units', () => {
    const sorted = [2, 9, 10, '10', '9', 'A', 'B', 'a', 'ä'];
    expect(sorted.toReversed().toSorted(compareIds)).toEqual(sorted);
    expect(['B', 3, 'A', 1].toSorted(compareIds)).toEqual([1, 3, 'A', 'B']);
    expect([compareIds(1, '1'), compareIds('1', 1)].map(Math.sign)).toEqual([-1, 1]);
    expect([compareIds(7, 7), compareIds('x', 'x')]).toEqual([0, 0]);
    expect([compareIds('a', 'b'), compareIds('b', 'a')].map(Math.sign)).toEqual([-1, 1]);
  });
});
