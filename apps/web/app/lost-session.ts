// A tab's reaction when the session no longer belongs to the person on screen: it has ended (401), or another tab has signed somebody in or out.
// Everything of that person's is forgotten, and the tab shows the new state. But if typed work is on screen, they are asked to sign in again over it:
// nothing that they typed is lost, and nobody else can send it.
import * as controls from '@tennis/words/controls';
import * as words from '@tennis/words/shell';
import type { User } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { connectSession } from '../lib/api.ts';
import { forgetAnswers } from '../lib/session-change.ts';
import { nextNote, notedUser, noteSignedIn, onNote } from '../lib/session-note.ts';
import { askServer, askSession, sessionQuery, shownName } from '../lib/session.ts';
import { holdBackFailures, toast } from '../ui/toast-store.ts';
import { hasUnsavedWork } from '../ui/unsaved-work.ts';
import { MAIN_ID } from './skip-link.tsx';

/** The app's view in place of, or over, its pages. */
export interface SessionView {
  /** The person on screen is asked to sign in again; `now` is who is signed in instead. */
  readonly asked: { readonly now: User | null } | null;
  /** The person on screen is being replaced: no page is shown. */
  readonly isChanging: boolean;
}

let view: SessionView = { asked: null, isChanging: false };
const listeners = new Set<() => void>();

function show(next: SessionView): void {
  view = next;
  // The question and the change say it better than a toast of the call that failed.
  holdBackFailures(next.asked !== null || next.isChanging);
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export const sessionView = (): SessionView => view;

/** Calls back when it changes; returns the unsubscriber. */
export function onSessionView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person whom the tab shows; undefined until that is known. */
const shownUser = (queryClient: QueryClient): User | null | undefined =>
  queryClient.getQueryData(sessionQuery.queryKey);

/** Shows the app to `user`. The former person's page is removed first: otherwise it would send requests in the new person's name. */
async function showTo(queryClient: QueryClient, router: AnyRouter, user: User | null): Promise<void> {
  flushSync(() => show({ asked: null, isChanging: true }));
  queryClient.setQueryData(sessionQuery.queryKey, user);
  forgetAnswers(queryClient);
  try {
    await router.invalidate();
  } finally {
    flushSync(() => show({ asked: null, isChanging: false }));
  }
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** The person on screen has signed in again: they go on with their typing, and anything that failed meanwhile can be read now. */
export function goOn(queryClient: QueryClient): void {
  show({ asked: null, isChanging: false });
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** The person on screen gives up what they typed: the tab shows who is there now. */
export async function giveUp(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const now = await askServer().catch(() => null);
  noteSignedIn(now?.id ?? null);
  await showTo(queryClient, router, now);
}

/** How the tab has come to know: by the note of another one, or by the refusal of a call. */
type Cause = 'note' | 'refusal';

/** A refused call may overtake the note of the tab that has signed out: it is waited for this long. */
const NOTE_MS = 1000;

/** Why nobody is signed in any more, if a refused call told of it. */
async function causeOfRefusal(): Promise<Cause> {
  if (notedUser() !== null) await nextNote(NOTE_MS);
  return notedUser() === null ? 'note' : 'refusal';
}

/** Visitors keep their input on these pages: the pages show nobody's data, and lead to a session of their own. */
const isFillingIn = (router: AnyRouter): boolean =>
  /^\/(?:register|forgot-password|reset-password|setup)(?:\/|$)/i.test(router.state.location.pathname);

function say(former: User | null, now: User | null, how: Cause): void {
  if (now === null) {
    const description = how === 'note' ? words.signedOutElsewhere : words.sessionEnded;
    toast({ title: words.signedOut, description, tone: 'info', duration: 5000 });
    return;
  }
  toast({
    title: words.signedInAs({ name: shownName(now) }),
    description: former === null ? words.signedInElsewhere : words.otherSignedIn,
    tone: 'info',
    duration: 5000,
  });
}

/** Brings the tab in line with the session. */
async function catchUp(queryClient: QueryClient, router: AnyRouter, how: Cause): Promise<void> {
  const now = await (how === 'note' ? askSession() : askServer());
  const shown = shownUser(queryClient);
  const isRefusedOut = how === 'refusal' && now === null && shown !== null && shown !== undefined;
  if (!isRefusedOut) noteSignedIn(now?.id ?? null);
  if (shown === undefined) return;
  if (shown?.id === now?.id) {
    if (view.asked !== null) goOn(queryClient);
  } else if (shown === null && isFillingIn(router)) {
    // They hear of it when they send what they fill in.
  } else if (shown !== null && hasUnsavedWork()) {
    show({ asked: { now }, isChanging: false });
  } else {
    await showTo(queryClient, router, now);
    say(shown, now, isRefusedOut ? await causeOfRefusal() : how);
  }
  // Meanwhile somebody may have signed in in another tab: their note stays.
  if (isRefusedOut && notedUser() === shown.id) noteSignedIn(null);
}

/** Watches the session from now on: refused calls, and the notes of other tabs. */
export function watchSession(queryClient: QueryClient, router: AnyRouter): void {
  // One after the other: two changes that follow close upon each other end with the second.
  let last: Promise<void> = Promise.resolve();
  const catchUpNext = (how: Cause): Promise<void> => {
    // Without an answer nothing is known: the next call tells.
    last = last.then(() => catchUp(queryClient, router, how)).catch(() => undefined);
    return last;
  };
  const onRefused = async (message: string): Promise<void> => {
    const shown = shownUser(queryClient);
    // A wrong password is refused too, but then nobody is signed in, or they are already being asked.
    if (shown === null || shown === undefined || view.asked !== null || view.isChanging) return;
    holdBackFailures(true);
    await catchUpNext('refusal');
    holdBackFailures(view.asked !== null);
    const isSaid = view.asked !== null || shownUser(queryClient)?.id !== shown.id;
    if (!isSaid) toast({ title: controls.error, description: message, tone: 'danger' });
  };
  connectSession({
    shownUser: () => shownUser(queryClient)?.id,
    onRefused: (message) => void onRefused(message),
  });
  onNote(() => {
    const noted = notedUser();
    const shown = shownUser(queryClient);
    if (noted === undefined || shown === undefined) return;
    if (noted === (shown?.id ?? null) && view.asked === null) return;
    void catchUpNext('note');
  });
}
