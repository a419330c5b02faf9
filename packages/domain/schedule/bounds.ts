// The earliest moment at which everybody can be through: the longest way through the draws with its rests, and the court minutes that must lie
// between every earliest start and every latest tail, in which each court plays whole matches [OP23].
import { boundOfPeople } from './one-person.ts';
import type { Problem } from './problem.ts';
import type { Span } from './situation.ts';

/** By match: minutes from its start until everything that waits for it can be over. */
export function tailsOf({ links, minutes, rest }: Problem): Float64Array {
  const tails = new Float64Array(minutes.length);
  for (const match of links.order.toReversed()) {
    let after = 0;
    for (const follower of links.followers[match] ?? [])
      after = Math.max(after, (rest[match] as number) + (tails[follower] as number));
    tails[match] = (minutes[match] as number) + after;
  }
  return tails;
}

const LONGEST_LIST = 48;

/** The first start from a minute on at which one of the courts is usable long enough. */
function opening(
  spans: readonly (readonly Span[])[],
  courts: Int32Array,
  from: number,
  length: number,
): number {
  let first = Infinity;
  for (const court of courts) {
    for (const [opens, closes] of spans[court] ?? []) {
      const start = Math.max(opens, from);
      if (start + length > closes) continue;
      first = Math.min(first, start);
      break;
    }
  }
  return first;
}

/** The earliest start of each open match if it had every court for itself. */
function headsOf(problem: Problem): Float64Array {
  const { links, minutes, rest, states, earliest, fixedStart, usable, courtsOf } = problem;
  const heads = new Float64Array(minutes.length).fill(-1);
  for (const match of links.order) {
    if (states[match] !== 'open') {
      heads[match] = fixedStart[match] as number;
      continue;
    }
    let from = earliest[match] as number;
    for (const feeder of links.feeders[match] ?? []) {
      if ((heads[feeder] as number) < 0) continue;
      from = Math.max(
        from,
        (heads[feeder] as number) + (minutes[feeder] as number) + (rest[feeder] as number),
      );
    }
    heads[match] = opening(usable, courtsOf[match] as Int32Array, from, minutes[match] as number);
  }
  return heads;
}

/** By match: 1 if it has a place when every court is free for it, and so has all that it waits for. */
export function fitAlone(problem: Problem): Uint8Array {
  const { links, minutes, states, latestEnd, pinnedStart, usable, courtsOf } = problem;
  const heads = headsOf(problem);
  const fits = new Uint8Array(minutes.length).fill(1);
  for (const match of links.order) {
    if (states[match] !== 'open') continue;
    const length = minutes[match] as number;
    const pinned = pinnedStart[match] as number;
    const from = Math.max(heads[match] as number, pinned);
    const start = opening(usable, courtsOf[match] as Int32Array, from, length);
    const isInTime = start < Infinity && start + length <= (latestEnd[match] as number);
    const isWaiting = (links.feeders[match] ?? []).some((feeder) => fits[feeder] === 0);
    if (!isInTime || isWaiting || (pinned >= 0 && start !== pinned)) fits[match] = 0;
  }
  return fits;
}

/** When the courts together have given this many minutes, if work may begin at `from`. */
function minutesGiven(spans: readonly Span[], from: number, wanted: number, courts: number): number {
  const edges = [...new Set(spans.flat())].filter((edge) => edge > from).toSorted((a, b) => a - b);
  let left = wanted;
  let at = from;
  for (const edge of edges) {
    const running = Math.min(courts, spans.filter(([opens, closes]) => opens <= at && at < closes).length);
    if (running > 0 && left <= (edge - at) * running) return at + left / running;
    left -= (edge - at) * running;
    at = edge;
  }
  return Infinity;
}

/** How many matches of a length the courts can have played by a minute, if the first may begin at `from`: each court plays whole ones. */
function matchesBy(spans: readonly Span[], from: number, length: number, until: number): number {
  let count = 0;
  for (const [opens, closes] of spans)
    count += Math.max(0, Math.floor((Math.min(until, closes) - Math.max(opens, from)) / length));
  return count;
}

/** The first minute, not before `least`, by which this many matches can have been played; `least` itself if there are never this many. */
function matchesGiven(
  spans: readonly Span[],
  from: number,
  length: number,
  wanted: number,
  least: number,
): number {
  if (matchesBy(spans, from, length, least) >= wanted) return least;
  if (matchesBy(spans, from, length, Infinity) < wanted) return least;
  let below = least;
  let enough = least + length;
  while (matchesBy(spans, from, length, enough) < wanted) {
    below = enough;
    enough += length;
  }
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (matchesBy(spans, from, length, middle) < wanted) below = middle;
    else enough = middle;
  }
  return enough;
}

const sample = (values: readonly number[]): readonly number[] => {
  const distinct = [...new Set(values)].toSorted((a, b) => a - b);
  if (distinct.length <= LONGEST_LIST) return distinct;
  return Array.from(
    { length: LONGEST_LIST },
    (_, at) => distinct[Math.floor((at * distinct.length) / LONGEST_LIST)] as number,
  );
};

/** The minute before which not everything can be over (a lower bound); null if there is nothing to place, or something cannot be placed. */
export function lowerBound(problem: Problem): number | null {
  const { open, minutes, usable, courtsOf, turnaround, states, fixedStart, isAside } = problem;
  if (open.length === 0) return null;
  const tails = tailsOf(problem);
  const heads = headsOf(problem);
  let bound = 0;
  for (const [match, state] of states.entries())
    if (state === 'live' && isAside[match] !== 1)
      bound = Math.max(bound, (fixedStart[match] as number) + (minutes[match] as number));
  for (const match of open) {
    if (heads[match] === Infinity) return null;
    bound = Math.max(bound, (heads[match] as number) + (tails[match] as number));
  }
  bound = Math.max(bound, boundOfPeople(problem, heads));
  const used = new Set([...open].flatMap((match) => [...(courtsOf[match] as Int32Array)]));
  // A court loses the turnaround after each match, except after the last one of a span.
  const spans = [...used].flatMap((court) =>
    (usable[court] ?? []).map(([from, to]): Span => [from, to + turnaround]),
  );
  const after = (match: number): number => (tails[match] as number) - (minutes[match] as number);
  for (const head of sample([...open].map((match) => heads[match] as number))) {
    for (const tail of sample([...open].map(after))) {
      let work = 0;
      let count = 0;
      let shortest = Infinity;
      for (const match of open) {
        if ((heads[match] as number) < head || after(match) < tail) continue;
        const length = (minutes[match] as number) + turnaround;
        work += length;
        count += 1;
        shortest = Math.min(shortest, length);
      }
      if (count === 0) continue;
      bound = Math.max(bound, Math.ceil(minutesGiven(spans, head, work, used.size) - turnaround) + tail);
      if (bound === Infinity || shortest <= 0) continue;
      const until = bound - tail + turnaround;
      bound = matchesGiven(spans, head, shortest, count, until) - turnaround + tail;
    }
  }
  return bound;
}
