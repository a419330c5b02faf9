// Whether a score speaks against the winner who is entered with it ([OU2], D49).
import type { Score } from './score.ts';
import { otherSide } from './side.ts';
import type { Side } from './side.ts';
import { suggestedWinner } from './suggested-winner.ts';

const NOBODY_WON = new Set(['abandoned', 'cancelled']);

/**
 * Why `winner` cannot have won by this score, as a sentence; null when nothing speaks against it. The sets count unless the match ended early:
 * then whoever could go on has won, though behind.
 */
export function winnerContradiction({ sets, ending }: Score, winner: Side): string | null {
  if (ending === null) {
    return suggestedWinner({ sets, ending }) === otherSide(winner)
      ? 'By this score the other side won.'
      : null;
  }
  if (NOBODY_WON.has(ending.kind)) return `A match that was ${ending.kind} has no winner.`;
  if (ending.by === 'both') return 'By this score neither side could go on, so nobody won.';
  return ending.by === winner ? 'By this score the winner is the side that could not go on.' : null;
}
