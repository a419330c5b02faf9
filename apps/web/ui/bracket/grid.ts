// Where everything in a bracket lies, in pixels at 100 %: cells at half height between their feeders, elbows from the middle of a
// cell to the row that it feeds.
import type { BracketFacts, BracketMatch } from '../../lib/bracket-facts.ts';
import { CELL } from '../match-cell.tsx';

export const COLUMN = 276;
export const GAP = 42;
export const HEADER = 46;
/** Between cells of the first column. */
const SPACE = 16;
/** Room that the champion's plinth and its distance to the final take. */
const PLINTH = 136;
const THIRD = { label: 72, cell: 96 };
/** Letters that fit a line of a row beside three sets. */
const LINE = 20;
const LINE_HEIGHT = 15;

export interface BracketGrid {
  width: number;
  height: number;
  cellHeight: number;
  rowHeight: number;
  /** Top of a cell by column and slot. */
  top: (column: number, slot: number) => number;
  left: (column: number) => number;
  plinthBottom: number;
  third: { label: number; cell: number } | null;
  /** SVG path data, one per link between two cells. */
  elbows: readonly string[];
}

const lettersOf = (match: BracketMatch): number =>
  Math.max(
    ...match.sides.map(
      ({ name, seed, origin }) =>
        name.length + (seed === undefined ? 0 : 4) + (origin === undefined ? 0 : origin.length),
    ),
  );

/** High enough for the longest name: names wrap, they are never cut, and all cells stay alike. */
function rowHeightOf({ rounds, thirdPlace }: BracketFacts): number {
  const all = [...rounds.flatMap((round) => round.slots), ...(thirdPlace === undefined ? [] : [thirdPlace])];
  const longest = Math.max(0, ...all.map(lettersOf));
  const lines = Math.ceil(longest / LINE);
  return Math.max(CELL.row, lines * LINE_HEIGHT + 2);
}

function elbow(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (x1 + x2) / 2;
  const radius = Math.min(7, Math.abs(y2 - y1) / 2);
  const turn = y2 > y1 ? radius : -radius;
  return (
    `M${x1} ${y1}H${middle - radius}Q${middle} ${y1} ${middle} ${y1 + turn}` +
    `V${y2 - turn}Q${middle} ${y2} ${middle + radius} ${y2}H${x2}`
  );
}

/** Computes the layout of a bracket. */
export function bracketGrid(facts: BracketFacts): BracketGrid {
  const { rounds, thirdPlace } = facts;
  const rowHeight = rowHeightOf(facts);
  const cellHeight = CELL.caption + 2 * rowHeight + 1;
  const pitch = cellHeight + SPACE;
  const last = rounds.length - 1;
  const slots = rounds[0]?.slots.length ?? 1;
  const middle = (column: number, slot: number) => (2 ** column * (slot + 0.5) - 0.5) * pitch;
  const shift = Math.max(0, PLINTH - middle(last, 0));
  const top = (column: number, slot: number) => middle(column, slot) + shift;
  const left = (column: number) => column * (COLUMN + GAP);
  const finalTop = top(last, 0);
  const finalBottom = finalTop + cellHeight;
  const third =
    thirdPlace === undefined ? null : { label: finalBottom + THIRD.label, cell: finalBottom + THIRD.cell };

  const elbows: string[] = [];
  const join = CELL.caption + rowHeight;
  for (const [column, round] of rounds.slice(0, -1).entries()) {
    for (const slot of round.slots.keys()) {
      const target =
        top(column + 1, Math.floor(slot / 2)) + CELL.caption + rowHeight * (slot % 2 === 0 ? 0.5 : 1.5);
      elbows.push(elbow(left(column) + COLUMN, top(column, slot) + join, left(column + 1), target));
    }
  }
  return {
    width: left(last) + COLUMN,
    height: Math.max(slots * pitch - SPACE + shift, third === null ? 0 : third.cell + cellHeight),
    cellHeight,
    rowHeight,
    top,
    left,
    plinthBottom: finalTop - 28,
    third,
    elbows,
  };
}
