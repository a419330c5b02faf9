// The one-time set-up of an empty database (D6): a person who can read the server's log may create the first super admin.
import { timingSafeEqual } from 'node:crypto';

/** Guards the set-up with a code; holds no code once somebody has an account. */
export interface SetupGate {
  readonly code: string | null;
  /** Whether the code is right, or for how many milliseconds no code is checked. Wrong guesses are counted. */
  readonly admit: (guess: string, now: Date) => 'admitted' | 'wrong' | 'closed' | { readonly waitMs: number };
  readonly close: () => void;
  /** Looks whether somebody has an account by now, who may have made it at another process. */
  readonly look: () => Promise<void>;
}

const CODE_LENGTH = 8;
// A hundred guesses an hour are 876,000 a year. There are 31^8 codes, 850,000 million, so trying all takes a million years.
const GUESSES = 100;
const HOUR_MS = 3_600_000;

const normalize = (code: string): Buffer =>
  Buffer.from(
    code
      .toUpperCase()
      .replace(/[^A-Z\d]/g, '')
      .padEnd(CODE_LENGTH)
      .slice(0, 40),
  );

/**
 * Builds the gate around a code; null if it is closed from the start. It checks 100 wrong guesses an hour, counted from the first one. `isNeeded`
 * tells whether nobody has an account.
 */
export function createSetupGate(first: string | null, isNeeded: () => Promise<boolean>): SetupGate {
  let code = first;
  let guesses = 0;
  let hourEndsAt = 0;
  return {
    get code() {
      return code;
    },
    admit: (guess, now) => {
      if (code === null) return 'closed';
      const at = now.getTime();
      // Further away than an hour: the clock was ahead when it began.
      if (at >= hourEndsAt || hourEndsAt - at > HOUR_MS) {
        guesses = 0;
        hourEndsAt = at + HOUR_MS;
      }
      if (guesses >= GUESSES) return { waitMs: hourEndsAt - at };
      const expected = normalize(code);
      const given = normalize(guess);
      if (given.length === expected.length && timingSafeEqual(given, expected)) return 'admitted';
      guesses += 1;
      return 'wrong';
    },
    close: () => {
      code = null;
    },
    look: async () => {
      if (code !== null && !(await isNeeded())) code = null;
    },
  };
}
