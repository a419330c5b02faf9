import { describe, expect, it } from 'vitest';
import { filledUp } from './lists.ts';

describe('a list in a statement', () => {
  it('is filled up to one of a few lengths with its last value', () => {
    expect(filledUp([7])).toEqual([7]);
    expect(filledUp([1, 2])).toEqual([1, 2, 2, 2]);
    const lengths = Array.from({ length: 24 }, (_, at) =>
      filledUp(Array.from({ length: at + 1 }, (__, n) => n)),
    );
    expect(new Set(lengths.map((list) => list.length))).toEqual(new Set([1, 4, 24]));
    for (const [at, list] of lengths.entries()) expect(new Set(list).size).toBe(at + 1);
  });

  it('keeps its length if it is empty or longer than all of them', () => {
    expect(filledUp([])).toEqual([]);
    const many = Array.from({ length: 25 }, (_, n) => n);
    expect(filledUp(many)).toEqual(many);
  });
});
