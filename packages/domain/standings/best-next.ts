// The best next across the groups of a draw, seated in its knockout once every group is finished [RR2].
import { seatBestNext } from '../draws/groups.ts';
import { refuseDraw } from '../draws/knockout.ts';
import { BYE, goingOnFrom, NOBODY } from '../draws/structure.ts';
import { drawLots } from './lots.ts';
import { stageStandings } from './of-draw.ts';
import { qualifiersOf } from './qualifiers.ts';
import type { BestNext } from '../draws/groups.ts';
import type { Draw, DrawError } from '../draws/draw.ts';
import type { Progress, SeatNext } from '../progress/progress.ts';
import type { Result } from '../result.ts';
import type { StageRules } from './of-draw.ts';
import type { Standings } from './types.ts';

/**
 * A table in the order that counts, an order settled by hand included. The places that go on by themselves count for whoever holds them, and those who
 * withdrew once the knockout had begun keep theirs.
 */
const inFinalOrder = (
  table: Standings,
  order: readonly number[],
  keeps: (entry: number, place: number) => boolean,
): Standings => ({
  ...table,
  rows: table.rows
    .toSorted((a, b) => order.indexOf(Number(a.entrant)) - order.indexOf(Number(b.entrant)))
    .map((row, place) => ({ ...row, withdrawn: row.withdrawn && !keeps(Number(row.entrant), place) })),
  undecided: [],
});

/**
 * The draw with its best next on their lines, best first. `rules` chooses them among the players who came next in their groups. Matches keep their
 * numbers. Fails while a group is open or a lot has to be drawn between groups. Best next who already have a line are placed again, for instance after
 * a correction.
 */
export const drawBestNext = (progress: Progress, rules: StageRules): Result<Draw, DrawError> => {
  const { draw, orders } = progress;
  const groups = draw.structure.stages.filter(({ kind }) => kind === 'group');
  const firstLine = groups.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const bestNext = draw.lines.slice(firstLine).filter((occupant) => occupant !== BYE).length;
  const perGroup = goingOnFrom(draw.structure, 0);

  const tables: Standings[] = [];
  const keeps = (entry: number, place: number): boolean =>
    place < perGroup || progress.keptPlaces.includes(entry);
  for (const [stage, { name }] of groups.entries()) {
    const order = orders[stage];
    if (!order) return refuseDraw({ code: 'group-open', stage: name });
    tables.push(inFinalOrder(stageStandings(progress, stage, rules), order, keeps));
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
  while (chosen.length < bestNext) chosen.push({ entry: NOBODY, group: null });
  return seatBestNext(draw, chosen);
};

/**
 * Seats the best next by `rules` for a progress. Where nothing else separates two of different groups the draw's own number does [UN3], also if the
 * organisers settle the order inside a group themselves: no call asks them for an order across groups.
 */
export const seatNextBy =
  (rules: StageRules): SeatNext =>
  (progress) => {
    const { entries, randomSeed } = progress.draw;
    const lots = rules.lots ?? drawLots([...entries.keys()], randomSeed);
    const seated = drawBestNext(progress, { ...rules, lots });
    return seated.ok ? seated.value : null;
  };
