// How large a screen on a wall can print things: each name as large as its place allows, and larger if there are few matches. All widths and heights
// are in rem, which is a fixed share of the screen (screen.css).
import type { Match } from '@tennis/contract';
import type { StripSide } from '../../lib/match-facts.ts';
import { matchView } from '../../lib/match-view.ts';
import type { DrawPanel } from './panels.ts';

/** The mean width of a letter of the display type, and the height of a line, in its own size. */
const LETTER = 0.58;
const LINE = 1.1;

/** Puts words into lines of at most this many letters; a longer word has a line of its own. */
function packed(name: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/(?<=[\s-])/u)) {
    const line = lines.at(-1);
    if (line !== undefined && (line + word).trimEnd().length <= most) lines[lines.length - 1] = line + word;
    else lines.push(word);
  }
  return lines;
}

/** The letters of the longest line. */
export const longest = (lines: readonly string[]): number =>
  Math.max(1, ...lines.map((line) => line.trimEnd().length));

/** A name is taken apart only where it becomes so much larger. */
const WORTH_A_LINE = 1.35;

/** The lines that print a name largest in a place that is `ratio` times as wide as it is high. Each partner begins a line. */
export function linesOf(name: string, ratio: number): readonly string[] {
  const partners = name.split(/(?<= \/ )/u);
  const size = (lines: readonly string[]): number =>
    Math.min(ratio / (longest(lines) * LETTER), 1 / (lines.length * LINE));
  const ways = Array.from({ length: longest(partners) }, (_, most) =>
    partners.flatMap((partner) => packed(partner, most + 1)),
  );
  const largest = Math.max(...ways.map(size));
  return ways.reduce(
    (best, lines) => (lines.length < best.length && size(lines) * WORTH_A_LINE >= largest ? lines : best),
    ways.find((lines) => size(lines) === largest) ?? partners,
  );
}

/** The letters of a side as a card prints it, with its seed. */
const lettersOf = ({ name, seed, placeholder, origin }: StripSide): number =>
  placeholder === true && origin !== undefined ? origin.length : name.length + (seed === undefined ? 0 : 4);

/** The letters of the longest side of these matches. */
export const longestSide = (matches: readonly Match[]): number =>
  Math.max(1, ...matches.flatMap((match) => matchView(match, match.timeZone).sides.map(lettersOf)));

const stepped = (zoom: number): number => Math.floor(zoom * 20) / 20;

const PAGE_WIDTH = 48;
/** A card with the gap below it, its edges, and a letter of its names, at their usual size. */
const CARD = 5.4;
const EDGES = 2.5;
const CARD_LETTER = 0.5;
const LARGEST = 2.8;

const cardWidth = (letters: number, scores: number): number => letters * CARD_LETTER + scores + EDGES;

/** The price of one more line for a name: a name that is broken does not break into halves of equal length. */
const CARD_LINE = 1.4;
const UNEVEN = 1.15;
const MOST_LINES = 3;

export interface Cards {
  readonly count: number;
  /** Of the longest side. */
  readonly letters: number;
  /** The width of the digits beside a name. */
  readonly scores: number;
  /** The height that all of them share. */
  readonly room: number;
}

/** How many columns make cards largest, and how large: names take a second line only if that is worth it. */
function bestOf({ count, letters, scores, room }: Cards): { readonly columns: 1 | 2; readonly zoom: number } {
  const zoomIn = (columns: 1 | 2, lines: number): number =>
    Math.min(
      LARGEST,
      room / (Math.ceil(count / columns) * (CARD + (lines - 1) * 2 * CARD_LINE)),
      PAGE_WIDTH / columns / cardWidth(lines === 1 ? letters : (letters / lines) * UNEVEN, scores),
    );
  const ways = (count > 1 ? ([1, 2] as const) : ([1] as const)).flatMap((columns) =>
    Array.from({ length: MOST_LINES }, (_, more) => ({
      columns,
      zoom: zoomIn(columns, more + 1),
      worth: zoomIn(columns, more + 1) / WORTH_A_LINE ** more,
    })),
  );
  return ways.reduce((best, way) => (way.worth > best.worth ? way : best));
}

/** Better a little smaller than cut. */
const LEAST = 0.9;

/** How much larger cards can be, in one column or in two; hardly ever smaller than usual. */
export function sizeOf(cards: Cards): { readonly columns: 1 | 2; readonly zoom: number } {
  const { columns, zoom } = bestOf(cards);
  return { columns, zoom: Math.max(LEAST, stepped(zoom)) };
}

const PAGES = [8, 6, 4] as const;

/** How many cards a page has room for. */
export const mostOf = (cards: Omit<Cards, 'count'>): number =>
  PAGES.find((count) => bestOf({ ...cards, count }).zoom >= LEAST) ?? 2;

/** A draw's cards lie close together under a heading, its sets beside its names. */
const DRAW_CARD = 5.4;
const DRAW_HEADING = 1.3;
const DRAW_DIGITS = 5.5;
const LARGEST_DRAW = 2.2;

/** How much larger a section of a draw can be. */
export function zoomOfDraw(rounds: DrawPanel['rounds'], room: number): number {
  const slots = rounds.flatMap((round) => round.slots);
  const letters = Math.max(1, ...slots.flatMap(({ sides }) => sides.map(lettersOf)));
  const rows = Math.max(1, ...rounds.map((round) => round.slots.length));
  const width = PAGE_WIDTH / Math.max(1, rounds.length) - 1.5;
  const zoom = Math.min(room / (rows * DRAW_CARD + DRAW_HEADING), width / cardWidth(letters, DRAW_DIGITS));
  return Math.min(LARGEST_DRAW, Math.max(LEAST, stepped(zoom)));
}

const TABLE_ROW = 1.7;
const TABLE_HEADS = 4.2;
/** The width of a table without its names. */
const TABLE_NUMBERS = 13;
const LARGEST_TABLE = 1.8;

/** How much larger the tables of groups can be. */
export function zoomOfTables({
  rows,
  letters,
  columns,
  room,
}: {
  readonly rows: number;
  readonly letters: number;
  readonly columns: number;
  readonly room: number;
}): number {
  const zoom = Math.min(
    room / (rows * TABLE_ROW + TABLE_HEADS),
    PAGE_WIDTH / columns / (letters * CARD_LETTER + TABLE_NUMBERS),
  );
  return Math.min(LARGEST_TABLE, Math.max(1, stepped(zoom)));
}
