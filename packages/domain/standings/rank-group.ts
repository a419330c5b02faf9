// The table of one group: counts, climbs the ladder, gives places. Rules RR3 to RR9.
import { climb } from './climb.ts';
import { countRecords } from './record.ts';
import { applyWithdrawals } from './withdrawals.ts';
import type { Placing } from './climb.ts';
import type { Ladder } from './ladders.ts';
import type { Table } from './steps.ts';
import type { EntrantId, GroupEntrant, GroupMatch, StandingRow, Standings } from './types.ts';

/** A fixed order of ids, numbers before text, so that no result depends on the order of the input [RR8]. */
export const compareIds = (a: EntrantId, b: EntrantId): number => {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number' || a > b) return 1;
  return a < b ? -1 : 0;
};

/** Gathers what the steps of a ladder look at; `lots` names entrants in the order in which they were drawn. */
export const tableOf = (
  entrants: readonly GroupEntrant[],
  matches: readonly GroupMatch[],
  ladder: Ladder,
  lots: readonly EntrantId[],
): Table => ({
  ladder,
  matches,
  records: countRecords(
    entrants.map(({ id }) => id),
    matches,
    ladder,
  ),
  rankings: new Map(entrants.flatMap(({ id, ranking }) => (ranking === undefined ? [] : [[id, ranking]]))),
  lots: new Map(lots.map((entrant, position) => [entrant, position])),
  names: new Map(entrants.map(({ id, name }) => [id, name ?? String(id)])),
});

const rowsOf = (
  placings: readonly Placing[],
  entrants: readonly GroupEntrant[],
  table: Table,
): readonly StandingRow[] => {
  const withdrawn = new Set(entrants.flatMap(({ id, withdrawn: policy }) => (policy ? [id] : [])));
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
 * The table of a group, finished or not, the same for every order of `entrants` and `matches`. A lot decides only
 * between those who are all in `lots` (first drawn, first placed); without it they share a place and are `undecided`.
 * Matches with somebody who is not among `entrants` do not count.
 */
export const rankGroup = (
  entrants: readonly GroupEntrant[],
  matches: readonly GroupMatch[],
  ladder: Ladder,
  lots: readonly EntrantId[] = [],
): Standings => {
  const counted = applyWithdrawals(entrants, matches);
  const table = tableOf(entrants, counted, ladder, lots);
  const ids = entrants.toSorted((a, b) => compareIds(a.id, b.id));
  const standing = ids.filter(({ withdrawn }) => withdrawn !== 'expunge').map(({ id }) => id);
  const expunged = ids.filter(({ withdrawn }) => withdrawn === 'expunge').map(({ id }) => id);
  const placings = [...climb(standing, ladder.steps, table)];
  if (expunged.length > 0)
    placings.push({ entrants: expunged, decidedBy: 'withdrawn', reason: 'withdrew; no match counts' });
  return {
    ladder: ladder.name,
    rows: rowsOf(placings, entrants, table),
    complete: counted.every(({ result }) => result !== null) && (counted.length > 0 || standing.length < 2),
    undecided: placings.filter(({ decidedBy }) => decidedBy === 'level').map(({ entrants: tied }) => tied),
  };
};
