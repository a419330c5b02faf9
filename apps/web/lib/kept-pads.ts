// The matches of which this device holds a log of points, so that their pad opens for whoever holds the device, also when the session is over: what was noted goes on
// (D52). Numbers and nothing else.
import { keptList } from './kept-list.ts';

/** More than anybody scores at once; older ones are on the server. */
const MOST = 50;

const pads = keptList('score-pads', MOST, (stored) => (Number.isSafeInteger(stored) ? Number(stored) : null));

/** Notes that the log of a match is here. */
export function notePad(matchId: number): void {
  if (!pads.all().includes(matchId)) pads.store([...pads.all().slice(-(MOST - 1)), matchId]);
}

/** It is gone. */
export const dropPad = (matchId: number): void => pads.store(pads.all().filter((id) => id !== matchId));

/** Whether it is here. */
export const holdsPad = (matchId: number): boolean => pads.all().includes(matchId);
