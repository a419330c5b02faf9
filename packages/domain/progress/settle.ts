// The engine: decides matches and sends people on. It works on a draft of a Progress and touches only places that can change. Every match comes after
// its feeders, so in ascending order it visits each of them once, in its final state.
import { BYE, matchAt, NOBODY, stageAt, takesBestNext, TBD } from '../draws/structure.ts';
import type { Occupant, Slot } from '../draws/structure.ts';
import { playersOnPlaces } from './group-order.ts';
import { NOBODY_WINS, NO_WINNER_YET, UNDECIDED, occupantOf } from './progress.ts';
import type { Decision, MatchResult, Progress, RankedPlayers } from './progress.ts';
import type { Outcome } from './outcome.ts';
import { wiringOf } from './wiring.ts';
import type { Wiring } from './wiring.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A Progress while it changes, with a record of the places that changed. Its arrays belong to it alone. */
export interface Draft extends Mutable<Progress> {
  slots: Occupant[];
  decisions: Decision[];
  results: (MatchResult | null)[];
  orders: (readonly number[] | null)[];
  readonly wiring: Wiring;
  /** The state before; null while a state is built from nothing. */
  readonly base: Progress | null;
  /** The matches and stages still to be checked, ascending: twice the match plus one, or for a stage twice the match after its last. */
  readonly pending: number[];
  readonly touchedSlots: number[];
  readonly touchedMatches: number[];
  readonly touchedStages: number[];
  /** Matches whose result no longer belongs to their players and was dropped. */
  readonly dropped: number[];
}

/** Opens a draft on a state. */
export const draftOf = (base: Progress): Draft => ({
  ...base,
  slots: base.slots.slice(),
  decisions: base.decisions.slice(),
  results: base.results.slice(),
  orders: base.orders.slice(),
  wiring: wiringOf(base.draw.structure),
  base,
  pending: [],
  touchedSlots: [],
  touchedMatches: [],
  touchedStages: [],
  dropped: [],
});

/** Closes a draft. */
export const progressOf = (draft: Draft): Progress => ({
  draw: draft.draw,
  slots: draft.slots,
  decisions: draft.decisions,
  results: draft.results,
  withdrawn: draft.withdrawn,
  keptPlaces: draft.keptPlaces,
  orders: draft.orders,
  settled: draft.settled,
  rank: draft.rank,
  seatNext: draft.seatNext,
});

function enqueue(draft: Draft, key: number): void {
  const { pending } = draft;
  let at = pending.length;
  while (at > 0 && (pending[at - 1] ?? 0) > key) at--;
  if (at === 0 || pending[at - 1] !== key) pending.splice(at, 0, key);
}

/** Asks for a match to be looked at again. */
export const enqueueMatch = (draft: Draft, match: number): void => enqueue(draft, match * 2 + 1);

/** Asks for a group's order to be looked at again. */
export function enqueueStage(draft: Draft, stage: number): void {
  const group = draft.draw.structure.stages[stage];
  if (group?.kind === 'group') enqueue(draft, (group.firstMatch + group.matchCount) * 2);
}

/** Something has changed that a hand-settled order of a group was based on: drops the order and checks the group again. */
export function forgetOrder(draft: Draft, stage: number): void {
  if (draft.settled[stage]) draft.settled = draft.settled.with(stage, null);
  enqueueStage(draft, stage);
}

/** Puts somebody into a slot, whatever the links say. */
export function occupy(draft: Draft, slot: Slot, occupant: Occupant): void {
  if (draft.slots[slot] === occupant) return;
  draft.slots[slot] = occupant;
  draft.touchedSlots.push(slot);
  enqueueMatch(draft, slot >> 1);
}

/**
 * Lets a link fill a slot, unless the organiser has filled its line (a lucky loser in a qualifier's place). An entry that already stands in that
 * bracket is not put there twice: the slot then gets nobody.
 */
function send(draft: Draft, slot: Slot, occupant: Occupant): void {
  if (slot < 0) return;
  const { lines, structure } = draft.draw;
  const line = draft.wiring.lineOf[slot];
  if (line === undefined || line < 0) {
    occupy(draft, slot, occupant);
    return;
  }
  if (lines[line] !== TBD) return;
  const twice = occupant >= 0 && lines.includes(occupant, stageAt(structure, slot >> 1).firstLine);
  occupy(draft, slot, twice ? NOBODY : occupant);
}

/** Looks at everything that was asked for, and at what follows from it. */
export function settle(draft: Draft): void {
  for (let key = draft.pending.shift(); key !== undefined; key = draft.pending.shift())
    if (key % 2 === 1) settleMatch(draft, key >> 1);
    else settleStageAt(draft, key >> 1);
}

function settleMatch(draft: Draft, index: number): void {
  const match = matchAt(draft.draw.structure, index);
  const { base } = draft;
  const upper = index * 2;
  const top = occupantOf(draft, upper);
  const bottom = occupantOf(draft, upper + 1);
  if (
    draft.results[index] !== null &&
    base !== null &&
    (base.slots[upper] !== top || base.slots[upper + 1] !== bottom)
  ) {
    draft.results[index] = null;
    draft.dropped.push(index);
  }
  const decision = decide(draft, index, top, bottom);
  if (decision !== draft.decisions[index]) {
    draft.decisions[index] = decision;
    draft.touchedMatches.push(index);
    enqueueStage(draft, match.stage);
  }
  sendOn(draft, index, decision, top, bottom);
}

/** Without a winner: a bracket waits for one, and a table does not. Only a table has matches that were completed level. */
const ENDS_OPEN: ReadonlySet<Outcome> = new Set(['abandoned', 'cancelled', 'completed']);

function decide(draft: Draft, index: number, top: Occupant, bottom: Occupant): Decision {
  const result = draft.results[index];
  if (result) {
    if (result.winner !== null) return result.winner;
    return ENDS_OPEN.has(result.outcome) ? NO_WINNER_YET : NOBODY_WINS;
  }
  if (top === TBD || bottom === TBD) return UNDECIDED;
  if (top < 0 || bottom < 0) return top >= 0 ? 1 : bottom >= 0 ? 2 : NOBODY_WINS;
  const topOut = draft.withdrawn.indexOf(top);
  const bottomOut = draft.withdrawn.indexOf(bottom);
  if (topOut === bottomOut) return UNDECIDED;
  if (topOut < 0 || bottomOut < 0) return topOut < 0 ? 1 : 2;
  return topOut > bottomOut ? 1 : 2;
}

/** True if an entry lost the match by leaving the event before it: it does not go on to another one [OU1]. */
export const leftBefore = (progress: Progress, match: number, entry: number): boolean =>
  !progress.results[match] && progress.withdrawn.includes(entry);

/** Sends winner and loser where the links say; TBD where that is open again. */
function sendOn(draft: Draft, index: number, decision: Decision, top: Occupant, bottom: Occupant): void {
  const { structure } = draft.draw;
  const { winnerTo, loserTo, firstLoserTo } = matchAt(structure, index);
  const next = structure.matches[winnerTo >> 1];
  const notNeeded = next?.decider === true && decision === 1;
  const lost = loserOf(decision, top, bottom);
  const loser = lost >= 0 && leftBefore(draft, index, lost) ? NOBODY : lost;
  send(draft, winnerTo, notNeeded ? BYE : winnerOf(decision, top, bottom));
  // Nobody lost a bye: the next match fills the loser's slot.
  if (loserTo >= 0 && next?.firstLoserTo?.[winnerTo & 1] === loserTo && isBye(draft, index)) return;
  send(draft, loserTo, notNeeded ? BYE : loser);
  firstLoserTo?.forEach((slot, position) => {
    const side = position + 1;
    const from = draft.wiring.sources[slot];
    if (from?.kind !== 'first-loser') return;
    if (!isBye(draft, from.match)) return;
    send(draft, slot, decision === side ? BYE : loser);
  });
}

function winnerOf(decision: Decision, top: Occupant, bottom: Occupant): Occupant {
  if (decision === NOBODY_WINS) return top === BYE && bottom === BYE ? BYE : NOBODY;
  return decision === 1 ? top : decision === 2 ? bottom : TBD;
}

function loserOf(decision: Decision, top: Occupant, bottom: Occupant): Occupant {
  return decision === 1 ? bottom : decision === 2 ? top : winnerOf(decision, top, bottom);
}

/** True when an entry was drawn against a bye, so that its first match is the next one. */
export function isBye(progress: Progress, match: number): boolean {
  const [top, bottom] = [occupantOf(progress, match * 2), occupantOf(progress, match * 2 + 1)];
  return (top === BYE && bottom >= 0) || (bottom === BYE && top >= 0);
}

/**
 * Sends the players of a group to the matches of their places; the group's last match is the one before `end`. Only the places that a lot decides stay
 * open, and with them the order.
 */
function settleStageAt(draft: Draft, end: number): void {
  const { structure } = draft.draw;
  const { stage } = matchAt(structure, end - 1);
  const group = stageAt(structure, end - 1);
  const decided = draft.decisions.slice(group.firstMatch, end).every((decision) => decision !== UNDECIDED);
  const ranked = (): RankedPlayers | null => draft.rank?.(progressOf(draft), stage) ?? null;
  const known = decided ? (draft.settled[stage] ?? ranked()) : null;
  const places = known && playersOnPlaces(draft, stage, known);
  const order = places?.every((entry) => entry !== null) ? places : null;
  if (!sameOrder(order, draft.orders[stage] ?? null)) {
    draft.orders[stage] = order;
    draft.touchedStages.push(stage);
  }
  if (takesBestNext(draft.draw)) seatGroups(draft, stage);
  else
    group.placeTo.forEach((slot, place) => {
      const entry = places === null ? null : places[place];
      send(draft, slot, entry === null ? TBD : (entry ?? NOBODY));
    });
}

/**
 * [RR2] Where the best next go on as well, the whole knockout is seated at once, when the last group has its order: before that, anybody's line may
 * still change with the groups from which they come. So every group asks for the last one, which is looked at after all others.
 */
function seatGroups(draft: Draft, stage: number): void {
  const { stages } = draft.draw.structure;
  const last = stages.findLastIndex(({ kind }) => kind === 'group');
  if (stage !== last) {
    enqueueStage(draft, last);
    return;
  }
  const isOpen = stages.some(({ kind }, group) => kind === 'group' && draft.orders[group] === null);
  const seated = isOpen ? null : (draft.seatNext?.(progressOf(draft)) ?? null);
  const { structure, lines } = seated ?? draft.draw;
  structure.stages.forEach(({ kind, placeTo, firstLine, lineCount }, index) => {
    placeTo.forEach((slot, place) => {
      if (slot >= 0) occupy(draft, slot, seated ? (draft.orders[index]?.[place] ?? NOBODY) : TBD);
    });
    if (kind === 'group') return;
    for (let line = firstLine; line < firstLine + lineCount; line++)
      for (const slot of structure.lines[line] ?? []) occupy(draft, slot, lines[line] ?? TBD);
  });
}

/** True for two equal orders of entries, or none twice. */
const sameOrder = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.length === b.length && a.every((entry, place) => entry === b[place]));
