// Results: starting a draw, entering, changing and clearing a result, settling the order of a group.
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Draw } from '../draws/draw.ts';
import { BYE, matchAt, stageAt, TBD } from '../draws/structure.ts';
import type { Stage } from '../draws/structure.ts';
import { winnerContradiction } from '../score/contradiction.ts';
import { suggestedWinner } from '../score/suggested-winner.ts';
import type { Contradiction } from '../score/contradiction.ts';
import { answer, refuse } from './change.ts';
import { membersOf } from './group-order.ts';
import { matchName } from './match-name.ts';
import { UNDECIDED, occupantOf } from './progress.ts';
import type {
  Change,
  ChangeOptions,
  MatchResult,
  Progress,
  ProgressError,
  ProgressProblem,
  RankStage,
  SeatNext,
} from './progress.ts';
import { draftOf, enqueueMatch, enqueueStage, forgetOrder, progressOf, settle } from './settle.ts';

/** The stored facts from which a state is built, besides the draw. */
export interface KnownProgress {
  /** Match index and result. */
  readonly results?: Iterable<readonly [match: number, result: MatchResult]>;
  /** Entry indexes in the order in which they withdrew. */
  readonly withdrawn?: readonly number[];
  /** Those of them who keep the place in their group, because its knockout had begun. */
  readonly keptPlaces?: readonly number[];
  /** Stage index and the order settled by hand. */
  readonly settled?: Iterable<readonly [stage: number, order: readonly number[]]>;
  readonly rank?: RankStage;
  readonly seatNext?: SeatNext;
}

/** Builds the state of a draw from stored facts; fails if a match has a result but lacks a player at that point. O(matches). */
export function startProgress(draw: Draw, known: KnownProgress = {}): Result<Progress, ProgressError> {
  const { matches, stages, lines } = draw.structure;
  const settled: (readonly number[] | null)[] = stages.map(() => null);
  for (const [stage, order] of known.settled ?? []) settled[stage] = order;
  const results: (MatchResult | null)[] = matches.map(() => null);
  for (const [match, result] of known.results ?? []) {
    const fault = faultOf(result, stages[matches[match]?.stage ?? -1]);
    if (fault !== null) return refuse(fault);
    if (match >= matches.length) return refuse({ code: 'no_such_match', number: match + 1 });
    results[match] = result;
  }
  const empty: Progress = {
    draw,
    slots: Array<number>(matches.length * 2).fill(TBD),
    decisions: matches.map(() => UNDECIDED),
    results,
    withdrawn: known.withdrawn ?? [],
    keptPlaces: known.keptPlaces ?? [],
    orders: stages.map(() => null),
    settled,
    rank: known.rank ?? null,
    seatNext: known.seatNext ?? null,
  };
  const draft = { ...draftOf(empty), base: null };
  lines.forEach((slots, line) => {
    for (const slot of slots) draft.slots[slot] = draw.lines[line] ?? TBD;
  });
  for (let match = 0; match < matches.length; match++) draft.pending.push(match * 2 + 1);
  settle(draft);
  const progress = progressOf(draft);
  const stray = results.findIndex((result, match) => result !== null && emptySide(progress, match) !== null);
  return stray < 0 ? ok(progress) : notReady(progress, stray);
}

/** The first slot of the match without an entry, or null. */
function emptySide(progress: Progress, match: number): number | null {
  if (occupantOf(progress, match * 2) < 0) return match * 2;
  return occupantOf(progress, match * 2 + 1) < 0 ? match * 2 + 1 : null;
}

function notReady(progress: Progress, match: number): Result<never, ProgressError> {
  const { structure } = progress.draw;
  const name = matchName(structure, match);
  const occupant = occupantOf(progress, emptySide(progress, match) ?? 0);
  if (occupant === TBD) return refuse({ code: 'not_ready', match: name });
  if (matchAt(structure, match).decider && occupant === BYE)
    return refuse({ code: 'not_needed', match: name });
  return refuse({ code: 'not_played', match: name, side: occupant === BYE ? 'bye' : 'nobody' });
}

/** Whether a match was played out and ended level, as a timed match can [SC3, SC8]. */
const isLevel = ({ winner, outcome, score }: MatchResult): boolean =>
  outcome === 'completed' &&
  winner === null &&
  score !== undefined &&
  score.ending === null &&
  score.sets.length > 0 &&
  suggestedWinner(score) === null;

/** The fault of a result by itself, or null: a winner where nobody can win, or none if somebody must [OU1]. A table counts a level match. */
function faultOf(result: MatchResult, stage: Stage | undefined): ProgressProblem | null {
  const { winner, outcome } = result;
  if (stage?.kind === 'group' && isLevel(result)) return null;
  const decided =
    outcome === 'completed' || outcome === 'retired' || outcome === 'walkover' || outcome === 'defaulted';
  if (decided && winner === null) return { code: 'winner_missing', outcome };
  return decided || winner === null ? null : { code: 'winner_given', outcome };
}

/** True if the second may replace the first without changing anything; scores are plain data with their fields in one order. */
const sameResult = (a: MatchResult | null, b: MatchResult): boolean =>
  a?.winner === b.winner && a.outcome === b.outcome && JSON.stringify(a.score) === JSON.stringify(b.score);

/**
 * Enters or changes the result of a match (by index). Returns all consequences. Refuses a match without both players and a result that makes no
 * sense. Unless confirmed, also refuses a change that would overwrite a played match [D14] or that names a winner whom the score contradicts [D49].
 * O(rounds).
 */
export function setResult(
  progress: Progress,
  match: number,
  result: MatchResult,
  options: ChangeOptions = {},
): Result<Change, ProgressError> {
  const { structure } = progress.draw;
  if (structure.matches[match] === undefined) return refuse({ code: 'no_such_match', number: match + 1 });
  const fault = faultOf(result, stageAt(structure, match));
  if (fault !== null) return refuse(fault);
  if (sameResult(progress.results[match] ?? null, result))
    return ok({ progress, consequences: [], overwritten: [] });
  if (emptySide(progress, match) !== null) return notReady(progress, match);
  const change = enter(progress, match, result, options);
  const contradiction = contradictionOf(result);
  return contradiction === null || options.confirm === true
    ? change
    : refuseContradicted(contradiction, progress, change);
}

/** The contradiction to the winner of a result, or null. If a match was not played to its end, the side that was behind may have won. */
function contradictionOf({ winner, outcome, score }: MatchResult): Contradiction | null {
  if (winner === null || score === undefined) return null;
  if (outcome !== 'completed' && score.ending === null) return null;
  return winnerContradiction(score, winner);
}

/** One confirmation allows everything that the call would do, so the refusal lists all of it. */
function refuseContradicted(
  contradiction: Contradiction,
  progress: Progress,
  change: Result<Change, ProgressError>,
): Result<never, ProgressError> {
  const { consequences, overwritten } = change.ok ? change.value : change.error;
  const matches = overwritten.map((match) => matchName(progress.draw.structure, match));
  return err({
    type: 'progress',
    code: 'contradicts_score',
    contradiction,
    matches,
    consequences,
    overwritten,
  });
}

/** Removes the result of a match (by index), with the same care as `setResult`. */
export function clearResult(
  progress: Progress,
  match: number,
  options: ChangeOptions = {},
): Result<Change, ProgressError> {
  const { structure } = progress.draw;
  if (structure.matches[match] === undefined) return refuse({ code: 'no_such_match', number: match + 1 });
  if (progress.results[match] === null)
    return refuse({ code: 'no_result', match: matchName(structure, match) });
  return enter(progress, match, null, options);
}

function enter(
  progress: Progress,
  match: number,
  result: MatchResult | null,
  options: ChangeOptions,
): Result<Change, ProgressError> {
  const draft = draftOf(progress);
  draft.results[match] = result;
  enqueueMatch(draft, match);
  forgetOrder(draft, matchAt(progress.draw.structure, match).stage);
  return answer(progress, draft, options, match);
}

/**
 * Settles the final order of a group by hand (entry indexes, first place first; null takes it back), for instance after lots were drawn. It lasts until a
 * result of that group changes. Refuses while a match of the group is open, and if the order does not name everybody in the group once.
 */
export function settlePlaces(
  progress: Progress,
  stage: number,
  order: readonly number[] | null,
  options: ChangeOptions = {},
): Result<Change, ProgressError> {
  const group = progress.draw.structure.stages[stage];
  if (group?.kind !== 'group') return refuse({ code: 'no_such_stage', number: stage + 1 });
  if (order !== null) {
    const end = group.firstMatch + group.matchCount;
    const open = progress.decisions.indexOf(UNDECIDED, group.firstMatch);
    if (open >= 0 && open < end)
      return refuse({ code: 'still_open', match: matchName(progress.draw.structure, open) });
    const members = new Set(membersOf(progress.draw, stage));
    if (
      order.length !== members.size ||
      new Set(order).size !== members.size ||
      !order.every((entry) => members.has(entry))
    )
      return refuse({ code: 'bad_order', stage: group.name, entries: members.size });
  }
  const draft = draftOf(progress);
  draft.settled = draft.settled.with(stage, order);
  enqueueStage(draft, stage);
  return answer(progress, draft, options);
}
