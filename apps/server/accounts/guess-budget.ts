// How many wrong passwords an account accepts from one kind of source (D27, D37; ADR 9). In 15 minutes 10 are free; each further one makes the next
// wait longer. A budget for each day stops those who are patient. Pure.

/** The memory of one source's guesses at one account; times in milliseconds since 1970. */
export interface Guesses {
  /** Wrong guesses in the running spell. */
  readonly inSpell: number;
  readonly lastAt: number;
  /** No guess is evaluated before this moment. */
  readonly blockedUntil: number;
  readonly dayStartedAt: number;
  readonly inDay: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FREE = 10;
const SPELL_ENDS_AFTER = 15 * MINUTE;
const FIRST_DELAY = 30_000;
const LONGEST_DELAY = 60 * MINUTE;
// Half of what may be evaluated in 24 hours, because two such days can meet within them.
const DAY_BUDGET = 25;

/** The most by which the clocks of two processes may differ. Anything stamped later than that was written while a clock was wrong. */
const CLOCKS_DIFFER = 5 * MINUTE;

export const NO_GUESSES: Guesses = { inSpell: 0, lastAt: 0, blockedUntil: 0, dayStartedAt: 0, inDay: 0 };

/** How long the next guess waits after the n-th one of a spell, in milliseconds. */
const delayAfter = (guesses: number): number =>
  guesses < FREE ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (guesses - FREE));

/**
 * Takes one guess: returns the state with the guess counted, or how many milliseconds the caller must wait. It is counted before the password is
 * checked, so guesses sent at once all count; a right one is given back.
 */
export function takeGuess(
  stored: Guesses,
  now: number,
): { readonly admitted: Guesses } | { readonly waitMs: number } {
  // A clock that was ahead for a moment must not shut an account for as long as it was ahead.
  const guesses = stored.lastAt > now + CLOCKS_DIFFER ? NO_GUESSES : stored;
  if (now < guesses.blockedUntil) return { waitMs: guesses.blockedUntil - now };
  const isNewDay = now - guesses.dayStartedAt >= DAY;
  const dayStartedAt = isNewDay ? now : guesses.dayStartedAt;
  const inDay = isNewDay ? 0 : guesses.inDay;
  if (inDay >= DAY_BUDGET) return { waitMs: dayStartedAt + DAY - now };
  const spellEnds = Math.max(guesses.lastAt, guesses.blockedUntil) + SPELL_ENDS_AFTER;
  const inSpell = (now >= spellEnds ? 0 : guesses.inSpell) + 1;
  return {
    admitted: {
      inSpell,
      lastAt: now,
      blockedUntil: now + delayAfter(inSpell),
      dayStartedAt,
      inDay: inDay + 1,
    },
  };
}

/** Gives back a guess that turned out right. It was no guess, and the wait after it was its own. */
export const giveBack = (guesses: Guesses): Guesses => ({
  ...guesses,
  inSpell: Math.max(0, guesses.inSpell - 1),
  inDay: Math.max(0, guesses.inDay - 1),
  blockedUntil: 0,
});

/**
 * Ends the spell, because the owner has proved that they are there. The wrong tries before were the owner's own typing errors, or came from somebody
 * who shares their device. Because of the latter, the day's budget stays used.
 */
export const endSpell = (guesses: Guesses): Guesses => ({ ...giveBack(guesses), inSpell: 0 });
