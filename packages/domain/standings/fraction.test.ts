// Fractions against the truth of arbitrary precision.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions, share, whole } from './fraction.ts';

describe('fractions', () => {
  it('[RR3] compares exactly where rounded percentages would tie', () => {
    expect(compareFractions(share(44_001, 88_000), share(44_000, 87_999))).toBeGreaterThan(0);
    expect(compareFractions(share(1, 3), share(2, 6))).toBe(0);
    expect(compareFractions(whole(-2), whole(-3))).toBeGreaterThan(0);
  });

  it('nothing of nothing equals nothing of something', () => {
    expect(compareFractions(share(0, 0), share(0, 7))).toBe(0);
    expect(compareFractions(share(0, 0), share(1, 7))).toBeLessThan(0);
  });

  it('has the sign that whole-number arithmetic of any size gives', () => {
    const part = fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 5000 }));
    fc.assert(
      fc.property(part, part, ([a, b], [c, d]) => {
        const truth = BigInt(a) * BigInt(d) - BigInt(c) * BigInt(b);
        expect(BigInt(compareFractions(share(a, b), share(c, d)))).toBe(truth);
      }),
    );
  });
});
