// Chance for the simulated days, from a seed. It shares nothing with the engine's own dice.

/** A number from 0 up to, but not including, 1. */
export type Dice = () => number;

/** Dice that fall the same for the same seed (mulberry32). */
export function diceFrom(seed: number): Dice {
  let state = Math.imul(seed, 0x9e37_79b9) >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A normal number, mean 0 and spread 1 (Marsaglia's polar method). */
export function bell(dice: Dice): number {
  for (;;) {
    const x = dice() * 2 - 1;
    const y = dice() * 2 - 1;
    const square = x * x + y * y;
    if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square);
  }
}

/** A log-normal number with this mean and standard deviation. */
export function stretched(dice: Dice, mean: number, deviation: number): number {
  const variance = Math.log(1 + (deviation / mean) ** 2);
  return Math.exp(Math.log(mean) - variance / 2 + Math.sqrt(variance) * bell(dice));
}
