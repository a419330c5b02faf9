// The standings room's input and output. It knows nothing of draws or stored scores: a result comes as a winner, an outcome and sets of games, so
// that a table can be computed from any source.
import type { EntrantId } from '../ids.ts';
import type { Outcome } from '../progress/outcome.ts';
import type { Side } from '../score/side.ts';
import type { StepName } from './ladders.ts';
import type { StandingReason } from './reasons.ts';

/** Somebody who stands in a group's table. */
export type GroupEntrant = {
  readonly id: EntrantId;
  /** The name used in reasons; the id when absent. */
  readonly name?: string | undefined;
  /** World or club ranking, or seed number: 1 is best; entrants without one come after all others. */
  readonly ranking?: number | undefined;
  /** Out of the event [RR9]: `keep` lets played results stand, `expunge` treats them as never entered. */
  readonly withdrawn?: WithdrawalPolicy | undefined;
};

/** [RR9] What becomes of the matches of somebody who leaves a group. */
export type WithdrawalPolicy = 'keep' | 'expunge';

/** One set as the two sides' games, in the order of the match's entrants. */
export type CountedSet = {
  /** Games, or points when the set was a match tie-break. */
  readonly games: readonly [number, number];
  /** Whether the set was played to its end. */
  readonly completed: boolean;
  /** [RR6] A match tie-break counts as one set and one game. */
  readonly matchTieBreak: boolean;
};

/** A decided group match. */
export type GroupResult = {
  /** The side that won; null when nobody did. */
  readonly winner: Side | null;
  readonly outcome: Outcome;
  readonly sets: readonly CountedSet[];
  /** How many sets win the match: 2 in best of three. */
  readonly setsToWin: number;
};

/** A match of the group; `result` is null while it is still to be played. */
export type GroupMatch = {
  readonly entrants: readonly [EntrantId, EntrantId];
  readonly result: GroupResult | null;
};

/** The results of an entrant in the group, counted by the ladder's own rules. */
export type GroupRecord = {
  readonly wins: number;
  readonly losses: number;
  /** Matches that count as played: a walkover never does for the player who gave it; for the winner, the ladder decides [RR3, RR9]. */
  readonly played: number;
  /** Matches lost by retiring, by default or by giving a walkover. */
  readonly forfeits: number;
  /** [RR5] 2 for a win, 1 for a played loss, 0 for a loss by forfeit. */
  readonly points: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
};

/**
 * [RR8] What gave somebody their place: a step of the ladder; `level` if no step separated them from others; `alone` if there was nobody to compare
 * them with; `withdrawn` for an expunged entrant, who is placed last.
 */
export type Decider = StepName | 'level' | 'alone' | 'withdrawn';

/** One line of the table. */
export type StandingRow = {
  readonly entrant: EntrantId;
  /** 1 is first; people stay level if no step separates them. */
  readonly place: number;
  readonly record: GroupRecord;
  readonly withdrawn: boolean;
  readonly decidedBy: Decider;
  /** [RR8] The same, with what each had. */
  readonly reason: StandingReason;
};

/** The table of one group. */
export type Standings = {
  readonly ladder: string;
  readonly rows: readonly StandingRow[];
  /** Whether every match of the group is decided. */
  readonly complete: boolean;
  /** Those who share a place until a lot is drawn between them. */
  readonly undecided: readonly (readonly EntrantId[])[];
};
