// A long list is drawn in two steps, so that its beginning shows at once on a slow phone: first the rows that fill a screen, then all.
import { useDeferredValue } from 'react';
import { rendering } from './rendering.ts';

/** More than any screen shows of matches. */
const FIRST = 10;
/** Height of a row that is not drawn yet, in rem: so the page has its full length from the start, and the browser can return to a place in it. */
const ROW_REM = 7.5;

/** More than any screen shows of rows in two columns. */
const NEAR = 20;

/** The rows that may be visible at once: the others are laid out only when they come near. */
export const nearRows = (rows: readonly { readonly id: number }[]): ReadonlySet<number> =>
  new Set(rows.slice(0, NEAR).map(({ id }) => id));

/** How many rows to draw now: a screenful at first, then without limit. */
export const useRowLimit = (): number =>
  useDeferredValue(
    Number.POSITIVE_INFINITY,
    // A server draws all of them, and a browser that takes over begins with what is there.
    rendering() === null ? FIRST : Number.POSITIVE_INFINITY,
  );

/** The room that the rows beyond the limit will take, for a box at the end of the list. */
export const roomBelow = (rows: number, limit: number): { height: string } | null =>
  rows > limit ? { height: `${(rows - limit) * ROW_REM}rem` } : null;

/** The first groups that hold `limit` rows together; `shorten` cuts the last of them. */
export function firstRows<G>(
  groups: readonly G[],
  limit: number,
  rowsOf: (group: G) => number,
  shorten: (group: G, limit: number) => G,
): readonly G[] {
  const taken: G[] = [];
  let left = limit;
  for (const group of groups) {
    if (left <= 0) break;
    taken.push(rowsOf(group) > left ? shorten(group, left) : group);
    left -= rowsOf(group);
  }
  return taken;
}
