// Makes a draw again from the records of its making [UN3]: first from its number, then once more for each redraw of the rest. The server and
// everybody who checks a draw use the same code.
import { ok } from '../result.ts';
import type { Result } from '../result.ts';
import { redrawRest, stayingLines } from './by-hand.ts';
import { drawAs } from './draw-as.ts';
import type { DrawChoices, GroupRules } from './draw-as.ts';
import type { Draw, DrawError, Entry } from './draw.ts';
import type { DrawKind } from './kinds.ts';
import type { Occupant } from './structure.ts';

/** A redraw of the rest of a draw, which made a new draw. */
export interface Redraw {
  /** Number of the draw that it was made from. */
  readonly from: number;
  readonly randomSeed: number;
  /** Lines (indexes) that stayed as they were. */
  readonly keep: readonly number[];
  /** Lines among them that had been changed by hand before: the line, and the entry (index) on it. */
  readonly moved: readonly (readonly number[])[];
  /** The facts that keep entries apart, if they have changed since: for each entry, a number for its club. */
  readonly clubs?: readonly (number | null)[] | undefined;
}

/** A draw as it was made. */
export interface Making {
  readonly kind: DrawKind;
  readonly choices: DrawChoices & { readonly randomSeed: number };
  readonly entries: readonly Entry[];
  readonly rules: GroupRules;
  readonly redraws: readonly Redraw[];
}

/** The result of drawing again. */
export interface DrawnAgain {
  /** The draw, with the lines that were moved by hand and then kept. */
  readonly draw: Draw;
  /** For each line, who the numbers alone put there. */
  readonly byNumber: readonly Occupant[];
}

/** The entries with these clubs instead of theirs. */
export const withClubs = (entries: readonly Entry[], clubs: readonly (number | null)[]): Entry[] =>
  entries.map(({ club: _club, ...entry }, index) => {
    const club = clubs[index] ?? null;
    return club === null ? entry : { ...entry, club: String(club) };
  });

/** For each entry a number for its club, from 1 in the order of the entries; null if it has none. */
export function clubNumbers(entries: readonly Entry[]): (number | null)[] {
  const clubs = [...new Set(entries.flatMap(({ club }) => (club === undefined ? [] : [club])))];
  return entries.map(({ club }) => (club === undefined ? null : clubs.indexOf(club) + 1));
}

/** Makes a draw again. */
export function drawAgain({ kind, choices, entries, rules, redraws }: Making): Result<DrawnAgain, DrawError> {
  const made = drawAs(kind, choices, entries, rules);
  if (!made.ok) return made;
  let draw = made.value;
  // Lines that were changed by hand, and who the number had put there.
  const before = new Map<number, Occupant>();
  for (const { keep, moved, clubs, randomSeed } of redraws) {
    const lines = [...draw.lines];
    for (const [line = -1, entry = -1] of moved) {
      const given = lines[line];
      if (given === undefined) continue;
      if (!before.has(line)) before.set(line, given);
      lines[line] = entry;
    }
    const stays = stayingLines(draw.structure, keep);
    for (const line of before.keys()) if (!stays(line)) before.delete(line);
    const drawn = clubs === undefined ? draw.entries : withClubs(draw.entries, clubs);
    const next = redrawRest({ ...draw, entries: drawn, lines }, { randomSeed, keep });
    if (!next.ok) return next;
    draw = next.value;
  }
  return ok({ draw, byNumber: draw.lines.map((occupant, line) => before.get(line) ?? occupant) });
}
