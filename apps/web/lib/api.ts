// The browser's one client, and how its reads become queries: the key's first element is the GET path (§7).
import {
  ApiError,
  createClient,
  queryKey,
  type Answer,
  type Call,
  type ReadName,
  type Routes,
} from '@tennis/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchOrTake } from './early-reads.ts';
import type { Reading } from './first-reads.ts';
import { rendering } from './rendering.ts';
import { scoreLinkHeaders } from './score-link.ts';

/** The calls' knowledge of the session, and the listener for a session that no longer belongs to the person on screen. */
export interface SessionWatch {
  /** The id of the user the page shows. */
  readonly shownUser: () => number | undefined;
  /** The session of a call is over (401), or somebody else's (409): nothing was done. */
  readonly onRefused: (message: string) => void;
}

let watch: SessionWatch = { shownUser: () => undefined, onRefused: () => undefined };

/** Sets who watches the session. */
export function connectSession(by: SessionWatch): void {
  watch = by;
}

const log = (error: ApiError): void => {
  // The server knows what it refuses itself.
  if (rendering()?.fetch === undefined) console.warn('The server refused a call', error.status, error.body);
};

/** Calls the server for the user on screen. Refusals are logged with status and body (§7) and thrown as `ApiError`. */
export const api = createClient({
  fetch: fetchOrTake,
  sessionUser: () => watch.shownUser(),
  headersFor: scoreLinkHeaders,
  onError: (error) => {
    log(error);
    if (error.status === 401 || error.problem?.code === 'session_changed')
      watch.onRefused(error.problem?.message ?? error.message);
  },
});

/** The same for a page that goes on even if the session is over: the pad takes points all the same. */
export const courtApi = createClient({
  fetch: fetchOrTake,
  sessionUser: () => watch.shownUser(),
  headersFor: scoreLinkHeaders,
  onError: log,
});

/** Asks for the person who is signed in now, even if the page shows another. */
export const sessionApi = createClient({ fetch: fetchOrTake, onError: log });

/** The query of a read: key, function and type from the contract. */
export const read = <N extends ReadName>(name: N, call: Call<Routes[N]>) =>
  queryOptions({
    queryKey: queryKey(name, call),
    queryFn: ({ signal }): Promise<Answer<Routes[N]>> => api[name](call, { signal }),
  });

/** The query of one of the first reads. */
export const readFirst = <N extends ReadName>({ route, call }: Reading<N>) => read(route, call);

/** The text of an error toast (D40): the server's message if there is one, otherwise the specification's fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? (error.problem?.message ?? fallback) : fallback;
}

/** Whether an error is a refusal with this status. */
export const isRefused = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** Whether an error says that the thing asked for does not exist for this caller. */
export const isMissing = (error: unknown): boolean => isRefused(error, 404) || isRefused(error, 400);
