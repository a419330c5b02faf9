// The sentences of consequences and refusals. English as the product speaks it; facts only, one sentence each.
import type { Entry } from '../draws/draw.ts';
import { BYE, matchAt, NOBODY, stageOfLine, TBD } from '../draws/structure.ts';
import type { Occupant, PlaceRange, Stage } from '../draws/structure.ts';
import { matchName } from './match-name.ts';
import { NOBODY_WINS, NO_WINNER_YET, decisionOf, occupantOf } from './progress.ts';
import type { MatchResult, Outcome, Progress } from './progress.ts';

/** The name of an entry, or what a slot is called that nobody will fill; an open slot has no name. */
export function nameOf(progress: Progress, occupant: Occupant): string {
  if (occupant === BYE) return 'a bye';
  if (occupant === NOBODY) return 'nobody';
  return (progress.draw.entries[occupant] as Entry).name;
}

const nameIn = (progress: Progress, match: number): string => matchName(progress.draw.structure, match);

const ENDINGS: Record<Outcome, string> = {
  completed: '',
  retired: ', who retired',
  walkover: ' by walkover',
  defaulted: ', who was defaulted',
  double_walkover: ' is a double walkover',
  double_default: ' is a double default',
  abandoned: ' was abandoned',
  cancelled: ' was cancelled',
};

/** A result in words, "Herrera beat Costa, who retired". */
function describeResult(progress: Progress, match: number, { winner, outcome }: MatchResult): string {
  const names = [0, 1].map((side) => nameOf(progress, occupantOf(progress, match * 2 + side)));
  if (winner === null) return `${names.join(' against ')}${ENDINGS[outcome]}`;
  return `${names[winner - 1]} beat ${names[2 - winner]}${ENDINGS[outcome]}`;
}

/** A result entered, changed or removed. */
export function tellResult(before: Progress, after: Progress, match: number): string {
  const name = nameIn(after, match);
  const [was, is] = [before, after].map((state) => {
    const result = state.results[match];
    return result ? describeResult(state, match, result) : null;
  });
  if (is === null) return `${name}: the result "${was}" is removed.`;
  return was === null ? `${name}: ${is}.` : `${name}: ${is}, no longer "${was}".`;
}

/** How a match now stands. */
export function tellDecision(after: Progress, match: number): string {
  const name = nameIn(after, match);
  const decision = decisionOf(after, match);
  if (decision === NOBODY_WINS) {
    const notNeeded = matchAt(after.draw.structure, match).decider && occupantOf(after, match * 2) === BYE;
    return notNeeded ? `${name} is not needed.` : `Nobody advances from ${name}.`;
  }
  if (decision === NO_WINNER_YET) return `${name} has no winner.`;
  if (decision === 0) {
    const waits = after.slots[match * 2] === TBD || after.slots[match * 2 + 1] === TBD;
    return waits ? `${name} waits for its players again.` : `${name} is open again.`;
  }
  const winner = nameOf(after, occupantOf(after, match * 2 + decision - 1));
  return after.results[match]
    ? `${winner} wins ${name}.`
    : `${winner} advances from ${name} without playing.`;
}

/** Who sits in a slot now. */
export function tellSlot(after: Progress, match: number, was: Occupant, is: Occupant): string {
  const name = nameIn(after, match);
  if (is === TBD) return `${nameOf(after, was)} leaves ${name}; the place is open again.`;
  if (is === BYE) return `Nobody comes to ${name}: it is a bye.`;
  if (is === NOBODY) return `Nobody comes to ${name}: whoever is there wins by walkover.`;
  return was >= 0
    ? `${nameOf(after, is)} takes the place of ${nameOf(after, was)} in ${name}.`
    : `${nameOf(after, is)} moves into ${name}.`;
}

/** The final order of a group. */
export function tellOrder(after: Progress, stage: number): string {
  const name = (after.draw.structure.stages[stage] as Stage).name;
  const order = after.orders[stage] ?? null;
  if (order === null) return `The order of ${name} is open again.`;
  return `${name} ends ${order.map((entry, place) => `${place + 1}. ${nameOf(after, entry)}`).join(', ')}.`;
}

/** On which places somebody ends. */
export function tellPlace(after: Progress, entry: number, places: PlaceRange | null): string {
  const name = nameOf(after, entry);
  if (places === null) return `${name} is still in the draw.`;
  return places[0] === places[1]
    ? `${name} ends on place ${places[0]}.`
    : `${name} ends on places ${places[0]} to ${places[1]}.`;
}

/** Who withdrew or came back. */
export const tellWithdrawn = (after: Progress, entry: number, out: boolean): string =>
  `${nameOf(after, entry)} ${out ? 'withdraws' : 'is back in the draw'}.`;

/** Who is a seed now. */
export const tellSeed = (after: Progress, entry: number): string =>
  `${nameOf(after, entry)} is now seed ${after.draw.entries[entry]?.seed ?? 0}.`;

/** Who stands on a line now; lines count from 1 in their stage. */
export function tellLine(after: Progress, line: number, occupant: Occupant): string {
  const { name, firstLine } = stageOfLine(after.draw.structure, line) as Stage;
  return `Line ${line - firstLine + 1} of ${name} now belongs to ${nameOf(after, occupant)}.`;
}
