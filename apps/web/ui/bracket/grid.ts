// The positions of everything in a bracket, in pixels at 100 %: cells at half height between their feeders, elbows from the middle of a cell to the
// row that it feeds. Columns and slots are counted in the whole draw, even if only a part of it is drawn. Names wrap and are never cut: a cell with a
// long one is higher than the others, which keep their height.
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
  /** Height of a cell, and of each of its two rows, by column and slot of the draw. */
  cellHeight: (column: number, slot: number) => number;
  rowHeight: (column: number, slot: number) => number;
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
  third: { label: number; cell: number; rowHeight: number } | null;
}

const lettersOf = (match: BracketMatch): number =>
  Math.max(
    ...match.sides.map(
      ({ name, seed, origin }) =>
        name.length + (seed === undefined ? 0 : 4) + (origin === undefined ? 0 : origin.length),
    ),
  );

/** High enough for the longer name of a match. */
function rowHeightOf(match: BracketMatch): number {
  const lines = Math.ceil(lettersOf(match) / LINE);
  return Math.max(CELL.row, lines * LINE_HEIGHT + (lines > 2 ? 8 : 2));
}

/** A cell with everything that leads to it: its full height with the space below, the middle of the cell in it, and where its first feeder begins. */
interface Block {
  readonly extent: number;
  readonly middle: number;
  readonly inset: number;
}

/** The block of a cell that stands half way between those of its feeders; a cell that needs more room than they have moves them apart from others. */
function blockOf(height: number, upper: Block | undefined, lower: Block | undefined): Block {
  if (upper === undefined || lower === undefined)
    return { extent: height + SPACE, middle: height / 2, inset: 0 };
  const between = (upper.middle + upper.extent + lower.middle) / 2;
  const inset = Math.max(0, height / 2 - between);
  const middle = between + inset;
  return {
    extent: Math.max(upper.extent + lower.extent + inset, middle + height / 2 + SPACE),
    middle,
    inset,
  };
}

/** The tops of all cells, by column and place in it, and the height of all; `heights` are those of the cells. */
function stacked(heights: readonly (readonly number[])[]): { tops: number[][]; height: number } {
  const blocks: Block[][] = [];
  for (const column of heights) {
    const feeders = blocks.at(-1) ?? [];
    blocks.push(column.map((height, own) => blockOf(height, feeders[own * 2], feeders[own * 2 + 1])));
  }
  const last = blocks.at(-1) ?? [];
  const height = last.reduce((sum, { extent }) => sum + extent, 0) - SPACE;
  // From the last column back: where each block begins.
  let starts: number[] = [];
  const tops = blocks.map((): number[] => []);
  for (let at = blocks.length - 1; at >= 0; at--) {
    const column = blocks[at] ?? [];
    const next = blocks[at + 1] ?? [];
    const before = starts;
    starts = [];
    let end = 0;
    column.forEach(({ extent }, own) => {
      const fed = next[own >> 1];
      const start = own % 2 === 0 && fed !== undefined ? (before[own >> 1] ?? 0) + fed.inset : end;
      starts.push(start);
      end = start + extent;
    });
    tops[at] = column.map(({ middle }, own) => (starts[own] ?? 0) + middle - (heights[at]?.[own] ?? 0) / 2);
  }
  return { tops, height };
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
  // A cell without a caption keeps its upper border.
  const caption = withoutCaptions ? 1 : CELL.caption;
  const cellOf = (row: number): number => caption + 2 * row + 1;
  const rows = rounds
    .slice(first, last + 1)
    .map((_, index) => columnIn(facts, quarter, first + index).map(rowHeightOf));
  const { tops, height } = stacked(rows.map((column) => column.map(cellOf)));
  const gap = gapFor(last - first + 1, room);
  const own = (column: number, slot: number) =>
    slot - slotsOf(quarter, rounds[column]?.slots.length ?? 1).from;
  const rowHeight = (column: number, slot: number) => rows[column - first]?.[own(column, slot)] ?? CELL.row;
  const cellHeight = (column: number, slot: number) => cellOf(rowHeight(column, slot));
  const unshifted = (column: number, slot: number) => tops[column - first]?.[own(column, slot)] ?? 0;
  const shift = hasFinal ? Math.max(0, PLINTH.room - unshifted(last, 0)) : 0;
  const top = (column: number, slot: number) => unshifted(column, slot) + shift;
  /** The middle of the row that the winner of a slot of the column before comes to. */
  const fedRow = (column: number, from: number) => {
    const slot = Math.floor(from / 2);
    return top(column, slot) + caption + rowHeight(column, slot) * (from % 2 === 0 ? 0.5 : 1.5);
  };
  const left = (column: number) => (column - first) * (COLUMN + gap);
  const finalTop = hasFinal ? top(last, 0) : 0;
  const finalBottom = finalTop + cellHeight(last, 0);
  const third =
    thirdPlace === undefined || !hasFinal
      ? null
      : {
          label: finalBottom + THIRD.label,
          cell: finalBottom + THIRD.cell,
          rowHeight: rowHeightOf(thirdPlace),
        };
  return {
    width: left(last) + COLUMN,
    height: Math.max(height + shift, third === null ? 0 : third.cell + cellOf(third.rowHeight)),
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
            top(column, slot) + caption + rowHeight(column, slot),
            left(column + 1),
            fedRow(column + 1, slot),
          ),
    plinthBottom: hasFinal ? finalTop - PLINTH.gap : null,
    third,
  };
}
