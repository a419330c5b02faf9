// Puts entries on the lines of a bracket: byes first, then seeds by lot inside their blocks [SD1], then everybody else by lot from top to bottom [UN1],
// then separation [UN2]. Filled lines stay as they are, so a redraw works the same way.
import type { Random } from '../random.ts';
import { placeByes } from './byes.ts';
import type { DrawPolicy, Entry } from './draw.ts';
import { seedBlocks } from './seeding.ts';
import { keysOf, separateLines } from './separation.ts';
import { BYE, TBD } from './structure.ts';
import type { Occupant } from './structure.ts';

/** One bracket to fill. Entries are named by their index in `entries`. */
export interface BracketTask {
  readonly entries: readonly Entry[];
  /** Index is line - 1. Every line that is not TBD stays (NOBODY for somebody not known yet). Its length is the bracket's size. */
  readonly lines: readonly Occupant[];
  /** Every seed of this bracket, best first, those already on a line included. */
  readonly seeds: readonly number[];
  /** Unseeded entries still to be placed, in a fixed order that does not depend on how they were entered. */
  readonly unseeded: readonly number[];
  /** How many open lines wait for a qualifier. */
  readonly qualifiers: number;
  readonly policy: DrawPolicy;
}

/** Fills every line; those for qualifiers stay TBD. All chance comes from `random`. */
export function fillLines(task: BracketTask, random: Random): Occupant[] {
  const { entries, seeds, unseeded, policy } = task;
  const lines = task.lines.slice();
  const movable = lines.map((occupant) => occupant === TBD);
  const blocks = seedBlocks(policy.seeding, lines.length);
  const seedLines = seeds.map((seed) => lines.indexOf(seed) + 1);
  const players =
    lines.filter((occupant) => occupant !== TBD && occupant !== BYE).length +
    unseeded.length +
    task.qualifiers;
  const byes = lines.length - players - seedLines.filter((line) => line === 0).length;
  placeByes({ lines, blocks, seedLines, byes, policy: policy.byes }, random);

  let next = 0;
  const displaced: number[] = [];
  for (const block of blocks) {
    const waiting: number[] = [];
    for (let place = 0; place < block.length; place++, next++)
      if (seedLines[next] === 0) waiting.push(seeds[next] ?? 0);
    const open = random.shuffle(block.filter((line) => lines[line - 1] === TBD));
    const rested = open.filter((line) => lines[(line - 1) ^ 1] === BYE);
    const others = open.filter((line) => !rested.includes(line));
    for (const seed of waiting) {
      const line = rested.pop() ?? others.pop();
      if (line === undefined) displaced.push(seed);
      else lines[line - 1] = seed;
    }
  }

  const lot: Occupant[] = [...unseeded, ...displaced];
  for (let qualifier = 0; qualifier < task.qualifiers; qualifier++) lot.push(TBD);
  random.shuffle(lot);
  let drawn = 0;
  for (let line = 0; line < lines.length; line++) {
    if (lines[line] === TBD) lines[line] = lot[drawn++] ?? TBD;
    const occupant = lines[line] ?? BYE;
    if (occupant === BYE || entries[occupant]?.seed !== undefined) movable[line] = false;
  }
  separateLines({ lines, movable, keys: entries.map((entry) => keysOf(entry, policy.separate)) }, random);
  return lines;
}
