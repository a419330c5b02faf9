// The question that the thread gets before a draw is made, and its answer [OP25].
import type { Fit, Situation } from '@tennis/domain';

/** One thing that a director could change. */
export type Way =
  | { readonly kind: 'entries'; readonly entries: number }
  | { readonly kind: 'format'; readonly format: string; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'courts'; readonly courts: number }
  /** Matches of one person on a day; 0 is no limit. */
  | { readonly kind: 'limit'; readonly limit: number };

/** A change, and the situation with it. */
export interface Try {
  readonly way: Way;
  readonly situation: Situation;
}

/** The question before a draw is made. */
export interface FitJob {
  readonly fit: Situation;
  /** By kind: changes that might make it fit, the smallest first. */
  readonly ways: readonly (readonly Try[])[];
}

export interface FitAnswer {
  readonly fit: Fit;
  /** For each kind, the first change that makes it fit. */
  readonly ways: readonly Way[];
}
