// Match formats as data: the parts of a match, and when its games, sets and tie-breaks end ([SC1] to [SC5]). format-code.ts reads and prints their
// one-line codes ([SC7]).
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { TieBreakPoints } from './score.ts';
import type { Pair } from './side.ts';

/** A tie-break: first to `to` points, two clear, or with a deciding point at (to-1)-all when `noAd`. */
export interface TieBreakRule {
  readonly to: number;
  readonly noAd: boolean;
}

/** A set of games, two clear; at `tieBreak` games all a tie-break follows, null means never (an advantage set). */
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

/** How a match is scored. `exactly` plays all sets even if the match is decided; `finalSet` replaces `set` in the last possible set. */
export interface MatchFormat {
  readonly bestOf: number;
  readonly exactly: boolean;
  readonly set: SetFormat;
  readonly finalSet: SetFormat | null;
  /** False when a serve that touches the net is in play ([SC4]). */
  readonly lets: boolean;
}

/** Why a format cannot be played or a code cannot be read. */
export type FormatProblem =
  | { readonly code: 'not-a-code' | 'unsupported'; readonly text: string }
  | {
      readonly code: 'sets' | 'games' | 'tie-break' | 'minutes';
      readonly min: number;
      readonly max: number;
    }
  /** `min`: the games all at which a tie-break may come in a set to `to`. */
  | { readonly code: 'tie-break-at'; readonly to: number; readonly min: number }
  | { readonly code: 'final-set'; readonly sets: 'one' | 'even' };

export type FormatError = { readonly type: 'match-format' } & FormatProblem;

/** The limits of playable formats; they also reject a typing error such as TB70. */
export const FORMAT_LIMITS = {
  sets: { min: 1, max: 5 },
  games: { min: 1, max: 20 },
  tieBreakTo: { min: 2, max: 50 },
  minutes: { min: 1, max: 600 },
} as const;

/** A tagged refusal of a format. */
export const formatError = (problem: FormatProblem): FormatError => ({ type: 'match-format', ...problem });

const within = (value: number, limits: { readonly min: number; readonly max: number }): boolean =>
  Number.isInteger(value) && value >= limits.min && value <= limits.max;

const setProblem = (set: SetFormat): FormatError | null => {
  const { games, tieBreakTo, minutes } = FORMAT_LIMITS;
  if (set.kind === 'timed') {
    return within(set.minutes, minutes) ? null : formatError({ code: 'minutes', ...minutes });
  }
  const tieBreak = set.kind === 'tieBreak' ? set : set.tieBreak;
  if (tieBreak !== null && !within(tieBreak.to, tieBreakTo)) {
    return formatError({ code: 'tie-break', ...tieBreakTo });
  }
  if (set.kind === 'tieBreak') return null;
  if (!within(set.to, games)) {
    return formatError({ code: 'games', ...games });
  }
  const min = Math.max(1, set.to - 1);
  return set.tieBreak === null || within(set.tieBreak.at, { min, max: 2 * games.max })
    ? null
    : formatError({ code: 'tie-break-at', to: set.to, min });
};

/** Checks that a format can be played; returns the format itself or the first reason against it. */
export const validateMatchFormat = (format: MatchFormat): Result<MatchFormat, FormatError> => {
  const { sets } = FORMAT_LIMITS;
  if (!within(format.bestOf, sets)) {
    return err(formatError({ code: 'sets', ...sets }));
  }
  if (format.finalSet !== null && format.bestOf === 1) {
    return err(formatError({ code: 'final-set', sets: 'one' }));
  }
  if (format.finalSet !== null && format.bestOf % 2 === 0 && !format.exactly) {
    return err(formatError({ code: 'final-set', sets: 'even' }));
  }
  const problem = setProblem(format.set) ?? (format.finalSet === null ? null : setProblem(format.finalSet));
  return problem === null ? ok(format) : err(problem);
};

/** The format of the set with this index (0 is the first): the final set's own, if any, in the last possible set. */
export const setFormatAt = (format: MatchFormat, index: number): SetFormat =>
  format.finalSet !== null && index === format.bestOf - 1 ? format.finalSet : format.set;

/**
 * The points of a tie-break played in place of a set. If the winner's were not written down, they follow from the loser's; without a format, the
 * tie-break goes to 10.
 */
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
