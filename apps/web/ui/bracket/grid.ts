// The positions of everything in a bracket, in pixels at 100 %: cells at half height between their feeders, elbows from the middle of a cell to the
// row that it feeds. Columns and slots are counted in the whole draw, even if only a part of it is drawn.
import type { BracketFacts, BracketMatch } from '../../lib/bracket-facts.ts';
import { columnIn, slotsOf, type BracketWindow } from '../../lib/bracket-window.ts';

/** Pixels of a bracket cell: its caption with the upper border, and one row. */
export const CELL = { caption: 23, row: 32 } as const;
export const COLUMN = 276;
/** Sixteen players, four columns, fill 1232 px; a little less if a scroll bar takes some of it. */
const GAP = { most: (1232 - 4 * COLUMN) / 3, least: 30 } as const;
export const HEADER = 46;
/** Between cells of the first column. */
const SPACE = 16;
/** Room that the champion's plinth and its distance to the final take. */
const PLINTH = { room: 136, gap: 28 };
const THIRD = { label: 72, cell: 96 };
/** Letters that fit a line of a row beside three sets. */
const LINE = 20;
const LINE_HEIGHT = 15;

export interface BracketGrid {
  width: number;
  height: number;
  cellHeight: number;
  rowHeight: number;
  /** From the top of a cell to its first row. */
  caption: number;
  gap: number;
  /** Top of a cell by column and slot of the draw. */
  top: (column: number, slot: number) => number;
  left: (column: number) => number;
  /** SVG path data from a cell to the row that it feeds; empty if the next column is not drawn. */
  elbow: (column: number, slot: number) => string;
  /** Lower edge of the champion's plinth; null without the final. */
  plinthBottom: number | null;
  third: { label: number; cell: number } | null;
}

const lettersOf = (match: BracketMatch): number =>
  Math.max(
    ...match.sides.map(
      ({ name, seed, origin }) =>
        name.length + (seed === undefined ? 0 : 4) + (origin === undefined ? 0 : origin.length),
    ),
  );

/** High enough for the longest name: names wrap and are never cut, and all cells have the same height. */
function rowHeightOf(matches: readonly BracketMatch[]): number {
  const longest = Math.max(0, ...matches.map(lettersOf));
  const lines = Math.ceil(longest / LINE);
  return Math.max(CELL.row, lines * LINE_HEIGHT + (lines > 2 ? 8 : 2));
}

/** Between columns: as wide as it should be, narrower where that spares scrolling. */
function gapFor(columns: number, room: number | undefined): number {
  if (room === undefined || columns < 2) return GAP.most;
  const fitting = (room - columns * COLUMN) / (columns - 1);
  return fitting < GAP.least ? GAP.most : Math.min(GAP.most, fitting);
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (x1 + x2) / 2;
  const radius = Math.min(7, Math.abs(y2 - y1) / 2);
  const turn = y2 > y1 ? radius : -radius;
  return (
    `M${x1} ${y1}H${middle - radius}Q${middle} ${y1} ${middle} ${y1 + turn}` +
    `V${y2 - turn}Q${middle} ${y2} ${middle + radius} ${y2}H${x2}`
  );
}

/** The inputs of a layout besides the matches: the available width without scrolling, and whether captions are left out. */
export interface GridOptions {
  room?: number | undefined;
  withoutCaptions?: boolean;
}

/** Computes the layout of a part of a bracket. */
export function bracketGrid(
  facts: BracketFacts,
  window: BracketWindow,
  { room, withoutCaptions = false }: GridOptions = {},
): BracketGrid {
  const { rounds, thirdPlace } = facts;
  const { quarter, first, last } = window;
  const hasFinal = last === rounds.length - 1;
  const shown = rounds.slice(first, last + 1).flatMap((_, index) => columnIn(facts, quarter, first + index));
  const rowHeight = rowHeightOf(thirdPlace === undefined || !hasFinal ? shown : [...shown, thirdPlace]);
  // A cell without a caption keeps its upper border.
  const caption = withoutCaptions ? 1 : CELL.caption;
  const cellHeight = caption + 2 * rowHeight + 1;
  const pitch = cellHeight + SPACE;
  const gap = gapFor(last - first + 1, room);
  const slotsAt = (column: number) => rounds[column]?.slots.length ?? 1;
  const own = (column: number, slot: number) => slot - slotsOf(quarter, slotsAt(column)).from;
  const middle = (column: number, slot: number) =>
    (2 ** (column - first) * (own(column, slot) + 0.5) - 0.5) * pitch;
  const shift = hasFinal ? Math.max(0, PLINTH.room - middle(last, 0)) : 0;
  const top = (column: number, slot: number) => middle(column, slot) + shift;
  const left = (column: number) => (column - first) * (COLUMN + gap);
  const finalTop = hasFinal ? top(last, 0) : 0;
  const finalBottom = finalTop + cellHeight;
  const third =
    thirdPlace === undefined || !hasFinal
      ? null
      : { label: finalBottom + THIRD.label, cell: finalBottom + THIRD.cell };
  const rows = columnIn(facts, quarter, first).length;
  return {
    width: left(last) + COLUMN,
    height: Math.max(rows * pitch - SPACE + shift, third === null ? 0 : third.cell + cellHeight),
    cellHeight,
    rowHeight,
    caption,
    gap,
    top,
    left,
    elbow: (column, slot) =>
      column < first || column >= last
        ? ''
        : line(
            left(column) + COLUMN,
            top(column, slot) + caption + rowHeight,
            left(column + 1),
            top(column + 1, Math.floor(slot / 2)) + caption + rowHeight * (slot % 2 === 0 ? 0.5 : 1.5),
          ),
    plinthBottom: hasFinal ? finalTop - PLINTH.gap : null,
    third,
  };
}
