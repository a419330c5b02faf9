// A long list is drawn in steps, so that its beginning shows at once on a slow phone and no step holds up a thumb that scrolls: first the
// rows that fill a screen, then the others, some at a time.
import { startTransition, useEffect, useState } from 'react';

/** More than any screen shows of matches, and how many follow with each step. */
const ROWS = { first: 10, step: 10 } as const;
/** Height of a row that is still to be drawn, in rem: the page is as long from the start, so that a place in it can be found again. */
const ROW_REM = 7.5;

/** How many of a list's rows to draw now. Rows that are drawn should be memoised: each step draws the list again. */
export function useRowLimit(rows: number): number {
  const [limit, setLimit] = useState<number>(ROWS.first);
  useEffect(() => {
    if (limit >= rows) return undefined;
    const timer = setTimeout(() => startTransition(() => setLimit(limit + ROWS.step)));
    return () => clearTimeout(timer);
  }, [limit, rows]);
  return limit;
}

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
