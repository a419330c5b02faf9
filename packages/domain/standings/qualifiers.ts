// Who goes on from the groups: the first of each, and the best of the next across groups when the numbers are uneven.
import { climb } from './climb.ts';
import { compareIds, tableOf } from './rank-group.ts';
import type { Placing } from './climb.ts';
import type { Ladder } from './ladders.ts';
import type { Decider, EntrantId, GroupEntrant, StandingRow, Standings } from './types.ts';

/** Somebody who goes on. */
export type Qualifier = {
  readonly entrant: EntrantId;
  /** Index of his group. */
  readonly group: number;
  /** 1 for the first to go on from the group, whoever withdrew passed over. */
  readonly place: number;
  /** Whether he came in by comparison with other groups. */
  readonly asBestNext: boolean;
  readonly decidedBy: Decider;
  readonly reason: string;
};

/** The qualifiers and those between whom a lot must be drawn before they are certain. */
export type Qualification = {
  /** Group by group, best first, then the best of the next in their order. */
  readonly qualifiers: readonly Qualifier[];
  readonly undecided: readonly (readonly EntrantId[])[];
};

/** What to take from the groups. */
export type QualifyingRule = {
  /** How many of each group go on. */
  readonly perGroup: number;
  /** How many more go on as the best of those who came next in their groups. */
  readonly bestNext: number;
};

type Candidate = { readonly row: StandingRow; readonly group: number; readonly place: number };

const inOrder = ({ rows }: Standings, group: number): Candidate[] =>
  rows.filter(({ withdrawn }) => !withdrawn).map((row, index) => ({ row, group, place: index + 1 }));

const qualified = ({ row, group, place }: Candidate): Qualifier => ({
  entrant: row.entrant,
  group,
  place,
  asBestNext: false,
  decidedBy: row.decidedBy,
  reason: row.reason,
});

/** The ties of which some members are inside the first `count` and others are not. */
const cutThrough = (ties: readonly (readonly EntrantId[])[], order: readonly EntrantId[], count: number) =>
  ties.filter((tie) => {
    const inside = tie.filter((entrant) => order.slice(0, count).includes(entrant));
    return inside.length > 0 && inside.length < tie.filter((entrant) => order.includes(entrant)).length;
  });

const compareAcross = (
  candidates: readonly Candidate[],
  entrants: readonly GroupEntrant[],
  ladder: Ladder,
  lots: readonly EntrantId[],
): readonly Placing[] => {
  const records = new Map(candidates.map(({ row }) => [row.entrant, row.record]));
  const table = { ...tableOf(entrants, [], ladder, lots), records };
  const ids = candidates.map(({ row }) => row.entrant).toSorted(compareIds);
  return climb(ids, ladder.across, table);
};

/**
 * Who goes on from `groups` (in the order of their letters). Entrants of different groups are compared by the ladder's
 * shares, which are fair to groups of different size; whoever withdrew is passed over. Ties that the cut goes through
 * and only a lot can break are named in `undecided`; until then the earlier id goes first.
 */
export const qualifiersOf = (
  groups: readonly Standings[],
  entrants: readonly GroupEntrant[],
  rule: QualifyingRule,
  ladder: Ladder,
  lots: readonly EntrantId[] = [],
): Qualification => {
  const ordered = groups.map(inOrder);
  const undecided: (readonly EntrantId[])[] = [];
  const qualifiers = ordered.flatMap((candidates, group) => {
    const order = candidates.map(({ row }) => row.entrant);
    undecided.push(...cutThrough(groups[group]?.undecided ?? [], order, rule.perGroup));
    return candidates.slice(0, rule.perGroup).map(qualified);
  });
  if (rule.bestNext > 0) {
    const next = ordered.flatMap((candidates) => candidates.slice(rule.perGroup, rule.perGroup + 1));
    const placings = compareAcross(next, entrants, ladder, lots);
    const order = placings.flatMap(({ entrants: tied }) => tied);
    const ties = placings.filter(({ decidedBy }) => decidedBy === 'level').map(({ entrants: tied }) => tied);
    undecided.push(...cutThrough(ties, order, rule.bestNext));
    for (const { entrants: tied, decidedBy, reason } of placings) {
      for (const entrant of tied) {
        const candidate = next.find(({ row }) => row.entrant === entrant);
        if (candidate && order.indexOf(entrant) < rule.bestNext)
          qualifiers.push({ ...qualified(candidate), asBestNext: true, decidedBy, reason });
      }
    }
  }
  return { qualifiers, undecided };
};
