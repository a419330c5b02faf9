// Finds the news in a change: who won, who goes where, who is out.
import { BYE, matchAt, NOBODY, stageOfLine, TBD } from '../draws/structure.ts';
import type { Occupant, PlaceRange, Stage } from '../draws/structure.ts';
import { matchName } from './match-name.ts';
import type { MatchName } from './match-name.ts';
import type { News, ResultNews } from './news.ts';
import { NOBODY_WINS, NO_WINNER_YET, decisionOf, occupantOf } from './progress.ts';
import type { Progress } from './progress.ts';

/** The name of an entry; empty for nobody. */
const nameOf = (progress: Progress, occupant: Occupant): string =>
  progress.draw.entries[occupant]?.name ?? '';

const nameIn = (progress: Progress, match: number): MatchName => matchName(progress.draw.structure, match);

function resultIn(progress: Progress, match: number): ResultNews | null {
  const result = progress.results[match];
  if (!result) return null;
  const [upper = '', lower = ''] = [0, 1].map((side) =>
    nameOf(progress, occupantOf(progress, match * 2 + side)),
  );
  const [first, second] = result.winner === 2 ? [lower, upper] : [upper, lower];
  const isLevel = result.outcome === 'completed' && result.winner === null;
  return { code: isLevel ? 'level' : result.outcome, first, second };
}

/** A result entered, changed or removed. */
export function newsOfResult(before: Progress, after: Progress, index: number): News {
  const match = nameIn(after, index);
  const [was, is] = [resultIn(before, index), resultIn(after, index)];
  if (is === null)
    return { code: 'result-removed', match, result: was ?? { code: 'cancelled', first: '', second: '' } };
  return was === null
    ? { code: 'result-entered', match, result: is }
    : { code: 'result-changed', match, result: is, before: was };
}

/** How a match now stands. */
export function newsOfDecision(after: Progress, index: number): News {
  const match = nameIn(after, index);
  const decision = decisionOf(after, index);
  if (decision === NOBODY_WINS) {
    const notNeeded = matchAt(after.draw.structure, index).decider && occupantOf(after, index * 2) === BYE;
    return { code: notNeeded ? 'not-needed' : 'nobody-advances', match };
  }
  if (decision === NO_WINNER_YET) return { code: 'no-winner', match };
  if (decision === 0) {
    const waits = after.slots[index * 2] === TBD || after.slots[index * 2 + 1] === TBD;
    return { code: waits ? 'waits-again' : 'open-again', match };
  }
  const name = nameOf(after, occupantOf(after, index * 2 + decision - 1));
  return { code: after.results[index] ? 'wins' : 'advances', match, name };
}

/** Tells who sits in a slot now. */
export function newsOfSlot(after: Progress, index: number, was: Occupant, is: Occupant): News {
  const match = nameIn(after, index);
  const before = nameOf(after, was);
  if (is === TBD) return was < 0 ? { code: 'place-open', match } : { code: 'leaves', match, name: before };
  if (is === BYE) return { code: 'becomes-bye', match };
  if (is === NOBODY) return { code: 'nobody-comes', match };
  const name = nameOf(after, is);
  return was < 0 ? { code: 'moves-in', match, name } : { code: 'takes-place', match, name, before };
}

/** The final order of a group. */
export function newsOfOrder(after: Progress, index: number): News {
  const stage = (after.draw.structure.stages[index] as Stage).name;
  const order = after.orders[index] ?? null;
  return order === null
    ? { code: 'order-open', stage }
    : { code: 'order', stage, order: order.map((entry) => nameOf(after, entry)) };
}

/** On which places somebody ends. */
export function newsOfPlace(after: Progress, entry: number, places: PlaceRange | null): News {
  const name = nameOf(after, entry);
  if (places === null) return { code: 'still-in', name };
  const [best, worst] = places;
  return best === worst
    ? { code: 'ends-on-place', name, place: best }
    : { code: 'ends-on-places', name, best, worst };
}

/** Tells who withdrew or came back. */
export const newsOfWithdrawn = (after: Progress, entry: number, out: boolean): News => ({
  code: out ? 'withdraws' : 'back',
  name: nameOf(after, entry),
});

/** Tells who is a seed now. */
export const newsOfSeed = (after: Progress, entry: number): News => ({
  code: 'seed',
  name: nameOf(after, entry),
  seed: after.draw.entries[entry]?.seed ?? 0,
});

/** Tells who stands on a line now; lines count from 1 in their stage. */
export function newsOfLine(after: Progress, line: number, occupant: Occupant): News {
  const { name: stage, firstLine } = stageOfLine(after.draw.structure, line) as Stage;
  return { code: 'line', name: nameOf(after, occupant), line: line - firstLine + 1, stage };
}
