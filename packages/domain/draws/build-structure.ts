// Assembles a Structure match by match. Every draw type is built with it, groups included.
import type { DrawMatch, DrawType, PlaceRange, Slot, Stage, Structure } from './structure.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A structure under construction; links are set on the returned objects until `finish`. */
export interface StructureBuilder {
  readonly stages: Mutable<Stage>[];
  readonly matches: Mutable<DrawMatch>[];
  readonly lines: Slot[][];
}

/** An empty structure under construction. */
export const buildStructure = (): StructureBuilder => ({ stages: [], matches: [], lines: [] });

/** Opens the next stage and returns its index; matches and lines added from now on belong to it. */
export function addStage(b: StructureBuilder, kind: Stage['kind'], name: string): number {
  b.stages.push({
    kind,
    name,
    firstMatch: b.matches.length,
    matchCount: 0,
    rounds: 0,
    firstLine: b.lines.length,
    lineCount: 0,
    placeTo: [],
    placesOut: [],
  });
  return b.stages.length - 1;
}

/** Adds a match to the last stage and returns its index; without links its players leave on the places given. */
export function addMatch(
  b: StructureBuilder,
  round: number,
  position: number,
  places: PlaceRange,
  winnerPlaces: PlaceRange = places,
  loserPlaces: PlaceRange = places,
): number {
  const stage = b.stages.length - 1;
  const owner = b.stages[stage] as Mutable<Stage>;
  owner.matchCount++;
  if (round > owner.rounds) owner.rounds = round;
  b.matches.push({
    stage,
    round,
    position,
    winnerTo: -1,
    loserTo: -1,
    firstLoserTo: null,
    decider: false,
    places,
    winnerPlaces,
    loserPlaces,
  });
  return b.matches.length - 1;
}

/** Adds a line to the last stage that fills the given slots, and returns its index. */
export function addLine(b: StructureBuilder, slots: Slot[]): number {
  (b.stages[b.stages.length - 1] as Mutable<Stage>).lineCount++;
  b.lines.push(slots);
  return b.lines.length - 1;
}

/** Closes the construction; the builder must not be used afterwards. Who moves on plays for the places of his next match. */
export function finishStructure(b: StructureBuilder, type: DrawType): Structure {
  const { stages, matches, lines } = b;
  const next = (slot: Slot): PlaceRange | undefined => matches[slot >> 1]?.places;
  for (let index = matches.length - 1; index >= 0; index--) {
    const match = matches[index] as Mutable<DrawMatch>;
    const ahead = [match.winnerTo, match.loserTo, ...(match.firstLoserTo ?? [])].map((slot) =>
      slot < 0 ? undefined : next(slot),
    );
    match.winnerPlaces = ahead[0] ?? match.winnerPlaces;
    match.loserPlaces = ahead[1] ?? match.loserPlaces;
    const ranges = [match.winnerPlaces, match.loserPlaces, ...ahead.filter((range) => range !== undefined)];
    if (match.winnerTo >= 0 || match.loserTo >= 0 || match.firstLoserTo !== null)
      match.places = [
        Math.min(...ranges.map((range) => range[0])),
        Math.max(...ranges.map((range) => range[1])),
      ];
  }
  return { type, stages, matches, lines };
}
