// After an act in a draw: its effects, and the button that undoes it while that is possible.
import * as words from '@tennis/words/withdrawals';
import { newsIn, type Told } from '../lib/told-news.ts';
import type { ToastRequest } from '../ui/toast-store.ts';
import { keepPublication } from './draws.ts';
import type { Submission } from './submission.ts';

/** The part of an answer that says what it did in a draw, and how to undo it. */
interface Done extends Told {
  readonly undo?: { readonly id: number } | null | undefined;
}

/** Whether there is still time to undo it. */
export const isInTime = ({ until }: { readonly until: string }): boolean => new Date(until) > new Date();

/** The write that undoes an act. */
export const undoOf = (
  draw: { readonly tournamentId: number; readonly drawId: number },
  act: number,
): Submission<'undoInDraw'> => ({
  route: 'undoInDraw',
  call: { params: { id: String(draw.tournamentId), drawId: String(draw.drawId) }, body: { act } },
  keep: keepPublication,
  done: () => ({ title: words.undone }),
  failed: words.undoFailed,
});

/** Long enough to read a few names and to reach for the button. */
const DURATION_MS = 10_000;

/** The lines and the button that a toast has besides its title. */
export function toldAfter(answer: Done, onUndo: (act: number) => void): Partial<ToastRequest> {
  const { undo } = answer;
  const lines = newsIn(answer);
  if (lines.length === 0 && !undo) return {};
  return {
    lines,
    duration: DURATION_MS,
    ...(undo && { action: { label: words.undo, onPress: () => onUndo(undo.id) } }),
  };
}
