// Matches whose players have been called to a court (OP34).
import type { Match } from '@tennis/contract';

/** Whether the players of a match to come have been called; one that has begun keeps the moment of its call. */
export const isCalled = ({ status, calledAt }: Pick<Match, 'status' | 'calledAt'>): boolean =>
  status === 'scheduled' && calledAt !== null;
