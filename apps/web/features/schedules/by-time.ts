// A day by time: on court, interrupted, to come, and played. A match to come stands where it is expected, which is not always where the plan had it (OP37).
import type { Match } from '@tennis/contract';
import { isCalled } from '../../lib/called.ts';
import { isFollowing } from '../../lib/following.ts';
import { interruptionOf, standsAt } from '../../lib/interrupted.ts';
import type { CaptionWord } from '../../lib/match-facts.ts';
import { timeLabel } from './by-court.ts';

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

/**
 * When and where a match is, the most important first: that its players are called, or when it is expected. The match above it is on another court, so it
 * is not the one that it follows.
 */
export function whenAndWhere(match: Match, when: CaptionWord, court: string): readonly CaptionWord[] {
  // "Called to Court 3" names the court itself.
  if (isCalled(match) && match.court !== null) return [when];
  return isFollowing(match) && when !== '' ? [when, court] : [timeLabel(match), when, court];
}
