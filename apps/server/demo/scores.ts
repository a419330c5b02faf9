// Results as they happen: legal scores of a match format, played to the end, cut short, or as far as they are at this moment.
import {
  gameSet,
  judgeScore,
  matchTieBreak,
  setFormatAt,
  setsToWin,
  swapScore,
  type MatchFormat,
  type Random,
  type Score,
  type SetFormat,
  type SetScore,
  type Side,
  type TieBreakRule,
  type Verdict,
} from '@tennis/domain';

/** Points of a tie-break that side 1 wins; one in four goes beyond its length. */
function tieBreakWon(rule: TieBreakRule, random: Random): [number, number] {
  if (rule.noAd || random.int(4) > 0) return [rule.to, random.int(rule.to - 1)];
  const beyond = random.int(3);
  return [rule.to + 1 + beyond, rule.to - 1 + beyond];
}

/** A set that side 1 wins. */
function setWon(set: SetFormat, random: Random): SetScore {
  if (set.kind === 'timed') throw new Error('The demo plays no timed sets.');
  if (set.kind === 'tieBreak') return matchTieBreak(...tieBreakWon(set, random));
  const { to, tieBreak } = set;
  const games = random.int(to + 1);
  if (games <= to - 2) return gameSet(to, games);
  if (tieBreak !== null && (games >= tieBreak.at || to - 1 === tieBreak.at)) {
    return gameSet(tieBreak.at + 1, tieBreak.at, tieBreakWon(tieBreak, random));
  }
  return gameSet(to + 1, to - 1);
}

const swapped = (set: SetScore): SetScore => {
  const [only = set] = swapScore({ sets: [set], ending: null }).sets;
  return only;
};

/** The sets of a match that side 1 wins, with one set lost in every third match. */
function setsWon(format: MatchFormat, random: Random): SetScore[] {
  const needed = setsToWin(format);
  const lost = needed > 1 && random.int(3) === 0 ? random.int(needed) : -1;
  const length = needed + (lost >= 0 ? 1 : 0);
  return Array.from({ length }, (_, index) => {
    const set = setWon(setFormatAt(format, index), random);
    return index === lost ? swapped(set) : set;
  });
}

/** A set under way: both sides have some games, nobody has won. */
function openSet(format: MatchFormat, index: number, random: Random): SetScore {
  const set = setFormatAt(format, index);
  const to = set.kind === 'timed' ? 1 : set.to;
  const first = 1 + random.int(Math.max(1, to - 2));
  const second = random.int(Math.max(1, to - 1));
  return set.kind === 'tieBreak' ? matchTieBreak(first, second) : gameSet(first, second);
}

function checked(score: Score, format: MatchFormat, expected: readonly Verdict[]): Score {
  const { verdict, reason } = judgeScore(score, format);
  if (!expected.includes(verdict))
    throw new Error(`The demo made a score that is ${verdict}: ${reason.code}`);
  return score;
}

const forSide = (winner: Side, score: Score): Score => (winner === 1 ? score : swapScore(score));

/** A match played to its end. */
export const playedScore = (format: MatchFormat, winner: Side, random: Random): Score =>
  checked(forSide(winner, { sets: setsWon(format, random), ending: null }), format, ['complete']);

/** A match with its first set played, and in a longer match some more games. */
export function partialScore(format: MatchFormat, random: Random): Score {
  const long = setsToWin(format) > 1;
  const sets = long
    ? [setWon(setFormatAt(format, 0), random), openSet(format, 1, random)]
    : [openSet(format, 0, random)];
  const side = random.int(2) === 0 ? 1 : 2;
  return checked(forSide(side, { sets, ending: null }), format, ['partial']);
}

/** A match that its loser could not finish. */
export function retiredScore(format: MatchFormat, winner: Side, random: Random): Score {
  const { sets } = partialScore(format, random);
  return checked({ sets, ending: { kind: 'retired', by: winner === 1 ? 2 : 1 } }, format, ['partial']);
}

/** A match for which its loser did not come. */
export const walkoverScore = (format: MatchFormat, winner: Side): Score =>
  checked({ sets: [], ending: { kind: 'walkover', by: winner === 1 ? 2 : 1 } }, format, ['complete']);

/** A match that rain ended, without a winner. */
export function abandonedScore(format: MatchFormat, random: Random): Score {
  const { sets } = partialScore(format, random);
  return checked({ sets, ending: { kind: 'abandoned', by: null } }, format, ['partial']);
}
