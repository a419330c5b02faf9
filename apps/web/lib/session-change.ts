// Changes the cache when somebody signs in or out: the session changes, and everything that the previous person could read is forgotten.
import type { User } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { noteSignedIn } from './session-note.ts';
import { sessionQuery } from './session.ts';

/** The session now belongs to `user`, and the other tabs learn of it. The page on screen does not change before the next navigation. */
export function changeSession(queryClient: QueryClient, user: User | null): void {
  queryClient.setQueryData(sessionQuery.queryKey, user);
  noteSignedIn(user?.id ?? null);
}

/** Forgets every answer but the session; call it once the page that showed them is gone. */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
