// The meaning of a change to people, as a code for the caller to put into words; people have the names of their entries in the draw.
import type { StageName } from '../draws/stage-name.ts';
import type { MatchName } from './match-name.ts';
import type { Outcome } from './outcome.ts';

/** How a match ended; with a winner that is the first of the two. `level`: it was completed, and nobody won. */
export interface ResultNews {
  readonly code: Outcome | 'level';
  readonly first: string;
  readonly second: string;
}

/** One thing that has changed. */
export type News =
  | {
      readonly code: 'result-entered' | 'result-removed';
      readonly match: MatchName;
      readonly result: ResultNews;
    }
  | {
      readonly code: 'result-changed';
      readonly match: MatchName;
      readonly result: ResultNews;
      readonly before: ResultNews;
    }
  | {
      readonly code: 'not-needed' | 'nobody-advances' | 'no-winner' | 'waits-again' | 'open-again';
      readonly match: MatchName;
    }
  /** A match was won, or somebody goes on without playing it. */
  | { readonly code: 'wins' | 'advances'; readonly match: MatchName; readonly name: string }
  /** Somebody has left a match whose other side is still open: the winner of the match before, or whoever else comes, will go on without playing. */
  | { readonly code: 'winner-passes'; readonly match: MatchName; readonly from: MatchName }
  | { readonly code: 'opponent-passes'; readonly match: MatchName }
  | { readonly code: 'leaves' | 'moves-in'; readonly match: MatchName; readonly name: string }
  | {
      readonly code: 'takes-place';
      readonly match: MatchName;
      readonly name: string;
      readonly before: string;
    }
  | { readonly code: 'place-open' | 'becomes-bye' | 'nobody-comes'; readonly match: MatchName }
  | { readonly code: 'order-open'; readonly stage: StageName }
  /** The final order of a group, first place first. */
  | { readonly code: 'order'; readonly stage: StageName; readonly order: readonly string[] }
  | { readonly code: 'still-in' | 'withdraws' | 'back'; readonly name: string }
  | { readonly code: 'ends-on-place'; readonly name: string; readonly place: number }
  | { readonly code: 'ends-on-places'; readonly name: string; readonly best: number; readonly worst: number }
  | { readonly code: 'seed'; readonly name: string; readonly seed: number }
  | { readonly code: 'line'; readonly name: string; readonly line: number; readonly stage: StageName };
