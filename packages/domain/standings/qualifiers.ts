// Finds the players who go on from the groups: the first of each and, if the numbers do not divide, the best of the next across groups.
import type { EntrantId } from '../ids.ts';
import { climb } from './climb.ts';
import { compareIds } from '../ids.ts';
import { tableOf } from './rank-group.ts';
import type { Placing } from './climb.ts';
import type { Ladder } from './ladders.ts';
import type { StandingReason } from './reasons.ts';
import type { Decider, GroupEntrant, StandingRow, Standings } from './types.ts';

/** Somebody who goes on. */
export type Qualifier = {
  readonly entrant: EntrantId;
  /** Index of their group. */
  readonly group: number;
  /** 1 for the first to go on from the group, not counting those who withdrew. */
  readonly place: number;
  /** Whether they came in by comparison with other groups. */
  readonly asBestNext: boolean;
  readonly decidedBy: Decider;
  readonly reason: StandingReason;
};

/** The qualifiers, and the players who must draw lots before they are certain. */
export type Qualification = {
  /** Group by group, best first, then the best of the next in their order. */
  readonly qualifiers: readonly Qualifier[];
  readonly undecided: readonly (readonly EntrantId[])[];
};

/** The numbers to take from the groups. */
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

/** Whether a tie goes across the cut: some of it are among the first `count` of `order`, others are not. */
const isCut = (tie: readonly EntrantId[], order: readonly EntrantId[], count: number): boolean => {
  const present = tie.filter((entrant) => order.includes(entrant));
  const inside = present.filter((entrant) => order.indexOf(entrant) < count);
  return inside.length > 0 && inside.length < present.length;
};

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
 * The players who go on from `groups` (in the order of their letters). Entrants of different groups are compared by the ladder's shares, which are fair to
 * groups of different size. Players who withdrew are passed over. If a tie goes across the cut and only a lot can break it, it is named in
 * `undecided`; until then the earlier id goes first.
 */
export const qualifiersOf = (
  groups: readonly Standings[],
  entrants: readonly GroupEntrant[],
  rule: QualifyingRule,
  ladder: Ladder,
  lots: readonly EntrantId[] = [],
): Qualification => {
  const undecided: (readonly EntrantId[])[] = [];
  const qualifiers: Qualifier[] = [];
  const next: Candidate[] = [];
  for (const [group, table] of groups.entries()) {
    const candidates = inOrder(table, group);
    const order = candidates.map(({ row }) => row.entrant);
    const cuts = rule.bestNext > 0 ? [rule.perGroup, rule.perGroup + 1] : [rule.perGroup];
    undecided.push(...table.undecided.filter((tie) => cuts.some((cut) => isCut(tie, order, cut))));
    qualifiers.push(...candidates.slice(0, rule.perGroup).map(qualified));
    next.push(...candidates.slice(rule.perGroup, rule.perGroup + 1));
  }
  const placings = compareAcross(next, entrants, ladder, lots);
  const ties = placings.map(({ entrants: tied }) => tied);
  const order = ties.flat();
  undecided.push(...ties.filter((tie) => isCut(tie, order, rule.bestNext)));
  for (const entrant of order.slice(0, rule.bestNext)) {
    const candidate = next.find(({ row }) => row.entrant === entrant);
    const placing = placings.find(({ entrants: tied }) => tied.includes(entrant));
    if (candidate && placing)
      qualifiers.push({
        ...qualified(candidate),
        asBestNext: true,
        decidedBy: placing.decidedBy,
        reason: placing.reason,
      });
  }
  return { qualifiers, undecided };
};
