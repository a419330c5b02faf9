// The visible part of a draw (brief section 6): all of it or, from 64 players on, one quarter. Finished rounds are left out if the rest fills a
// screen.
import { isOver, type BracketFacts, type BracketMatch } from './bracket-facts.ts';

export type Quarter = 1 | 2 | 3 | 4;
export const QUARTERS: readonly Quarter[] = [1, 2, 3, 4];

export interface BracketWindow {
  /** Null for the whole draw. */
  readonly quarter: Quarter | null;
  /** The columns, counted from the first round of the draw. */
  readonly first: number;
  readonly last: number;
}

/** Slots of the first column from which on a draw has quarters: 64 players. */
const QUARTERED = 32;
/** This many columns of 276 px fill a desk's screen. */
const SCREEN = 4;

/** Whether a draw is large enough for quarters. */
export const isQuartered = ({ rounds }: BracketFacts): boolean => (rounds[0]?.slots.length ?? 0) >= QUARTERED;

/** The quarter of the draw in which a slot of a column lies. */
export const quarterOf = (slot: number, slots: number): Quarter =>
  (Math.min(3, Math.floor((slot * 4) / slots)) + 1) as Quarter;

/** The slots of a column that belong to a quarter, from the first (included) to the last (excluded); all of them for the whole draw. */
export function slotsOf(quarter: Quarter | null, slots: number): { from: number; to: number } {
  const each = slots / 4;
  return quarter === null ? { from: 0, to: slots } : { from: (quarter - 1) * each, to: quarter * each };
}

/** The matches of a column in a quarter. */
export function columnIn(
  { rounds }: BracketFacts,
  quarter: Quarter | null,
  column: number,
): readonly BracketMatch[] {
  const slots = rounds[column]?.slots ?? [];
  const { from, to } = slotsOf(quarter, slots.length);
  return slots.slice(from, to);
}

/**
 * How many first columns of the draw or a quarter may be left out: finished ones, if there are more than fill a screen. With 32 players that is two;
 * in a larger draw, as many as leave the screen filled.
 */
export function finishedColumns(facts: BracketFacts, quarter: Quarter | null): number {
  // A quarter ends with its quarter final.
  const columns = facts.rounds.length - (quarter === null ? 0 : 2);
  if (columns <= SCREEN) return 0;
  const going = facts.rounds.findIndex((_, column) => !columnIn(facts, quarter, column).every(isOver));
  return Math.min(going === -1 ? columns : going, columns - (isQuartered(facts) ? SCREEN : SCREEN - 1));
}

/** The columns to draw; `whole` keeps those that are over. */
export function bracketWindow(facts: BracketFacts, quarter: Quarter | null, whole: boolean): BracketWindow {
  return {
    quarter,
    first: whole ? 0 : finishedColumns(facts, quarter),
    last: facts.rounds.length - (quarter === null ? 1 : 3),
  };
}

/**
 * The quarter with which a draw opens: none if the rounds to come fit one screen. Otherwise the one of the followed player, who starts in `slot` of
 * the first column that names them; otherwise the first.
 */
export function openingQuarter(
  facts: BracketFacts,
  followed: { column: number; slot: number } | undefined,
): Quarter | null {
  if (!isQuartered(facts) || facts.rounds.length - finishedColumns(facts, null) <= SCREEN) return null;
  const slots = facts.rounds[followed?.column ?? 0]?.slots.length ?? 1;
  return followed === undefined || slots < 4 ? 1 : quarterOf(followed.slot, slots);
}
