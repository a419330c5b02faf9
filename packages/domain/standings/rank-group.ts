// The table of one group: counts, climbs the ladder, gives places. Rules RR3 to RR9.
import type { EntrantId } from '../ids.ts';
import { compareIds } from '../ids.ts';
import { climb } from './climb.ts';
import { countRecords } from './record.ts';
import { applyWithdrawals } from './withdrawals.ts';
import type { Placing } from './climb.ts';
import type { Ladder } from './ladders.ts';
import type { Table } from './steps.ts';
import type { GroupEntrant, GroupMatch, StandingRow, Standings } from './types.ts';

const noLots: ReadonlyMap<EntrantId, number> = new Map();

/** Gathers the data that the steps of a ladder use; `lots` names entrants in the order in which they were drawn. */
export const tableOf = (
  entrants: readonly GroupEntrant[],
  matches: readonly GroupMatch[],
  ladder: Ladder,
  lots: readonly EntrantId[],
): Table => {
  const rankings = new Map<EntrantId, number>();
  const names = new Map<EntrantId, string>();
  for (const { id, name, ranking } of entrants) {
    names.set(id, name ?? String(id));
    if (ranking !== undefined) rankings.set(id, ranking);
  }
  return {
    ladder,
    matches,
    records: countRecords(names.keys(), matches, ladder),
    rankings,
    lots: lots.length === 0 ? noLots : new Map(lots.map((entrant, position) => [entrant, position])),
    names,
  };
};

const rowsOf = (
  placings: readonly Placing[],
  withdrawn: ReadonlySet<EntrantId>,
  table: Table,
): readonly StandingRow[] => {
  const rows: StandingRow[] = [];
  for (const { entrants: tied, decidedBy, reason } of placings) {
    const place = rows.length + 1;
    for (const entrant of tied) {
      const record = table.records.get(entrant);
      if (record) rows.push({ entrant, place, record, withdrawn: withdrawn.has(entrant), decidedBy, reason });
    }
  }
  return rows;
};

/**
 * The table of a group, finished or not, the same for every order of `entrants` and `matches`. A lot decides only between players who are all in
 * `lots` (first drawn, first placed); without it they share a place and are `undecided`. Matches with somebody who is not among `entrants` do not
 * count.
 */
export const rankGroup = (
  entrants: readonly GroupEntrant[],
  matches: readonly GroupMatch[],
  ladder: Ladder,
  lots: readonly EntrantId[] = [],
): Standings => {
  const counted = applyWithdrawals(entrants, matches);
  const table = tableOf(entrants, counted, ladder, lots);
  const standing: EntrantId[] = [];
  const expunged: EntrantId[] = [];
  const left = new Set<EntrantId>();
  for (const { id, withdrawn } of entrants.toSorted((a, b) => compareIds(a.id, b.id))) {
    (withdrawn === 'expunge' ? expunged : standing).push(id);
    if (withdrawn) left.add(id);
  }
  const placings = climb(standing, ladder.steps, table);
  if (expunged.length > 0)
    placings.push({ entrants: expunged, decidedBy: 'withdrawn', reason: { code: 'withdrawn' } });
  return {
    ladder: ladder.name,
    rows: rowsOf(placings, left, table),
    complete: counted.every(({ result }) => result !== null) && (counted.length > 0 || standing.length < 2),
    undecided: placings.filter(({ decidedBy }) => decidedBy === 'level').map(({ entrants: tied }) => tied),
  };
};
