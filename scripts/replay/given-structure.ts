// Reads a structure from another program: matches by id, each side fed by a line, by a match's winner or loser or by a place of a group. So this
// engine can play any program's draw. Fields: docs/replay.md.
import { LARGEST_BRACKET } from '../../packages/domain/index.ts';
import type { DrawMatch, PlaceRange, Slot, Stage, Structure } from '../../packages/domain/index.ts';
import { brokenGroups, groupLines, groupsFirst, matchesByGroup, wireGroups } from './given-groups.ts';
import type { GivenMatch, GroupIds } from './given-groups.ts';
import { idText, isFields } from './json-lines.ts';
import type { Fields } from './json-lines.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A foreign structure, with the index of each of its matches (by id) and lines (from 0). */
export interface GivenStructure {
  readonly structure: Structure;
  readonly indexOf: ReadonlyMap<string, number>;
  readonly lineAt: readonly number[];
}

const readMatch = (value: unknown, index: number): GivenMatch | string => {
  if (!isFields(value)) return `Match ${index + 1} of the structure is not an object.`;
  const id = idText(value['id']) ?? String(index + 1);
  const sides = value['sides'];
  if (!Array.isArray(sides) || sides.length !== 2 || !sides.every(isFields))
    return `Match ${id} needs two sides.`;
  const [upper, lower] = sides;
  if (upper === undefined || lower === undefined) return `Match ${id} needs two sides.`;
  return { id, stage: idText(value['stage']) ?? 'Main draw', fields: value, sides: [upper, lower] };
};

/** The ids of the matches that feed a match by their winners or losers. */
const feedersOf = (match: GivenMatch): string[] =>
  match.sides.flatMap((side) =>
    [idText(side['winner']), idText(side['loser']), idText(side['firstLoser'])].filter((id) => id !== null),
  );

/**
 * The ids of the matches that must be over before a match has its players: its feeders and, if it takes a place from a group, all matches of that
 * group.
 */
const neededBy = (match: GivenMatch, groups: GroupIds): string[] => [
  ...feedersOf(match),
  ...match.sides.flatMap((side) => groups.get(idText(side['group']) ?? '') ?? []),
];

/** The fault in the ids of a structure; null when there is none. */
const brokenIds = (matches: readonly GivenMatch[]): string | null => {
  if (matches.length === 0) return 'The structure has no match.';
  const ids = new Set<string>();
  for (const { id } of matches) {
    if (ids.has(id)) return `Two matches of the structure have the id ${id}.`;
    ids.add(id);
  }
  for (const match of matches) {
    const missing = feedersOf(match).find((id) => !ids.has(id));
    if (missing !== undefined) return `Match ${match.id} is fed by ${missing}, which is missing.`;
  }
  return null;
};

/** Stage by stage as far as the links allow, feeders always first; null if the links form a circle. */
const inOrder = (matches: readonly GivenMatch[], groups: GroupIds): GivenMatch[] | null => {
  const waiting = new Map(matches.map((match) => [match.id, match]));
  const ordered: GivenMatch[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((match) =>
      neededBy(match, groups).every((id) => !waiting.has(id)),
    );
    if (ready.length === 0) return null;
    for (const match of ready) {
      waiting.delete(match.id);
      ordered.push(match);
    }
  }
  return ordered;
};

const numberIn = (fields: Fields, name: string, otherwise: number): number => {
  const value = fields[name];
  return typeof value === 'number' ? value : otherwise;
};

const placesIn = (fields: Fields, name: string, otherwise: PlaceRange): PlaceRange => {
  const value = fields[name];
  if (typeof value === 'number') return [value, value];
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'
    ? [value[0], value[1]]
    : otherwise;
};

/**
 * Sides fed by `{ loser, firstLoser }`: a player who gets a bye in match `loser` and loses the next one, `firstLoser`, takes the place there. Returns
 * the complaint, null if all links fit.
 */
const sendFirstLosers = (
  ordered: readonly GivenMatch[],
  matches: readonly Mutable<DrawMatch>[],
  indexOf: ReadonlyMap<string, number>,
): string | null => {
  for (const [index, { id, sides }] of ordered.entries()) {
    for (const [side, source] of sides.entries()) {
      const later = indexOf.get(idText(source['firstLoser']) ?? '');
      if (later === undefined) continue;
      const before = matches[indexOf.get(idText(source['loser']) ?? '') ?? -1];
      const match = matches[later];
      if (match === undefined || before === undefined || before.winnerTo >> 1 !== later)
        return `Match ${id}: "firstLoser" is not the match to which the winner of "loser" goes.`;
      const slot = index * 2 + side;
      const [upper, lower] = match.firstLoserTo ?? [-1, -1];
      match.firstLoserTo = before.winnerTo % 2 === 0 ? [slot, lower] : [upper, slot];
    }
  }
  return null;
};

/** Reads the field `structure` of a line; `taken` are the occupied lines (from 1). If the answer is a text, it is the complaint. */
export const readGivenStructure = (value: unknown, taken: ReadonlySet<number>): GivenStructure | string => {
  if (!Array.isArray(value)) return 'The field "structure" is not a list of matches.';
  const given: GivenMatch[] = [];
  for (const [index, one] of value.entries()) {
    const match = readMatch(one, index);
    if (typeof match === 'string') return match;
    given.push(match);
  }
  const broken = brokenIds(given);
  if (broken !== null) return broken;
  const groups = matchesByGroup(given);
  const misfit = brokenGroups(given, groups);
  if (misfit !== null) return misfit;
  const ordered = inOrder(groupsFirst(given, groups), groups);
  if (ordered === null) return 'The links of the structure run in a circle.';
  const indexOf = new Map(ordered.map((match, index) => [match.id, index]));
  const names = [...new Set(ordered.map((match) => match.stage))];
  const all: PlaceRange = [1, ordered.length + 1];
  const matches = ordered.map((match, index): Mutable<DrawMatch> => {
    const places = placesIn(match.fields, 'places', all);
    return {
      stage: names.indexOf(match.stage),
      round: numberIn(match.fields, 'round', 1),
      position: numberIn(match.fields, 'position', index + 1),
      winnerTo: -1,
      loserTo: -1,
      firstLoserTo: null,
      decider: match.fields['decider'] === true,
      places,
      winnerPlaces: placesIn(match.fields, 'winnerPlaces', places),
      loserPlaces: placesIn(match.fields, 'loserPlaces', places),
    };
  });
  const lines: Slot[][] = [];
  for (const [index, match] of ordered.entries()) {
    for (const [side, source] of match.sides.entries()) {
      const slot = index * 2 + side;
      const line = numberIn(source, 'line', 0);
      if (line > LARGEST_BRACKET || !Number.isInteger(line)) return `There is no line ${line}.`;
      if (line > 0) (lines[line - 1] ??= []).push(slot);
      const winner = matches[indexOf.get(idText(source['winner']) ?? '') ?? -1];
      const loser = matches[indexOf.get(idText(source['loser']) ?? '') ?? -1];
      if (winner) winner.winnerTo = slot;
      if (loser) loser.loserTo = slot;
    }
  }
  const unsent = sendFirstLosers(ordered, matches, indexOf);
  if (unsent !== null) return unsent;
  const stages = names.map((name, stage): Mutable<Stage> => {
    const own = matches.filter((match) => match.stage === stage);
    return {
      kind: groups.has(name) ? 'group' : 'knockout',
      name: { code: 'given', name },
      firstMatch: matches.findIndex((match) => match.stage === stage),
      matchCount: own.length,
      rounds: Math.max(...own.map((match) => match.round)),
      firstLine: 0,
      lineCount: stage === 0 ? lines.length : 0,
      placeTo: [],
      placesOut: [],
    };
  });
  const filled = Array.from(lines, (slots) => slots ?? []);
  if (groups.size === 0) {
    const structure: Structure = { type: 'knockout', stages, matches, lines: filled };
    return { structure, indexOf, lineAt: [...filled.keys()] };
  }
  const numbered = groupLines(stages, filled);
  if (typeof numbered === 'string') return numbered;
  const { lines: regrouped, lineAt, inGroups } = numbered;
  const direct = [...taken].filter((line) => (lineAt[line - 1] ?? -1) >= inGroups).length;
  const unwired = wireGroups(stages, ordered, direct);
  if (unwired !== null) return unwired;
  const structure: Structure = { type: 'groups_knockout', stages, matches, lines: regrouped };
  return { structure, indexOf, lineAt };
};
