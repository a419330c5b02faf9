// Cache changes after a match was written: the match itself in every list, and the counts and lists that only the server knows.
import type { Match, Tournament } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { roundRank } from '@tennis/domain';
import { changeLists, expire, only, putting, replacing, without, type Paths } from './cache.ts';
import { ORDERS } from './order-of-play.ts';

const DAYS: Paths = (path) => path === '/api/matches/today' || path.startsWith('/api/matches/date/');
const RESULTS = only('/api/matches/completed');
const QUEUE = only('/api/matches/to-score');
const matchesPath = (tournamentId: number): string => `/api/tournaments/${tournamentId}/matches`;

/** The lists of tournaments and the figures of clubs. */
export const SUMMARIES = only('/api/tournaments', '/api/club-stats');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The server's order of a tournament's matches: by round, then by time, then by creation. */
const inOrder = (a: Match, b: Match): number =>
  roundRank(a.round) - roundRank(b.round) || compare(a.startTime ?? '~', b.startTime ?? '~') || a.id - b.id;

const isOpen = ({ status }: Match): boolean => status === 'scheduled' || status === 'in_progress';
const hasBegun = ({ status, scores, winnerId }: Match): boolean =>
  status === 'in_progress' || status === 'completed' || scores !== null || winnerId !== null;
const clashes = (match: Match | undefined): boolean => (match?.conflicts?.length ?? 0) > 0;

const cachedMatch = (client: QueryClient, { tournamentId, id }: Match): Match | undefined =>
  client.getQueryData<readonly Match[]>([matchesPath(tournamentId)])?.find((match) => match.id === id);

/** Counts, stage and status of the tournament, which the server derives from its matches (D9). */
function expireCounts(client: QueryClient, tournamentId: number): void {
  const own = `/api/tournaments/${tournamentId}`;
  expire(client, (path) => path === own || path === `${own}/stats` || SUMMARIES(path));
}

/** Whether a first result has made the tournament active (D9). */
function activates(client: QueryClient, match: Match): boolean {
  const tournament = client.getQueryData<Tournament>([`/api/tournaments/${match.tournamentId}`]);
  return hasBegun(match) && tournament?.status !== 'active' && tournament?.status !== 'completed';
}

/** Whether clashes have changed that are not in the answer: those of the other match, or of one that is played again (D15). */
function changesClashes(before: Match | undefined, match: Match): boolean {
  if (match.conflicts !== undefined) return clashes(before) || clashes(match);
  if (before === undefined || isOpen(before) === isOpen(match)) return false;
  return isOpen(match) ? match.startTime !== null : clashes(before);
}

const movesOn = (before: Match, match: Match): boolean =>
  before.winnerId !== match.winnerId ||
  before.status !== match.status ||
  JSON.stringify(before.scores) !== JSON.stringify(match.scores);

/** A match that was created or changed, or that somebody else has changed. */
export function keepMatch(client: QueryClient, match: Match): void {
  const before = cachedMatch(client, match);
  // If two writes are on their way, the answer to the first may come last.
  if (before !== undefined && before.version > match.version) return;
  const own = only(matchesPath(match.tournamentId));
  const isElsewhere = before?.startTime !== match.startTime || before.tournamentId !== match.tournamentId;
  const { conflicts = isOpen(match) ? before?.conflicts : [], ...plain } = match;
  const whole: Match = conflicts === undefined ? plain : { ...plain, conflicts };
  changeLists<Match>(client, own, putting(whole, inOrder));

  if (changesClashes(before, match)) expire(client, own);
  // A result in a draw moves people into other matches.
  if (match.drawId !== null && before !== undefined && movesOn(before, match)) {
    const tournament = `/api/tournaments/${match.tournamentId}`;
    expire(client, (path) => path.startsWith(`${tournament}/`) || DAYS(path) || RESULTS(path));
    expireCounts(client, match.tournamentId);
  }
  // Only the server knows which matches wait next, and in which order.
  changeLists<Match>(client, QUEUE, replacing<Match>(plain));
  expire(client, (path) => QUEUE(path) || ORDERS(path));
  if (isElsewhere) expire(client, DAYS);
  else changeLists<Match>(client, DAYS, replacing<Match>(plain));
  if (before?.status === match.status && before.round === match.round) {
    changeLists<Match>(client, RESULTS, replacing<Match>(plain));
    if (activates(client, match)) expireCounts(client, match.tournamentId);
  } else {
    if (before === undefined || before.status === 'completed' || match.status === 'completed')
      expire(client, RESULTS);
    expireCounts(client, match.tournamentId);
  }
}

/** A match that was deleted. */
export function forgetMatch(client: QueryClient, match: Match): void {
  const own = only(matchesPath(match.tournamentId));
  changeLists<Match>(
    client,
    (path) => own(path) || DAYS(path) || RESULTS(path) || QUEUE(path),
    without(match.id),
  );
  expire(client, ORDERS);
  if (clashes(match)) expire(client, own);
  expireCounts(client, match.tournamentId);
}
