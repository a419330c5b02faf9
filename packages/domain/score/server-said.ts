// Whether anybody has said who serves ([SC2]). A log begun with a walkover or a typed score has no server of its own at 0-0: once those are taken back,
// nobody has said who serves, whatever its setup says.
import type { LogEvent, MatchSetup } from './point-log.ts';
import { replayLog } from './replay.ts';

/** Events that say nothing about who serves. */
const isSilent = ({ type }: LogEvent): boolean => type === 'score' || type === 'end';

/** Whether somebody has said who serves at the score with which a log was begun: nobody has where the match was then ended without a serve. */
function isSaidAtStart(setup: MatchSetup, log: readonly LogEvent[]): boolean {
  const next = log[1];
  if (next === undefined || !isSilent(next)) return true;
  const state = replayLog(setup, log.slice(0, 2));
  return !state.ok || !state.value.isOver;
}

/** Whether somebody has said who serves after these events, as long as the match is not over. */
export function isServerSaid(setup: MatchSetup, log: readonly LogEvent[]): boolean {
  const [first] = log;
  if (first === undefined || !isSilent(first)) return true;
  // For each event that stands, whether it is said after it.
  const said: boolean[] = [];
  for (const [at, event] of log.entries()) {
    if (event.type === 'undo') said.pop();
    else said.push(at === 0 ? isSaidAtStart(setup, log) : !isSilent(event) || said.at(-1) === true);
  }
  return said.at(-1) === true;
}
