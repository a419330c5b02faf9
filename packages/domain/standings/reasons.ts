// Why somebody stands where they do, as codes for the caller to put into words [RR8].
import type { StepName } from './ladders.ts';

/** A player's value at a step of a ladder. */
export type StepValue =
  | { readonly code: 'wins' | 'matches-played' | 'points'; readonly count: number }
  | { readonly code: 'points-per-match'; readonly points: number; readonly matches: number }
  /** A share of the matches played, in the whole group or only among the tied; `none` if nothing was played. */
  | {
      readonly code: 'share' | 'share-among';
      readonly what: 'matches' | 'sets' | 'games';
      readonly of: number;
      readonly total: number;
    }
  | { readonly code: 'none' | 'none-among'; readonly what: 'matches' | 'sets' | 'games' }
  | { readonly code: 'difference'; readonly what: 'sets' | 'games'; readonly difference: number }
  | {
      readonly code: 'difference-per-match';
      readonly what: 'sets' | 'games';
      readonly difference: number;
      readonly matches: number;
    }
  | { readonly code: 'beat' | 'lost-to'; readonly rival: string }
  | { readonly code: 'won-against'; readonly of: number; readonly total: number; readonly rival: string }
  | { readonly code: 'won-among'; readonly of: number; readonly total: number }
  | {
      readonly code:
        | 'finished-every-match'
        | 'gave-up-a-match'
        | 'completed-every-match'
        | 'did-not-complete'
        | 'not-ranked';
    }
  | { readonly code: 'ranked'; readonly ranking: number }
  | { readonly code: 'lot'; readonly lot: number };

/** Somebody else in the tie, by name, and what they had. */
export interface Rival {
  readonly name: string;
  readonly value: StepValue;
}

/** The steps that gave somebody their place. */
export type StandingReason =
  /** A step of the ladder; `rivals` is empty if they would be too many, or if the value names them. */
  | {
      readonly code: 'step';
      readonly step: StepName;
      readonly value: StepValue;
      readonly rivals: readonly Rival[];
    }
  /** No step told these apart. */
  | { readonly code: 'level'; readonly names: readonly string[] }
  | { readonly code: 'many-level'; readonly count: number }
  /** There was nobody to be compared with. */
  | { readonly code: 'alone' }
  /** The organiser has settled the order of people only a lot could tell apart. */
  | { readonly code: 'settled' }
  | { readonly code: 'withdrawn' };
