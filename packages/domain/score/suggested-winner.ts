// The winner that the specification suggests (section 4) if none is stored, whether or not the score is complete.
import { leader } from './side.ts';
import type { Side } from './side.ts';
import type { Score, SetScore } from './score.ts';

/** The side that is ahead in one set: by games, or by points in a match tie-break or an unfinished tie-break. */
const aheadInSet = (set: SetScore): Side | null => {
  const points = set.kind === 'games' ? set.tieBreak : set.points;
  const byGames = set.kind === 'games' ? leader(set.games) : null;
  if (byGames !== null || points === null) return byGames;
  const [first, second] = points;
  if (first === null || second === null) return first === second ? null : first === null ? 1 : 2;
  return leader([first, second]);
};

/**
 * Section 4: the side that won more sets; a tie gives none. The higher number of an 'a-b' string is the same rule, since such a string reads as one
 * set. Only a suggestion: judgeScore says whether the match was played out, and winnerOf who won it.
 */
export const suggestedWinner = (score: Score): Side | null => {
  const sets = score.sets.map(aheadInSet);
  return leader([sets.filter((side) => side === 1).length, sets.filter((side) => side === 2).length]);
};
