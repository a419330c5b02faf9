// The verdict on a whole score: complete, partial, odd or impossible, with the reason as a code and its numbers ([SC8], [OU1], [OU2]).
import { isDecided, setFormatAt } from './format.ts';
import type { MatchFormat } from './format.ts';
import { formatSet } from './format-set.ts';
import { judgeSet } from './judge-set.ts';
import type { SetProblem } from './judge-set.ts';
import { KNOWN_FORMATS, LONE_SETS, MIXABLE_SETS, RARE_FORMATS } from './known-formats.ts';
import { withoutBlankSets } from './score.ts';
import type { Ending, EndingKind, Score, SetScore } from './score.ts';
import { leader, otherSide, placeOf } from './side.ts';
import type { Pair, Side } from './side.ts';

/**
 * `complete`: nothing is left to play. `partial`: legal so far, not played out. `odd`: readable and known to tennis, but not in this
 * format, or its parts contradict each other; a person must confirm it. `impossible`: no format leads there.
 */
export type Verdict = 'complete' | 'partial' | 'odd' | 'impossible';

/** Why a verdict is what it is; the words are at the edge. */
export type JudgementReason =
  | SetProblem
  | {
      readonly code:
        | 'played-out'
        | 'tied'
        | 'not-started'
        | 'unfinished'
        | 'retired'
        | 'walkover'
        | 'withdrawn'
        | 'abandoned'
        | 'cancelled'
        | 'winner-differs'
        | 'mixed-formats'
        | 'rare-format';
    }
  /** `when`: whether anything had been played. */
  | { readonly code: 'defaulted'; readonly when: 'beforePlay' | 'duringPlay' }
  /** `number`: which set, counted from 1. */
  | { readonly code: 'set-unfinished'; readonly number: number }
  | { readonly code: 'too-many-sets'; readonly most: number }
  /** `score`: at which the match was over. */
  | { readonly code: 'after-the-end'; readonly score: string }
  | { readonly code: 'over-before-ending'; readonly kind: EndingDuringPlay }
  | { readonly code: 'started-before-ending'; readonly kind: EndingBeforePlay };

type EndingBeforePlay = 'walkover' | 'withdrawn' | 'cancelled';
type EndingDuringPlay = Exclude<EndingKind, EndingBeforePlay>;

export type JudgementCode = JudgementReason['code'];

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: JudgementReason;
  /** The set concerned, counted from 1, or null when it is the whole match. */
  readonly set: number | null;
  readonly winner: Side | null;
  /** The format judged under: the given one, or the known format that explains the score best. */
  readonly format: MatchFormat | null;
}

type Finding = Omit<Judgement, 'format'>;

const finding = (
  verdict: Verdict,
  reason: JudgementReason,
  winner: Side | null = null,
  set: number | null = null,
): Finding => ({ verdict, reason, set, winner });

/** The side that advances if a match ends by retirement, walkover, default or withdrawal ([OU2]). */
export const winnerByEnding = ({ kind, by }: Ending): Side | null =>
  kind === 'abandoned' || kind === 'cancelled' || by === null || by === 'both' ? null : otherSide(by);

const judgeEnding = (ending: Ending, started: boolean, decided: Side | null, over: boolean): Finding => {
  const { kind } = ending;
  const winner = winnerByEnding(ending);
  if (kind === 'walkover' || kind === 'withdrawn' || kind === 'cancelled') {
    return started
      ? finding('odd', { code: 'started-before-ending', kind }, winner)
      : finding('complete', { code: kind }, winner);
  }
  if (over) return finding('odd', { code: 'over-before-ending', kind }, decided);
  if (kind !== 'defaulted') return finding('partial', { code: kind }, winner);
  return started
    ? finding('partial', { code: kind, when: 'duringPlay' }, winner)
    : finding('complete', { code: kind, when: 'beforePlay' }, winner);
};

const textOf = (sets: readonly SetScore[]): string => sets.map((set) => formatSet(set)).join(' ');

const impossible = (reason: JudgementReason, set: number): Finding =>
  finding('impossible', reason, null, set);

/** Why set number `number` cannot follow the sets before it; null when it can. */
const problemBefore = (
  { sets }: Score,
  format: MatchFormat,
  won: Pair<number>,
  number: number,
  isLastOpen: boolean,
): Finding | null => {
  const before = number - 1;
  if (before >= format.bestOf) {
    return impossible({ code: 'too-many-sets', most: format.bestOf }, number);
  }
  if (isDecided(format, won, before)) {
    return impossible({ code: 'after-the-end', score: textOf(sets.slice(0, before)) }, number);
  }
  return isLastOpen ? impossible({ code: 'set-unfinished', number: before }, before) : null;
};

/** Judges a score without trailing blank sets under one format. */
const judgeUnder = (score: Score, format: MatchFormat): Finding => {
  const won: [number, number] = [0, 0];
  let isLastOpen = false;
  for (const [index, set] of score.sets.entries()) {
    const problem = problemBefore(score, format, won, index + 1, isLastOpen);
    if (problem !== null) return problem;
    const judged = judgeSet(set, setFormatAt(format, index));
    if (judged.state === 'impossible') return impossible(judged.reason, index + 1);
    if (judged.state === 'won') won[placeOf(judged.by)] += 1;
    isLastOpen = judged.state === 'open';
  }
  const played = score.sets.length;
  const isOver = !isLastOpen && isDecided(format, won, played);
  const winner = isOver ? leader(won) : null;
  if (score.ending !== null) return judgeEnding(score.ending, played > 0, winner, isOver);
  if (played === 0) return finding('partial', { code: 'not-started' });
  if (!isOver) return finding('partial', { code: 'unfinished' });
  return winner === null
    ? finding('complete', { code: 'tied' })
    : finding('complete', { code: 'played-out' }, winner);
};

/** How good a verdict is, 0 the best: of several formats or readings the best one counts. */
export const VERDICT_RANK: Readonly<Record<Verdict, number>> = {
  complete: 0,
  partial: 1,
  odd: 2,
  impossible: 3,
};

/**
 * Odd rather than impossible: some known format allows every set. The last one decides the match, unless the match ended early; then it may be
 * unfinished.
 */
const judgeMixed = ({ sets, ending }: Score): Judgement | null => {
  const won: [number, number] = [0, 0];
  for (const [index, set] of sets.entries()) {
    const states = MIXABLE_SETS.map((format) => judgeSet(set, format));
    const over = states.find(({ state }) => state === 'won');
    const isCutShort =
      ending !== null && index === sets.length - 1 && states.some(({ state }) => state === 'open');
    if (over?.state === 'won') won[placeOf(over.by)] += 1;
    else if (!isCutShort) return null;
  }
  const winner = ending === null ? leader(won) : winnerByEnding(ending);
  if (Math.max(...won) > 3 || (ending === null && winner === null)) return null;
  return { ...finding('odd', { code: 'mixed-formats' }, winner), format: null };
};

/** The first of these known formats with the best verdict. */
const judgeUnderBest = (score: Score, formats: readonly MatchFormat[]): Judgement => {
  let best: Judgement | null = null;
  for (const format of formats) {
    const found = judgeUnder(score, format);
    if (best === null || VERDICT_RANK[found.verdict] < VERDICT_RANK[best.verdict])
      best = { ...found, format };
    if (found.verdict === 'complete') break;
  }
  if (best === null) throw new RangeError('There is no known format to judge under.');
  return best;
};

const judgeUnderKnown = (score: Score): Judgement => {
  const best = judgeUnderBest(score, KNOWN_FORMATS);
  return best.verdict === 'impossible' ? (judgeMixed(score) ?? best) : best;
};

/** A score that its format forbids is odd, not impossible, if some other format of tennis explains it (D13). */
const softened = (score: Score, found: Judgement): Judgement => {
  if (found.verdict !== 'impossible') return found;
  const elsewhere = judgeUnderKnown(score);
  return elsewhere.verdict === 'impossible' ? found : { ...found, verdict: 'odd', winner: elsewhere.winner };
};

export interface JudgeOptions {
  /** The side that the source names as the winner; a score won by the other one is odd. */
  readonly winner?: Side | null;
  /** How many sets the match had at most, when no more is known of its format. */
  readonly bestOf?: number;
}

/** The last resort where no format is given: one that a few tournaments have used. */
const orRare = (score: Score, found: Judgement): Judgement => {
  if (found.verdict !== 'impossible') return found;
  const rare = judgeUnderBest(score, RARE_FORMATS);
  return rare.verdict === 'impossible' ? found : { ...rare, verdict: 'odd', reason: { code: 'rare-format' } };
};

const judgeUnderSome = (score: Score, format: MatchFormat | null, bestOf: number | undefined): Judgement => {
  if (format !== null) return softened(score, { ...judgeUnder(score, format), format });
  const lone = bestOf === 1 ? LONE_SETS : [];
  const formats = [...KNOWN_FORMATS.filter((known) => known.bestOf === bestOf), ...lone];
  const found =
    formats.length === 0 ? judgeUnderKnown(score) : softened(score, judgeUnderBest(score, formats));
  return orRare(score, found);
};

/**
 * Judges a score under `format`, or without one under all known formats (if `bestOf` is given, those with that many sets); the best verdict counts.
 * Trailing 0-0 sets are ignored.
 */
export const judgeScore = (
  score: Score,
  format: MatchFormat | null = null,
  { winner = null, bestOf }: JudgeOptions = {},
): Judgement => {
  const judgement = judgeUnderSome(withoutBlankSets(score), format, bestOf);
  const isSettled = judgement.verdict === 'complete' || judgement.verdict === 'partial';
  const isContradicted = winner !== null && judgement.winner === otherSide(winner);
  return isSettled && isContradicted
    ? { ...judgement, verdict: 'odd', reason: { code: 'winner-differs' } }
    : judgement;
};

/** The winner of a score: by its sets, otherwise by how it ended; null while open, if tied, or if nobody advances. */
export const winnerOf = (score: Score, format: MatchFormat | null = null): Side | null =>
  judgeScore(score, format).winner;
