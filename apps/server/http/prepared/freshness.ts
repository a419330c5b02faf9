// Whether an earlier read is still true. Every change gets the next number. A read notes the number of the moment at which it begins, and stays true
// as long as nothing that it depends on has a higher one. So if a change comes while an answer is made, that answer never counts as fresh.
import { quarterOf } from '../../ground/clock.ts';
import type { Change } from '../../changes/changes.ts';
import { staleBy } from './effects.ts';

/** The things that an answer depends on: one tournament, one and the others of its club, all tournaments, or only changes that throw everything away. */
export type Ground =
  | { readonly tournament: number; readonly club?: number | null }
  | 'all-tournaments'
  | 'clubs-alone';

/** When something was begun to be read, and what it depends on. */
export interface Stamp {
  readonly at: number;
  /** Days, ages and the order of lists are the same for a quarter of an hour. */
  readonly quarter: number;
  readonly ground: Ground;
}

export interface Freshness {
  /** To be called before the first row is read. */
  readonly begin: (ground: Ground, now: Date) => Stamp;
  readonly isFresh: (stamp: Stamp, now: Date) => boolean;
  readonly note: (changes: readonly Change[]) => void;
  /** Nothing that was read so far counts any more. */
  readonly forgetAll: () => void;
  /** Whether nothing at all has changed since. */
  readonly isLatest: (stamp: Stamp, now: Date) => boolean;
}

/** Beyond this many tournaments that have changed, all of them count as changed. */
const MOST_NOTED = 20_000;

/** Makes the memory of what has changed when. */
export function createFreshness(): Freshness {
  let last = 0;
  let everythingAt = 0;
  let someTournamentAt = 0;
  /** For changes of a club that nobody can name. */
  let someClubAt = 0;
  const tournamentAt = new Map<number, number>();
  const clubAt = new Map<number, number>();

  const forgetAll = (): void => {
    last += 1;
    everythingAt = last;
    tournamentAt.clear();
    clubAt.clear();
  };
  const noteOne = (change: Change): void => {
    const stale = staleBy(change);
    if (stale === null) return;
    if (stale === 'everything' || tournamentAt.size >= MOST_NOTED) {
      forgetAll();
      return;
    }
    last += 1;
    someTournamentAt = last;
    tournamentAt.set(stale, last);
    if (change.clubId === null) someClubAt = last;
    else clubAt.set(change.clubId, last);
  };
  const changedAt = (ground: Ground): number => {
    if (ground === 'clubs-alone') return 0;
    if (ground === 'all-tournaments') return someTournamentAt;
    const { tournament, club = null } = ground;
    const own = tournamentAt.get(tournament) ?? 0;
    return club === null ? own : Math.max(own, someClubAt, clubAt.get(club) ?? 0);
  };
  return {
    begin: (ground, now) => ({ at: last, quarter: quarterOf(now), ground }),
    isFresh: ({ at, quarter, ground }, now) =>
      at >= everythingAt && at >= changedAt(ground) && quarter === quarterOf(now),
    note: (changes) => {
      for (const change of changes) noteOne(change);
    },
    forgetAll,
    isLatest: ({ at, quarter }, now) => at === last && quarter === quarterOf(now),
  };
}
