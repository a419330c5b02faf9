// The state of a draw: everything that has happened in it. A Progress is a value: every operation returns a new one that shares the unchanged parts. It depends only on the draw,
// the results, who withdrew and kept a place, and the places settled by hand, never on the order of events.
import type { Draw } from '../draws/draw.ts';
import { TBD } from '../draws/structure.ts';
import type { Occupant, PlaceRange, Slot } from '../draws/structure.ts';
import type { StageName } from '../draws/stage-name.ts';
import type { Contradiction } from '../score/contradiction.ts';
import type { Score } from '../score/score.ts';
import type { Side } from '../score/side.ts';
import type { MatchName } from './match-name.ts';
import type { News } from './news.ts';
import type { Outcome } from './outcome.ts';

/** A result as entered. `winner` is null for the last four outcomes, for a match of a table that was completed level, and only for them. */
export interface MatchResult {
  readonly winner: Side | null;
  readonly outcome: Outcome;
  readonly score?: Score;
}

/** Where a match stands: UNDECIDED, won by side 1 or 2, NOBODY_WINS or NO_WINNER_YET. */
export type Decision = 0 | 1 | 2 | 3 | 4;
/** Not decided, or not needed to be. */
export const UNDECIDED = 0;
/** Over, and nobody advances: the next opponent gets a walkover [OU1], or a bye if byes met. */
export const NOBODY_WINS = 3;
/** Abandoned, cancelled or completed level: over for a table, while a bracket keeps waiting for a winner. */
export const NO_WINNER_YET = 4;

/** Entry indexes of a finished group, first place first; those whom only a lot can separate are together, on all their places. */
export type RankedPlayers = readonly (number | readonly number[])[];

/** Ranks a finished group; null while all of its order is open. */
export type RankStage = (progress: Progress, stage: number) => RankedPlayers | null;

/**
 * Seats the best next across groups once every group has its order [RR2]: the same draw, with every line of the knockout as it is then. Null while they
 * cannot be named.
 */
export type SeatNext = (progress: Progress) => Draw | null;

/** The state of a draw. Arrays named "per match" or "per slot" are indexed like `draw.structure`. */
export interface Progress {
  readonly draw: Draw;
  /** Per slot who is there. */
  readonly slots: readonly Occupant[];
  /** Per match how it was decided, automatic walkovers and byes included. */
  readonly decisions: readonly Decision[];
  /** Per match the result entered, or null. */
  readonly results: readonly (MatchResult | null)[];
  /**
   * Indexes of the entries that are out of the event, in the order in which they withdrew: if a later one was to play an earlier one, the later one
   * still got the walkover.
   */
  readonly withdrawn: readonly number[];
  /** Those of them who withdrew once the knockout after their group had begun: they keep their place in the order of the group [OU1]. */
  readonly keptPlaces: readonly number[];
  /**
   * For each stage the final order that counts: settled by hand, otherwise by `rank`, without those who are passed over; null while open and in
   * knockout stages.
   */
  readonly orders: readonly (readonly number[] | null)[];
  /** Per stage the order that the organiser settled, or null. */
  readonly settled: readonly (readonly number[] | null)[];
  /** Ranks a group when its last match is decided; null leaves it to `settlePlaces`. */
  readonly rank: RankStage | null;
  /** Seats the best next of finished groups; null leaves their lines open. */
  readonly seatNext: SeatNext | null;
}

/** The player in a slot. */
export const occupantOf = (progress: Pick<Progress, 'slots'>, slot: Slot): Occupant =>
  progress.slots[slot] ?? TBD;

/** How a match stands. */
export const decisionOf = (progress: Pick<Progress, 'decisions'>, match: number): Decision =>
  progress.decisions[match] ?? UNDECIDED;

/** One change of an operation, with its news for people. `match`, `line`, `stage` and `entry` are indexes. */
export type Consequence = { readonly news: News } & (
  | {
      readonly kind: 'result';
      readonly match: number;
      readonly before: MatchResult | null;
      readonly after: MatchResult | null;
    }
  | { readonly kind: 'decision'; readonly match: number; readonly before: Decision; readonly after: Decision }
  | {
      readonly kind: 'slot';
      readonly match: number;
      readonly side: Side;
      readonly before: Occupant;
      readonly after: Occupant;
    }
  | {
      readonly kind: 'order';
      readonly stage: number;
      readonly before: readonly number[] | null;
      readonly after: readonly number[] | null;
    }
  | {
      readonly kind: 'place';
      readonly entry: number;
      readonly before: PlaceRange | null;
      readonly after: PlaceRange | null;
    }
  | { readonly kind: 'withdrawn'; readonly entry: number; readonly before: boolean; readonly after: boolean }
  | {
      readonly kind: 'seed';
      readonly entry: number;
      readonly before: number | null;
      readonly after: number | null;
    }
  | { readonly kind: 'line'; readonly line: number; readonly before: Occupant; readonly after: Occupant }
);

/** The effect of an operation: the state after it, and everything that differs from the state before. */
export interface Change {
  readonly progress: Progress;
  readonly consequences: readonly Consequence[];
  /** Matches played or under way whose players change, so that their results are removed; only a confirmed operation can have any. */
  readonly overwritten: readonly number[];
}

/** Why an operation is refused, as a code for the caller to put into words. Missing matches, entries and stages count from 1. */
export type ProgressProblem =
  /** Other players come into these matches, which are played or under way. Can be confirmed. */
  | { readonly code: 'overwrites_played'; readonly matches: readonly MatchName[] }
  /** Can be confirmed; `matches` are overwritten then too. */
  | {
      readonly code: 'contradicts_score';
      readonly contradiction: Contradiction;
      readonly matches: readonly MatchName[];
    }
  | { readonly code: 'no_such_match' | 'no_such_entry' | 'no_such_stage'; readonly number: number }
  | { readonly code: 'not_ready' | 'not_needed' | 'still_open' | 'no_result'; readonly match: MatchName }
  | { readonly code: 'not_played'; readonly match: MatchName; readonly side: 'bye' | 'nobody' }
  | { readonly code: 'winner_missing' | 'winner_given'; readonly outcome: Outcome }
  | { readonly code: 'bad_order'; readonly stage: StageName; readonly entries: number }
  | {
      readonly code:
        | 'already_withdrawn'
        | 'not_withdrawn'
        | 'not_in_draw'
        /** Somebody has taken the line. */
        | 'line_taken'
        /** The alternate is not the next one. Can be confirmed. */
        | 'not_next'
        | 'already_in_draw'
        | 'loser_withdrawn'
        | 'has_not_lost'
        | 'no_next_seed';
      readonly name: string;
    }
  | {
      readonly code: 'first_match_played';
      readonly name: string;
      readonly match: MatchName;
      readonly state: 'played' | 'begun';
    }
  | { readonly code: 'no_alternate' };

/** A refused operation; `consequences` lists what it would do where it can be confirmed. */
export type ProgressError = ProgressProblem & {
  readonly type: 'progress';
  readonly consequences: readonly Consequence[];
  readonly overwritten: readonly number[];
};

/** How an operation is asked for. */
export interface ChangeOptions {
  /** Apply it even if it removes results of matches already played, or names a winner whom the score contradicts. */
  readonly confirm?: boolean;
  /** Matches under way: they are protected like played ones. */
  readonly started?: readonly number[];
}
