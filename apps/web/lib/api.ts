// The browser's one client, and how its reads become queries: the key's first element is the GET path (§7).
import {
  ApiError,
  createClient,
  queryKey,
  type Answer,
  type Call,
  type RouteName,
  type Routes,
} from '@tennis/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchOrTake } from './early-reads.ts';

let onSignedOut: () => void = () => undefined;

/** Sets what happens when the server does not know the session of a call (401). */
export function whenSignedOut(act: () => void): void {
  onSignedOut = act;
}

/** Calls the server. Refusals are logged with status and body (§7) and thrown as `ApiError`. */
export const api = createClient({
  fetch: fetchOrTake,
  onError: (error) => {
    console.warn('The server refused a call', error.status, error.body);
    if (error.status === 401) onSignedOut();
  },
});

/** Names of the routes that only read. */
export type ReadName = {
  [N in RouteName]: Routes[N]['method'] extends 'GET' ? N : never;
}[RouteName];

/** The query of a read: key, function and type from the contract. */
export const read = <N extends ReadName>(name: N, call: Call<Routes[N]>) =>
  queryOptions({
    queryKey: queryKey(name, call),
    queryFn: ({ signal }): Promise<Answer<Routes[N]>> => api[name](call, { signal }),
  });

/** What an error toast says (D40): the server's message when there is one, else the specification's fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? (error.problem?.message ?? fallback) : fallback;
}

/** Whether an error says that the thing asked for does not exist for this caller. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
