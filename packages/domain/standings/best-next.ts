// The best next across the groups of a draw, seated in its knockout once every group is finished [RR2].
import { seatBestNext } from '../draws/groups.ts';
import { refuseDraw } from '../draws/knockout.ts';
import { BYE } from '../draws/structure.ts';
import { stageStandings } from './of-draw.ts';
import { qualifiersOf } from './qualifiers.ts';
import type { BestNext } from '../draws/groups.ts';
import type { Draw, DrawError } from '../draws/draw.ts';
import type { Progress } from '../progress/progress.ts';
import type { Result } from '../result.ts';
import type { StageRules } from './of-draw.ts';
import type { Standings } from './types.ts';

/** A table in the order that counts, an order settled by hand included. Only those count as withdrawn who are passed over. */
const inFinalOrder = (
  table: Standings,
  order: readonly number[],
  keptPlaces: readonly number[],
): Standings => ({
  ...table,
  rows: table.rows
    .toSorted((a, b) => order.indexOf(Number(a.entrant)) - order.indexOf(Number(b.entrant)))
    .map((row) => ({ ...row, withdrawn: row.withdrawn && !keptPlaces.includes(Number(row.entrant)) })),
  undecided: [],
});

/**
 * The draw with its best next on their lines, best first. `rules` chooses them among the players who came next in their groups. Build its progress
 * again with `startProgress`: group matches keep their numbers. Fails while a group is open or a lot has to be drawn between groups. Best next who
 * already have a line are placed again, for instance after a correction.
 */
export const drawBestNext = (progress: Progress, rules: StageRules): Result<Draw, DrawError> => {
  const { draw, orders } = progress;
  const groups = draw.structure.stages.filter(({ kind }) => kind === 'group');
  const firstLine = groups.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const bestNext = draw.lines.slice(firstLine).filter((occupant) => occupant !== BYE).length;
  const perGroup = groups[0]?.placeTo.filter((slot) => slot >= 0).length ?? 0;

  const tables: Standings[] = [];
  for (const [stage, { name }] of groups.entries()) {
    const order = orders[stage];
    if (!order) return refuseDraw({ code: 'group-open', stage: name });
    tables.push(inFinalOrder(stageStandings(progress, stage, rules), order, progress.keptPlaces));
  }
  const byRanking = draw.entries.some(({ ranking }) => ranking !== undefined);
  const entrants = draw.entries.map(({ name, ranking, seed }, id) => ({
    id,
    name,
    ranking: byRanking ? ranking : seed,
  }));
  const found = qualifiersOf(tables, entrants, { perGroup, bestNext }, rules.ladder, rules.lots);
  const [tie] = found.undecided;
  if (tie) {
    const names = tie.map((entry) => draw.entries[Number(entry)]?.name ?? '');
    return refuseDraw({ code: 'lot-missing', names });
  }
  const chosen: BestNext[] = found.qualifiers
    .filter(({ asBestNext }) => asBestNext)
    .map(({ entrant, group }) => ({ entry: Number(entrant), group }));
  return seatBestNext(draw, chosen);
};
