// How one set is written ([SC6]): 7-6(4), 9-8(5), [10-8], 1-0(8).
import { leader } from './side.ts';
import type { Side } from './side.ts';
import type { SetScore, TieBreakPoints } from './score.ts';

/** The winner's points that follow from the loser's in a tie-break to `to`, two clear. */
const expectedWinnerPoints = (loser: number, to: number): number => Math.max(to, loser + 2);

/** `loser` writes only the loser's points if the winner's follow from them in a tie-break to 7; `both` writes all known points. */
export type TieBreakStyle = 'loser' | 'both';

const formatTieBreak = (points: TieBreakPoints, setWinner: Side | null, style: TieBreakStyle): string => {
  const [first, second] = points;
  if (first === null || second === null) {
    const known = first ?? second;
    return known === null ? '' : `(${known})`;
  }
  const loser = Math.min(first, second);
  const isDerivable =
    setWinner === leader([first, second]) && Math.max(first, second) === expectedWinnerPoints(loser, 7);
  return style === 'loser' && isDerivable ? `(${loser})` : `(${first}-${second})`;
};

/** Writes one set; see TieBreakStyle for the tie-break's points. */
export const formatSet = (set: SetScore, style: TieBreakStyle = 'loser'): string => {
  if (set.kind === 'games') {
    const [first, second] = set.games;
    const points = set.tieBreak === null ? '' : formatTieBreak(set.tieBreak, leader(set.games), style);
    return `${first}-${second}${points}`;
  }
  const [first, second] = set.points;
  if (first !== null && second !== null) return `[${first}-${second}]`;
  return first === null ? `1-0(${second ?? 0})` : `0-1(${first})`;
};
