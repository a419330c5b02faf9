// Reads one line of a draws file: entrants on their lines, the draw they make, and its results. Fields: docs/replay.md.
import {
  breachesOf,
  BYE,
  drawKnockout,
  eliminationStructure,
  LADDERS,
  LARGEST_BRACKET,
  OUTCOMES,
  parseMatchFormat,
  parseScore,
  TBD,
} from '../../packages/domain/index.ts';
import type {
  ByePolicy,
  Draw,
  EliminationShape,
  EliminationType,
  Entry,
  KnockoutOptions,
  Outcome,
  Score,
  SeedingPolicy,
  Side,
  StageRules,
} from '../../packages/domain/index.ts';
import { readGivenStructure } from './given-structure.ts';
import { sayFormatProblem, sayScoreText } from '../../packages/words/say/score.ts';
import { sayDrawProblem, sayStage } from '../../packages/words/say/draws.ts';
import { english, listed } from './english.ts';
import { isFields, SILENCE, textsIn } from './json-lines.ts';
import type { Fields } from './json-lines.ts';
import { readLadder } from './ladder.ts';

/** A draw as the line describes it. */
export interface ReadDraw {
  readonly draw: Draw;
  /** Whether the engine drew the lines itself. */
  readonly drawn: boolean;
  /** Whether the line names the policy that its seeds and byes followed. */
  readonly judged: boolean;
  /** Match index by the id that a given structure uses. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** How the groups of a given structure are ranked; entrants by their index. */
  readonly rules: StageRules;
  /** The final orders of groups according to the source: stage index, and entry indexes, first place first. */
  readonly orders: readonly (readonly [stage: number, order: readonly number[]])[];
}

/** A result as the line tells it; players by name. */
export interface ReadResult {
  readonly fields: Fields;
  readonly winner: string | Side | null;
  readonly players: readonly string[];
  readonly outcome: Outcome;
  /** The winner first; null if none was recorded. A text is why it cannot be read. */
  readonly score: Score | string | null;
}

const TYPES: readonly EliminationType[] = [
  'knockout',
  'consolation',
  'feed_in_consolation',
  'compass',
  'double_elimination',
  'place_play_offs',
];

const textIn = (fields: Fields, name: string): string | undefined =>
  typeof fields[name] === 'string' && fields[name] !== '' ? fields[name] : undefined;

const wholeIn = (fields: Fields, name: string): number | undefined =>
  Number.isInteger(fields[name]) ? Number(fields[name]) : undefined;

/** Sources that write a bye as an entrant call it so. */
const isByeName = (name: unknown): boolean => typeof name === 'string' && /^bye$/i.test(name.trim());

/** An entrant and their line (from 1), 0 when the engine is to draw it. */
const readEntrant = (value: unknown, index: number): { entry: Entry; line: number } | null => {
  if (typeof value === 'string') return { entry: { id: index + 1, name: value }, line: 0 };
  if (!isFields(value)) return null;
  const name = textIn(value, 'name');
  if (name === undefined) return null;
  const seed = wholeIn(value, 'seed');
  const club = textIn(value, 'club');
  const family = textIn(value, 'family');
  const school = textIn(value, 'school');
  const entry = {
    id: index + 1,
    name,
    ...(seed === undefined ? {} : { seed }),
    ...(club === undefined ? {} : { club }),
    ...(family === undefined ? {} : { family }),
    ...(school === undefined ? {} : { school }),
  };
  return { entry, line: wholeIn(value, 'line') ?? 0 };
};

const NO_GROUPS: Pick<ReadDraw, 'rules' | 'orders'> = { rules: { ladder: LADDERS.atp }, orders: [] };

/** How the groups of a draw are ranked and, where the source says so, ended. */
const readGroupRules = (fields: Fields, { structure, entries }: Draw): typeof NO_GROUPS | string => {
  if (structure.type !== 'groups_knockout') return NO_GROUPS;
  const ladder = readLadder(fields['ladder']);
  if (ladder === null) return `There is no ladder ${JSON.stringify(fields['ladder'])}.`;
  const format = typeof fields['format'] === 'string' ? parseMatchFormat(fields['format']) : null;
  if (format?.ok === false) return sayFormatProblem(english.score, format.error);
  const indexOf = (name: string): number => entries.findIndex((entry) => entry.name === name);
  const lots = textsIn(fields['lots']).map(indexOf);
  if (lots.includes(-1)) return 'The field "lots" names somebody who is not in the draw.';
  const orders: (readonly [number, readonly number[]])[] = [];
  for (const [name, told] of Object.entries(isFields(fields['orders']) ? fields['orders'] : {})) {
    const stage = structure.stages.findIndex(
      (one) => one.kind === 'group' && sayStage(english.draws, one.name) === name,
    );
    if (stage < 0) return `The draw has no group ${name}.`;
    const order = textsIn(told).map(indexOf);
    if (order.includes(-1)) return `The order of ${name} names somebody who is not in the draw.`;
    orders.push([stage, order]);
  }
  return { rules: { ladder, lots, ...(format === null ? {} : { format: format.value }) }, orders };
};

const sizeFor = (line: number): number => 2 ** Math.max(1, Math.ceil(Math.log2(line)));

/** Reads the draw of a line; a text answer is the complaint. */
export const readDraw = (fields: Fields): ReadDraw | string => {
  const entrants = fields['entrants'];
  if (!Array.isArray(entrants)) return 'The field "entrants" is not a list.';
  const read = entrants
    .filter((entrant) => !isByeName(isFields(entrant) ? entrant['name'] : entrant))
    .map(readEntrant);
  const missing = read.findIndex((one) => one === null);
  if (missing >= 0) return `Entrant ${missing + 1} has no name.`;
  const unplaced = read.filter((one) => one !== null);
  // In somebody else's structure an entrant without a line stands where they are listed.
  const inOrder = fields['structure'] !== undefined && unplaced.every((one) => one.line === 0);
  const placed = inOrder ? unplaced.map((one, index) => ({ ...one, line: index + 1 })) : unplaced;
  const entries = placed.map((one) => one.entry);
  const named = textIn(fields, 'type') ?? 'knockout';
  const type = TYPES.find((known) => known === named);
  if (type === undefined) return `"${named}" is not a type of draw that can be replayed.`;
  const seeding: SeedingPolicy = fields['seeding'] === 'usta' ? 'usta' : 'itf';
  const byes: ByePolicy | undefined =
    fields['byes'] === 'usta' || fields['byes'] === 'even' ? fields['byes'] : undefined;
  const feedRounds = wholeIn(fields, 'feedRounds');
  const shape: EliminationShape = {
    type,
    thirdPlace: fields['thirdPlace'] === true,
    decidingFinal: fields['decidingFinal'] !== false,
    ...(feedRounds === undefined ? {} : { feedRounds }),
  };
  const options: KnockoutOptions = {
    ...shape,
    randomSeed: wholeIn(fields, 'randomSeed') ?? 1,
    seeding,
    ...(byes === undefined ? {} : { byes }),
  };
  if (placed.every((one) => one.line === 0)) {
    const drawn = drawKnockout(entries, options);
    if (!drawn.ok) return sayDrawProblem(english.draws, drawn.error, listed);
    return { draw: drawn.value, drawn: true, judged: true, indexOf: new Map(), ...NO_GROUPS };
  }
  const taken = new Set(placed.map((one) => one.line));
  const given = fields['structure'] === undefined ? null : readGivenStructure(fields['structure'], taken);
  if (typeof given === 'string') return given;
  const last = Math.max(wholeIn(fields, 'size') ?? 2, ...placed.map((one) => one.line));
  if (last > LARGEST_BRACKET) return `A draw has at most ${LARGEST_BRACKET} lines, not ${last}.`;
  const size = wholeIn(fields, 'size') ?? sizeFor(Math.max(...placed.map((one) => one.line)));
  const structure = given?.structure ?? eliminationStructure(sizeFor(size), shape);
  const lines: number[] = structure.lines.map(() => (fields['open'] === true ? TBD : BYE));
  for (const [index, { line, entry }] of placed.entries()) {
    const at = given === null ? line - 1 : (given.lineAt[line - 1] ?? -1);
    if (lines[at] === undefined) return `${entry.name} stands on line ${line}, which the draw does not have.`;
    if ((lines[at] ?? BYE) >= 0) return `Two entrants stand on line ${line}.`;
    lines[at] = index;
  }
  const draw: Draw = {
    structure,
    entries,
    lines,
    randomSeed: options.randomSeed,
    policy: { seeding, byes: byes ?? (seeding === 'usta' ? 'usta' : 'even'), separate: [] },
    breaches: [],
    alternates: [],
  };
  const groups = readGroupRules(fields, draw);
  if (typeof groups === 'string') return groups;
  const judged = given === null && fields['seeding'] !== undefined && fields['seeding'] !== null;
  return {
    draw: judged ? { ...draw, breaches: breachesOf(draw) } : draw,
    drawn: false,
    judged,
    indexOf: given?.indexOf ?? new Map(),
    ...groups,
  };
};

/** The score of a match, winner first; null if none was recorded, or a text that says why it cannot be read. */
const scoreOf = (fields: Fields): Score | string | null => {
  const text = textIn(fields, 'score');
  if (text === undefined) return null;
  const parsed = parseScore(text, { winnerFirst: true });
  if (parsed.ok) return parsed.value;
  return SILENCE.has(parsed.error.code) ? null : `"${text}": ${sayScoreText(english.score, parsed.error)}`;
};

/** How the match ended: as told, otherwise as its score tells, else completed. */
const outcomeOf = (fields: Fields, score: Score | string | null): Outcome => {
  const told = OUTCOMES.find((outcome) => outcome === fields['outcome']);
  if (told !== undefined) return told;
  const ending = typeof score === 'string' ? null : (score?.ending ?? null);
  if (ending?.by === 'both') return ending.kind === 'defaulted' ? 'double_default' : 'double_walkover';
  return OUTCOMES.find((outcome) => outcome === ending?.kind) ?? 'completed';
};

/** Reads the results of a line; a text answer is the complaint. */
export const readResults = (fields: Fields): ReadResult[] | string => {
  const list = fields['results'] ?? [];
  if (!Array.isArray(list)) return 'The field "results" is not a list.';
  const results: ReadResult[] = [];
  for (const [index, one] of list.entries()) {
    if (!isFields(one)) return `Result ${index + 1} is not an object.`;
    const side = one['winner'];
    const winner = side === 1 || side === 2 ? side : (textIn(one, 'winner') ?? null);
    const loser = textIn(one, 'loser');
    const told = Array.isArray(one['players']) ? one['players'].map(String) : [];
    const players = told.length > 0 ? told : [winner, loser].filter((name) => typeof name === 'string');
    if (players.some(isByeName)) continue;
    const score = scoreOf(one);
    results.push({ fields: one, winner, players, outcome: outcomeOf(one, score), score });
  }
  return results;
};
