// Fills the groups [RR2]: how many groups, the snake, and keeping people of one club, family or school apart.
import type { Random } from '../random.ts';
import { sharedKey, type SharedKey } from './separation.ts';

/** [RR2] Groups of `size` for `players`; fewer groups if one would otherwise have only one or two players. */
export function suggestedGroups(players: number, size: number): number {
  const smallest = Math.min(size, 3);
  let groups = Math.max(1, Math.ceil(players / size));
  while (groups > 1 && Math.floor(players / groups) < smallest) groups--;
  return groups;
}

/** [RR2] The group of the player at position `position` (from 0) of the snake: A B C D, then D C B A, and so on. */
export function snakeGroup(position: number, groups: number): number {
  const across = position % groups;
  return Math.floor(position / groups) % 2 === 0 ? across : groups - 1 - across;
}

/** Groups being filled: per group its members, best first. */
export interface GroupFilling {
  /** Entry indexes by group; changed in place. */
  readonly groups: number[][];
  /** Per entry what it shares with others. */
  readonly keys: readonly (readonly SharedKey[])[];
  /** Per entry whether it may change groups: no seed. */
  readonly movable: readonly boolean[];
}

/** How many members of a group share something with `entry`, not counting `entry` itself and `except`. */
const clashes = (
  filling: GroupFilling,
  members: readonly number[],
  entry: number,
  except = entry,
): number => {
  let count = 0;
  for (const member of members) {
    if (member === entry || member === except) continue;
    if (sharedKey(filling.keys[member], filling.keys[entry]) !== undefined) count++;
  }
  return count;
};

/**
 * Swaps movable players between groups while that leaves fewer pairs of one club, family or school in one group. With one key per player and nobody
 * fixed, it reaches the fewest possible: as long as one group has two more of a club than another, some swap between the two helps.
 */
export function separateGroups(filling: GroupFilling, random: Random): void {
  const { groups, keys, movable } = filling;
  if (!keys.some((own) => own.length > 0)) return;

  function swapOne(from: number[], position: number, others: readonly number[][]): boolean {
    const leaving = from[position] ?? 0;
    for (const to of others) {
      if (to === from) continue;
      for (const [at, coming] of to.entries()) {
        if (movable[coming] !== true) continue;
        const before = clashes(filling, from, leaving) + clashes(filling, to, coming);
        const after = clashes(filling, to, leaving, coming) + clashes(filling, from, coming, leaving);
        if (after >= before) continue;
        from[position] = coming;
        to[at] = leaving;
        return true;
      }
    }
    return false;
  }

  const swapAny = (): boolean =>
    random
      .shuffle(groups.slice())
      .some((group, _, others) =>
        group.some(
          (entry, position) =>
            movable[entry] === true && clashes(filling, group, entry) > 0 && swapOne(group, position, others),
        ),
      );

  let improved = true;
  while (improved) improved = swapAny();
}
