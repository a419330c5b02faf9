// Where people end: who leaves the draw in which match, and the places that this gives them.
import { matchOf } from '../draws/structure.ts';
import type { PlaceRange, Slot } from '../draws/structure.ts';
import { NOBODY_WINS, decisionOf, occupantOf } from './progress.ts';
import type { Progress } from './progress.ts';
import { isBye, leftBefore } from './settle.ts';
import { wiringOf } from './wiring.ts';

/** The places of whoever sits on a side (0 or 1) of a match if he leaves the draw there, else null. */
function leavesOn(progress: Progress, index: number, side: 0 | 1): PlaceRange | null {
  const { structure } = progress.draw;
  const match = structure.matches[index];
  const entry = occupantOf(progress, index * 2 + side);
  const decision = decisionOf(progress, index);
  if (match === undefined) return null;
  if (decision === NOBODY_WINS) return match.loserPlaces;
  if (decision !== 1 && decision !== 2) return null;
  const won = decision === side + 1;
  const afterBye = won ? -1 : slotAfterBye(progress, match.firstLoserTo?.[side] ?? -1);
  const link = won ? match.winnerTo : Math.max(match.loserTo, afterBye);
  if (link < 0) return won ? match.winnerPlaces : match.loserPlaces;
  const next = structure.matches[matchOf(link)];
  if (next?.decider === true && decision === 1) return won ? next.winnerPlaces : next.loserPlaces;
  if (won || !leftBefore(progress, index, entry)) return null;
  // He would have played on and is behind everybody who does.
  const worst = next?.places[1] ?? match.places[1];
  return [worst, worst];
}

/** The slot, if it takes a loser of this match because he came here by a bye, else -1. */
function slotAfterBye(progress: Progress, slot: Slot): Slot {
  const from = slot < 0 ? undefined : wiringOf(progress.draw.structure).sources[slot];
  if (from?.kind !== 'first-loser') return -1;
  return isBye(progress, from.match) ? slot : -1;
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
  return leavesOn(progress, match, slot % 2 === 0 ? 0 : 1);
}
