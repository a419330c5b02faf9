// Shorter formats for a day that has lost time, and how long a match takes in each format [OP13, OP26, OP32].
import type { GameSetFormat, MatchFormat } from '../score/format.ts';

/** The first things to give up: the third set and advantage games, then two games of each set. */
export type Shortened = 'shorten' | 'short_sets';

/** Warm-up and the way to the court. */
const AROUND = 8;
const NO_AD = 0.88;
const STEP = 5;
const LEAST = 10;

// Minutes on average: of one set alone, of three sets, and of two sets with a match tie-break as the third. SHORT are sets to 4.
const BEST_OF_FIVE = 150;
const FULL = { lone: 40, deciding: 90, tieBreak: 83 };
const SHORT = { lone: 26, deciding: 61, tieBreak: 56 };
const PRO_SET = 53;
const TIE_BREAK = 11;

/** Minutes that a match of a club takes on average, without warm-up; null for timed sets. */
function meanMinutes({ bestOf, set, finalSet }: MatchFormat): number | null {
  if (set.kind === 'timed') return null;
  if (set.kind === 'tieBreak') return TIE_BREAK * ((bestOf + 1) / 2);
  if (bestOf === 1 && set.to > 6) return PRO_SET;
  const { lone, deciding, tieBreak } = set.to < 6 ? SHORT : FULL;
  const whole = bestOf === 1 ? lone : finalSet?.kind === 'tieBreak' ? tieBreak : deciding;
  const length = bestOf > 3 ? whole * (BEST_OF_FIVE / FULL.deciding) : whole;
  return set.noAd ? length * NO_AD : length;
}

const MATCH_TIE_BREAK = { kind: 'tieBreak', to: 10, noAd: false } as const;

const toFour = (set: GameSetFormat): GameSetFormat => ({
  ...set,
  to: 4,
  tieBreak: { to: 7, noAd: false, at: 4 },
});

/** A shorter format of the same kind, or null if there is none. */
export function shorterFormat(format: MatchFormat, how: Shortened): MatchFormat | null {
  const { set, bestOf } = format;
  if (set.kind !== 'games') return null;
  const isLone = bestOf === 1;
  if (isLone && how === 'shorten') return null;
  const sets = isLone ? {} : { bestOf: 3, exactly: false, finalSet: MATCH_TIE_BREAK };
  const shorter: MatchFormat = {
    ...format,
    ...sets,
    set: how === 'shorten' ? { ...set, noAd: true } : toFour(set),
  };
  const [before, after] = [meanMinutes(format), meanMinutes(shorter)];
  return before !== null && after !== null && after < before ? shorter : null;
}

/** Minutes to plan for a match in a format, with the way to the court and the warm-up: what clubs need on average, or the time of a timed set [OP26]. */
export function usualMinutes(format: MatchFormat): number {
  const { bestOf, exactly, set } = format;
  const played = exactly ? bestOf : (bestOf + 1) / 2;
  const minutes = set.kind === 'timed' ? set.minutes * played : (meanMinutes(format) ?? 0);
  return Math.max(LEAST, Math.ceil((minutes + AROUND) / STEP) * STEP);
}

const isSameTime = (one: MatchFormat, other: MatchFormat): boolean =>
  one.set.kind === 'timed' && other.set.kind === 'timed' && usualMinutes(one) === usualMinutes(other);

/** Minutes for a match in another format, if the usual format is given this many; by the clock alone where one of the two is timed. */
export function minutesInFormat(minutes: number, usual: MatchFormat, other: MatchFormat): number {
  const [before, after] = [meanMinutes(usual), meanMinutes(other)];
  if (before === null || after === null) return isSameTime(usual, other) ? minutes : usualMinutes(other);
  return Math.max(LEAST, Math.round((minutes * (after + AROUND)) / (before + AROUND) / STEP) * STEP);
}
