// Groups in a structure from another program: if a side takes a place from a stage, that stage is a group. Its players stand on lines; its places
// lead into the rounds that follow.
import type { PlaceRange, Slot, Stage } from '../../packages/domain/index.ts';
import { sayStage } from '../../packages/words/say/draws.ts';
import { english } from './english.ts';
import { idText } from './json-lines.ts';
import type { Fields } from './json-lines.ts';

/** One match as the source lists it. */
export interface GivenMatch {
  readonly id: string;
  readonly stage: string;
  readonly fields: Fields;
  readonly sides: readonly [Fields, Fields];
}

/** The ids of the matches of each group, by the name of its stage. */
export type GroupIds = ReadonlyMap<string, readonly string[]>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The stages that are groups, in the order in which the source lists them, with their matches. */
export const matchesByGroup = (matches: readonly GivenMatch[]): GroupIds => {
  const named = new Set(matches.flatMap(({ sides }) => sides.map((side) => idText(side['group']))));
  const groups = new Map<string, string[]>();
  for (const { stage, id } of matches) {
    if (named.has(stage)) groups.set(stage, [...(groups.get(stage) ?? []), id]);
  }
  return groups;
};

/** The fault in the groups that sides name, or in their players; null if there is none. */
export const brokenGroups = (matches: readonly GivenMatch[], groups: GroupIds): string | null => {
  for (const { id, stage, sides } of matches) {
    for (const side of sides) {
      const group = idText(side['group']);
      if (group !== null && !groups.has(group)) return `Match ${id} is fed by ${group}, which is missing.`;
      if (groups.has(stage) && typeof side['line'] !== 'number')
        return `Match ${id}: who plays in the group ${stage} stands on a line.`;
    }
  }
  return null;
};

/** The matches of the groups, one group after the other, before all others. */
export const groupsFirst = (matches: readonly GivenMatch[], groups: GroupIds): readonly GivenMatch[] => [
  ...[...groups.keys()].flatMap((group) => matches.filter(({ stage }) => stage === group)),
  ...matches.filter(({ stage }) => !groups.has(stage)),
];

/** The lines of a structure with groups in a new order: the lines of the groups first, one group after the other. */
interface GroupedLines {
  readonly lines: readonly (readonly Slot[])[];
  /** The index in `lines` for each line of the source (from 0). */
  readonly lineAt: readonly number[];
  /** How many of them are groups' lines. */
  readonly inGroups: number;
}

/** Puts the lines of each group side by side, as a table needs them; if the answer is a text, it is the complaint. */
export const groupLines = (
  stages: readonly Mutable<Stage>[],
  given: readonly (readonly Slot[])[],
): GroupedLines | string => {
  const stageAt = (slot: Slot): number =>
    stages.findIndex(
      ({ firstMatch, matchCount }) => slot >> 1 >= firstMatch && slot >> 1 < firstMatch + matchCount,
    );
  const lines: (readonly Slot[])[] = [];
  const lineAt: number[] = [];
  const add = (line: number): void => {
    lineAt[line] = lines.length;
    lines.push(given[line] ?? []);
  };
  const left = new Set(given.keys());
  for (const [index, stage] of stages.entries()) {
    if (stage.kind !== 'group') continue;
    const own = [...left].filter((line) => given[line]?.some((slot) => stageAt(slot) === index));
    const torn = own.find((line) => given[line]?.some((slot) => stageAt(slot) !== index));
    if (torn !== undefined)
      return `Line ${torn + 1} plays in ${sayStage(english.draws, stage.name)} and elsewhere.`;
    stage.firstLine = lines.length;
    stage.lineCount = own.length;
    for (const line of own) {
      left.delete(line);
      add(line);
    }
  }
  const inGroups = lines.length;
  for (const line of left) add(line);
  const other = stages.find(({ kind }) => kind === 'knockout');
  if (other) {
    other.firstLine = inGroups;
    other.lineCount = lines.length - inGroups;
  }
  return { lines, lineAt, inGroups };
};

/** Final places of players who do not go on: after everybody in the rounds that follow; higher places of any group come first. */
const setPlacesOut = (groups: readonly Mutable<Stage>[], direct: number): void => {
  const goingOn = groups.flatMap(({ placeTo }) => placeTo).filter((slot) => slot >= 0).length + direct;
  const tables = groups.map((): PlaceRange[] => []);
  let best = goingOn + 1;
  for (let place = 0; place < Math.max(...groups.map(({ lineCount }) => lineCount)); place++) {
    const leaving = groups.filter(({ placeTo }) => (placeTo[place] ?? 0) < 0).length;
    for (const [index, { placeTo }] of groups.entries()) {
      const stays = (placeTo[place] ?? 0) < 0;
      if (place < placeTo.length) tables[index]?.push(stays ? [best, best + leaving - 1] : [1, goingOn]);
    }
    best += leaving;
  }
  for (const [index, group] of groups.entries()) group.placesOut = tables[index] ?? [];
};

/**
 * Leads the places of the groups to the sides that take them. Returns the complaint, null if all fit. `ordered` are the matches by their index;
 * `direct` is how many players of the following rounds were in no group.
 */
export const wireGroups = (
  stages: readonly Mutable<Stage>[],
  ordered: readonly GivenMatch[],
  direct: number,
): string | null => {
  const groups = stages.filter(({ kind }) => kind === 'group');
  const placeTo = new Map(
    groups.map(({ name, lineCount }) => [sayStage(english.draws, name), Array<Slot>(lineCount).fill(-1)]),
  );
  for (const [index, { id, sides }] of ordered.entries()) {
    for (const [side, source] of sides.entries()) {
      const group = idText(source['group']);
      const places = placeTo.get(group ?? '');
      if (places === undefined) continue;
      const place = source['place'];
      const taken = typeof place === 'number' ? places[place - 1] : undefined;
      if (typeof place !== 'number' || taken === undefined)
        return `Match ${id}: ${group} has no place ${JSON.stringify(place)}.`;
      if (taken >= 0) return `Match ${id}: place ${place} of ${group} goes elsewhere already.`;
      places[place - 1] = index * 2 + side;
    }
  }
  for (const group of groups) group.placeTo = placeTo.get(sayStage(english.draws, group.name)) ?? [];
  setPlacesOut(groups, direct);
  return null;
};
