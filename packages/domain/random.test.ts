// The seeded generator: fixed streams, fair numbers.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

const take = (seed: number, count: number, below: number): number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random.int(below));
};

describe('randomFrom', () => {
  it.each([
    [0, [1147552129, 202827978, 858731537, 3185283700, 3667004714, 1342811173]],
    [1, [1603321144, 754941577, 782011122, 1435091406, 1346694345, 31741453]],
    [2 ** 32, [3717934011, 2245929348, 3965668042, 2720400054, 147387412, 1407349667]],
    [2 ** 53 - 1, [1979642981, 2092497466, 1188948291, 3133244596, 2857273070, 2765535460]],
  ])('[UN3] seed %i always begins with the same numbers', (seed, expected) => {
    expect(take(seed, 6, 2 ** 32)).toEqual(expected);
  });

  it('gives every number below the limit about equally often', () => {
    for (const below of [2, 3, 7, 10]) {
      const counts = Array.from({ length: below }, () => 0);
      for (const value of take(99, 70_000, below)) counts[value] = (counts[value] ?? 0) + 1;
      for (const count of counts) expect(Math.abs(count - 70_000 / below)).toBeLessThan(700);
    }
  });

  it('draws again instead of favouring small numbers where the limit does not divide 2^32', () => {
    const below = 3 * 2 ** 30;
    const low = take(5, 20_000, below).filter((value) => value < 2 ** 30).length;
    expect(Math.abs(low - 20_000 / 3)).toBeLessThan(400);
  });

  it('gives neighbouring seeds different streams', () => {
    const first = new Set(Array.from({ length: 1000 }, (_, seed) => take(seed, 1, 2 ** 32)[0]));
    expect(first.size).toBe(1000);
  });
});

describe('shuffle', () => {
  it('keeps everybody and works in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
        const before = list.toSorted((a, b) => a - b);
        expect(randomFrom(seed).shuffle(list)).toBe(list);
        expect(list.toSorted((a, b) => a - b)).toEqual(before);
      }),
    );
  });

  it('reaches every order about equally often', () => {
    const random = randomFrom(3);
    const orders = new Map<string, number>();
    for (let time = 0; time < 24_000; time++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
