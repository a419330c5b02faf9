// The table of a drawn group as it is shown: in the order that counts, with the reason for every place [RR8].
import { goingOnFrom, takesBestNext } from '../draws/structure.ts';
import { groupOutlook } from './group-outlook.ts';
import { groupOfStage, stageStandings } from './of-draw.ts';
import type { Progress } from '../progress/progress.ts';
import type { Outlook } from './group-outlook.ts';
import type { StageRules } from './of-draw.ts';
import type { StandingRow } from './types.ts';

/** The table of a group stage. */
export interface StageTable {
  /** While the order is open people nothing separates share a place. */
  readonly rows: readonly StandingRow[];
  /** Whether every match is decided. */
  readonly complete: boolean;
  /** Once it is complete: the entry indexes of players whom only a lot can separate, whether or not it has been drawn. */
  readonly ties: readonly (readonly number[])[];
  /** Whether the order of the ties is still to be settled. */
  readonly isOpen: boolean;
}

/** The table of a group stage (by index); ties are in the order settled by hand, otherwise in that of `rules.lots`. */
export function stageTable(progress: Progress, stage: number, rules: StageRules): StageTable {
  const { lots: _lots, ...withoutLots } = rules;
  const level = stageStandings(progress, stage, withoutLots);
  if (!level.complete) return { rows: level.rows, complete: false, ties: [], isOpen: true };
  const ties = level.undecided.map((tied) => tied.map(Number));
  const order = progress.orders[stage] ?? null;
  if (order === null) return { rows: level.rows, complete: true, ties, isOpen: true };
  const isSettled = progress.settled[stage] !== null;
  const drawn = isSettled ? level : stageStandings(progress, stage, rules);
  const tied = new Set(ties.flat());
  const rows = drawn.rows
    .toSorted((a, b) => order.indexOf(Number(a.entrant)) - order.indexOf(Number(b.entrant)))
    .map((row, index): StandingRow => ({
      ...row,
      place: index + 1,
      ...(isSettled && tied.has(Number(row.entrant)) && { reason: { code: 'settled' } }),
    }));
  return { rows, complete: true, ties, isOpen: false };
}

/** The players of a group stage who can still go on, and how. Null while too much is open, if other groups matter too, or if nobody goes on. */
export function stageOutlook(
  progress: Progress,
  stage: number,
  rules: StageRules,
): readonly Outlook[] | null {
  const goingOn = goingOnFrom(progress.draw.structure, stage);
  if (goingOn === 0 || takesBestNext(progress.draw)) return null;
  const { entrants, matches } = groupOfStage(progress, stage, rules);
  return groupOutlook(entrants, matches, rules.ladder, goingOn);
}
