// Match formats as data: what a match consists of and when its games, sets and tie-breaks end ([SC1] to [SC5]).
// The one-line codes of these formats are read and printed in format-code.ts ([SC7]).
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { TieBreakPoints } from './score.ts';
import type { Pair } from './side.ts';

/** A tie-break: first to `to` points, two clear, or with a deciding point at (to-1)-all when `noAd`. */
export interface TieBreakRule {
  readonly to: number;
  readonly noAd: boolean;
}

/** A set of games, two clear; `tieBreak` says at how many games all it is cut short, null means never (an advantage set). */
export interface GameSetFormat {
  readonly kind: 'games';
  readonly to: number;
  readonly noAd: boolean;
  readonly tieBreak: (TieBreakRule & { readonly at: number }) | null;
}

/** A tie-break played in place of a whole set. */
export interface TieBreakSetFormat extends TieBreakRule {
  readonly kind: 'tieBreak';
}

/** A set that ends when its minutes are up, counted in games or in points. */
export interface TimedSetFormat {
  readonly kind: 'timed';
  readonly minutes: number;
  readonly counting: 'games' | 'points';
}

export type SetFormat = GameSetFormat | TieBreakSetFormat | TimedSetFormat;

/** How a match is scored. `exactly` plays all sets even when decided; `finalSet` replaces `set` in the last possible set. */
export interface MatchFormat {
  readonly bestOf: number;
  readonly exactly: boolean;
  readonly set: SetFormat;
  readonly finalSet: SetFormat | null;
  /** False when a serve that touches the net is in play ([SC4]). */
  readonly lets: boolean;
}

export interface FormatError {
  readonly type: 'match-format';
  readonly code:
    | 'not-a-code'
    | 'sets'
    | 'games'
    | 'tie-break'
    | 'tie-break-at'
    | 'minutes'
    | 'final-set'
    | 'unsupported';
  readonly message: string;
}

/** The limits within which a format can be played; they also keep a typing error such as TB70 out. */
export const FORMAT_LIMITS = {
  sets: { min: 1, max: 5 },
  games: { min: 1, max: 20 },
  tieBreakTo: { min: 2, max: 50 },
  minutes: { min: 1, max: 600 },
} as const;

/** A tagged refusal of a format. */
export const formatError = (code: FormatError['code'], message: string): FormatError => ({
  type: 'match-format',
  code,
  message,
});

const within = (value: number, limits: { readonly min: number; readonly max: number }): boolean =>
  Number.isInteger(value) && value >= limits.min && value <= limits.max;

const setProblem = (set: SetFormat): FormatError | null => {
  const { games, tieBreakTo, minutes } = FORMAT_LIMITS;
  if (set.kind === 'timed') {
    return within(set.minutes, minutes)
      ? null
      : formatError('minutes', `A timed set lasts ${minutes.min} to ${minutes.max} minutes.`);
  }
  const tieBreak = set.kind === 'tieBreak' ? set : set.tieBreak;
  if (tieBreak !== null && !within(tieBreak.to, tieBreakTo)) {
    return formatError(
      'tie-break',
      `A tie-break is played to ${tieBreakTo.min} to ${tieBreakTo.max} points.`,
    );
  }
  if (set.kind === 'tieBreak') return null;
  if (!within(set.to, games)) {
    return formatError('games', `A set is played to ${games.min} to ${games.max} games.`);
  }
  if (
    set.tieBreak !== null &&
    !within(set.tieBreak.at, { min: Math.max(1, set.to - 1), max: 2 * games.max })
  ) {
    return formatError(
      'tie-break-at',
      `In a set to ${set.to} the tie-break comes at ${Math.max(1, set.to - 1)} games all or later, because the set can be won before.`,
    );
  }
  return null;
};

/** Checks that a format can be played; answers the format itself or the first reason against it. */
export const validateMatchFormat = (format: MatchFormat): Result<MatchFormat, FormatError> => {
  const { sets } = FORMAT_LIMITS;
  if (!within(format.bestOf, sets)) {
    return err(formatError('sets', `A match has ${sets.min} to ${sets.max} sets.`));
  }
  if (format.finalSet !== null && format.bestOf === 1) {
    return err(formatError('final-set', 'A match of one set has no other final set.'));
  }
  if (format.finalSet !== null && format.bestOf % 2 === 0 && !format.exactly) {
    return err(formatError('final-set', 'An even number of sets has no deciding set.'));
  }
  const problem = setProblem(format.set) ?? (format.finalSet === null ? null : setProblem(format.finalSet));
  return problem === null ? ok(format) : err(problem);
};

/** The format of the set with this index (0 is the first): the final set's own, if any, in the last possible set. */
export const setFormatAt = (format: MatchFormat, index: number): SetFormat =>
  format.finalSet !== null && index === format.bestOf - 1 ? format.finalSet : format.set;

/** The points of a tie-break played in place of a set; those of the winner that nobody wrote down follow from the loser's, to 10 without a format. */
export const fullPoints = ([first, second]: TieBreakPoints, format: SetFormat | null): Pair<number> => {
  const { to, noAd } = format?.kind === 'tieBreak' ? format : { to: 10, noAd: false };
  const winners = (loser: number | null): number => Math.max(to, (loser ?? 0) + (noAd ? 1 : 2));
  return [first ?? winners(second), second ?? winners(first)];
};

/** How many sets win the match; with an even number of sets it can also end level. */
export const setsToWin = (format: MatchFormat): number => Math.floor(format.bestOf / 2) + 1;

/** True when the match is over at these set counts: won beyond reach, or all sets played. */
export const isDecided = (format: MatchFormat, won: readonly [number, number], played: number): boolean =>
  played >= format.bestOf || (!format.exactly && Math.max(won[0], won[1]) >= setsToWin(format));
