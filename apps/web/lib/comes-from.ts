// Where unknown players come from, in words, and which matches therefore have to show their number.
import * as words from '@tennis/words/comes-from';
import type { Match } from '@tennis/contract';

/** "Winner of match 12", "Place 1 of group A"; empty if the draw does not say it. */
export function comesFromText({ comesFrom }: Pick<Match, 'comesFrom'>, side: 0 | 1): string {
  const from = comesFrom?.[side] ?? null;
  if (from === null) return '';
  if (from.kind === 'place') return words.placeIn(from);
  const number = { number: from.match };
  return from.kind === 'winner' ? words.winnerOf(number) : words.loserOf(number);
}

/** Names a match of a draw by its number, among the matches of several draws. */
export const keyOf = (drawId: number | null, number: number): string => `${drawId} ${number}`;

/** The number of a match, "Match 12", if another one of a list waits for its winner or loser; empty for all others. */
export function numbersIn(matches: readonly Match[]): (match: Match) => string {
  const awaited = new Set(
    matches.flatMap(({ drawId, comesFrom = [], p1Name, p2Name }) =>
      [p1Name, p2Name].flatMap((name, side) => {
        const from = comesFrom[side] ?? null;
        return name !== null || from === null || from.kind === 'place' ? [] : [keyOf(drawId, from.match)];
      }),
    ),
  );
  return ({ drawId, drawMatch }) =>
    drawMatch !== null && awaited.has(keyOf(drawId, drawMatch + 1))
      ? words.matchNumber({ number: drawMatch + 1 })
      : '';
}
