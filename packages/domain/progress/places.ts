// Where people finish: who leaves the draw in which match, and the places that this gives them.
import { matchAt, matchOf, stageAt, takesBestNext, TBD } from '../draws/structure.ts';
import type { PlaceRange, Slot } from '../draws/structure.ts';
import { NOBODY_WINS, decisionOf, occupantOf } from './progress.ts';
import type { Progress } from './progress.ts';
import { groupOf } from './group-order.ts';
import { isBye, leftBefore } from './settle.ts';
import { wiringOf } from './wiring.ts';

/** The places of the entry on a side (0 or 1) of a match if it leaves the draw there, otherwise null. */
function leavesOn(progress: Progress, index: number, side: 0 | 1): PlaceRange | null {
  const { structure } = progress.draw;
  const match = matchAt(structure, index);
  const entry = occupantOf(progress, index * 2 + side);
  const decision = decisionOf(progress, index);
  if (decision === NOBODY_WINS) return match.loserPlaces;
  if (decision !== 1 && decision !== 2) return null;
  const won = decision === side + 1;
  const afterBye = won ? -1 : slotAfterBye(progress, match.firstLoserTo?.[side] ?? -1);
  const link = won ? match.winnerTo : Math.max(match.loserTo, afterBye);
  if (link < 0) return won ? match.winnerPlaces : match.loserPlaces;
  const next = matchAt(structure, matchOf(link));
  if (next.decider && decision === 1) return won ? next.winnerPlaces : next.loserPlaces;
  if (won || !leftBefore(progress, index, entry)) return null;
  // This entry would have played on, and is behind everybody who does.
  return [next.places[1], next.places[1]];
}

/** The slot, if it takes a loser of this match who came here by a bye, else -1. */
function slotAfterBye(progress: Progress, slot: Slot): Slot {
  const from = wiringOf(progress.draw.structure).sources[slot];
  return from?.kind === 'first-loser' && isBye(progress, from.match) ? slot : -1;
}

/** Whether anybody who comes next in a group may still go on as one of the best next [RR2]: groups are open, or nobody is seated yet. */
function waitsForGroups({ draw, orders, slots }: Progress): boolean {
  if (!takesBestNext(draw)) return false;
  const { stages, lines } = draw.structure;
  return stages.some(({ kind, firstLine, lineCount }, stage) =>
    kind === 'group'
      ? orders[stage] === null
      : lines.slice(firstLine, firstLine + lineCount).some(([slot = -1]) => slots[slot] === TBD),
  );
}

/** The places of an entry that leaves a group on its final order, otherwise null. */
function leavesGroupOn(progress: Progress, stage: number, entry: number): PlaceRange | null {
  const { placeTo = [], placesOut = [] } = progress.draw.structure.stages[stage] ?? {};
  const place = progress.orders[stage]?.indexOf(entry) ?? -1;
  if (place >= 0 && waitsForGroups(progress)) return null;
  return (placeTo[place] ?? -1) < 0 ? (placesOut[place] ?? null) : null;
}

/** The last slot in which an entry sits, -1 if it is in none. Links lead forward, so that is where it is now. */
export const lastSlotOf = (progress: Progress, entry: number): number => progress.slots.lastIndexOf(entry);

/** The places on which an entry has left the draw for good, or null while it is in (or was never in). */
export function placesOf(progress: Progress, entry: number): PlaceRange | null {
  const slot = lastSlotOf(progress, entry);
  if (slot < 0) return leavesGroupOn(progress, groupOf(progress.draw, entry), entry);
  const match = matchOf(slot);
  const { stage } = matchAt(progress.draw.structure, match);
  if (stageAt(progress.draw.structure, match).kind === 'group') return leavesGroupOn(progress, stage, entry);
  return leavesOn(progress, match, slot % 2 === 0 ? 0 : 1);
}
