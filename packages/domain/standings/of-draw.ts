// Standings of a drawn group: from the matches of a draw to its tables, and from its tables to who goes on.
import { slotOf } from '../draws/structure.ts';
import { NO_SCORE } from '../score/score.ts';
import { groupResultOf } from './from-score.ts';
import { rankGroup } from './rank-group.ts';
import type { Stage } from '../draws/structure.ts';
import type { Progress, RankStage } from '../progress/progress.ts';
import type { MatchFormat } from '../score/format.ts';
import type { Ladder } from './ladders.ts';
import type { GroupEntrant, GroupMatch, GroupResult, Standings, WithdrawalPolicy } from './types.ts';

/** How the groups of a draw are ranked. Entrants are named by their entry index, also in `lots`. */
export interface StageRules {
  readonly ladder: Ladder;
  /** Format of the group matches; default best of three. */
  readonly format?: MatchFormat;
  /** Entry indexes in the order in which their lots were drawn. */
  readonly lots?: readonly number[];
  /** How the matches of players who withdraw count; default `keep` [RR9]. */
  readonly withdrawal?: WithdrawalPolicy;
}

/** If a match is decided without a result of its own, a withdrawal decided it: a walkover [RR9]. */
const resultAt = (progress: Progress, match: number, format: MatchFormat | undefined): GroupResult | null => {
  const entered = progress.results[match];
  if (entered) return groupResultOf(entered.score ?? NO_SCORE, entered.winner, entered.outcome, format);
  const decision = progress.decisions[match];
  return decision === 1 || decision === 2 ? groupResultOf(NO_SCORE, decision, 'walkover', format) : null;
};

const stageAt = (progress: Progress, index: number): Stage => {
  const stage = progress.draw.structure.stages[index];
  if (stage?.kind !== 'group') throw new RangeError(`Stage ${index} is no group`);
  return stage;
};

const entrantsOf = (
  { draw, withdrawn }: Progress,
  { firstLine, lineCount }: Stage,
  withdrawal: WithdrawalPolicy,
): GroupEntrant[] => {
  const members: number[] = [];
  let byRanking = false;
  for (const id of draw.lines.slice(firstLine, firstLine + lineCount)) {
    const entry = draw.entries[id];
    if (!entry) continue;
    members.push(id);
    if (entry.ranking !== undefined) byRanking = true;
  }
  return members.map((id) => {
    const entry = draw.entries[id];
    const ranking = byRanking ? entry?.ranking : entry?.seed;
    return { id, name: entry?.name, ranking, withdrawn: withdrawn.includes(id) ? withdrawal : undefined };
  });
};

/** The players of a group stage, and its matches as tables count them. Throws if `stage` is no group. */
export const groupOfStage = (
  progress: Progress,
  stage: number,
  rules: StageRules,
): { readonly entrants: readonly GroupEntrant[]; readonly matches: readonly GroupMatch[] } => {
  const group = stageAt(progress, stage);
  const matches: GroupMatch[] = [];
  for (let match = group.firstMatch; match < group.firstMatch + group.matchCount; match++) {
    const upper = progress.slots[slotOf(match, 1)] ?? -1;
    const lower = progress.slots[slotOf(match, 2)] ?? -1;
    matches.push({ entrants: [upper, lower], result: resultAt(progress, match, rules.format) });
  }
  return { entrants: entrantsOf(progress, group, rules.withdrawal ?? 'keep'), matches };
};

/** The current table of a group stage; a match with an empty side counts for nobody. Throws if `stage` is no group. */
export const stageStandings = (progress: Progress, stage: number, rules: StageRules): Standings => {
  const { entrants, matches } = groupOfStage(progress, stage, rules);
  return rankGroup(entrants, matches, rules.ladder, rules.lots);
};

/**
 * Ranks finished groups by `rules` for a progress, withdrawn players among the others: who of them is passed over is up to the progress. Players whom
 * only a lot can separate stay together; `rules.lots` prevents that.
 */
export const rankStageBy =
  (rules: StageRules): RankStage =>
  (progress, stage) => {
    const { rows, undecided } = stageStandings(progress, stage, rules);
    const ranked: (number | readonly number[])[] = [];
    for (const { entrant } of rows) {
      const tie = undecided.find((tied) => tied.includes(entrant));
      if (tie === undefined) ranked.push(Number(entrant));
      else if (tie[0] === entrant) ranked.push(tie.map(Number));
    }
    return ranked;
  };
