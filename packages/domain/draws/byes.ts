// Chooses the lines that stay empty [BY1-BY3]. Byes are chosen before anybody is placed. Seeds entitled to one are then drawn onto the lines beside them. So
// seeds get byes in seed order, and halves, quarters and eighths differ by at most one.
import type { Random } from '../random.ts';
import { seedBlocks } from './seeding.ts';
import { BYE, TBD } from './structure.ts';
import type { Occupant } from './structure.ts';

/** `even`: spread as evenly as possible by lot [BY2]. `usta`: the fixed order of Friend at Court [BY3]. */
export type ByePolicy = 'even' | 'usta';

/** The bracket that `placeByes` works on; `lines` is changed in place. */
export interface ByeTask {
  /** Index is line - 1; TBD where a bye or a player may still go. */
  readonly lines: Occupant[];
  readonly blocks: readonly (readonly number[])[];
  /** Line (from 1) of every seed that already stands, by seed order; 0 for a seed still to be drawn. */
  readonly seedLines: readonly number[];
  /** How many byes the bracket needs in all, those already placed included. */
  readonly byes: number;
  readonly policy: ByePolicy;
}

/** Puts the missing byes on `task.lines`; never two into one match while another match can take it. */
export function placeByes(task: ByeTask, random: Random): void {
  const { lines, blocks, seedLines } = task;
  const half = lines.length / 2;
  const has = new Uint8Array(half);
  let missing = task.byes;
  for (let line = 0; line < lines.length; line++)
    if (lines[line] === BYE) {
      has[line >> 1] = 1;
      missing--;
    }

  function put(match: number, besideLine: number): void {
    const upper = match * 2;
    const usual = match < half / 2 ? upper + 1 : upper;
    let line = besideLine > 0 ? (besideLine - 1) ^ 1 : usual;
    if (lines[line] !== TBD) line ^= 1;
    lines[line] = BYE;
    has[match] = 1;
    missing--;
  }

  const isFree = (match: number): boolean =>
    has[match] === 0 && (lines[match * 2] === TBD || lines[match * 2 + 1] === TBD);

  let seed = 0;
  for (const block of blocks) {
    const here = seedLines.slice(seed, seed + block.length);
    let open = 0;
    for (const line of here) {
      if (line === 0) open++;
      else if (missing > 0 && isFree((line - 1) >> 1)) put((line - 1) >> 1, line);
    }
    const free = block.filter((line) => lines[line - 1] === TBD && isFree((line - 1) >> 1));
    const wanted = Math.min(open, missing, free.length);
    const besideOf = new Map(free.map((line) => [(line - 1) >> 1, line]));
    for (const match of spread(has, besideOf, wanted, random)) put(match, besideOf.get(match) ?? 0);
    seed += block.length;
    if (seed >= seedLines.length) break;
  }

  const groups =
    task.policy === 'usta' ? seedBlocks('usta', lines.length, half) : [lines.map((_, line) => line + 1)];
  for (const group of groups) {
    const free = new Map<number, number>();
    for (const line of group) if (isFree((line - 1) >> 1)) free.set((line - 1) >> 1, 0);
    for (const match of spread(has, free, Math.min(missing, free.size), random)) put(match, 0);
  }

  // Players placed by hand can leave too few matches for the byes; `breaches` then names the match with two of them.
  for (let line = lines.indexOf(TBD); missing > 0; line = lines.indexOf(TBD)) {
    lines[line] = BYE;
    missing--;
  }
}

/** How many a range of matches holds, from running sums. */
const within = (sums: Uint16Array, from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);

/**
 * Chooses `count` matches from the keys of `open`. Together with the existing byes (`has`), every half, quarter, eighth… of the draw then ends as
 * even as the open matches allow. If two choices are equal, the lot decides.
 */
function spread(has: Uint8Array, open: ReadonlyMap<number, number>, count: number, random: Random): number[] {
  const chosen: number[] = [];
  if (count === 0) return chosen;
  if (count === open.size) return [...open.keys()];
  const standing = new Uint16Array(has.length + 1);
  const possible = new Uint16Array(has.length + 1);
  for (let match = 0; match < has.length; match++) {
    standing[match + 1] = (standing[match] ?? 0) + (has[match] ?? 0);
    possible[match + 1] = (possible[match] ?? 0) + (open.has(match) ? 1 : 0);
  }

  function choose(from: number, to: number, wanted: number): void {
    if (wanted === 0) return;
    if (to - from === 1) {
      chosen.push(from);
      return;
    }
    const middle = (from + to) >> 1;
    const left = within(standing, from, middle);
    const total = left + within(standing, middle, to) + wanted;
    const ideal = (total >> 1) + (total % 2 === 1 ? random.int(2) : 0) - left;
    const least = Math.max(0, wanted - within(possible, middle, to));
    const most = Math.min(wanted, within(possible, from, middle));
    const above = Math.min(most, Math.max(least, ideal));
    choose(from, middle, above);
    choose(middle, to, wanted - above);
  }

  choose(0, has.length, count);
  return chosen;
}
