// The reads of a screen: its tournaments with their draws and matches, and the latest results. The stream keeps them up to date. In addition,
// everything is read again each minute: expected times and days change with the clock alone, which no event tells, and only an answer that is read
// shows that what hangs on the wall is true, so the screen says since when it is not. Nobody is there to press anything.
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Match, Standstill, Tournament } from '@tennis/contract';
import { isMissing, read, readFirst } from '../../lib/api.ts';
import { completedMatches, itsMatches, oneTournament } from '../../lib/first-reads.ts';
import type { Shown } from './panels.ts';

const AGAIN_MS = 60_000;
/** Longer than two attempts take: something keeps the screen from the server. */
const STALE_MS = 150_000;
/** A screen goes on showing what it has, and goes on trying. */
const LASTING = {
  refetchInterval: AGAIN_MS,
  refetchIntervalInBackground: true,
  retry: (_count: number, error: Error) => !isMissing(error),
} as const;

/** The content of a screen, and the moment it was read. */
export interface Shows {
  readonly tournaments: readonly Shown[];
  readonly results: readonly Match[];
  readonly breaks: readonly Standstill[];
  readonly zone: string;
  /** When the first day of play is, where it has not come. */
  readonly begins: string | null;
  /** When the oldest of it was read; null while it is fresh. */
  readonly staleSince: string | null;
}

/** Says since when something was not read, once that is too long. */
function staleSince(times: readonly number[], now: string): string | null {
  const oldest = Math.min(...times.filter((time) => time > 0));
  return Number.isFinite(oldest) && Date.parse(now) - oldest > STALE_MS
    ? new Date(oldest).toISOString()
    : null;
}

const firstDay = (tournaments: readonly Tournament[], now: string): string | null =>
  tournaments
    .map(({ startDate }) => startDate)
    .toSorted()
    .find((start) => start > now) ?? null;

/** Reads these tournaments; `waiting` until the first answers are there, `trying` if they do not come. `of` chooses the results. */
export function useShown(
  ids: readonly number[],
  of: { readonly tournamentId: string } | { readonly clubId: string },
  zone: string | null,
  now: string,
): Shows | 'waiting' | 'trying' | 'missing' {
  const about = useQueries({ queries: ids.map((id) => ({ ...readFirst(oneTournament(id)), ...LASTING })) });
  const matches = useQueries({ queries: ids.map((id) => ({ ...readFirst(itsMatches(id)), ...LASTING })) });
  const draws = useQueries({
    queries: ids.map((id) => ({ ...read('getDraws', { params: { id: String(id) } }), ...LASTING })),
  });
  const results = useQuery({
    ...('tournamentId' in of
      ? readFirst(completedMatches(of.tournamentId))
      : read('listCompletedMatches', { query: of })),
    ...LASTING,
  });
  const known = about.flatMap(({ data }) => data ?? []);
  const all = [...about, ...matches, ...draws, results];
  if (all.some(({ error }) => error !== null && isMissing(error))) return 'missing';
  if (all.some(({ isPending }) => isPending))
    return all.some(({ failureCount }) => failureCount > 0) ? 'trying' : 'waiting';
  const tournaments = known.map((tournament): Shown => {
    const index = ids.indexOf(tournament.id);
    return {
      id: tournament.id,
      name: tournament.name,
      draw: draws[index]?.data?.published ?? null,
      matches: matches[index]?.data ?? [],
    };
  });
  // Tournaments of one club are suspended together.
  const breaks = new Map(
    known.flatMap(({ suspended = [] }) => suspended).map((one) => [JSON.stringify(one), one]),
  );
  return {
    tournaments,
    results: results.data ?? [],
    breaks: [...breaks.values()],
    zone: zone ?? known[0]?.timeZone ?? 'UTC',
    begins: firstDay(known, now),
    staleSince: staleSince(
      all.map(({ dataUpdatedAt }) => dataUpdatedAt),
      now,
    ),
  };
}
