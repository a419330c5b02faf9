// The one toast that may be on screen. A store outside React, so that everything can use it: a page, a mutation, the router. Specification section 9:
// at most 1 toast, 3 s by default, 5 s for some errors.

export type ToastTone = 'success' | 'info' | 'danger';

export interface ToastRequest {
  title: string;
  description?: string | undefined;
  /** `danger` interrupts a screen reader (alert), the others wait (status). */
  tone?: ToastTone;
  /** More to know, one line each. */
  lines?: readonly string[];
  /** One thing that can be done about it. */
  action?: ToastAction | undefined;
  /** Milliseconds on screen; default 3000, for `danger` 5000. */
  duration?: number;
}

/** The button of a toast. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ShownToast extends Required<Omit<ToastRequest, 'description' | 'action'>> {
  id: number;
  description: string | undefined;
  action: ToastAction | undefined;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

let withoutFailures = false;

/** Keeps toasts of failures back while something else on screen says why they fail. */
export function holdBackFailures(hold: boolean): void {
  withoutFailures = hold;
}

/** Shows a toast in place of the present one. */
export function toast({
  title,
  description,
  lines = [],
  action,
  tone = 'success',
  duration,
}: ToastRequest): void {
  if (withoutFailures && tone === 'danger') return;
  lastId += 1;
  const shownFor = duration ?? (tone === 'danger' ? 5000 : 3000);
  publish({ id: lastId, title, description, lines, action, tone, duration: shownFor });
}

/** Takes the toast away; with an id only if that one is still shown. */
export function dismissToast(id?: number): void {
  if (shown !== null && (id === undefined || shown.id === id)) publish(null);
}

/** Takes the toast away if it tells of something that went well: somebody has gone on to the next thing. */
export function dismissSuccess(): void {
  if (shown?.tone === 'success') publish(null);
}

/** The toast on screen, for useSyncExternalStore. */
export function shownToast(): ShownToast | null {
  return shown;
}

/** Calls back on every change; returns the unsubscriber. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
