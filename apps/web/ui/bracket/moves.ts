// How the keyboard moves through a bracket (brief section 6): up and down in the round, left to the feeder, right to the next match. Cells are named
// "column:slot", counted in the whole draw.
import { firstUnfinished, type BracketFacts, type BracketMatch } from '../../lib/bracket-facts.ts';
import { columnIn, slotsOf, type BracketWindow } from '../../lib/bracket-window.ts';

export const THIRD_PLACE = 'third';

/** The name of a cell. */
export const cellName = (column: number, slot: number): string => `${column}:${slot}`;

function placeOf(cell: string): { column: number; slot: number } {
  const [column = 0, slot = 0] = cell.split(':').map(Number);
  return { column, slot };
}

/** The match in a cell. */
export function matchAt({ rounds, thirdPlace }: BracketFacts, cell: string): BracketMatch | undefined {
  if (cell === THIRD_PLACE) return thirdPlace;
  const { column, slot } = placeOf(cell);
  return rounds[column]?.slots[slot];
}

/** The cell to which a key leads from another; null when it leads nowhere in what is shown. */
export function neighbour(
  from: string,
  key: string,
  { rounds, thirdPlace }: BracketFacts,
  { quarter, first, last }: BracketWindow,
): string | null {
  const isEnd = last === rounds.length - 1;
  if (from === THIRD_PLACE) {
    if (key === 'ArrowUp' || key === 'Home') return cellName(last, 0);
    return key === 'ArrowLeft' && last > first ? cellName(last - 1, 1) : null;
  }
  const { column, slot } = placeOf(from);
  const range = slotsOf(quarter, rounds[column]?.slots.length ?? 1);
  switch (key) {
    case 'ArrowUp': {
      return slot > range.from ? cellName(column, slot - 1) : null;
    }
    case 'ArrowDown': {
      if (slot + 1 < range.to) return cellName(column, slot + 1);
      return isEnd && column === last && thirdPlace !== undefined ? THIRD_PLACE : null;
    }
    case 'ArrowLeft': {
      return column > first ? cellName(column - 1, slot * 2) : null;
    }
    case 'ArrowRight': {
      return column < last ? cellName(column + 1, Math.floor(slot / 2)) : null;
    }
    case 'Home': {
      return cellName(column, range.from);
    }
    case 'End': {
      return cellName(column, range.to - 1);
    }
    default: {
      return null;
    }
  }
}

/** Whether a cell is among those shown. */
export function isShown(
  cell: string,
  { rounds, thirdPlace }: BracketFacts,
  { quarter, first, last }: BracketWindow,
): boolean {
  if (cell === THIRD_PLACE) return thirdPlace !== undefined && last === rounds.length - 1;
  const { column, slot } = placeOf(cell);
  const { from, to } = slotsOf(quarter, rounds[column]?.slots.length ?? 0);
  return column >= first && column <= last && slot >= from && slot < to;
}

/** Where the tab key enters: the first live match, otherwise the first of the first unfinished round. */
export function entrance(facts: BracketFacts, { quarter, first, last }: BracketWindow): string {
  for (let column = first; column <= last; column += 1) {
    const live = columnIn(facts, quarter, column).findIndex(({ phase }) => phase === 'live');
    const { from } = slotsOf(quarter, facts.rounds[column]?.slots.length ?? 1);
    if (live !== -1) return cellName(column, from + live);
  }
  const column = Math.min(Math.max(firstUnfinished(facts.rounds), first), last);
  return cellName(column, slotsOf(quarter, facts.rounds[column]?.slots.length ?? 1).from);
}

/** The next player that the follow key follows in a match: the upper one, then the lower one, then nobody. */
export function nextToFollow({ sides }: BracketMatch, followed: number | undefined): number | null {
  const here = sides.flatMap(({ player }) => (player === undefined ? [] : [player]));
  const at = followed === undefined ? -1 : here.indexOf(followed);
  return here[at + 1] ?? null;
}
