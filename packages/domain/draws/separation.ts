// Keeps people of one club, family or school apart in their first match [UN2]. A first match is one where neither has played yet: a first-round
// match, or a second-round match of two entries that both had a bye.
import type { Random } from '../random.ts';
import type { Affiliation, Entry, SeparationKey } from './draw.ts';
import { BYE } from './structure.ts';
import type { Occupant } from './structure.ts';

/** What keeps an entry apart: "club:…", "family:…", "school:…". */
export type SharedKey = `${SeparationKey}:${string}`;

/** The value that people share if it keeps them apart. */
export function partsOfKey(shared: SharedKey): { readonly key: SeparationKey; readonly value: string } {
  const at = shared.indexOf(':');
  return { key: shared.slice(0, at) as SeparationKey, value: shared.slice(at + 1) };
}

/** The values an entry is kept apart by, a pair's members included. */
export function keysOf(entry: Entry, separate: readonly SeparationKey[]): SharedKey[] {
  const keys: SharedKey[] = [];
  const people: readonly Affiliation[] = entry.members === undefined ? [entry] : [entry, ...entry.members];
  for (const person of people)
    for (const key of separate) {
      const value = person[key];
      if (value !== undefined && value !== '') keys.push(`${key}:${value}`);
    }
  return keys;
}

/** The first key that both entries have, such as "club:…", for which a draw keeps them apart; undefined if they share none. */
export function sharedKey(
  a: readonly SharedKey[] | undefined,
  b: readonly SharedKey[] | undefined,
): SharedKey | undefined {
  return b && a?.find((key) => b.includes(key));
}

/**
 * The line (index) of the first opponent of the player on `line`, or -1 if that opponent has to win a match first. `section` is how many lines play
 * for one winner; a section of two has no second round.
 */
export function firstOpponent(lines: readonly Occupant[], line: number, section = lines.length): number {
  const beside = line ^ 1;
  if (lines[beside] !== BYE) return beside;
  if (section === 2) return -1;
  const upper = (line ^ 2) & ~1;
  if (lines[upper] === BYE) return upper + 1;
  return lines[upper + 1] === BYE ? upper : -1;
}

/** What `separate` works on. */
export interface SeparationTask {
  /** Index is line - 1; changed in place. */
  readonly lines: Occupant[];
  /** Per entry what keeps it apart. */
  readonly keys: readonly (readonly SharedKey[])[];
  /** Per line whether its player may be swapped: no seed, no bye, not placed by hand. */
  readonly movable: readonly boolean[];
  /** How many lines play for one winner, when that is not all of them. */
  readonly section?: number;
}

/**
 * Swaps players until no first match joins two of one club, family or school [UN2], and stops when no swap helps; `breachesOf` lists the remaining
 * clashes. Only movable lines change, so seeds and byes stay. The player of a clash who was drawn second moves first. Ends after at most one try for
 * each line.
 */
export function separateLines(task: SeparationTask, random: Random): void {
  const { lines, keys, movable } = task;
  const opponent = lines.map((_, line) => firstOpponent(lines, line, task.section));
  const open: number[] = [];
  for (let line = lines.length - 1; line >= 0; line--) if (movable[line] === true) open.push(line);

  function clashes(line: number): boolean {
    const here = lines[line] ?? BYE;
    const there = lines[opponent[line] ?? -1] ?? BYE;
    return sharedKey(keys[here], keys[there]) !== undefined;
  }

  function swap(a: number, b: number): void {
    const kept = lines[a] ?? BYE;
    lines[a] = lines[b] ?? BYE;
    lines[b] = kept;
  }

  /** Swaps the player on `line` with a random line where neither clashes afterwards. */
  function settle(line: number): boolean {
    if (movable[line] !== true) return false;
    for (const other of random.shuffle(open.slice())) {
      swap(line, other);
      if (!clashes(line) && !clashes(other)) return true;
      swap(line, other);
    }
    return false;
  }

  for (let tries = lines.length; tries > 0; tries--) {
    const clashing = open.filter(clashes);
    if (clashing.length === 0) return;
    const picked = clashing[random.int(clashing.length)] ?? 0;
    const paired = opponent[picked] ?? picked;
    const second = Math.max(picked, paired);
    if (settle(second) || settle(Math.min(picked, paired))) continue;
    const other = open[random.int(open.length)] ?? picked;
    const before = Number(clashes(picked)) + Number(clashes(other));
    swap(picked, other);
    if (Number(clashes(picked)) + Number(clashes(other)) > before) swap(picked, other);
  }
}
