// Assembles a Structure match by match. Every draw type is built with it, groups included.
import type { StageName } from './stage-name.ts';
import { matchOf } from './structure.ts';
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

/** Opens the next stage; matches and lines added from now on belong to it. */
export function addStage(b: StructureBuilder, kind: Stage['kind'], name: StageName): void {
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
}

/** Adds a match to the last stage and returns its index. Without links, its players leave on the given places. */
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
  owner.rounds = Math.max(owner.rounds, round);
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

/** Adds a line to the last stage that fills the given slots. */
export function addLine(b: StructureBuilder, slots: Slot[]): void {
  (b.stages[b.stages.length - 1] as Mutable<Stage>).lineCount++;
  b.lines.push(slots);
}

/** Finishes the construction; the builder must not be used afterwards. Players who move on play for the places of their next match. */
export function finishStructure(b: StructureBuilder, type: DrawType): Structure {
  const { stages, matches, lines } = b;
  const ahead = (slot: Slot, otherwise: PlaceRange): PlaceRange =>
    matches[matchOf(slot)]?.places ?? otherwise;
  for (let index = matches.length - 1; index >= 0; index--) {
    const match = matches[index] as Mutable<DrawMatch>;
    const { winnerTo, loserTo, firstLoserTo, places } = match;
    if (winnerTo < 0 && loserTo < 0) continue;
    const won = ahead(winnerTo, match.winnerPlaces);
    const lost = ahead(loserTo, match.loserPlaces);
    const first = firstLoserTo === null ? places : ahead(firstLoserTo[0], places);
    match.winnerPlaces = won;
    match.loserPlaces = lost;
    match.places = [Math.min(won[0], lost[0]), Math.max(won[1], lost[1], first[1])];
  }
  return { type, stages, matches, lines };
}
