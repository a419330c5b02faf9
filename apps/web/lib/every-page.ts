// Reads a list to its end.
import type { CallOptions } from '@tennis/contract';

const PAGE = '500';

/** A whole list, page after page. */
export async function everyPage<T>(
  ask: (page: { limit: string; cursor?: string }, options: CallOptions) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const all: T[] = [];
  let next: string | null = null;
  do {
    const found: { next: string | null } = { next: null };
    const page: readonly T[] = await ask(
      { limit: PAGE, ...(next === null ? {} : { cursor: next }) },
      {
        onNext: (cursor) => {
          found.next = cursor;
        },
      },
    );
    all.push(...page);
    next = found.next;
  } while (next !== null);
  return all;
}
