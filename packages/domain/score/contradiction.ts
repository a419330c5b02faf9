// Whether a score speaks against the winner who is entered with it ([OU2], D49).
import type { Score } from './score.ts';
import { otherSide } from './side.ts';
import type { Side } from './side.ts';
import { suggestedWinner } from './suggested-winner.ts';

/** Why somebody cannot have won by a score; `kind`: how the match ended. */
export type Contradiction =
  | { readonly code: 'winner-differs' | 'nobody-went-on' | 'winner-gave-up' }
  | { readonly code: 'no-winner'; readonly kind: 'abandoned' | 'cancelled' };

/**
 * Why `winner` cannot have won by this score; null if nothing contradicts it. The sets count unless the match ended early: then the side that could
 * go on has won, even if it was behind.
 */
export function winnerContradiction({ sets, ending }: Score, winner: Side): Contradiction | null {
  if (ending === null) {
    return suggestedWinner({ sets, ending }) === otherSide(winner) ? { code: 'winner-differs' } : null;
  }
  const { kind, by } = ending;
  if (kind === 'abandoned' || kind === 'cancelled') return { code: 'no-winner', kind };
  if (by === 'both') return { code: 'nobody-went-on' };
  return by === winner ? { code: 'winner-gave-up' } : null;
}
