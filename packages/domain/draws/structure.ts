// The one shape of every draw: stages, matches and links as data. It knows no entries: `Draw` (draw.ts) says who sits where, and `Progress`
// (../progress) what has happened. Matches are numbered by their index, and a match always comes after every match that feeds it, so one pass in
// order settles the whole structure.
import type { Side } from '../score/side.ts';
import type { StageName } from './stage-name.ts';

/** Nobody known yet: the slot waits for a match, a group place or the organiser. */
export const TBD = -1;
/** The slot stays empty by the draw: its opponent advances [BY1]. */
export const BYE = -2;
/** The slot was emptied by a withdrawal or a double walkover: its opponent advances by walkover [OU1]. */
export const NOBODY = -3;

/** The content of a slot or a line: the index of an entry (0 and up), or TBD, BYE, NOBODY. */
export type Occupant = number;
/** One side of one match as a number: twice the match's index, plus 0 for side 1 and 1 for side 2; -1 is no slot. */
export type Slot = number;
/** Best and worst of a range of final places, both counted from 1. */
export type PlaceRange = readonly [best: number, worst: number];

/** The kinds of draw. */
export type DrawType =
  | 'knockout'
  | 'round_robin'
  | 'groups_knockout'
  | 'consolation'
  | 'feed_in_consolation'
  | 'compass'
  | 'double_elimination'
  | 'place_play_offs'
  | 'qualifying';

/** The kind of a stage: `knockout` stages send on winners and losers, `group` stages send on places of a table. */
export interface Stage {
  readonly kind: 'knockout' | 'group';
  readonly name: StageName;
  /** Index of the stage's first match, and how many follow on. */
  readonly firstMatch: number;
  readonly matchCount: number;
  readonly rounds: number;
  /** Index of the stage's first line in `Structure.lines`, and how many; a stage that only losers feed has none. */
  readonly firstLine: number;
  readonly lineCount: number;
  /** Group stages: the slot where place i + 1 goes, -1 if that player leaves. Otherwise empty. */
  readonly placeTo: readonly Slot[];
  /** Group stages: final places of a player who leaves on place i + 1. Otherwise empty. */
  readonly placesOut: readonly PlaceRange[];
}

/** One match of the structure; its index in `Structure.matches` is its number minus one. */
export interface DrawMatch {
  readonly stage: number;
  /** Counted from 1 inside its stage. */
  readonly round: number;
  /** Counted from 1 inside its round, top to bottom. */
  readonly position: number;
  /** Where the winner goes; -1 when they leave the draw. */
  readonly winnerTo: Slot;
  /** Where the loser goes; -1 when they leave the draw. */
  readonly loserTo: Slot;
  /** For each side (1 first): where losers go if they came here through a bye, so that this was their first match; null without such a rule. */
  readonly firstLoserTo: readonly [Slot, Slot] | null;
  /** True for the second final of a double elimination: played only if the lower side won the first. */
  readonly decider: boolean;
  /** The final places that this match decides: the best that its winner can still reach, and the worst to which its loser can still fall. */
  readonly places: PlaceRange;
  /** Final places open to the winner, shared by all who leave here. */
  readonly winnerPlaces: PlaceRange;
  /** Final places open to the loser, shared by all who leave here. */
  readonly loserPlaces: PlaceRange;
}

/** Stages, matches, links and lines of one draw. Plain data: it survives JSON unchanged. */
export interface Structure {
  readonly type: DrawType;
  readonly stages: readonly Stage[];
  readonly matches: readonly DrawMatch[];
  /** For each line where an entry can be placed, the slots it fills: one in a knockout, one per match in a group. */
  readonly lines: readonly (readonly Slot[])[];
}

/** The match of a slot. */
export const matchOf = (slot: Slot): number => slot >> 1;
/** The side of a slot: 1 is the upper, 2 the lower player of a match. */
export const sideOf = (slot: Slot): Side => (slot & 1 ? 2 : 1);
/** The slot of a match's side. */
export const slotOf = (match: number, side: Side): Slot => match * 2 + side - 1;

/** A match of the structure by its index; an index without a match is a bug of the caller and throws. */
export function matchAt(structure: Structure, index: number): DrawMatch {
  const match = structure.matches[index];
  if (match === undefined) throw new RangeError(`There is no match ${index}.`);
  return match;
}

/** The stage of a match by its index, with the same demand. */
export const stageAt = (structure: Structure, match: number): Stage =>
  structure.stages[matchAt(structure, match).stage] as Stage;

/** The stage to which a line (by index) belongs; undefined for a line that is not there. */
export const stageOfLine = (structure: Structure, line: number): Stage | undefined =>
  structure.stages.find((stage) => line >= stage.firstLine && line < stage.firstLine + stage.lineCount);

/** The part of a structure that says which lines a match or a group feeds. A published draw has it too. */
export interface Leads {
  readonly stages: readonly Pick<Stage, 'kind' | 'firstMatch' | 'firstLine' | 'lineCount' | 'placeTo'>[];
  readonly matches: readonly Pick<DrawMatch, 'winnerTo' | 'loserTo'>[];
}

/** The parts of a structure that say where the places of a group lead. */
interface PlacesLead {
  readonly stages: readonly Pick<Stage, 'kind' | 'placeTo'>[];
  readonly matches: readonly Pick<DrawMatch, 'stage'>[];
}

/** How many places of a group (by its stage) lead to the first knockout; those after them are out, or play a consolation. */
export function goingOnFrom({ stages, matches }: PlacesLead, group: number): number {
  const knockout = stages.findIndex(({ kind }) => kind === 'knockout');
  return (stages[group]?.placeTo ?? []).filter(
    (slot) => slot >= 0 && matches[matchOf(slot)]?.stage === knockout,
  ).length;
}

/** Whether the best next across groups go on as well [RR2]: lines of the knockout after the groups wait for them. */
export const takesBestNext = ({
  structure: { stages },
  lines,
}: {
  readonly structure: { readonly stages: readonly Pick<Stage, 'kind' | 'firstLine' | 'lineCount'>[] };
  readonly lines: readonly Occupant[];
}): boolean =>
  isAfterGroups(stages) &&
  stages.some(
    ({ kind, firstLine, lineCount }) =>
      kind === 'knockout' && lines.slice(firstLine, firstLine + lineCount).includes(TBD),
  );

/** Whether the brackets of a draw come after groups. */
const isAfterGroups = (stages: readonly Pick<Stage, 'kind'>[]): boolean =>
  stages.some(({ kind }) => kind === 'group');

/**
 * The lines that a match or a group fills: nobody is drawn to them. Lines of a knockout stage fill its first slots in their order, except after groups,
 * where every line waits for the groups or is a bye.
 */
export function fedLines({ stages, matches }: Leads): ReadonlySet<number> {
  const fed = new Set([
    ...matches.flatMap(({ winnerTo, loserTo }) => [winnerTo, loserTo]),
    ...stages.flatMap(({ placeTo }) => placeTo),
  ]);
  return new Set(
    stages.flatMap(({ kind, firstLine, lineCount, firstMatch }) =>
      Array.from({ length: kind === 'knockout' ? lineCount : 0 }, (_, line) => line)
        .filter((line) => isAfterGroups(stages) || fed.has(slotOf(firstMatch, 1) + line))
        .map((line) => firstLine + line),
    ),
  );
}

/** Where the player of a slot comes from. `first-loser` is the loser of `match`, or after a bye there, the loser of its winner's next match. */
export type Source =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'winner' | 'loser' | 'first-loser'; readonly match: number }
  | { readonly kind: 'place'; readonly stage: number; readonly place: number };

/** For every slot, where its player comes from (line index, match index, or stage index with a place counted from 1). O(slots). */
export function sourcesOf(structure: Structure): readonly Source[] {
  const sources: Source[] = [];
  for (let line = 0; line < structure.lines.length; line++)
    for (const slot of structure.lines[line] ?? []) sources[slot] = { kind: 'line', line };
  for (let stage = 0; stage < structure.stages.length; stage++)
    structure.stages[stage]?.placeTo.forEach((slot, index) => {
      if (slot >= 0) sources[slot] = { kind: 'place', stage, place: index + 1 };
    });
  structure.matches.forEach((played, match) => {
    if (played.winnerTo >= 0) sources[played.winnerTo] = { kind: 'winner', match };
    if (played.loserTo < 0) return;
    const next = structure.matches[matchOf(played.winnerTo)];
    const shared = next?.firstLoserTo?.includes(played.loserTo) === true;
    sources[played.loserTo] = { kind: shared ? 'first-loser' : 'loser', match };
  });
  return sources;
}
