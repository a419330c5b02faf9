// Finds matches that may not be at the same time because somebody is, or could be, in both [OP6, OP7]. Matches that are connected by links belong
// together: the same person comes to two of them only along the links. So among those, only people who are certain to be in both clash.
import type { Links } from './links.ts';
import { CERTAIN, type People } from './people.ts';

export interface Conflicts {
  /** By match: those that must be apart, without those that links already put in order. */
  readonly hard: readonly Int32Array[];
  /** Only if clashes are counted: the pairs that may be too close, with the chance that somebody is in both. */
  readonly soft: readonly Int32Array[];
  readonly softChance: readonly Float64Array[];
}

/** Finds the pairs of matches that share people. */
export function conflictsOf(people: People, links: Links, avoidsPossible: boolean): Conflicts {
  const size = people.all.length;
  const matchesOf: number[][] = people.players.map(() => []);
  for (const [match, all] of people.all.entries())
    for (const player of all.keys()) matchesOf[player]?.push(match);
  const isHard = new Uint8Array(size * size);
  const hard: number[][] = Array.from({ length: size }, () => []);
  const chances = new Map<number, number>();
  for (const [player, matches] of matchesOf.entries()) {
    for (const [at, first] of matches.entries()) {
      const firstChance = people.all[first]?.get(player) ?? 0;
      for (let next = at + 1; next < matches.length; next += 1) {
        const second = matches[next] as number;
        const pair = first * size + second;
        if (isHard[pair] === 1) continue;
        const secondChance = people.all[second]?.get(player) ?? 0;
        const areCertain = firstChance >= CERTAIN && secondChance >= CERTAIN;
        const areTogether = links.component[first] === links.component[second];
        if (areTogether && (!areCertain || links.isBefore(first, second) || links.isBefore(second, first)))
          continue;
        if (areCertain || avoidsPossible) {
          isHard[pair] = 1;
          hard[first]?.push(second);
          hard[second]?.push(first);
        } else if (!areTogether) {
          chances.set(pair, (chances.get(pair) ?? 0) + firstChance * secondChance);
        }
      }
    }
  }
  const soft: number[][] = Array.from({ length: size }, () => []);
  const softChance: number[][] = Array.from({ length: size }, () => []);
  for (const [pair, chance] of chances) {
    if (isHard[pair] === 1) continue;
    const first = Math.floor(pair / size);
    const second = pair % size;
    soft[first]?.push(second);
    soft[second]?.push(first);
    softChance[first]?.push(chance);
    softChance[second]?.push(chance);
  }
  return {
    hard: hard.map((list) => Int32Array.from(list)),
    soft: soft.map((list) => Int32Array.from(list)),
    softChance: softChance.map((list) => Float64Array.from(list)),
  };
}
