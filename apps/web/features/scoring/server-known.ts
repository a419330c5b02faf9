// Whether anybody has said who serves ([SC2]). A log begun with a walkover or a typed score has no server of its own at 0-0: once those are taken back,
// nobody has said who serves.
import { replayLog, type LogEvent } from '@tennis/domain';
import type { PadView } from './pad-view.ts';

/** Events that say nothing about who serves. */
const isSilent = ({ type }: LogEvent): boolean => type === 'score' || type === 'end';

/** Whether somebody has said who serves at the score with which a log was begun: nobody has where the match was then ended without a serve. */
function isKnownAtStart({ setup, events }: PadView): boolean {
  const next = events[1];
  if (next === undefined || !isSilent(next)) return true;
  const state = replayLog(setup, events.slice(0, 2));
  return !state.ok || !state.value.isOver;
}

/** Whether the pad asks who serves before it goes on. */
export function asksServer(view: PadView): boolean {
  const [first] = view.events;
  if (view.state.isOver || first === undefined || !isSilent(first)) return false;
  // For each event that stands, whether it is known after it.
  const known: boolean[] = [];
  for (const [at, event] of view.events.entries()) {
    if (event.type === 'undo') known.pop();
    else known.push(at === 0 ? isKnownAtStart(view) : !isSilent(event) || known.at(-1) === true);
  }
  return known.at(-1) !== true;
}
