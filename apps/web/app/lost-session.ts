// What happens when the server answers 401 to somebody who was signed in: the session is dropped, and a protected page
// gives way to /login. While typed work is on screen, he is asked to sign in again over it instead.
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { whenSignedOut } from '../lib/api.ts';
import { changeSession, forgetAnswers } from '../lib/session-change.ts';
import { sessionQuery } from '../lib/session.ts';
import { hasUnsavedWork } from '../ui/unsaved-work.ts';

let asking = false;
const listeners = new Set<() => void>();

function ask(next: boolean): void {
  asking = next;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore: whether the sign-in over the page is to be shown. */
export const isAskingToSignIn = (): boolean => asking;

/** Calls back when that changes; returns the unsubscriber. */
export function onAskingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes the sign-in over the page. */
export const stopAsking = (): void => ask(false);

/** The session is over: guards and shells decide again, then what it was allowed to read is forgotten. */
export async function dropSession(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  changeSession(queryClient, null);
  await router.invalidate();
  forgetAnswers(queryClient);
}

/** Listens for refused calls from now on. */
export function watchSession(queryClient: QueryClient, router: AnyRouter): void {
  whenSignedOut(() => {
    // A wrong password is answered with 401 too, but then nobody was signed in.
    const user = queryClient.getQueryData(sessionQuery.queryKey);
    if (user === null || user === undefined) return;
    if (hasUnsavedWork()) ask(true);
    else void dropSession(queryClient, router);
  });
}
