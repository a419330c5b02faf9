// How a court is named wherever it stands.
import * as words from '@tennis/words/matches';

/** A court as people say it: a bare number becomes "Court 3"; "Court TBD" when none is set (§8). */
export function courtName(court: string | null): string {
  if (court === null || court === '') return words.courtTbd;
  return /^\d+$/.test(court) ? words.courtNumber({ number: court }) : court;
}
