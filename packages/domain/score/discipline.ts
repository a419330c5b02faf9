// The discipline by which a log is replayed ([SC1], [SC5]).
import type { Discipline, PlayerIndex } from './point-log.ts';

/** The discipline of a match, with the stored `women` if they are known for both pairs of mixed doubles. */
export function disciplineOf(isPairs: boolean, women: readonly PlayerIndex[] | undefined): Discipline {
  if (!isPairs) return { kind: 'singles' };
  const [first, second] = women ?? [];
  return first === undefined || second === undefined
    ? { kind: 'doubles' }
    : { kind: 'mixed', women: [first, second] };
}
