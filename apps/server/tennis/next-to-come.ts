// Tells which match of a court comes next, and whether its turn has come: for what its people are told (next/tell-next.ts), and for its estimate
// (order/when.ts). The estimate knows less: it reads neither cancelled matches nor notes of those that have left the court, and what only the clock
// changes comes to it with the quarter of an hour. So it may say so later than people are told, or not at all.
import type { MatchView } from '../access/match-view.ts';
import { scoreIn } from '../database/stored-score.ts';
import { dayIn } from '../ground/clock.ts';
import type { Closure } from './courts.ts';

type Waiting = Pick<MatchView, 'id' | 'status' | 'winner_id' | 'called_at' | 'start_time'>;

/** When a match is to begin; matches without a time come first. */
export const startOf = ({ start_time: start }: Pick<MatchView, 'start_time'>): string => start ?? '';

/** A match that is held, in a draft or archived is in no plan that anybody reads. */
export const isKnown = (
  row: Pick<MatchView, 'held' | 'tournament_status' | 'tournament_archived_at'>,
): boolean => row.held === 0 && row.tournament_status !== 'draft' && row.tournament_archived_at === null;

/** Whether a match is still to come. One that is decided without a score does not come. */
export const isWaiting = ({ status, winner_id: winner }: Pick<MatchView, 'status' | 'winner_id'>): boolean =>
  status === 'scheduled' && winner === null;

/** The first match to come of those on one court and day; none while one of them is called. */
export function nextToCome<M extends Waiting>(matches: readonly M[]): M | null {
  const waiting = matches.filter(isWaiting);
  if (waiting.some(({ called_at: called }) => called !== null)) return null;
  const [first = null] = waiting.toSorted(
    (one, other) => startOf(one).localeCompare(startOf(other)) || one.id - other.id,
  );
  return first;
}

/** Whether anything of a match was played: it had begun, or its score has a set. */
function wasPlayed({ started_at: started, score: text }: MatchView): boolean {
  if (started !== null) return true;
  const score = text === null ? null : scoreIn(text);
  return score !== null && (!('sets' in score) || score.sets.length > 0);
}

/** Whether a match has given the court on: it is played there, or was played today, or its time has come and it is over or not played. */
export function hasGone(match: MatchView, now: Date): boolean {
  const { status, completed_at: completed, time_zone: zone, start_time: start } = match;
  if (status === 'in_progress') return true;
  if (status !== 'completed' && status !== 'cancelled') return false;
  const isOfToday =
    status === 'completed' && completed !== null && dayIn(zone, completed) === dayIn(zone, now);
  return (isOfToday && wasPlayed(match)) || (start !== null && Date.parse(start) <= now.getTime());
}

/** Whether the turn of the first match to come has come, by the others on its court and day. The first match of a day has its time. */
export const isBehind = (first: MatchView, others: readonly MatchView[], now: Date): boolean =>
  others.some((one) => one.id !== first.id && startOf(one) <= startOf(first) && hasGone(one, now));

/** Whether a court is out of use. */
export const isClosed = (closures: readonly Pick<Closure, 'from' | 'to'>[], now: Date): boolean => {
  const moment = now.toISOString();
  return closures.some(({ from, to }) => from <= moment && (to === null || to > moment));
};
