// Entries, and a draw as made: a structure plus who was placed on which line.
import type { ByePolicy } from './byes.ts';
import type { SeedingPolicy } from './seeding.ts';
import type { StageName } from './stage-name.ts';
import type { Occupant, Structure } from './structure.ts';

/** What may keep two entries apart in their first match [UN2]. */
export type SeparationKey = 'club' | 'family' | 'school';

/** A player, for separation: players who share a value of a key are kept apart. */
export interface Affiliation {
  readonly club?: string;
  readonly family?: string;
  readonly school?: string;
}

/** Who enters: one player, or a pair with its two `members`. */
export interface Entry extends Affiliation {
  readonly id: number | string;
  /** The name by which sentences call the entry; a pair carries both names. */
  readonly name: string;
  /** Seeding number, 1 is the best. */
  readonly seed?: number;
  /** Ranking, 1 is the best: orders lucky losers and decides who is the next player due a seed [SB1, SD5]. */
  readonly ranking?: number;
  readonly members?: readonly (Affiliation & { readonly name: string })[];
  /** The seed was given after the draw, with a seed's line [SD5]: the draw was made without it. */
  readonly seededLater?: boolean;
  /** The place that the entry has taken since the draw. In that stage (index) its line still counts as this seed's, or as unseeded [SD5]. */
  readonly standsFor?: { readonly stage: number; readonly seed: number | null };
}

/** The seed that counts for an entry in a stage (index): its own, or that of the entry it replaced there; null for none. */
export const seedIn = ({ seed, standsFor }: Entry, stage: number): number | null =>
  standsFor?.stage === stage ? standsFor.seed : (seed ?? null);

/** Whose seed it is: the entry's own, or that of the entry it has replaced [SD5]. */
export type SeedOf = 'own' | 'replaced';

/** A constraint that a draw breaks, as a code for the caller to put into words. Lines and seeds count from 1 in their stage. */
export type BreachProblem =
  | {
      readonly code: 'seed-misplaced';
      readonly name: string;
      readonly seed: number;
      readonly seedOf: SeedOf;
      readonly line: number;
      /** The lines of the seed's block. */
      readonly lines: readonly number[];
    }
  | {
      readonly code: 'seed-without-bye';
      readonly name: string;
      readonly seed: number;
      readonly seedOf: SeedOf;
    }
  | { readonly code: 'two-byes'; readonly first: number; readonly second: number }
  | {
      readonly code: 'byes-uneven';
      readonly parts: 'halves' | 'quarters';
      readonly counts: readonly number[];
    }
  | {
      readonly code: 'first-match';
      readonly first: string;
      readonly second: string;
      readonly key: SeparationKey;
      readonly value: string;
    }
  | {
      readonly code: 'fewer-matches';
      readonly name: string;
      readonly matches: number;
      readonly others: number;
      readonly players: number;
    }
  | {
      readonly code: 'line-with-fewer-matches';
      readonly line: number;
      readonly matches: number;
      readonly others: number;
      readonly players: number;
    }
  | { readonly code: 'seeds-together'; readonly names: readonly string[]; readonly stage: StageName }
  /** Everybody who goes on comes from one group, so that they meet again in their first match. */
  | { readonly code: 'one-group'; readonly stage: StageName }
  | {
      readonly code: 'group-shared';
      readonly names: readonly string[];
      readonly stage: StageName;
      readonly key: SeparationKey;
      readonly value: string;
    };

/** A constraint that the draw does not keep. */
export interface Breach {
  readonly rule: string;
  /** Line indexes concerned. */
  readonly lines: readonly number[];
  readonly problem: BreachProblem;
}

/** Which of the rule books' choices a bracket was drawn by. */
export interface DrawPolicy {
  readonly seeding: SeedingPolicy;
  readonly byes: ByePolicy;
  /** What keeps two entries apart in their first match; empty to leave it to the lot. */
  readonly separate: readonly SeparationKey[];
}

/** A draw as it was made. The same entries, options and `randomSeed` give the same draw again [UN3]. */
export interface Draw {
  readonly structure: Structure;
  readonly entries: readonly Entry[];
  /** For each line of the structure: the index of its entry, BYE, or TBD if a match or group place decides. */
  readonly lines: readonly Occupant[];
  readonly randomSeed: number;
  /** Absent if no bracket has been drawn: in a round robin, or while the groups decide who comes. */
  readonly policy?: DrawPolicy;
  /** Constraints that could not be kept; empty for a clean draw. */
  readonly breaches: readonly Breach[];
  /** Who may step in, in order [SB1]. */
  readonly alternates: readonly Entry[];
  /** Lines (indexes) that were byes when the draw was made, and have a late entry since. */
  readonly filledByes?: readonly number[];
}

/** Why a draw cannot be made or changed, as a code for the caller to put into words. Entries and lines count from 1. */
export type DrawProblem =
  | { readonly code: 'too-few-entries'; readonly count: number }
  | { readonly code: 'too-many-entries'; readonly most: number; readonly count: number }
  | { readonly code: 'too-few-lines'; readonly lines: number; readonly entries: number }
  | { readonly code: 'too-many-seeds'; readonly size: number; readonly most: number; readonly seeds: number }
  | { readonly code: 'bad-seed'; readonly name: string; readonly seed: number }
  | { readonly code: 'same-seed'; readonly first: string; readonly second: string; readonly seed: number }
  | { readonly code: 'duplicate-entry'; readonly name: string }
  | { readonly code: 'entered-twice' }
  | { readonly code: 'bad-matches-each'; readonly matches: number }
  | { readonly code: 'bad-groups'; readonly players: number; readonly groups: number }
  | { readonly code: 'bad-progressing'; readonly progressing: number; readonly smallest: number }
  | { readonly code: 'bad-best-next'; readonly bestNext: number; readonly candidates: number }
  | { readonly code: 'consolation-and-best-next' }
  | { readonly code: 'wrong-best-next'; readonly lines: number; readonly given: number }
  | { readonly code: 'bad-qualifiers'; readonly qualifiers: number }
  | { readonly code: 'no-qualifying-needed'; readonly entries: number; readonly qualifiers: number }
  | { readonly code: 'group-open'; readonly stage: StageName }
  | { readonly code: 'lot-missing'; readonly names: readonly string[] }
  | { readonly code: 'not-redrawable' }
  | { readonly code: 'no-such-entry'; readonly entry: number }
  | { readonly code: 'no-such-line'; readonly line: number }
  | { readonly code: 'parts-apart'; readonly first: StageName; readonly second: StageName }
  | { readonly code: 'line-is-bye' | 'line-waits'; readonly line: number; readonly stage: StageName };

/** A refused draw. */
export type DrawError = { readonly type: 'draw' } & DrawProblem;
