// The point log: events on court, in order. It is the truth; everything else comes from replaying it (replay.ts).
import type { MatchFormat } from './format.ts';
import type { Ending } from './score.ts';
import type { Pair, Side } from './side.ts';

/** A player within a side; singles has player 0 only. */
export type PlayerIndex = 0 | 1;

export interface CourtPlayer {
  readonly side: Side;
  readonly player: PlayerIndex;
}

/** The two service courts, as the receiver sees them: deuce is the right one. */
export type ServiceCourt = 'deuce' | 'ad';

/** The players; in mixed doubles `women` says which player of each side is the woman ([SC1]). */
export type Discipline =
  | { readonly kind: 'singles' }
  | { readonly kind: 'doubles' }
  | { readonly kind: 'mixed'; readonly women: Pair<PlayerIndex> };

/** The facts that are settled before the first point. */
export interface MatchSetup {
  readonly format: MatchFormat;
  readonly discipline: Discipline;
  readonly firstServer: Side;
  /** Ends change every six points of a tie-break, or after the first and then every four (an ITF alternative). */
  readonly tieBreakEnds?: 'every-six' | 'one-then-four';
}

/** `warning` costs nothing; `match` is a default. */
export type PenaltyLoss = 'warning' | 'point' | 'game' | 'match';

export type LogEvent =
  | { readonly type: 'point'; readonly winner: Side }
  /** A service fault or foot fault; the second one in a row gives the point to the receiver. */
  | { readonly type: 'fault' }
  /** The serve touched the net and is repeated ([SC4]: only with lets). */
  | { readonly type: 'let' }
  /** The whole point is played again, from the first serve. */
  | { readonly type: 'replayed' }
  /** At a deciding point the receiver chose this court ([SC1]). */
  | { readonly type: 'court'; readonly court: ServiceCourt }
  /** Doubles: who serves first for a side in this set, and who receives in the deuce court ([SC5]). */
  | {
      readonly type: 'order';
      readonly side: Side;
      readonly firstServer?: PlayerIndex | undefined;
      readonly deuceReceiver?: PlayerIndex | undefined;
    }
  /** Correction: this player serves the next point; what was played stands. */
  | { readonly type: 'server'; readonly side: Side; readonly player?: PlayerIndex | undefined }
  /** Correction: this player receives the next point. */
  | { readonly type: 'receiver'; readonly player: PlayerIndex }
  /** Correction: the sides stand at the other ends. */
  | { readonly type: 'ends' }
  | { readonly type: 'penalty'; readonly against: Side; readonly loss: PenaltyLoss }
  /** The minutes of a timed set are up; a game under way does not count. */
  | { readonly type: 'time' }
  /**
   * The score as it really stands: for each finished set its games, with the loser's points of a tie-break where known, or the points of a tie-break in
   * its place; the games and the points under way. Each has the number of side 1 first. The lists are those of the wire.
   */
  | {
      readonly type: 'score';
      readonly sets: number[][];
      readonly games: number[];
      readonly points: number[];
    }
  /** Retirement, default, walkover, abandonment. */
  | { readonly type: 'end'; readonly ending: Ending }
  /** Takes back the last event that still stands. */
  | { readonly type: 'undo' };

/** Why an event does not fit at its place; `asked`: the thing that singles does not have. */
export type LogProblem =
  | {
      readonly code:
        | 'nothing-to-undo'
        | 'match-over'
        | 'no-lets'
        | 'no-choice-of-court'
        | 'order-fixed'
        | 'not-timed'
        | 'no-games'
        | 'already-started'
        | 'impossible-score';
    }
  | { readonly code: 'not-doubles'; readonly asked: 'order' | 'secondPlayer' | 'receiver' };

export type LogError = LogProblem & {
  readonly type: 'point-log';
  /** The event that does not fit, counted from 0 in the log as given. */
  readonly index: number;
};
