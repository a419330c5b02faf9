// Where people end: who leaves the draw in which match, and the places that this gives them.
import { matchOf, TBD } from '../draws/structure.ts';
import type { PlaceRange } from '../draws/structure.ts';
import { NOBODY_WINS, UNDECIDED } from './progress.ts';
import type { Progress } from './progress.ts';
import { isBye } from './settle.ts';
import { wiringOf } from './wiring.ts';

/** The places of whoever sits on a side (0 or 1) of a match if he leaves the draw there, else null. */
function leavesOn(progress: Progress, index: number, side: number): PlaceRange | null {
  const { structure } = progress.draw;
  const match = structure.matches[index];
  const decision = progress.decisions[index] ?? UNDECIDED;
  if (match === undefined || (progress.slots[index * 2 + side] ?? TBD) < 0) return null;
  if (structure.stages[match.stage]?.kind === 'group') return null;
  if (decision === NOBODY_WINS) return match.loserPlaces;
  if (decision !== 1 && decision !== 2) return null;
  const won = decision === side + 1;
  const link = won ? match.winnerTo : match.loserTo;
  if (link < 0) {
    if (won) return match.winnerPlaces;
    return playsOnAfterBye(progress, match.firstLoserTo?.[side === 0 ? 0 : 1] ?? -1)
      ? null
      : match.loserPlaces;
  }
  const next = structure.matches[matchOf(link)];
  if (next?.decider !== true || decision === 2) return null;
  return won ? next.winnerPlaces : next.loserPlaces;
}

/** True when the slot takes a loser of this match because he came here by a bye. */
function playsOnAfterBye(progress: Progress, slot: number): boolean {
  const from = slot < 0 ? undefined : wiringOf(progress.draw.structure).sources[slot];
  if (from?.kind !== 'first-loser') return false;
  return isBye(progress.slots[from.match * 2] ?? TBD, progress.slots[from.match * 2 + 1] ?? TBD);
}

/** The places of an entry that leaves a group on its final order, else null. */
function leavesGroupOn(progress: Progress, stage: number, entry: number): PlaceRange | null {
  const group = progress.draw.structure.stages[stage];
  const place = progress.orders[stage]?.indexOf(entry) ?? -1;
  if (group === undefined || place < 0 || (group.placeTo[place] ?? -1) >= 0) return null;
  return group.placesOut[place] ?? null;
}

/** The last slot in which an entry sits, -1 when it is in none. Links lead forward, so that is where it is now. */
export const lastSlotOf = (progress: Progress, entry: number): number => progress.slots.lastIndexOf(entry);

/** The places on which an entry has left the draw for good, or null while it is in (or was never in). */
export function placesOf(progress: Progress, entry: number): PlaceRange | null {
  const slot = lastSlotOf(progress, entry);
  if (slot < 0) return null;
  const match = matchOf(slot);
  const stage = progress.draw.structure.matches[match]?.stage ?? -1;
  if (progress.draw.structure.stages[stage]?.kind === 'group') return leavesGroupOn(progress, stage, entry);
  return leavesOn(progress, match, slot & 1);
}
