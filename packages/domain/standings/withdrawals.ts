// Treats the matches of players who have left the group [RR9].
import type { Side } from '../score/side.ts';
import type { GroupEntrant, GroupMatch, GroupResult } from './types.ts';

const walkover = (winner: Side | null): GroupResult => ({
  winner,
  outcome: winner === null ? 'double_walkover' : 'walkover',
  sets: [],
  setsToWin: 0,
});

/**
 * The matches as they count after withdrawals. Matches of an expunged entrant vanish. Unplayed matches of a kept one become walkovers, and between
 * two who left nobody wins.
 */
export const applyWithdrawals = (
  entrants: readonly GroupEntrant[],
  matches: readonly GroupMatch[],
): readonly GroupMatch[] => {
  if (entrants.every(({ withdrawn }) => withdrawn === undefined)) return matches;
  const left = new Map(entrants.map(({ id, withdrawn }) => [id, withdrawn]));
  const counted: GroupMatch[] = [];
  for (const match of matches) {
    const [first, second] = match.entrants;
    const policies = [left.get(first), left.get(second)];
    if (policies.includes('expunge')) continue;
    if (match.result || !policies.includes('keep')) counted.push(match);
    else {
      const bothLeft = policies[0] === policies[1];
      const stays = policies[0] ? 2 : 1;
      counted.push({ entrants: match.entrants, result: walkover(bothLeft ? null : stays) });
    }
  }
  return counted;
};
