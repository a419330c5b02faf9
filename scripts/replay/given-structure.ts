// Reads a structure that somebody else made: matches by id, each side fed by a line or by a match's winner or loser, so that
// any program's draw can be played through this engine. Fields: docs/replay.md.
import type { DrawMatch, PlaceRange, Slot, Stage, Structure } from '../../packages/domain/index.ts';
import { isFields } from './json-lines.ts';
import type { Fields } from './json-lines.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A foreign structure, and which of its matches (by id) became which index. */
export interface GivenStructure {
  readonly structure: Structure;
  readonly indexOf: ReadonlyMap<string, number>;
}

interface GivenMatch {
  readonly id: string;
  readonly stage: string;
  readonly fields: Fields;
  readonly sides: readonly [Fields, Fields];
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

/** An id as a text; numbers and texts are ids, anything else is none. */
export const idText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** The ids of the matches that feed a match. */
const feedersOf = (match: GivenMatch): string[] =>
  match.sides.flatMap((side) => [idText(side['winner']), idText(side['loser'])].filter((id) => id !== null));

/** Stage by stage as far as the links allow, feeders always first; null when the links run in a circle. */
const inOrder = (matches: readonly GivenMatch[]): GivenMatch[] | null => {
  const waiting = new Map(matches.map((match) => [match.id, match]));
  const ordered: GivenMatch[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((match) => feedersOf(match).every((id) => !waiting.has(id)));
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

/** Reads the field `structure` of a line; a text answer is the complaint. */
export const readGivenStructure = (value: unknown): GivenStructure | string => {
  if (!Array.isArray(value)) return 'The field "structure" is not a list of matches.';
  const given: GivenMatch[] = [];
  for (const [index, one] of value.entries()) {
    const match = readMatch(one, index);
    if (typeof match === 'string') return match;
    given.push(match);
  }
  const ordered = inOrder(given);
  if (ordered === null)
    return 'The links of the structure run in a circle, or lead to a match that is missing.';
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
      if (line > 0) (lines[line - 1] ??= []).push(slot);
      const winner = matches[indexOf.get(idText(source['winner']) ?? '') ?? -1];
      const loser = matches[indexOf.get(idText(source['loser']) ?? '') ?? -1];
      if (winner) winner.winnerTo = slot;
      if (loser) loser.loserTo = slot;
    }
  }
  const stages = names.map((name, stage): Stage => {
    const own = matches.filter((match) => match.stage === stage);
    return {
      kind: 'knockout',
      name,
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
  return { structure: { type: 'knockout', stages, matches, lines: filled }, indexOf };
};
