// Entries, and a draw as made: a structure plus who was placed on which line.
import type { ByePolicy } from './byes.ts';
import type { SeedingPolicy } from './seeding.ts';
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
  /** Shown in every sentence; a pair carries both names. */
  readonly name: string;
  /** Seeding number, 1 is the best. */
  readonly seed?: number;
  /** Ranking, 1 is the best: orders lucky losers and decides who is next due a seed [SB1, SD5]. */
  readonly ranking?: number;
  readonly members?: readonly (Affiliation & { readonly name: string })[];
  /** Whose place the entry has taken since the draw: in that stage (index) the line still counts as this seed's, or as unseeded [SD5]. */
  readonly standsFor?: { readonly stage: number; readonly seed: number | null };
}

/** The seed as which an entry counts in a stage (index): its own, or that of the entry it has replaced there; null without one. */
export const seedIn = ({ seed, standsFor }: Entry, stage: number): number | null =>
  standsFor?.stage === stage ? standsFor.seed : (seed ?? null);

/** A constraint that the draw does not keep, in words and as data. */
export interface Breach {
  readonly rule: string;
  /** Line indexes concerned. */
  readonly lines: readonly number[];
  readonly text: string;
}

/** Which of the rule books' choices a bracket was drawn by. */
export interface DrawPolicy {
  readonly seeding: SeedingPolicy;
  readonly byes: ByePolicy;
  /** What keeps two entries apart in their first match; empty to leave it to the lot. */
  readonly separate: readonly SeparationKey[];
}

/** A draw as made. The same entries, options and `randomSeed` give the same draw again [UN3]. */
export interface Draw {
  readonly structure: Structure;
  readonly entries: readonly Entry[];
  /** Per line of the structure: the index of the entry placed there, BYE, or TBD where a match or group place decides. */
  readonly lines: readonly Occupant[];
  readonly randomSeed: number;
  /** Absent where no bracket has been drawn: in a round robin, or while the groups decide who comes. */
  readonly policy?: DrawPolicy;
  /** Constraints that could not be kept, in words; empty for a clean draw. */
  readonly breaches: readonly Breach[];
  /** Who may step in, in order [SB1]. */
  readonly alternates: readonly Entry[];
}

/** Why a draw cannot be made. */
export interface DrawError {
  readonly type: 'draw';
  readonly code:
    | 'too-few-entries'
    | 'too-many-entries'
    | 'bad-seeds'
    | 'too-many-seeds'
    | 'duplicate-entry'
    | 'bad-options'
    | 'no-such-line'
    | 'misplaced';
  readonly message: string;
}
