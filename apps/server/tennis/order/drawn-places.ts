// How the matches of a draw lead to each other, as an order of play has to know it.
import { sourcesOf, type ScheduleSide, type StageCode, type Structure } from '@tennis/domain';

/** Where the sides of a match come from, and a number that all matches of its round share. */
export interface DrawnPlace {
  readonly sides: readonly [ScheduleSide | null, ScheduleSide | null];
  readonly round: number;
  /** Whether those play in it who are out of the main draw. */
  readonly isConsolation: boolean;
}

/** The stages that are given up first when a day has lost time [OP32]. */
const CONSOLATION: ReadonlySet<string> = new Set<StageCode>([
  'consolation',
  'west',
  'north',
  'south',
  'northeast',
  'southwest',
  'northwest',
  'southeast',
]);

/** More rounds than a stage has. */
const A_STAGE = 20;

/**
 * Where the sides of a draw's matches come from, by the ids of its rows; each row is found by its index in the draw. A match without a row is not
 * played and feeds nobody.
 */
export function placesIn(structure: Structure, idOf: ReadonlyMap<number, number>): [number, DrawnPlace][] {
  const sources = sourcesOf(structure);
  const sideOf = (slot: number): ScheduleSide | null => {
    const source = sources[slot];
    if (source === undefined || source.kind === 'line') return null;
    if (source.kind === 'place') {
      const stage = structure.stages[source.stage];
      const indexes = Array.from(
        { length: stage?.matchCount ?? 0 },
        (_, at) => (stage?.firstMatch ?? 0) + at,
      );
      const group = indexes.flatMap((index) => idOf.get(index) ?? []);
      return group.length === 0 ? null : { group, place: source.place };
    }
    const feeder = idOf.get(source.match);
    if (feeder === undefined) return null;
    return source.kind === 'winner' ? { winner: feeder } : { loser: feeder };
  };
  return [...idOf].map(([index, id]) => {
    const { stage = 0, round = 0 } = structure.matches[index] ?? {};
    const isConsolation = CONSOLATION.has(structure.stages[stage]?.name.code ?? '');
    const sides = [sideOf(index * 2), sideOf(index * 2 + 1)] as const;
    return [id, { sides, round: stage * A_STAGE + round, isConsolation }];
  });
}
