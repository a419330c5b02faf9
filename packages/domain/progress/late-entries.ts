// Late entries: once a draw is out, somebody who is not in it can take the place of a bye [BY1-BY3, UN1]. All other byes and all players stay where they
// are, so it is refused where the player who had the bye has begun, and where a match that was played would change.
import { breachesOf } from '../draws/breaches.ts';
import { seedIn, type Breach, type Draw, type SeparationKey } from '../draws/draw.ts';
import { seedBlocks } from '../draws/seeding.ts';
import { BYE, stageOfLine } from '../draws/structure.ts';
import { randomFrom } from '../random.ts';
import { answer } from './change.ts';
import type { Change, ChangeOptions, Progress } from './progress.ts';
import { draftOf, occupy } from './settle.ts';
import { firstBegun, slotsOf, standingFor } from './withdrawals.ts';

/** A bye that a late entry can take. */
export interface OpenBye {
  /** Index of the line. */
  readonly line: number;
  /** Index of the entry that had the bye, and plays the late entry now. */
  readonly opponent: number;
  readonly change: Change;
  /** What the draw does not keep any more with it. */
  readonly breaches: readonly Breach[];
}

/** The lines of byes whose player has neither begun nor left, from top to bottom; none in groups, whose lines are no lots. */
export function byesLeft(progress: Progress, started: readonly number[] = []): number[] {
  const { draw, withdrawn } = progress;
  if (draw.policy === undefined) return [];
  return draw.lines.flatMap((occupant, line) => {
    const beside = occupant === BYE ? besideOf(draw, line) : -1;
    const opponent = draw.lines[beside] ?? -1;
    if (opponent < 0 || withdrawn.includes(opponent)) return [];
    return firstBegun(progress, opponent, beside, started) >= 0 ? [] : [line];
  });
}

/** What counts when byes are looked for: the matches under way, and what is kept apart if that differs from the draw's policy. */
interface ByeOptions extends Pick<ChangeOptions, 'started'> {
  readonly separate?: readonly SeparationKey[];
}

/** The byes that somebody of `draw.alternates` (by index) can take, from top to bottom. */
export function openByes(
  progress: Progress,
  alternate: number,
  { started = [], separate }: ByeOptions = {},
): OpenBye[] {
  const { draw } = progress;
  if (draw.alternates[alternate] === undefined) return [];
  const known = new Set(breachesOf(draw, separate).map(keyOf));
  return byesLeft(progress, started).flatMap((line) => {
    const change = withLateEntry(progress, line, alternate, started);
    if (change === null) return [];
    const breaches = breachesOf(change.progress.draw, separate).filter((breach) => !known.has(keyOf(breach)));
    return [{ line, opponent: draw.lines[besideOf(draw, line)] ?? -1, change, breaches }];
  });
}

/**
 * The block in which policy `usta` gives a bye, of those that no seed is due: the last one given goes first [BY3]. 0 where byes are spread evenly instead.
 * `at` is counted from the first line of a bracket of this size.
 */
const blockOf = ({ policy }: Draw, size: number, at: number): number =>
  policy?.byes === 'usta'
    ? seedBlocks('usta', size, size / 2).findIndex((block) => block.some((one) => (one - 1) >> 1 === at >> 1))
    : 0;

/**
 * How a bye stands in line to be taken; what is smaller goes first, item by item. Qualifying comes before the main draw. An unseeded player loses a bye
 * before a seed does, and the last seed before the first. Then comes the section in which most byes are left, the policy's own order [BY3], and the half,
 * the quarter and so on in which most byes are left [BY2].
 */
function turnOf(draw: Draw, { line, opponent }: OpenBye): readonly number[] {
  const { structure, lines, entries } = draw;
  const at = structure.stages.findIndex((one) => one === stageOfLine(structure, line));
  const { firstLine = 0, lineCount = 0, rounds = 0 } = structure.stages[at] ?? {};
  const entry = entries[opponent];
  const seed = entry === undefined ? null : seedIn(entry, at);
  const section = 2 ** rounds;
  const left = (width: number): number => {
    const from = firstLine + Math.floor((line - firstLine) / width) * width;
    return lines.slice(from, from + width).filter((one) => one === BYE).length;
  };
  const parts: number[] = [];
  for (let width = section / 2; width > 2; width /= 2) parts.push(-left(width));
  const inSection = section === lineCount ? 0 : -left(section);
  const block = blockOf(draw, section, (line - firstLine) % section);
  return [at, seed === null ? 0 : 1, -(seed ?? 0), inSection, -block, ...parts];
}

const compareTurns = (one: readonly number[], other: readonly number[]): number => {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * The bye that a late entry takes if nobody says another one: one with which the draw keeps its rules, so that a seed loses a bye last [BY2]. Between
 * equal ones the draw's own number decides, each time in the same way [UN1, UN3].
 */
export function byeByLot(draw: Draw, byes: readonly OpenBye[]): OpenBye | null {
  const fewest = Math.min(...byes.map(({ breaches }) => breaches.length));
  const turns = byes
    .filter(({ breaches }) => breaches.length === fewest)
    .map((bye) => ({ bye, turn: turnOf(draw, bye) }));
  const [first] = turns.toSorted((one, other) => compareTurns(one.turn, other.turn));
  if (first === undefined) return null;
  const best = turns.flatMap(({ bye, turn }) => (compareTurns(turn, first.turn) === 0 ? [bye] : []));
  const seed = draw.randomSeed + 1 + (draw.filledByes?.length ?? 0);
  return best[randomFrom(seed).int(best.length)] ?? null;
}

const keyOf = ({ rule, problem }: Breach): string => JSON.stringify([rule, problem]);

/** The line that plays this one in the first round, or -1. */
function besideOf({ structure }: Draw, line: number): number {
  const stage = stageOfLine(structure, line);
  return stage === undefined || stage.kind === 'group'
    ? -1
    : stage.firstLine + ((line - stage.firstLine) ^ 1);
}

function withLateEntry(
  progress: Progress,
  line: number,
  alternate: number,
  started: readonly number[],
): Change | null {
  const { draw } = progress;
  const who = draw.alternates[alternate];
  if (who === undefined) return null;
  const stage = draw.structure.stages.findIndex((one) => one === stageOfLine(draw.structure, line));
  const entries = draw.entries.slice();
  // Anybody who was replaced before and waits again is the same entry, and not a second one.
  let entry = entries.findIndex(({ id }) => id === who.id);
  if (entry < 0) entry = entries.push(who) - 1;
  // Nobody is drawn as a seed any more.
  entries[entry] = standingFor(entries[entry] ?? who, stage, null);
  const draft = draftOf(progress);
  draft.draw = {
    ...draw,
    entries,
    lines: draw.lines.with(line, entry),
    alternates: draw.alternates.filter((other) => other !== who),
    filledByes: [...(draw.filledByes ?? []), line],
  };
  draft.withdrawn = progress.withdrawn.filter((other) => other !== entry);
  for (const slot of slotsOf(draw, line)) occupy(draft, slot, entry);
  const changed = answer(progress, draft, { started });
  return changed.ok ? changed.value : null;
}
