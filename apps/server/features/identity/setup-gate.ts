// The one-time set-up of an empty database (D6): whoever reads the server's log may create the first super admin.
import { randomInt, timingSafeEqual } from 'node:crypto';

/** Guards the set-up with a code; holds no code once somebody has an account. */
export interface SetupGate {
  readonly code: string | null;
  /** Whether the code is the right one. Wrong guesses are counted. */
  readonly admit: (guess: string) => 'admitted' | 'wrong' | 'locked' | 'closed';
  readonly close: () => void;
}

// Without letters and digits that look alike.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const GUESSES = 100;

const newCode = (): string => {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
};

const normalize = (code: string): Buffer =>
  Buffer.from(
    code
      .toUpperCase()
      .replace(/[^A-Z\d]/g, '')
      .padEnd(CODE_LENGTH)
      .slice(0, 40),
  );

/** Builds the gate; closed from the start when there are accounts. After 100 wrong guesses only a restart, with a new code, helps. */
export function createSetupGate(isNeeded: boolean): SetupGate {
  let code = isNeeded ? newCode() : null;
  let guessesLeft = GUESSES;
  return {
    get code() {
      return code;
    },
    admit: (guess) => {
      if (code === null) return 'closed';
      if (guessesLeft <= 0) return 'locked';
      const expected = normalize(code);
      const given = normalize(guess);
      if (given.length === expected.length && timingSafeEqual(given, expected)) return 'admitted';
      guessesLeft -= 1;
      return 'wrong';
    },
    close: () => {
      code = null;
    },
  };
}
