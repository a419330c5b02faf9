// Puts the matches of the queue in order (brief section 2): matches on court, matches without a winner, matches to be played.
import type { Match } from '@tennis/contract';
import { matchView } from '../../../lib/match-view.ts';
import type { Queue } from './scores-search.ts';

export type Waiting = 'live' | 'winner' | 'next';

/** Tells what a match waits for. If its score is decided, only the winner must be confirmed, on court or not. */
export function waitsFor(match: Match): Waiting {
  const isDecided = match.winnerId === null && matchView(match).score.winner !== undefined;
  if (match.status === 'completed' || isDecided) return 'winner';
  return match.status === 'in_progress' ? 'live' : 'next';
}

const RANK: Readonly<Record<Waiting, number>> = { live: 0, winner: 1, next: 2 };

/** The queue, the most urgent first; within each kind as the server lists it. */
export const inUrgency = (matches: readonly Match[]): readonly Match[] =>
  matches.toSorted((a, b) => RANK[waitsFor(a)] - RANK[waitsFor(b)]);

/** Those of one kind. */
export const inQueue = (matches: readonly Match[], queue: Queue): readonly Match[] =>
  queue === 'all' ? matches : matches.filter((match) => waitsFor(match) === queue);
