// Reads old answers again: soon if they are on screen, otherwise when they are next shown, and never while somebody is typing.
import { ApiError } from '@tennis/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { keptSince } from '../../lib/kept-answers.ts';
import { isList, isOld, type Told } from './topics.ts';

/** A random wait: all who look on hear of a change at once. */
const SPREAD_MS = 300;
/** An answer is kept at least this long, however much happens: a list of all tournaments hears of every one of them. */
const STANDS_MS = { one: 1000, list: 5000 } as const;
const HELD_MS = 500;
const AFTER_FAILURE_MS = 5000;

export interface Rereading {
  readonly hear: (told: Told) => void;
  /** The server is back: answers that could not be read, or came from this browser, are read at once. */
  readonly resume: () => void;
  /** Answers on screen that came from this browser are requested again after a while. */
  readonly renewKept: () => void;
  readonly stop: () => void;
}

/** The path of a cached answer. */
export const pathOf = ({ queryKey: [path] }: Pick<Query, 'queryKey'>): string =>
  typeof path === 'string' ? path : '';

/** Whether the last try came to nothing; a refusal is for good. */
const isLost = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && !(error instanceof ApiError && error.status < 500 && error.status !== 429);

/** Whether an answer on screen could not be read again. */
const hasFailed = (query: Query): boolean => query.state.data !== undefined && isLost(query);

/** Whether an answer came from this browser: there was no network, or a slow one. */
const isKept = (query: Query): boolean => keptSince(pathOf(query)) !== undefined;

/** `isHeld`: something is being typed, which nothing may change under the hand. */
export function createRereading(client: QueryClient, isHeld: () => boolean): Rereading {
  const due = new Map<string, ReturnType<typeof setTimeout>>();

  const readIn = (wait: number, query: Query): void => {
    clearTimeout(due.get(query.queryHash));
    due.set(
      query.queryHash,
      setTimeout(() => void readAgain(query), wait),
    );
  };
  const readAgain = async (query: Query): Promise<void> => {
    if (isHeld()) {
      readIn(HELD_MS * (1 + Math.random()), query);
      return;
    }
    due.delete(query.queryHash);
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    if (query.isActive() && (hasFailed(query) || isKept(query)))
      readIn(AFTER_FAILURE_MS * (1 + Math.random()), query);
  };

  return {
    hear: (told) => {
      for (const query of client.getQueryCache().findAll({ predicate: (one) => isOld(pathOf(one), told) })) {
        if (!query.isActive()) query.invalidate();
        else if (!due.has(query.queryHash)) {
          const stands = STANDS_MS[isList(pathOf(query)) ? 'list' : 'one'];
          // Clocks are set now and then.
          const left = Math.min(stands, query.state.dataUpdatedAt + stands - Date.now());
          readIn(Math.max(0, left) + Math.random() * SPREAD_MS, query);
        }
      }
    },
    resume: () => {
      for (const query of client.getQueryCache().findAll({ predicate: (one) => isLost(one) || isKept(one) }))
        if (query.isActive()) readIn(Math.random() * SPREAD_MS, query);
        else query.invalidate();
    },
    renewKept: () => {
      for (const query of client.getQueryCache().findAll({ type: 'active', predicate: isKept }))
        if (!due.has(query.queryHash)) readIn(AFTER_FAILURE_MS * (1 + Math.random()), query);
    },
    stop: () => {
      for (const timer of due.values()) clearTimeout(timer);
      due.clear();
    },
  };
}
