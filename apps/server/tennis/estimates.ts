// When matches are expected to begin (OP38), as lists tell it beside each match. The order of play works it out; the rooms that list matches are
// handed it (ADR 19).
import type { Estimate } from '@tennis/contract';
import type { MatchView } from '../access/match-view.ts';
import type { Db, Tx } from '../database/connection.ts';

export type Estimates = ReadonlyMap<number, Estimate>;

/** What must be known of a match to ask for its estimate. */
export type ToEstimate = Pick<MatchView, 'status' | 'club_id' | 'start_day' | 'time_zone'>;

/** The estimates of those of these matches that are to come on a published day. */
export type WhenTheyPlay = (db: Db | Tx, rows: readonly ToEstimate[], now: Date) => Promise<Estimates>;
