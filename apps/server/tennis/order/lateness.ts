// Judges of which matches their people must hear that they are late, or earlier again (OP30, OP38), by their estimates and by what was told last.
import type { Estimates } from '../estimates.ts';
import { isWaiting } from '../next-to-come.ts';
import type { MatchOfToday } from './today.ts';

const MINUTE_MS = 60_000;
/** Less than this changes nothing for somebody at home. */
const WORTH_TELLING_MS = 30 * MINUTE_MS;
/** What is further ahead can still be made up. */
const NEAR_MS = 240 * MINUTE_MS;
/** Who is to play in a moment is waiting at the court. */
const SOON_MS = 10 * MINUTE_MS;
const PAUSE_MS = 20 * MINUTE_MS;

/** A match to tell of: when it is expected now, and when it was by what its people know. */
export interface Lateness {
  readonly match: MatchOfToday;
  readonly expected: string;
  readonly known: string;
}

const msOf = (moment: string): number => Date.parse(moment);

/** The start that the people of a match were told last. One that follows another has no time until one was told. */
function knownOf(match: MatchOfToday): string | null {
  const { told_estimate: estimate, told_start_time: told, start_time: planned, followed_by: follows } = match;
  return estimate ?? told ?? (follows === 1 ? null : planned);
}

/** When a match is expected, but not before the start that was published (OP12). */
function expectedOf({ start_time: planned, told_start_time: told }: MatchOfToday, median: string): string {
  const moments = [median, planned, told].flatMap((moment) => (moment === null ? [] : [msOf(moment)]));
  return new Date(Math.max(...moments)).toISOString();
}

/**
 * Some clubs enter nothing but results. If nobody has said all day that a match has begun, one whose time has come may well be on court, and nobody
 * knows what is late behind it; unless the match before that one was still being played at that time.
 */
function isUnsure(match: MatchOfToday, ofClub: readonly MatchOfToday[], now: Date): boolean {
  if (ofClub.some(({ started_at: started }) => started !== null)) return false;
  const moment = now.toISOString();
  const onCourt = ofClub.filter(({ court_id: court }) => court === match.court_id);
  return onCourt.some((other) => {
    const start = other.start_time;
    if (other.id === match.id || !isWaiting(other) || start === null) return false;
    if (start > moment || start > (match.start_time ?? '')) return false;
    return !onCourt.some(({ completed_at: over }) => over !== null && over >= start);
  });
}

/** Whether people may be told something of this match now at all. */
function canBeTold(match: MatchOfToday, now: Date): boolean {
  const { called_at: called, start_time: start, court_id: court, told_estimate_at: last } = match;
  return (
    isWaiting(match) &&
    called === null &&
    start !== null &&
    court !== null &&
    (last === null || now.getTime() - msOf(last) >= PAUSE_MS)
  );
}

/** Those of a club's matches of today that people must hear of now. */
export function latenessOf(
  ofClub: readonly MatchOfToday[],
  estimates: Estimates,
  now: Date,
): readonly Lateness[] {
  return ofClub.flatMap((match): Lateness[] => {
    const known = knownOf(match);
    const median = estimates.get(match.id)?.median;
    if (median === undefined || known === null || !canBeTold(match, now)) return [];
    const expected = expectedOf(match, median);
    const ahead = msOf(expected) - now.getTime();
    const change = msOf(expected) - msOf(known);
    if (ahead > NEAR_MS || Math.abs(change) < WORTH_TELLING_MS) return [];
    if (change > 0 && (ahead < SOON_MS || isUnsure(match, ofClub, now))) return [];
    // Where nothing was told of a delay there is nothing to take back.
    if (change < 0 && match.told_estimate === null) return [];
    return [{ match, expected, known }];
  });
}
