// Finds the people who may be in a match, and with what chance: those named in it for certain and, through a link, everybody who can still get there. Each
// undecided match on the way halves the chance; a place in an undecided group of n sides has chance 1/n.
import type { ScheduleId, ScheduleSide, Situation } from './situation.ts';

/** Player index to chance, from 0 (left out) to 1. */
export type Chances = ReadonlyMap<number, number>;

export interface People {
  readonly players: readonly ScheduleId[];
  /** By match, by side. */
  readonly sides: readonly (readonly [Chances, Chances])[];
  /** By match: both sides together. */
  readonly all: readonly Chances[];
}

/** Above this a chance is certainty; sums of halves are exact, sums of thirds are not. */
export const CERTAIN = 1 - 1e-9;

/** Numbers people in the order in which they appear. */
class Roll {
  readonly ids: ScheduleId[] = [];
  readonly #known = new Map<string, number>();

  indexOf(id: ScheduleId): number {
    const key = String(id);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.ids.length);
    return this.ids.push(id) - 1;
  }
}

function add(into: Map<number, number>, from: Chances, factor: number): void {
  for (const [player, chance] of from)
    into.set(player, Math.min(1, (into.get(player) ?? 0) + chance * factor));
}

/** How many sides a group has: the entrants of its matches, told apart by their people or their links. */
function groupSize(matches: readonly number[], sides: readonly (readonly ScheduleSide[])[]): number {
  const entrants = new Set(
    matches.flatMap((match) => (sides[match] ?? []).map((side) => JSON.stringify(side))),
  );
  return Math.max(1, entrants.size);
}

/**
 * The people of each match.
 * @param order the matches, each after those it waits for
 * @param indexOf the number of a match by its id
 */
export function peopleOf(
  situation: Situation,
  order: readonly number[],
  indexOf: (id: ScheduleId) => number,
): People {
  const roll = new Roll();
  const winners = new Map((situation.done ?? []).map((done) => [indexOf(done.match), done.winner]));
  const given = situation.matches.map((match) => match.sides);
  const sides: [Chances, Chances][] = situation.matches.map(() => [new Map(), new Map()]);
  const all: Chances[] = situation.matches.map(() => new Map());

  const outOf = (feeder: number, wins: boolean): Map<number, number> => {
    const people = new Map<number, number>();
    const winner = winners.get(feeder);
    if (winner === undefined) add(people, all[feeder] ?? people, 0.5);
    else add(people, sides[feeder]?.[wins ? winner : winner === 0 ? 1 : 0] ?? people, 1);
    return people;
  };
  const onSide = (side: ScheduleSide): Chances => {
    if ('players' in side) {
      const ids = side.players.map(String).toSorted();
      return new Map(ids.map((id) => [roll.indexOf(id), 1]));
    }
    if ('winner' in side) return outOf(indexOf(side.winner), true);
    if ('loser' in side) return outOf(indexOf(side.loser), false);
    const matches = side.group.map(indexOf);
    const entrants = new Map<number, number>();
    for (const match of matches)
      for (const [player, chance] of all[match] ?? [])
        entrants.set(player, Math.max(entrants.get(player) ?? 0, chance));
    const share = 1 / groupSize(matches, given);
    return new Map([...entrants].map(([player, chance]) => [player, chance * share]));
  };

  for (const match of order) {
    const both = given[match];
    if (both === undefined) continue;
    const first = onSide(both[0]);
    const second = onSide(both[1]);
    sides[match] = [first, second];
    const together = new Map(first);
    add(together, second, 1);
    all[match] = together;
  }
  return { players: roll.ids, sides, all };
}
