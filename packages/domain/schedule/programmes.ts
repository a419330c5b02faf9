// How many matches a day somebody may come to, counted along the way on which they play most [OP9]. People who could come to the same matches under
// the same limits share one programme.
import type { Links } from './links.ts';
import { CERTAIN, type People } from './people.ts';
import type { DayLimits } from './situation.ts';

/** Matches of one draw that somebody may get to, in the order of the links. */
export interface Ways {
  readonly matches: readonly number[];
  /** Each leads to the next, so that all of them can be on one way. */
  readonly isOneWay: boolean;
}

/** One person's possible matches, with the limits that hold for them. */
export interface Programme {
  readonly player: number;
  /** Matches that they play in any case. */
  readonly certain: readonly number[];
  /** Matches that they may get to, by the draw they belong to. */
  readonly possible: readonly Ways[];
  readonly singles: number;
  readonly doubles: number;
  readonly total: number;
}

/** The kinds of matches of which a day may have only so many. */
export const KINDS = ['singles', 'doubles', 'total'] as const;

export type Kind = (typeof KINDS)[number];

const strictest = (limits: readonly DayLimits[], kind: Kind): number =>
  Math.min(...limits.map((limit) => limit[kind] ?? Infinity));

const isOneWay = (matches: readonly number[], links: Links): boolean =>
  matches.every((match, at) => at === 0 || links.isBefore(matches[at - 1] as number, match));

/** The programmes that have a limit, one for all who share it. */
export function programmesOf(
  people: People,
  links: Links,
  limitsOf: readonly DayLimits[],
  avoidsPossible: boolean,
): readonly Programme[] {
  const matchesOf: { certain: number[]; possible: number[] }[] = people.players.map(() => ({
    certain: [],
    possible: [],
  }));
  for (const match of links.order) {
    for (const [player, chance] of people.all[match] ?? []) {
      const own = matchesOf[player];
      if (chance >= CERTAIN) own?.certain.push(match);
      else if (avoidsPossible) own?.possible.push(match);
    }
  }
  const found = new Map<string, Programme>();
  for (const [player, { certain, possible }] of matchesOf.entries()) {
    const limits = [...certain, ...possible].flatMap((match) => limitsOf[match] ?? []);
    const [singles, doubles, total] = KINDS.map((kind) => strictest(limits, kind)) as [
      number,
      number,
      number,
    ];
    const most = Math.min(singles, doubles, total);
    if (most === Infinity || most >= certain.length + possible.length) continue;
    const key = `${certain.join()}|${possible.join()}|${singles}/${doubles}/${total}`;
    if (found.has(key)) continue;
    const draws = Map.groupBy(possible, (match) => links.component[match] as number);
    const ways = [...draws.values()].map((matches) => ({ matches, isOneWay: isOneWay(matches, links) }));
    found.set(key, { player, certain, possible: ways, singles, doubles, total });
  }
  return [...found.values()];
}

/** The most of the chosen matches that one person can come to: the longest way through them. */
function longestWay(
  { matches, isOneWay: all }: Ways,
  isChosen: (match: number) => boolean,
  links: Links,
): number {
  const chosen = matches.filter(isChosen);
  if (all) return chosen.length;
  const length: number[] = [];
  for (const [at, match] of chosen.entries()) {
    let best = 0;
    for (let before = 0; before < at; before += 1)
      if (links.isBefore(chosen[before] as number, match)) best = Math.max(best, length[before] as number);
    length.push(best + 1);
  }
  return Math.max(0, ...length);
}

/** How many of the chosen matches the person of a programme comes to at most. */
export function mostOf(programme: Programme, isChosen: (match: number) => boolean, links: Links): number {
  let most = 0;
  for (const match of programme.certain) if (isChosen(match)) most += 1;
  for (const ways of programme.possible) most += longestWay(ways, isChosen, links);
  return most;
}
