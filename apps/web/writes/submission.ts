// A person's submission as data: the call, the version they had seen, what happens with the answer, and the texts for each outcome.
import type { Answer, Call, RouteName, Routes } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { VersionRow } from '../ui/stale-dialog.tsx';
import type { ToastRequest } from '../ui/toast-store.ts';

/** Names of the routes that change something. */
export type WriteName = {
  [N in RouteName]: Routes[N]['method'] extends 'GET' ? never : N;
}[RouteName];

/** How a failure is told. The server's own message goes before these words (D40). */
export interface Failure {
  readonly title?: string;
  readonly text: string;
  /** In place of `text` when no answer came at all. */
  readonly offline?: string;
  /** Milliseconds on screen. */
  readonly duration?: number;
}

/** The question if somebody else saved first (D16). `C` is the server's stored version. */
export interface WhenStale<C> {
  /** The thing that is being saved: "Nina Kovač v Priya Raman". */
  readonly name: string;
  /** Every field in both versions. */
  readonly rows: (current: C) => VersionRow[];
}

/** The question before a refused write is sent again with `confirm` (D57); the reason comes from the server. */
export interface WhenUnsure {
  readonly title: string;
  /** The act, on the button. */
  readonly label: string;
  readonly tone?: 'danger';
}

/** One write. */
export interface Submission<N extends WriteName, C = unknown> {
  readonly route: N;
  readonly call: Call<Routes[N]>;
  /** The version that the person saw; left out where nothing is guarded. */
  readonly seen?: number | undefined;
  /** The id of what is written, so that a list knows which of its rows is busy. */
  readonly about?: number;
  /** Puts the answer into the cache. */
  readonly keep?: (client: QueryClient, answer: Answer<Routes[N]>) => void;
  /** Puts the version that somebody else has saved first into the cache. */
  readonly keepStored?: (client: QueryClient, stored: C) => void;
  /** Changes the screen once the answer is there: a dialog closes, a page opens. */
  readonly after?: (answer: Answer<Routes[N]>) => unknown;
  /** The text of the toast then. */
  readonly done?: (answer: Answer<Routes[N]>) => ToastRequest;
  /** The text of the toast after a failure; left out where the caller says it in another place. */
  readonly failed?: string | Failure;
  /** Marks the fields that a refusal names. */
  readonly mark?: (error: unknown) => void;
  /** Asks about a refusal in a dialog of the screen's own, in place of a toast; false where there is nothing to ask. */
  readonly ask?: (error: unknown) => boolean;
  /** Left out where a refusal says enough. */
  readonly whenStale?: WhenStale<C>;
  readonly whenUnsure?: WhenUnsure;
}

/** The result of a submission. */
export type Outcome<A> =
  | { readonly kind: 'done'; readonly answer: A }
  /** The server asks back, and the question is on screen. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly error: unknown };
