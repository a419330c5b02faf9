// A score as the product sends it: the set object of section 7 with the additive fields of D13.
import {
  fullPoints,
  setFormatAt,
  type MatchFormat,
  type Score,
  type SetFormat,
  type SetScore,
  type TieBreakPoints,
} from '@tennis/domain';
import type { Scores } from '../schemas/match.ts';
import { looksLikePoints } from './read-scores.ts';

type WireSet = Scores['set1'];

/** D13: points of a tie-break by participant, as far as they were written down. */
const recorded = ([tieBreak1, tieBreak2]: TieBreakPoints): Pick<WireSet, 'tieBreak1' | 'tieBreak2'> => ({
  ...(tieBreak1 === null ? {} : { tieBreak1 }),
  ...(tieBreak2 === null ? {} : { tieBreak2 }),
});

const writeSet = (set: SetScore | undefined, format: SetFormat | null): WireSet => {
  if (set === undefined) return { player1: 0, player2: 0 };
  if (set.kind === 'games') {
    const [player1, player2] = set.games;
    return {
      player1,
      player2,
      ...(set.tieBreak === null ? {} : recorded(set.tieBreak)),
      ...(looksLikePoints(format, player1, player2) ? { matchTieBreak: false } : {}),
    };
  }
  const [player1, player2] = fullPoints(set.points, format);
  return {
    player1,
    player2,
    ...(set.points.includes(null) ? recorded(set.points) : {}),
    matchTieBreak: true,
  };
};

/**
 * Writes a score as the set object of section 7 with the additive fields of D13, so that `readScores` reads the same score from it. set1 to set3 are
 * always written; set4 and set5 only if the format has them (D25) or the score itself does. A client that knows only the specification sees numbers
 * in each set: if only the loser's points of a match tie-break are known, the winner's are added.
 */
export const writeScores = (score: Score, format: MatchFormat | null = null): Scores => {
  const count = Math.max(score.sets.length, format?.bestOf ?? 3);
  const write = (index: number): WireSet =>
    writeSet(score.sets[index], format === null ? null : setFormatAt(format, index));
  return {
    set1: write(0),
    set2: write(1),
    set3: write(2),
    ...(count > 3 ? { set4: write(3) } : {}),
    ...(count > 4 ? { set5: write(4) } : {}),
    ...(score.ending === null ? {} : { outcome: score.ending }),
  };
};
