// Where the sides of a match come from while they are unknown: by the number of a match, or by the place in a group.
import { groupLetter } from './stage-name.ts';
import { slotOf, sourcesOf, type Source, type Structure } from './structure.ts';

/** The winner or the loser of a match by its number, counted from 1, or a place of a group by its letter. */
export type ComesFrom =
  | { readonly kind: 'winner' | 'loser'; readonly match: number }
  | { readonly kind: 'place'; readonly place: number; readonly group: string };

/** For both sides; null for a side that was drawn there. */
export type SidesComeFrom = readonly [ComesFrom | null, ComesFrom | null];

/** The sources of every match, by its index; null if both sides were drawn. */
export function comesFromOf(structure: Structure): readonly (SidesComeFrom | null)[] {
  const sources = sourcesOf(structure);
  let groups = 0;
  const letters = structure.stages.map(({ kind }) => (kind === 'group' ? groupLetter(groups++) : null));
  const told = (source: Source | undefined): ComesFrom | null => {
    if (source === undefined || source.kind === 'line') return null;
    if (source.kind !== 'place')
      return { kind: source.kind === 'winner' ? 'winner' : 'loser', match: source.match + 1 };
    const group = letters[source.stage] ?? null;
    return group === null ? null : { kind: 'place', place: source.place, group };
  };
  return structure.matches.map((_, match) => {
    const sides = [told(sources[slotOf(match, 1)]), told(sources[slotOf(match, 2)])] as const;
    return sides.every((side) => side === null) ? null : sides;
  });
}
