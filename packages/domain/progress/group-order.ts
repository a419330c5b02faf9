// The order in which the players of a group go on. Whoever withdraws before the knockout has begun is passed over; afterwards the order stands, with
// them in it, and their opponent advances [OU1, RR9].
import type { Progress } from './progress.ts';

/** The order of a group as it counts: if somebody goes on from it, whoever is passed over comes after all others. */
export function passOver(
  { draw, withdrawn, keptPlaces }: Pick<Progress, 'draw' | 'withdrawn' | 'keptPlaces'>,
  stage: number,
  order: readonly number[],
): readonly number[] {
  if (!draw.structure.stages[stage]?.placeTo.some((slot) => slot >= 0)) return order;
  const isOut = (entry: number): boolean => withdrawn.includes(entry) && !keptPlaces.includes(entry);
  return order.some(isOut) ? [...order.filter((entry) => !isOut(entry)), ...order.filter(isOut)] : order;
}

/** Whether anybody of an entry's group has played a match of the knockout, or is playing one. */
export function knockoutHasBegun(
  { draw, slots, results }: Progress,
  entry: number,
  started: readonly number[] = [],
): boolean {
  const { stages, matches } = draw.structure;
  const groups = stages
    .filter(({ kind }) => kind === 'group')
    .map(({ firstLine, lineCount }) => draw.lines.slice(firstLine, firstLine + lineCount));
  const members = groups.find((lines) => lines.includes(entry))?.filter((member) => member >= 0) ?? [];
  return matches.some(
    ({ stage }, match) =>
      stages[stage]?.kind === 'knockout' &&
      (results[match] !== null || started.includes(match)) &&
      [match * 2, match * 2 + 1].some((slot) => members.includes(slots[slot] ?? -1)),
  );
}
