// The star at the end of a side's line in a row of matches: follows who plays there.
import type { Match } from '@tennis/contract';
import { FollowStar } from './follow-star.tsx';

/** The button; none while nobody is known there. */
export function SideStar({ match, side }: { match: Match; side: 0 | 1 }) {
  const { tournamentId, participant1Id, participant2Id, p1Name, p2Name } = match;
  const [entry, name] = side === 0 ? [participant1Id, p1Name] : [participant2Id, p2Name];
  return entry === null || name === null ? null : (
    <FollowStar tournament={tournamentId} entry={entry} name={name} />
  );
}
