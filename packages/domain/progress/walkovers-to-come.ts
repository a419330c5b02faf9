// Walkovers that will come: somebody has left a match whose other side is not known, so anybody who comes will go on without playing [OU1].
import { sourcesOf, TBD } from '../draws/structure.ts';
import { matchName } from './match-name.ts';
import type { News } from './news.ts';
import { decisionOf, occupantOf } from './progress.ts';
import type { Progress } from './progress.ts';

/** The coming walkovers of an entry (by index) that has withdrawn, in the order of the matches. */
export function walkoversToCome(progress: Progress, entry: number): readonly News[] {
  if (!progress.withdrawn.includes(entry)) return [];
  const { structure } = progress.draw;
  const sources = sourcesOf(structure);
  return progress.slots.flatMap((occupant, slot): News[] => {
    const index = slot >> 1;
    const other = slot ^ 1;
    if (occupant !== entry || occupantOf(progress, other) !== TBD || decisionOf(progress, index) !== 0)
      return [];
    const match = matchName(structure, index);
    const source = sources[other];
    return source?.kind === 'winner'
      ? [{ code: 'winner-passes', match, from: matchName(structure, source.match) }]
      : [{ code: 'opponent-passes', match }];
  });
}
