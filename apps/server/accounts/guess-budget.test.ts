// The budget of wrong passwords as rows and properties (D37).
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveBack, NO_GUESSES, takeGuess, type Guesses } from './guess-budget.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 8, 1);

/** Guesses once; answers the next state and the wait, which is 0 when the guess was admitted. */
function guess(guesses: Guesses, at: number): { readonly guesses: Guesses; readonly waitMs: number } {
  const verdict = takeGuess(guesses, at);
  return 'waitMs' in verdict ? { guesses, ...verdict } : { guesses: verdict.admitted, waitMs: 0 };
}

function afterWrong(times: number, at = START): Guesses {
  let guesses = NO_GUESSES;
  for (let n = 0; n < times; n += 1) ({ guesses } = guess(guesses, at));
  return guesses;
}

describe('the budget of wrong passwords [D37]', () => {
  it('takes ten at once, then makes the next one wait half a minute', () => {
    expect(guess(afterWrong(9), START).waitMs).toBe(0);
    expect(guess(afterWrong(10), START).waitMs).toBe(30 * SECOND);
  });

  it('doubles the wait with each further one, up to an hour', () => {
    let guesses = afterWrong(10);
    let at = START;
    const waits: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      const { waitMs } = guess(guesses, at);
      waits.push(waitMs / SECOND);
      at += waitMs;
      ({ guesses } = guess(guesses, at));
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  });

  it('begins anew after a quarter of an hour of quiet', () => {
    const nine = afterWrong(9);
    expect(guess(guess(nine, START + 15 * MINUTE).guesses, START + 15 * MINUTE).waitMs).toBe(0);
    const early = guess(nine, START + 15 * MINUTE - 1).guesses;
    expect(guess(early, START + 15 * MINUTE - 1).waitMs).toBe(30 * SECOND);
  });

  it('forgets what was stamped while the clock was ahead, and not what clocks differ by', () => {
    const year = START + 365 * 24 * HOUR;
    expect(guess(afterWrong(15, year), START).waitMs).toBe(0);
    expect(guess(afterWrong(10, START + 4 * MINUTE), START).waitMs).toBe(4 * MINUTE + 30 * SECOND);
  });

  it('does not count what turned out right', () => {
    const right = giveBack(guess(afterWrong(9), START).guesses);
    expect(right).toMatchObject({ inSpell: 9, inDay: 9 });
    expect(guess(right, START).waitMs).toBe(0);
  });

  it('evaluates at most 50 in any 24 hours, however the guesser times them', () => {
    assert(
      property(array(integer({ min: 0, max: 3 * HOUR }), { minLength: 300, maxLength: 600 }), (gaps) => {
        let guesses = NO_GUESSES;
        let at = START;
        const admitted: number[] = [];
        for (const gap of gaps) {
          at += gap;
          const next = guess(guesses, at);
          if (next.waitMs === 0) admitted.push(at);
          ({ guesses } = next);
        }
        for (const [index, first] of admitted.entries()) {
          const within = admitted.slice(index).filter((time) => time - first < 24 * HOUR);
          expect(within.length).toBeLessThanOrEqual(50);
        }
      }),
      { numRuns: 30 },
    );
  });
});
