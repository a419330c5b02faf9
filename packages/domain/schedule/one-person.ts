// The earliest end of all matches that one person may come to: they play one at a time and rest after each, in whatever order the draws are played
// [OP23]. With several draws, this is later than their longest ways and the court minutes alone would give.
import { CERTAIN } from './people.ts';
import type { Problem } from './problem.ts';
import type { Span } from './situation.ts';

/** How many sets of matches are looked at in all: some milliseconds of work. */
const MOST_SETS = 60_000;

/** Matches of one draw that follow each other on one person's way, and their minutes with rests. */
interface Way {
  readonly matches: readonly number[];
  readonly length: number;
}

const NO_WAY: Way = { matches: [], length: 0 };

/** The longest way through matches of one draw, given in the order of the links. */
function longestWay({ links, minutes, rest }: Problem, matches: readonly number[]): Way {
  const longest = (ways: readonly Way[]): Way =>
    ways.reduce((most, way) => (way.length > most.length ? way : most), NO_WAY);
  const ways: Way[] = [];
  for (const match of matches) {
    const before = longest(ways.filter((way) => links.isBefore(way.matches.at(-1) as number, match)));
    ways.push({
      matches: [...before.matches, match],
      length: before.length + (minutes[match] as number) + (rest[match] as number),
    });
  }
  return longest(ways);
}

/** For each person in several draws: one way in each draw. Persons with most to play come first, and each set of ways appears once. */
function waysOfPeople(problem: Problem): readonly (readonly Way[])[] {
  const { people, links, states, avoidsPossible } = problem;
  const matchesOf: number[][] = people.players.map(() => []);
  for (const match of links.order) {
    if (states[match] !== 'open') continue;
    for (const [player, chance] of people.all[match] ?? [])
      if (avoidsPossible || chance >= CERTAIN) matchesOf[player]?.push(match);
  }
  const found = new Map<string, readonly Way[]>();
  for (const matches of matchesOf) {
    const draws = Map.groupBy(matches, (match) => links.component[match] as number);
    if (draws.size < 2) continue;
    const ways = [...draws.values()].map((own) => longestWay(problem, own));
    found.set(ways.map((way) => way.matches.join()).join('|'), ways);
  }
  const lengthOf = (ways: readonly Way[]): number => ways.reduce((sum, { length }) => sum + length, 0);
  return [...found.values()].toSorted((one, other) => lengthOf(other) - lengthOf(one));
}

/** When each of some courts is open, each span once, in order. */
function spansOf({ usable, courtsOf }: Problem, match: number): readonly Span[] {
  const spans = new Map(
    [...(courtsOf[match] as Int32Array)].flatMap((court) =>
      (usable[court] ?? []).map((span) => [span.join(), span] as const),
    ),
  );
  return [...spans.values()].toSorted(([one], [other]) => one - other);
}

/** The earliest end of all matches on some ways, if no two are at the same time: for each set of finished matches, when the next one may begin. */
function endOfWays(problem: Problem, ways: readonly Way[], heads: Float64Array): number {
  const { minutes, rest } = problem;
  const spans = new Map(
    ways.flatMap(({ matches }) => matches.map((match) => [match, spansOf(problem, match)])),
  );
  const strides: number[] = [];
  let sets = 1;
  for (const { matches } of ways) {
    strides.push(sets);
    sets *= matches.length + 1;
  }
  const ready = new Float64Array(sets).fill(Infinity);
  ready[0] = 0;
  let end = Infinity;
  for (let set = 0; set < sets; set += 1) {
    for (const [at, { matches }] of ways.entries()) {
      const stride = strides[at] as number;
      const match = matches[Math.floor(set / stride) % (matches.length + 1)];
      if (match === undefined) continue;
      const length = minutes[match] as number;
      const from = Math.max(ready[set] as number, heads[match] as number);
      let over = Infinity;
      for (const [opens, closes] of spans.get(match) ?? []) {
        if (opens >= over) break;
        const start = Math.max(opens, from);
        if (start + length <= closes) over = Math.min(over, start + length);
      }
      const next = set + stride;
      ready[next] = Math.min(ready[next] as number, over + (rest[match] as number));
      if (next === sets - 1) end = Math.min(end, over);
    }
  }
  return end;
}

/**
 * A minute before which somebody cannot be through with all matches that they may come to; 0 if nothing is known.
 * @param heads the earliest start of each match
 */
export function boundOfPeople(problem: Problem, heads: Float64Array): number {
  let bound = 0;
  let left = MOST_SETS;
  for (const ways of waysOfPeople(problem)) {
    left -= ways.reduce((sets, { matches }) => sets * (matches.length + 1), 1);
    if (left < 0) break;
    const end = endOfWays(problem, ways, heads);
    if (end < Infinity) bound = Math.max(bound, end);
  }
  return bound;
}
