// The data stored with a draw besides its choices, so that everybody can draw it again whatever was corrected since [UN3].
import type { DrawOnWire } from '@tennis/contract';
import {
  clubNumbers,
  drawAgain,
  entriesDrawn,
  redrawRest,
  stayingLines,
  withClubs,
  type Draw,
  type DrawnAgain,
  type Entry,
  type GroupRules,
  type Redraw,
} from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict } from '../../ground/refusal.ts';
import { groupRulesOf } from '../draw-choices.ts';
import type { StoredDraw } from '../drawn.ts';
import { drawApart, type Relations } from './keep-apart.ts';

/** The facts about entries and tournament at the time when a draw was made. */
interface AsDrawn {
  /** Per entry a number that stands for its club: nobody is named by it. */
  readonly clubs: readonly (number | null)[];
  readonly rules: GroupRules;
}

/** The stored facts about how a draw was made; older draws have only their choices. */
export interface MadeFrom {
  readonly options: DrawOnWire['options'];
  readonly asDrawn: AsDrawn | undefined;
  readonly redraws: readonly Redraw[];
}

/** How many times the rest of a draw is redrawn: all of them are told with it. */
const MOST_REDRAWS = 50;

/** Reads how a draw was made. */
export function madeFrom({ options: stored }: Pick<StoredDraw, 'options'>): MadeFrom {
  const {
    asDrawn,
    redraws = [],
    ...options
  } = JSON.parse(stored) as DrawOnWire['options'] & {
    readonly asDrawn?: AsDrawn;
    readonly redraws?: readonly Redraw[];
  };
  return { options, asDrawn, redraws };
}

/** How a draw was made, as it is stored. */
export const keepMaking = ({ options, asDrawn, redraws }: MadeFrom): string =>
  JSON.stringify({
    ...options,
    ...(asDrawn !== undefined && { asDrawn }),
    ...(redraws.length > 0 && { redraws }),
  });

/** For each entry of a draw, the number of the club it was drawn with; for older draws, its club today. */
export const clubsOf = (draw: Draw, { asDrawn }: MadeFrom): (number | null)[] =>
  asDrawn === undefined
    ? clubNumbers(draw.entries)
    : draw.entries.map((_, index) => asDrawn.clubs[index] ?? null);

/** The draw that the stored numbers give; null if they give none, because older draws rest on data that may have changed. */
function byItsNumbers(
  row: StoredDraw,
  draw: Draw,
  made: MadeFrom,
  tournament: StoredTournament,
): DrawnAgain | null {
  const entries = draw.entries
    .slice(0, entriesDrawn({ ...draw.structure, lines: draw.lines, filledByes: draw.filledByes }))
    .map(({ seed, seededLater = false, ...entry }): Entry => {
      const isSeeded = seed !== undefined && !seededLater;
      return { ...entry, ...(isSeeded && { seed }) };
    });
  const again = drawAgain({
    kind: row.kind,
    choices: { ...made.options, randomSeed: made.options.randomSeed ?? draw.randomSeed },
    entries: withClubs(entries, clubsOf(draw, made)),
    rules: made.asDrawn?.rules ?? groupRulesOf(tournament),
    redraws: made.redraws,
  });
  return again.ok ? again.value : null;
}

/** The lines to redraw: all but these, by the given number if there is one. */
export type RestOfDraw = Pick<Redraw, 'keep'> & { readonly randomSeed?: number | undefined };

/** A draw with its rest redrawn, and how it was made. */
export interface Redrawn {
  readonly draw: Draw;
  readonly made: MadeFrom;
  /** Whether it keeps a line that a hand has moved. */
  readonly byHand: boolean;
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean => one.join() === other.join();

/** Draws the rest of a draw again, by the given number or a new one, keeping apart the same entries as before. */
export async function redrawnOf(
  row: StoredDraw,
  draw: Draw,
  { keep: kept, randomSeed: given }: RestOfDraw,
  tournament: StoredTournament,
  families: Relations['families'],
): Promise<Redrawn> {
  const made = madeFrom(row);
  if (made.redraws.length >= MOST_REDRAWS)
    refuseConflict(because('drawRedrawnOften', { most: MOST_REDRAWS }));
  const keep = [...new Set(kept)].filter((line) => draw.lines[line] !== undefined);
  const { separateFamilies } = made.options;
  const redrawn = await drawApart({ separateFamilies, families }, given, (randomSeed) =>
    redrawRest(draw, { randomSeed, keep }),
  );
  const before = byItsNumbers(row, draw, made, tournament);
  const stays = [...draw.lines.keys()].filter(stayingLines(draw.structure, keep));
  const isMoved = (line: number): boolean =>
    (draw.lines[line] ?? -1) >= 0 && before?.draw.lines[line] !== draw.lines[line];
  const moved = stays.filter(isMoved).map((line) => [line, draw.lines[line] ?? -1]);
  const clubs = clubNumbers(draw.entries);
  const known = made.redraws.findLast((one) => one.clubs !== undefined)?.clubs ?? made.asDrawn?.clubs ?? [];
  const step: Redraw = {
    from: row.number,
    randomSeed: redrawn.randomSeed,
    keep,
    moved,
    ...(!areSame(clubs, known) && { clubs }),
  };
  const byHand =
    moved.length > 0 ||
    stays.some((line) => before !== null && before.byNumber[line] !== before.draw.lines[line]);
  return { draw: redrawn, made: { ...made, redraws: [...made.redraws, step] }, byHand };
}
