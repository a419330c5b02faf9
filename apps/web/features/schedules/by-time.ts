// A day by time: on court, interrupted, to come, and played. A match to come stands where it is expected, which is not always where the plan had it (OP37).
import type { Match } from '@tennis/contract';
import { interruptionOf, standsAt } from '../../lib/interrupted.ts';

export interface PartOfDay {
  readonly kind: 'onCourt' | 'interrupted' | 'toCome' | 'played';
  readonly matches: readonly Match[];
}

const KINDS: Readonly<Record<Match['status'], PartOfDay['kind'] | null>> = {
  in_progress: 'onCourt',
  scheduled: 'toCome',
  completed: 'played',
  cancelled: null,
};

const ORDER: readonly PartOfDay['kind'][] = ['onCourt', 'interrupted', 'toCome', 'played'];

const kindOf = (match: Match): PartOfDay['kind'] | null =>
  interruptionOf(match) === null ? KINDS[match.status] : 'interrupted';

/** Moments sort as text, because all of them are UTC; whatever has none comes last. */
const momentOf = (match: Match): string => {
  const { status, estimate, startTime, completedAt } = match;
  if (status === 'completed') return completedAt ?? startTime ?? '';
  return (status === 'scheduled' ? estimate?.median : undefined) ?? standsAt(match) ?? '~';
};

function compare(one: Match, other: Match): number {
  const [first, second] = [momentOf(one), momentOf(other)];
  return first < second ? -1 : first > second ? 1 : one.id - other.id;
}

/** The parts that have matches: what is to come with the next one first, what has been played with the last result first. */
export function partsByTime(matches: readonly Match[]): readonly PartOfDay[] {
  const parts = Map.groupBy(matches, kindOf);
  return ORDER.flatMap((kind) => {
    const sorted = (parts.get(kind) ?? []).toSorted(compare);
    return sorted.length === 0 ? [] : [{ kind, matches: kind === 'played' ? sorted.toReversed() : sorted }];
  });
}
