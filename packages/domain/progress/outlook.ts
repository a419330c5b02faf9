// Reads a state: what can be played, what waits for whom, where everybody is.
import { BYE, matchAt, matchOf, sideOf, TBD } from '../draws/structure.ts';
import type { PlaceRange, Source } from '../draws/structure.ts';
import type { Side } from '../score/side.ts';
import { lastSlotOf, placesOf } from './places.ts';
import { NOBODY_WINS, NO_WINNER_YET, UNDECIDED, decisionOf, occupantOf } from './progress.ts';
import type { Progress } from './progress.ts';
import { wiringOf } from './wiring.ts';

/**
 * The state of a match: `waiting` for a player, `playable`, `played` (a result was entered), `walkover` and `bye` (decided without play), `empty`
 * (nobody came), `not_needed` (a second final after the first has settled it).
 */
export type MatchStanding = 'waiting' | 'playable' | 'played' | 'walkover' | 'bye' | 'empty' | 'not_needed';

/** How a match (by index) stands. */
export function standingOf(progress: Progress, match: number): MatchStanding {
  const top = occupantOf(progress, match * 2);
  const bottom = occupantOf(progress, match * 2 + 1);
  const decision = decisionOf(progress, match);
  if (progress.results[match]) return 'played';
  if (decision === UNDECIDED) return top === TBD || bottom === TBD ? 'waiting' : 'playable';
  if (decision === NOBODY_WINS)
    return matchAt(progress.draw.structure, match).decider && top === BYE ? 'not_needed' : 'empty';
  return top === BYE || bottom === BYE ? 'bye' : 'walkover';
}

/** The matches (indexes, ascending) that can be played now. */
export const playableMatches = (progress: Progress): number[] =>
  [...progress.decisions.keys()].filter((match) => standingOf(progress, match) === 'playable');

/** The sources of the open sides of a match: a match's winner or loser, a group place, or a line that the organiser has to fill. */
export function waitsFor(progress: Progress, match: number): Source[] {
  const { sources } = wiringOf(progress.draw.structure);
  const waits: Source[] = [];
  for (const slot of [match * 2, match * 2 + 1]) {
    const source = sources[slot];
    if (progress.slots[slot] === TBD && source) waits.push(source);
  }
  return waits;
}

/** Where an entry is: in a match it can play, in one that waits for its opponent, out on final places, or on no line. */
export type Whereabouts =
  | { readonly state: 'plays' | 'waits'; readonly match: number; readonly side: Side }
  | { readonly state: 'finished'; readonly match: number; readonly side: Side; readonly places: PlaceRange }
  | { readonly state: 'unplaced' };

/** Where an entry (by index) is now. In a group that is its next open match, or its last one if only the order is open. */
export function whereIs(progress: Progress, entry: number): Whereabouts {
  const last = lastSlotOf(progress, entry);
  if (last < 0) return { state: 'unplaced' };
  const places = placesOf(progress, entry);
  if (places) return { state: 'finished', match: matchOf(last), side: sideOf(last), places };
  const { structure } = progress.draw;
  const { stage } = matchAt(structure, matchOf(last));
  let slot = last;
  for (
    let other = progress.slots.indexOf(entry);
    other >= 0;
    other = progress.slots.indexOf(entry, other + 1)
  ) {
    const match = matchOf(other);
    if (progress.decisions[match] !== UNDECIDED || matchAt(structure, match).stage !== stage) continue;
    slot = other;
    break;
  }
  const state = standingOf(progress, matchOf(slot)) === 'playable' ? 'plays' : 'waits';
  return { state, match: matchOf(slot), side: sideOf(slot) };
}

/**
 * True when every match is decided and every group has its order: nothing is left to play. A group match without a winner is decided, because its
 * table counts it; a bracket keeps waiting for one.
 */
export const isFinished = ({ draw: { structure }, decisions, orders }: Progress): boolean =>
  structure.stages.every((stage, index) => {
    if (stage.kind === 'group' && orders[index] === null) return false;
    const own = decisions.slice(stage.firstMatch, stage.firstMatch + stage.matchCount);
    return own.every(
      (decision) => decision !== UNDECIDED && (decision !== NO_WINNER_YET || stage.kind === 'group'),
    );
  });
