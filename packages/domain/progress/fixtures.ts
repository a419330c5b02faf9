// For the tests of this room: small brackets written as text, results written as "A>B", and states compared field by field.
import type { Draw, Entry } from '../draws/draw.ts';
import { eliminationStructure } from '../draws/elimination.ts';
import type { EliminationShape } from '../draws/elimination.ts';
import { valueOf } from '../draws/fixtures.ts';
import { BYE, NOBODY, TBD } from '../draws/structure.ts';
import { placesOf } from './places.ts';
import type { Outcome } from './outcome.ts';
import type { Consequence, Progress } from './progress.ts';
import { playableMatches } from './outlook.ts';
import { setResult, startProgress } from './results.ts';
import { rankingOf } from './ranking.ts';

/** A bracket from its lines, "A - C D": letters are entries (in the order of the alphabet), `-` a bye, `?` an open line. */
export function bracketOf(
  lines: string,
  shape: EliminationShape = { type: 'knockout' },
  more: (name: string) => Partial<Entry> = () => ({}),
): Draw {
  const texts = lines.split(' ');
  const names = texts.filter((text) => /\w/.test(text)).toSorted((a, b) => (a < b ? -1 : 1));
  return {
    structure: eliminationStructure(texts.length, shape),
    entries: names.map((name, index) => ({ id: index + 1, name, ...more(name) })),
    lines: texts.map((text) => (text === '-' ? BYE : text === '?' ? TBD : names.indexOf(text))),
    randomSeed: 1,
    breaches: [],
    alternates: [
      { id: 'y', name: 'Y' },
      { id: 'z', name: 'Z' },
    ],
  };
}

/** The state of a bracket before anything was played. */
export const startOf = (...bracket: Parameters<typeof bracketOf>): Progress =>
  valueOf(startProgress(bracketOf(...bracket)));

/** The index of the entry with that name. */
export const entryOf = (progress: Progress, name: string): number =>
  progress.draw.entries.findIndex((entry) => entry.name === name);

/** The open match between two names. */
function openMatch(progress: Progress, a: string, b: string): number {
  const players = new Set([entryOf(progress, a), entryOf(progress, b)]);
  const found = playableMatches(progress).find(
    (match) =>
      players.has(progress.slots[match * 2] ?? TBD) && players.has(progress.slots[match * 2 + 1] ?? TBD),
  );
  if (found === undefined) throw new Error(`No open match of ${a} and ${b}.`);
  return found;
}

/** Plays results in order: "A>B C>D". */
export function played(progress: Progress, results: string, outcome: Outcome = 'completed'): Progress {
  let state = progress;
  for (const text of results.split(' ')) {
    const [winner = '', loser = ''] = text.split('>');
    const match = openMatch(state, winner, loser);
    const side = state.slots[match * 2] === entryOf(state, winner) ? 1 : 2;
    state = valueOf(setResult(state, match, { winner: side, outcome })).progress;
  }
  return state;
}

/** The players of a match, "A B": `-` a bye, `0` nobody, `?` to be decided. */
export const playersIn = (progress: Progress, match: number): string =>
  [match * 2, match * 2 + 1]
    .map((slot) => progress.slots[slot] ?? TBD)
    .map((occupant) =>
      occupant === BYE ? '-' : occupant === NOBODY ? '0' : (progress.draw.entries[occupant]?.name ?? '?'),
    )
    .join(' ');

/** The ranking in one line: "1 A, 2 B, 3-4 C, 3-4 D"; a star marks places that can still change. */
export const rankingText = (progress: Progress): string =>
  rankingOf(progress)
    .map(({ entry, places: [best, worst], final }) => {
      const range = best === worst ? `${best}` : `${best}-${worst}`;
      return `${range}${final ? '' : '*'} ${progress.draw.entries[entry]?.name}`;
    })
    .join(', ');

/** Ranks a group by matches won, then by index. It stands in for the standings room. */
export const rankByWins = (progress: Progress, stage: number): readonly number[] | null => {
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

/** The same state built from nothing but what a store keeps. */
export const rebuilt = (progress: Progress): Progress =>
  valueOf(
    startProgress(progress.draw, {
      results: progress.results.flatMap((result, match) => (result ? [[match, result] as const] : [])),
      settled: progress.settled.flatMap((order, stage) => (order ? [[stage, order] as const] : [])),
      withdrawn: progress.withdrawn,
      keptPlaces: progress.keptPlaces,
      ...(progress.rank ? { rank: progress.rank } : {}),
      ...(progress.seatNext ? { seatNext: progress.seatNext } : {}),
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
  const seeds = people.map((entry) =>
    [before, after].map((state) => state.draw.entries[entry]?.seed ?? null),
  );
  compare(
    'seed',
    seeds.map(([was]) => was),
    seeds.map(([, is]) => is),
  );
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
