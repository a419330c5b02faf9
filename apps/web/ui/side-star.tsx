// The star at the end of a side's line in a row of matches: follows who plays there.
import type { MatchFacts } from '../lib/match-facts.ts';
import { FollowStar } from './follow-star.tsx';

/** The button; none while nobody is known there. */
export function SideStar({
  tournament,
  match,
  side,
}: {
  tournament: number;
  match: MatchFacts;
  side: 0 | 1;
}) {
  const { player, name, placeholder = false } = match.sides[side];
  return player === undefined || placeholder ? null : (
    <FollowStar tournament={tournament} entry={player} name={name} />
  );
}
