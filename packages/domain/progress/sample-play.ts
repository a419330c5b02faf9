// Small brackets written as text, and results written as "A>B", for the tests of this room.
import type { Draw, Entry } from '../draws/draw.ts';
import { eliminationStructure } from '../draws/elimination.ts';
import type { EliminationShape } from '../draws/elimination.ts';
import { valueOf } from '../draws/sample-entries.ts';
import { BYE, NOBODY, TBD } from '../draws/structure.ts';
import type { Outcome, Progress } from './progress.ts';
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
export function openMatch(progress: Progress, a: string, b: string): number {
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

/** Who sits in a match, "A B": `-` a bye, `0` nobody, `?` to be decided. */
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
