// The order in which the players of a group go on. Whoever withdraws before the knockout has begun is passed over; afterwards the order stands, with
// them in it, and their opponent advances [OU1, RR9].
import type { Draw } from '../draws/draw.ts';
import { takesBestNext } from '../draws/structure.ts';
import type { Progress, RankedPlayers } from './progress.ts';

/** The entries of a group, with those for whom it has no match. */
export function membersOf({ structure, lines }: Draw, stage: number): readonly number[] {
  const { firstLine = 0, lineCount = 0 } = structure.stages[stage] ?? {};
  return lines.slice(firstLine, firstLine + lineCount).filter((entry) => entry >= 0);
}

/** The group stage (index) of an entry, or -1. */
export const groupOf = (draw: Draw, entry: number): number =>
  draw.structure.stages.findIndex(
    ({ kind }, stage) => kind === 'group' && membersOf(draw, stage).includes(entry),
  );

type Leavers = Pick<Progress, 'draw' | 'withdrawn' | 'keptPlaces'>;

/** Whether an entry is passed over in a group. Nobody is, in a group from which nobody goes on. */
const isPassedOver = ({ draw, withdrawn, keptPlaces }: Leavers, stage: number, entry: number): boolean =>
  withdrawn.includes(entry) &&
  !keptPlaces.includes(entry) &&
  draw.structure.stages[stage]?.placeTo.some((slot) => slot >= 0) === true;

/** The order of a group as it counts: whoever is passed over comes after all others. */
export function passOver(progress: Leavers, stage: number, order: readonly number[]): readonly number[] {
  const isOut = (entry: number): boolean => isPassedOver(progress, stage, entry);
  return order.some(isOut) ? [...order.filter((entry) => !isOut(entry)), ...order.filter(isOut)] : order;
}

/** Who is on each place of a group as it counts; null where a lot decides between players who are still level once others are passed over. */
export function playersOnPlaces(
  progress: Leavers,
  stage: number,
  ranked: RankedPlayers,
): readonly (number | null)[] {
  const isOut = (entry: number): boolean => isPassedOver(progress, stage, entry);
  const ties = ranked.filter((one) => typeof one !== 'number');
  const isLevel = (entry: number): boolean =>
    ties.some(
      (tie) => tie.includes(entry) && tie.some((one) => one !== entry && isOut(one) === isOut(entry)),
    );
  return passOver(progress, stage, ranked.flat()).map((entry) => (isLevel(entry) ? null : entry));
}

/**
 * Whether anybody of an entry's group has played a match of the knockout, or is playing one. Where the best next of all groups go on too, each group's
 * order may move everybody: then any match of the knockout counts.
 */
export function knockoutHasBegun(
  { draw, slots, results }: Progress,
  entry: number,
  started: readonly number[] = [],
): boolean {
  const { stages, matches } = draw.structure;
  const members = membersOf(draw, groupOf(draw, entry));
  const isFed = (one: number): boolean => (takesBestNext(draw) ? one >= 0 : members.includes(one));
  return matches.some(
    ({ stage }, match) =>
      stages[stage]?.kind === 'knockout' &&
      (results[match] !== null || started.includes(match)) &&
      [match * 2, match * 2 + 1].some((slot) => isFed(slots[slot] ?? -1)),
  );
}
