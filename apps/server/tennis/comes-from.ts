// The sources of the players who will be on a side of a draw's match, as its row keeps them.
import type { SidesComeFrom } from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';

/** As it is stored; null if both sides were drawn to the match. */
export const storedComesFrom = (sides: SidesComeFrom | null): string | null =>
  sides === null ? null : JSON.stringify(sides);

/** For the wire, from a row; nothing if both players are known or nothing is stored. */
export function comesFromIn(
  row: Pick<MatchView, 'comes_from' | 'participant1_id' | 'participant2_id' | 'status'>,
): { readonly comesFrom?: SidesComeFrom[number][] } {
  const isOpen = row.participant1_id === null || row.participant2_id === null;
  if (row.comes_from === null || !isOpen || row.status === 'completed') return {};
  return { comesFrom: [...(JSON.parse(row.comes_from) as SidesComeFrom)] };
}
