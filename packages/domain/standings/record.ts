// Counting: each entrant's wins and losses, with unfinished matches counted as the ladder says [RR3, RR4, RR6, RR9].
import type { EntrantId } from '../ids.ts';
import type { Ladder } from './ladders.ts';
import type { GroupMatch, GroupRecord, GroupResult } from './types.ts';

type Tally = { -readonly [Field in keyof GroupRecord]: GroupRecord[Field] };

const emptyTally = (): Tally => ({
  wins: 0,
  losses: 0,
  played: 0,
  forfeits: 0,
  points: 0,
  setsWon: 0,
  setsLost: 0,
  gamesWon: 0,
  gamesLost: 0,
});

/** Whether play began: a default without a single recorded set is a no-show and counts like a walkover. */
const wasPlayed = (result: GroupResult): boolean =>
  result.outcome === 'completed' ||
  result.outcome === 'retired' ||
  (result.outcome === 'defaulted' && result.sets.length > 0);

const countSets = (sides: readonly [Tally, Tally], result: GroupResult): void => {
  const [first, second] = sides;
  for (const set of result.sets) {
    const [a, b] = set.games;
    if (set.completed && a !== b) {
      const [winner, loser] = a > b ? [first, second] : [second, first];
      winner.setsWon += 1;
      loser.setsLost += 1;
      if (set.matchTieBreak) {
        winner.gamesWon += 1;
        loser.gamesLost += 1;
      }
    }
    if (!set.matchTieBreak) {
      first.gamesWon += a;
      first.gamesLost += b;
      second.gamesWon += b;
      second.gamesLost += a;
    }
  }
};

/** Nobody won: both forfeited, or a timed match ended level. Each side counts that like a played loss without losing. */
const countWithoutWinner = (sides: readonly [Tally, Tally], result: GroupResult): void => {
  if (result.outcome === 'abandoned' || result.outcome === 'cancelled') return;
  const isLevel = result.outcome === 'completed';
  for (const side of sides) {
    side.losses += isLevel ? 0 : 1;
    side.forfeits += isLevel ? 0 : 1;
    side.played += isLevel ? 1 : 0;
    side.points += isLevel ? 1 : 0;
  }
  if (isLevel) countSets(sides, result);
};

const countMatch = (sides: readonly [Tally, Tally], result: GroupResult, ladder: Ladder): void => {
  if (result.winner === null) {
    countWithoutWinner(sides, result);
    return;
  }
  const [winner, loser] = result.winner === 1 ? sides : [sides[1], sides[0]];
  const played = wasPlayed(result);
  winner.wins += 1;
  if (played || ladder.walkoverIsPlayed) winner.played += 1;
  winner.points += 2;
  loser.losses += 1;
  if (played) loser.played += 1;
  if (result.outcome === 'completed' || result.outcome === 'retired') loser.points += 1;
  if (result.outcome !== 'completed') loser.forfeits += 1;
  if (!played) return;
  if (result.outcome !== 'completed' && ladder.unfinished === 'straight_sets') {
    winner.setsWon += result.setsToWin;
    loser.setsLost += result.setsToWin;
  } else {
    countSets(sides, result);
  }
};

/** The record of each of `entrants`, over the matches in which both sides are among them. Undecided matches count for nobody. */
export const countRecords = (
  entrants: Iterable<EntrantId>,
  matches: readonly GroupMatch[],
  ladder: Ladder,
): Map<EntrantId, GroupRecord> => {
  const tallies = new Map<EntrantId, Tally>();
  for (const entrant of entrants) tallies.set(entrant, emptyTally());
  for (const match of matches) {
    const first = tallies.get(match.entrants[0]);
    const second = tallies.get(match.entrants[1]);
    if (first && second && first !== second && match.result)
      countMatch([first, second], match.result, ladder);
  }
  return tallies;
};
