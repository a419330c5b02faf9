// Turns a draft into an answer: the whole list of consequences, or a refusal if played matches would be overwritten.
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { listConsequences } from './consequences.ts';
import { matchName } from './match-name.ts';
import type { Change, ChangeOptions, Progress, ProgressError, ProgressProblem } from './progress.ts';
import { progressOf, settle } from './settle.ts';
import type { Draft } from './settle.ts';

/** A refusal without consequences. */
export const refuse = (problem: ProgressProblem): Result<never, ProgressError> =>
  err({ type: 'progress', ...problem, consequences: [], overwritten: [] });

/**
 * Settles the draft and returns everything that changes. Refuses with `overwrites_played` if the players of a match change that has been played or is
 * under way, unless `options.confirm`; `match` is the one whose result is entered, or -1.
 */
export function answer(
  before: Progress,
  draft: Draft,
  options: ChangeOptions,
  match = -1,
): Result<Change, ProgressError> {
  settle(draft);
  const after = progressOf(draft);
  const consequences = listConsequences(before, after, draft, match);
  const overwritten = overwrittenBy(before, draft, options.started ?? []);
  if (overwritten.length > 0 && options.confirm !== true) {
    const matches = overwritten.map((index) => matchName(before.draw.structure, index));
    return err({
      type: 'progress',
      code: 'overwrites_played',
      matches,
      consequences,
      overwritten,
    });
  }
  return ok({ progress: after, consequences, overwritten });
}

function overwrittenBy(before: Progress, draft: Draft, started: readonly number[]): readonly number[] {
  const running = started.filter(
    (match) =>
      !draft.dropped.includes(match) &&
      [match * 2, match * 2 + 1].some((slot) => before.slots[slot] !== draft.slots[slot]),
  );
  return [...draft.dropped, ...running].sort((a, b) => a - b);
}
