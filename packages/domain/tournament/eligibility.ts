// Decides who may enter a tournament by themselves, with whom, and until when [AG1, AG2].
import { isYouthType } from '../access/names.ts';
import type { TournamentStatus, TournamentType } from './terms.ts';

/** Why entries of a tournament are closed. */
export type EntriesClosed = 'not-registering' | 'deadline' | 'drawn';

/** The facts that decide whether entries are open. */
export interface EntriesState {
  readonly status: TournamentStatus;
  /** The last moment, ISO in UTC; null if there is none. */
  readonly deadline: string | null;
  readonly isDrawn: boolean;
}

/** Why nobody can enter by themselves at a moment; null while entries are open. */
export function entriesClosed({ status, deadline, isDrawn }: EntriesState, now: Date): EntriesClosed | null {
  if (status !== 'registering') return 'not-registering';
  if (isDrawn) return 'drawn';
  if (deadline !== null && Date.parse(deadline) < now.getTime()) return 'deadline';
  return null;
}

/** The earliest year of birth that may play in a tournament starting in that year; null for events of any age [AG1]. */
export const earliestBirthYear = (type: TournamentType, startYear: number): number | null =>
  isYouthType(type) ? startYear - Number(type.slice(1)) : null;

/**
 * Whether somebody may enter: they must be a member if only members may, and of the right age. An unknown year is fine only where any age may play.
 */
export type Eligibility = 'eligible' | 'not-member' | 'too-old' | 'birth-unknown';

/** The people who may enter an event. */
export interface EventRules {
  readonly type: TournamentType;
  readonly startYear: number;
  /** Only members of its club may enter. */
  readonly membersOnly?: boolean;
}

/** Judges somebody by their club and their year of birth [AG1]: playing up is allowed, down is not. */
export function eligibilityOf(
  { type, startYear, membersOnly = false }: EventRules,
  birthYear: number | null,
  isMember = false,
): Eligibility {
  if (membersOnly && !isMember) return 'not-member';
  const earliest = earliestBirthYear(type, startYear);
  if (earliest === null) return 'eligible';
  if (birthYear === null) return 'birth-unknown';
  return birthYear < earliest ? 'too-old' : 'eligible';
}

/** Why somebody may not enter by themselves; the organisers may overrule each. */
export const INELIGIBLE = ['not-member', 'too-old', 'same-gender'] as const;
export type Ineligible = (typeof INELIGIBLE)[number];

/** The gender that somebody has given. */
type KnownGender = 'female' | 'male' | 'other' | null;

/** Whether two people may be a pair [AG2]: in Mixed one woman and one man, as far as both are known. */
export const mayPair = (type: TournamentType, one: KnownGender, other: KnownGender): boolean =>
  type !== 'Mixed' || one === null || one === 'other' || one !== other;
