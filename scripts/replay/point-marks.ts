// Turns the ways in which sources write the points of a match into one list of marks. Fields: docs/replay.md.
import type { LogEvent, Side } from '../../packages/domain/index.ts';
import { isFields, sideIn } from './json-lines.ts';
import type { Fields } from './json-lines.ts';

/** A point, another event of the log, or a boundary that the source claims: the end of a game or of a set, or a change of server in a tie-break. */
export type PointMark =
  | { readonly kind: 'winner'; readonly winner: Side; readonly claims: Fields | null }
  | { readonly kind: 'relative'; readonly wonBy: 'server' | 'receiver' }
  | { readonly kind: 'event'; readonly event: LogEvent }
  | { readonly kind: 'boundary'; readonly of: 'game' | 'set' | 'serve' };

const LETTERS: Readonly<Record<string, PointMark>> = {
  S: { kind: 'relative', wonBy: 'server' },
  A: { kind: 'relative', wonBy: 'server' },
  R: { kind: 'relative', wonBy: 'receiver' },
  D: { kind: 'relative', wonBy: 'receiver' },
  ';': { kind: 'boundary', of: 'game' },
  '.': { kind: 'boundary', of: 'set' },
  '/': { kind: 'boundary', of: 'serve' },
  '1': { kind: 'winner', winner: 1, claims: null },
  '2': { kind: 'winner', winner: 2, claims: null },
};

const readLetters = (text: string): readonly PointMark[] | string => {
  const marks: PointMark[] = [];
  for (const letter of text.replace(/[\s,]/g, '')) {
    const mark = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
    if (mark === undefined) return `"${letter}" is not a point.`;
    marks.push(mark);
  }
  return marks;
};

/** The marks that a list may hold beside points; corrections of doubles orders are no data of results. */
const readEvent = ({ type, side, against, loss }: Fields): LogEvent | null => {
  const [serving, punished] = [sideIn(side), sideIn(against)];
  if (type === 'fault' || type === 'let' || type === 'replayed' || type === 'ends' || type === 'time') {
    return { type };
  }
  if (type === 'server' && serving !== null) return { type, side: serving };
  const isLoss = loss === 'warning' || loss === 'point' || loss === 'game' || loss === 'match';
  return type === 'penalty' && punished !== null && isLoss ? { type, against: punished, loss } : null;
};

/**
 * Reads a text of letters (S A R D, 1 2, boundaries ; . /) or a list of 1, 2, { winner, … } and { type, … }. If the answer is a text, it is the
 * complaint.
 */
export const readPointMarks = (points: unknown): readonly PointMark[] | string => {
  if (typeof points === 'string') return readLetters(points);
  if (!Array.isArray(points)) return 'The field "points" is neither a text nor a list.';
  const marks: PointMark[] = [];
  for (const [index, point] of points.entries()) {
    const event = isFields(point) && point['type'] !== undefined ? readEvent(point) : null;
    const winner = sideIn(isFields(point) ? point['winner'] : point);
    if (event !== null) marks.push({ kind: 'event', event });
    else if (winner !== null) marks.push({ kind: 'winner', winner, claims: isFields(point) ? point : null });
    else return `Entry ${index + 1} of the list is neither a point with its winner, 1 or 2, nor an event.`;
  }
  return marks;
};
