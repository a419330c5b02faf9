// Plays draws at random, and compares states field by field, for the property tests of this room.
import { drawGroups } from '../draws/groups.ts';
import type { Draw, Entry } from '../draws/draw.ts';
import { drawQualifying } from '../draws/qualifying.ts';
import { drawRoundRobin } from '../draws/round-robin.ts';
import { drawnOf, entriesOf, valueOf } from '../draws/sample-entries.ts';
import type { DrawType } from '../draws/structure.ts';
import type { Result } from '../result.ts';
import { placesOf } from './places.ts';
import type { Change, Consequence, Outcome, Progress, ProgressError, RankStage } from './progress.ts';
import { clearResult, setResult, settlePlaces, startProgress } from './results.ts';
import { promoteAlternate, reinstateEntry, withdrawEntry } from './withdrawals.ts';
import type { ChangeOptions } from './progress.ts';

/** Every type of draw. */
export const TYPES: readonly DrawType[] = [
  'knockout',
  'consolation',
  'feed_in_consolation',
  'compass',
  'double_elimination',
  'qualifying',
  'round_robin',
  'groups_knockout',
];

const ALTERNATES: readonly Entry[] = [
  { id: 'a1', name: 'A1' },
  { id: 'a2', name: 'A2' },
];

const ranked = (number: number): Partial<Entry> => ({ ranking: number * 10 });

/** A draw of any type for 4 or more entries, alternates waiting. */
export function anyDraw(type: DrawType, count: number, randomSeed: number): Draw {
  const common = { randomSeed, alternates: ALTERNATES };
  if (type === 'round_robin')
    return valueOf(
      drawRoundRobin(entriesOf(count, 2, ranked), { ...common, matchesPerParticipant: count - 1 }),
    );
  if (type === 'groups_knockout')
    return valueOf(
      drawGroups(entriesOf(count, 2, ranked), { ...common, matchesPerParticipant: 2, progressing: 1 }),
    );
  if (type === 'qualifying') {
    const all = entriesOf(count, 0, ranked);
    const direct = Math.floor(count / 2) - 1;
    return valueOf(drawQualifying(all.slice(0, direct), all.slice(direct), { ...common, qualifiers: 2 }));
  }
  return { ...drawnOf(count, 2, { ...common, type, thirdPlace: randomSeed % 2 === 0 }) };
}

/** Ranks a group by matches won and, among equals, by index: a stand-in for the standings room. */
export const rankByWins: RankStage = (progress, stage) => {
  const group = progress.draw.structure.stages[stage];
  if (group === undefined) return null;
  const wins = new Map<number, number>();
  for (let match = group.firstMatch; match < group.firstMatch + group.matchCount; match++)
    for (const side of [0, 1]) {
      const entry = progress.slots[match * 2 + side] ?? -1;
      wins.set(entry, (wins.get(entry) ?? 0) + (progress.decisions[match] === side + 1 ? 1 : 0));
    }
  return [...wins.keys()].toSorted((a, b) => (wins.get(b) ?? 0) - (wins.get(a) ?? 0) || a - b);
};

const OUTCOMES: readonly Outcome[] = [
  'completed',
  'completed',
  'retired',
  'walkover',
  'defaulted',
  'double_walkover',
  'double_default',
  'abandoned',
  'cancelled',
];

/** One random operation described by four numbers; what it asks for may well be refused. */
export function operate(
  progress: Progress,
  [what, where, how, also]: readonly [number, number, number, number],
  options: ChangeOptions,
): Result<Change, ProgressError> {
  const { structure, entries } = progress.draw;
  const match = where % structure.matches.length;
  const entry = where % entries.length;
  if (what < 12) {
    const outcome = OUTCOMES[also < 60 ? 0 : also % OUTCOMES.length] ?? 'completed';
    const winner = OUTCOMES.indexOf(outcome) > 4 ? null : how % 2 === 0 ? 1 : 2;
    return setResult(progress, match, { winner, outcome }, options);
  }
  if (what < 14) return clearResult(progress, match, options);
  if (what < 16) return withdrawEntry(progress, entry, options);
  if (what === 16) return reinstateEntry(progress, entry, options);
  if (what === 17) return promoteAlternate(progress, entry, { ...options, beforeOrderOfPlay: how % 2 === 0 });
  if (what === 18 && structure.type === 'qualifying')
    return promoteAlternate(progress, entry, { ...options, luckyLoser: how % entries.length });
  const stage = where % structure.stages.length;
  const order = how % 5 === 0 ? null : (rankByWins(progress, stage) ?? []).toReversed();
  return settlePlaces(progress, stage, order, options);
}

/** The same state built from nothing but what a store keeps. */
export const rebuilt = (progress: Progress): Progress =>
  valueOf(
    startProgress(progress.draw, {
      results: progress.results.flatMap((result, match) => (result ? [[match, result] as const] : [])),
      settled: progress.settled.flatMap((order, stage) => (order ? [[stage, order] as const] : [])),
      withdrawn: progress.withdrawn,
      ...(progress.rank ? { rank: progress.rank } : {}),
    }),
  );

/** Everything that differs between two states, one text per difference, sorted. */
export function differences(before: Progress, after: Progress): string[] {
  const found: string[] = [];
  function compare(kind: string, was: readonly unknown[], is: readonly unknown[]): void {
    for (let index = 0; index < Math.max(was.length, is.length); index++)
      if (JSON.stringify(was[index]) !== JSON.stringify(is[index]))
        found.push(`${kind} ${index}: ${JSON.stringify(was[index])} → ${JSON.stringify(is[index])}`);
  }
  const people = after.draw.entries.map((_, entry) => entry);
  compare('result', before.results, after.results);
  compare('decision', before.decisions, after.decisions);
  compare('slot', before.slots, after.slots);
  compare('order', before.orders, after.orders);
  compare('line', before.draw.lines, after.draw.lines);
  compare(
    'place',
    people.map((entry) => placesOf(before, entry)),
    people.map((entry) => placesOf(after, entry)),
  );
  compare(
    'withdrawn',
    people.map((entry) => before.withdrawn.includes(entry)),
    people.map((entry) => after.withdrawn.includes(entry)),
  );
  return found.toSorted();
}

function indexOf(consequence: Consequence): number {
  switch (consequence.kind) {
    case 'result':
    case 'decision':
      return consequence.match;
    case 'slot':
      return consequence.match * 2 + consequence.side - 1;
    case 'order':
      return consequence.stage;
    case 'line':
      return consequence.line;
    default:
      return consequence.entry;
  }
}

/** Consequences written like `differences`, sorted. */
export const announced = (consequences: readonly Consequence[]): string[] =>
  consequences
    .map((one) => `${one.kind} ${indexOf(one)}: ${JSON.stringify(one.before)} → ${JSON.stringify(one.after)}`)
    .toSorted();
