// Which match of a court comes next: what its people are told (matches/next-on-court.ts), and what its estimate says (order/when.ts).
import type { MatchView } from '../access/match-view.ts';

/** When a match is to begin; matches without a time come first. */
export const startOf = ({ start_time: start }: Pick<MatchView, 'start_time'>): string => start ?? '';

/** The first match to come of those on one court and day; none while one of them is called. A match that is decided without a score does not come. */
export function nextToCome<
  M extends Pick<MatchView, 'id' | 'status' | 'winner_id' | 'called_at' | 'start_time'>,
>(matches: readonly M[]): M | null {
  const waiting = matches.filter(
    ({ status, winner_id: winner }) => status === 'scheduled' && winner === null,
  );
  if (waiting.some(({ called_at: called }) => called !== null)) return null;
  const [first = null] = waiting.toSorted(
    (one, other) => startOf(one).localeCompare(startOf(other)) || one.id - other.id,
  );
  return first;
}
