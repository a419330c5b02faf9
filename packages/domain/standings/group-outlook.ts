// Finds out which players of a group can still go on, and with which results of the open matches. Every combination of wins and losses is
// tried; if sets and games decide, the answer says so. Open matches are assumed to be played to their end.
import { rankGroup } from './rank-group.ts';
import { applyWithdrawals } from './withdrawals.ts';
import type { EntrantId } from '../ids.ts';
import type { Ladder, StepName } from './ladders.ts';
import type { GroupEntrant, GroupMatch } from './types.ts';

/** Whether somebody goes on: `level` if wins and losses alone do not decide, but sets, games or a lot. */
export const FATES = ['in', 'out', 'level'] as const;
export type Fate = (typeof FATES)[number];

/** The least that somebody must do in their own open match; `none` if they have played all. */
export const OWN_RESULTS = ['win', 'lose', 'none'] as const;
export type OwnResult = (typeof OWN_RESULTS)[number];

/** Results of others that lead somewhere together. */
export interface OutlookWay {
  readonly fate: Fate;
  readonly results: readonly { readonly winner: EntrantId; readonly loser: EntrantId }[];
}

/** The consequences of one's own result; a single way without other results if those do not matter. */
export interface OutlookPath {
  readonly own: OwnResult;
  readonly ways: readonly OutlookWay[];
}

/** The chances of a player. */
export interface Outlook {
  readonly entrant: EntrantId;
  /** The certain part; `open` when something is still to be decided. */
  readonly state: 'through' | 'out' | 'open';
  /** In a group's last round, for those whose state is open. */
  readonly paths: readonly OutlookPath[];
}

/** 2 to the power of this many ways are tried. */
const MOST_OPEN = 6;

/** Steps that look at nothing but who won and whether matches were played to their end. */
const TOLD_BY_WINNERS: ReadonlySet<StepName> = new Set([
  'wins',
  'wins_share',
  'matches_played',
  'no_forfeit',
  'points',
  'head_to_head_of_two',
  'head_to_head',
  'completed_of_three',
]);

function byWinnersOnly(ladder: Ladder): Ladder {
  const end = ladder.steps.findIndex((step) => !TOLD_BY_WINNERS.has(step));
  return { ...ladder, steps: end < 0 ? ladder.steps : ladder.steps.slice(0, end) };
}

/** The fate of each entrant once every match is decided. Those who withdrew do not go on. */
function fatesOf(
  entrants: readonly GroupEntrant[],
  matches: readonly GroupMatch[],
  ladder: Ladder,
  goingOn: number,
): ReadonlyMap<EntrantId, Fate> {
  const { rows } = rankGroup(entrants, matches, ladder);
  const staying = rows.filter(({ withdrawn }) => !withdrawn);
  const fates = new Map<EntrantId, Fate>(rows.map(({ entrant }) => [entrant, 'out']));
  for (const { entrant, place } of staying) {
    const first = staying.findIndex((row) => row.place === place);
    const last = staying.findLastIndex((row) => row.place === place);
    if (first < goingOn) fates.set(entrant, last < goingOn ? 'in' : 'level');
  }
  return fates;
}

/** One combination of wins and losses in all open matches; bit n stands for match n, and is set if its second side wins. */
interface Scenario {
  readonly bits: number;
  readonly fates: ReadonlyMap<EntrantId, Fate>;
}

/**
 * The chances of each player of a group if `goingOn` of them go on; null if no match is open, or more than six are. The paths are given in the
 * last round, when nobody has more than one match to play.
 */
export function groupOutlook(
  entrants: readonly GroupEntrant[],
  matches: readonly GroupMatch[],
  ladder: Ladder,
  goingOn: number,
): readonly Outlook[] | null {
  const ids = new Set(entrants.map(({ id }) => id));
  const counted = applyWithdrawals(entrants, matches).filter(({ entrants: pair }) =>
    pair.every((id) => ids.has(id)),
  );
  const open = counted.filter(({ result }) => result === null);
  if (open.length === 0 || open.length > MOST_OPEN) return null;
  const decided = counted.filter(({ result }) => result !== null);
  const rules = byWinnersOnly(ladder);
  const scenarios = Array.from({ length: 2 ** open.length }, (_, bits): Scenario => {
    const played = open.map(({ entrants: pair }, index): GroupMatch => ({
      entrants: pair,
      result: { winner: (bits >> index) & 1 ? 2 : 1, outcome: 'completed', sets: [], setsToWin: 0 },
    }));
    return { bits, fates: fatesOf(entrants, [...decided, ...played], rules, goingOn) };
  });
  const openOf = (id: EntrantId) => open.filter(({ entrants: pair }) => pair.includes(id)).length;
  const isLastRound = entrants.every(({ id }) => openOf(id) <= 1);
  return entrants.map(({ id }) => {
    const fates = scenarios.map((scenario) => scenario.fates.get(id));
    const state = fates.every((fate) => fate === 'in')
      ? 'through'
      : fates.every((fate) => fate === 'out')
        ? 'out'
        : 'open';
    return {
      entrant: id,
      state,
      paths: state === 'open' && isLastRound ? pathsOf(id, open, scenarios) : [],
    };
  });
}

function pathsOf(id: EntrantId, open: readonly GroupMatch[], scenarios: readonly Scenario[]): OutlookPath[] {
  const own = open.findIndex(({ entrants: pair }) => pair.includes(id));
  if (own < 0) return [{ own: 'none', ways: waysOf(id, open, scenarios, 0) }];
  const mine = 1 << own;
  const wins = open[own]?.entrants[0] === id ? 0 : mine;
  return (['win', 'lose'] as const).map((result) => {
    const wanted = result === 'win' ? wins : wins ^ mine;
    const chosen = scenarios.filter(({ bits }) => (bits & mine) === wanted);
    return { own: result, ways: waysOf(id, open, chosen, mine) };
  });
}

/** A way in the making: the matches that matter (as bits) and who wins them. */
interface Term {
  readonly fate: Fate;
  readonly cares: number;
  readonly bits: number;
}

/** The ways of these scenarios. If two end alike for the entrant and differ in one match only, they become one, in which that match does not matter. */
function waysOf(
  id: EntrantId,
  open: readonly GroupMatch[],
  scenarios: readonly Scenario[],
  settled: number,
): OutlookWay[] {
  const all = (2 ** open.length - 1) & ~settled;
  let terms = scenarios.map(({ bits, fates }): Term => ({
    fate: fates.get(id) ?? 'out',
    cares: all,
    bits: bits & all,
  }));
  for (let match = 0; match < open.length; match++) {
    const bit = 1 << match;
    const left: Term[] = [];
    for (const term of terms) {
      const twin = left.findIndex(
        ({ fate, cares, bits }) =>
          fate === term.fate && cares === term.cares && (cares & bit) !== 0 && (bits ^ term.bits) === bit,
      );
      if (twin < 0) left.push(term);
      else left[twin] = { ...term, cares: term.cares & ~bit, bits: term.bits & ~bit };
    }
    terms = left;
  }
  return terms.map(({ fate, cares, bits }) => ({
    fate,
    results: open.flatMap(({ entrants: [first, second] }, index) => {
      if (((cares >> index) & 1) === 0) return [];
      return [(bits >> index) & 1 ? { winner: second, loser: first } : { winner: first, loser: second }];
    }),
  }));
}
