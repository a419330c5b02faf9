// Results in one line each, for the tests of this room.
import { nameLine } from '../draws/fixtures.ts';
import type { StandingReason } from './reasons.ts';
import type { EntrantId } from '../ids.ts';
import type { Outcome } from '../progress/outcome.ts';
import { LADDERS } from './ladders.ts';
import { rankGroup } from './rank-group.ts';
import type { LadderName } from './ladders.ts';
import type { CountedSet, GroupEntrant, GroupMatch } from './types.ts';

const setOf = (text: string, isLast: boolean, outcome: Outcome): CountedSet => {
  const matchTieBreak = text.startsWith('[');
  const [a = 0, b = 0] = text.replace(/[[\]]/g, '').split('-').map(Number);
  const reached = Math.max(a, b) >= 6 && (Math.abs(a - b) >= 2 || Math.max(a, b) === 7);
  return { games: [a, b], completed: outcome === 'completed' || !isLast || reached, matchTieBreak };
};

/** A match that `winner` won. `sets` have the winner's games first, `6-4 3-6 [10-8]`; after a retirement the last set is unfinished. */
export const beat = (
  winner: EntrantId,
  loser: EntrantId,
  sets: string,
  outcome: Outcome = 'completed',
  setsToWin = 2,
): GroupMatch => {
  const texts = sets.split(' ').filter(Boolean);
  return {
    entrants: [winner, loser],
    result: {
      winner: 1,
      outcome,
      sets: texts.map((text, index) => setOf(text, index === texts.length - 1, outcome)),
      setsToWin,
    },
  };
};

/** A match still to be played. */
export const toPlay = (first: EntrantId, second: EntrantId): GroupMatch => ({
  entrants: [first, second],
  result: null,
});

/** A match that brought nobody a win. */
export const nobodyWon = (first: EntrantId, second: EntrantId, outcome: Outcome): GroupMatch => ({
  entrants: [first, second],
  result: { winner: null, outcome, sets: [], setsToWin: 2 },
});

/** Entrants without names or rankings. */
export const group = (...ids: readonly EntrantId[]): readonly GroupEntrant[] => ids.map((id) => ({ id }));

/** The table as `place entrant step`, one text per row. */
export const decided = (
  entrants: readonly GroupEntrant[],
  matches: readonly GroupMatch[],
  ladder: LadderName,
) =>
  rankGroup(entrants, matches, LADDERS[ladder]).rows.map(
    ({ place, entrant, decidedBy }) => `${place} ${entrant} ${decidedBy}`,
  );

/** A beats B, B beats C, C beats A in straight sets, and each beats D by the given score: three players with two wins. */
export const cycle = (ad: string, bd: string, cd: string): readonly GroupMatch[] => [
  beat('A', 'B', '6-4 6-4'),
  beat('B', 'C', '6-4 6-4'),
  beat('C', 'A', '6-4 6-4'),
  beat('A', 'D', ad),
  beat('B', 'D', bd),
  beat('C', 'D', cd),
];

/** A reason as one line: the player's own value, then the others in the tie; `wins(2); A: wins(1), B: wins(0)`. */
export function reasonLine(reason: StandingReason | undefined): string {
  if (reason?.code !== 'step') return nameLine(reason);
  const rivals = reason.rivals.map(({ name, value }) => `${name}: ${nameLine(value)}`);
  return [nameLine(reason.value), ...(rivals.length === 0 ? [] : [rivals.join(', ')])].join('; ');
}
