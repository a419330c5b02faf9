// Exact comparison of shares. A percentage is never computed: 44 of 84 and 45 of 88 are compared as 44 × 88 and 45 × 84.

/** `of` out of `total`; `total` is positive, `of` may be negative (a difference per match). */
export type Fraction = { readonly of: number; readonly total: number };

/** A share of whole things; of nothing at all it is 0, like having won none. */
export const share = (of: number, total: number): Fraction =>
  total === 0 ? { of: 0, total: 1 } : { of, total };

/** A plain whole number as a fraction. */
export const whole = (of: number): Fraction => ({ of, total: 1 });

/** Below 0 if `a` is less than `b`, 0 if they are equal, above 0 if it is more; exact below 2^53. */
export const compareFractions = (a: Fraction, b: Fraction): number => a.of * b.total - b.of * a.total;
