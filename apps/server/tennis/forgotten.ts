// A match on court, or called, that nobody thinks of any more.

import type { MatchView } from '../access/match-view.ts';
import { endOfDayIn } from '../ground/clock.ts';

/** A match that is called or on court for longer is over: somebody has forgotten to enter the result. */
export const FORGOTTEN_MS = 12 * 3_600_000;

/** A match that goes on past midnight is over by then. */
const PAST_MIDNIGHT_MS = 6 * 3_600_000;

/** From when a match that is in progress is left over from an earlier day: from midnight on, but not while it may still be played. */
export function leftOverFrom(zone: string, since: string): string {
  const midnight = endOfDayIn(zone, since);
  const played = new Date(Date.parse(since) + PAST_MIDNIGHT_MS).toISOString();
  return midnight > played ? midnight : played;
}

/**
 * Whether a match is in progress by its state alone: it went on court on an earlier day, and nobody plays that long. Its result was forgotten, or it was
 * broken off and has no new place yet. `since` is when it went on court where it is now.
 */
export function isOfEarlierDay(
  row: Pick<MatchView, 'status' | 'time_zone'>,
  since: string | null,
  now: Date,
): boolean {
  if (row.status !== 'in_progress' || since === null) return false;
  // Looked at first, because a moment's local day costs more.
  if (now.getTime() < Date.parse(since) + PAST_MIDNIGHT_MS) return false;
  return leftOverFrom(row.time_zone, since) <= now.toISOString();
}
