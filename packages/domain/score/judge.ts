// The verdict on a whole score: complete, partial, odd or impossible, with a machine code and a sentence ([SC8], [OU1], [OU2]).
import { isDecided, setFormatAt } from './format.ts';
import type { MatchFormat } from './format.ts';
import { formatSet } from './format-set.ts';
import { judgeSet } from './judge-set.ts';
import type { SetProblemCode } from './judge-set.ts';
import { KNOWN_FORMATS, LONE_SETS, MIXABLE_SETS, RARE_FORMATS } from './known-formats.ts';
import { withoutBlankSets } from './score.ts';
import type { Ending, Score, SetScore } from './score.ts';
import { leader, otherSide, placeOf } from './side.ts';
import type { Pair, Side } from './side.ts';

/**
 * `complete`: nothing is left to play. `partial`: legal so far, not played out. `odd`: readable and known to tennis, but not in this
 * format, or its parts contradict each other; a person must confirm it. `impossible`: no format leads there.
 */
export type Verdict = 'complete' | 'partial' | 'odd' | 'impossible';

export type JudgementCode =
  | SetProblemCode
  | 'played-out'
  | 'tied'
  | 'not-started'
  | 'unfinished'
  | 'retired'
  | 'defaulted'
  | 'walkover'
  | 'withdrawn'
  | 'abandoned'
  | 'cancelled'
  | 'set-unfinished'
  | 'too-many-sets'
  | 'after-the-end'
  | 'over-before-ending'
  | 'started-before-ending'
  | 'winner-differs'
  | 'mixed-formats'
  | 'rare-format';

export interface Judgement {
  readonly verdict: Verdict;
  readonly code: JudgementCode;
  /** One sentence for people. */
  readonly reason: string;
  /** The set concerned, counted from 1, or null when it is the whole match. */
  readonly set: number | null;
  readonly winner: Side | null;
  /** The format judged under: the given one, or the known format that explains the score best. */
  readonly format: MatchFormat | null;
}

type Finding = Omit<Judgement, 'format'>;

const finding = (
  verdict: Verdict,
  code: JudgementCode,
  reason: string,
  winner: Side | null = null,
  set: number | null = null,
): Finding => ({ verdict, code, reason, set, winner });

/** The side that goes on when a match ends by retirement, walkover, default or withdrawal ([OU2]). */
export const winnerByEnding = ({ kind, by }: Ending): Side | null =>
  kind === 'abandoned' || kind === 'cancelled' || by === null || by === 'both' ? null : otherSide(by);

/** Endings of matches that were never started: what they are called, and what they say. */
const BEFORE_PLAY = {
  walkover: { name: 'walkover', sentence: 'The match was not played: a walkover.' },
  withdrawn: { name: 'withdrawal', sentence: 'The match was not played: a withdrawal.' },
  cancelled: { name: 'cancelled match', sentence: 'The match was cancelled.' },
} as const;

const DURING_PLAY = {
  retired: 'The match ended early, by retirement.',
  defaulted: 'The match ended early, by default.',
  abandoned: 'The match ended early, abandoned, without a winner.',
} as const;

const judgeEnding = (ending: Ending, started: boolean, decided: Side | null, over: boolean): Finding => {
  const { kind } = ending;
  const winner = winnerByEnding(ending);
  if (kind === 'walkover' || kind === 'withdrawn' || kind === 'cancelled') {
    const { name, sentence } = BEFORE_PLAY[kind];
    const contradiction = `Games were played, so this is no ${name} but a retirement or an abandoned match.`;
    return started
      ? finding('odd', 'started-before-ending', contradiction, winner)
      : finding('complete', kind, sentence, winner);
  }
  if (over) {
    const contradiction = `The match was already over when it is said to have been ${kind}.`;
    return finding('odd', 'over-before-ending', contradiction, decided);
  }
  return kind === 'defaulted' && !started
    ? finding('complete', kind, 'The match was not played: a default.', winner)
    : finding('partial', kind, DURING_PLAY[kind], winner);
};

const textOf = (sets: readonly SetScore[]): string => sets.map((set) => formatSet(set)).join(' ');

const impossible = (code: JudgementCode, reason: string, set: number): Finding =>
  finding('impossible', code, reason, null, set);

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
    return impossible('too-many-sets', `This match has at most ${format.bestOf} sets.`, number);
  }
  if (isDecided(format, won, before)) {
    return impossible('after-the-end', `The match was over after ${textOf(sets.slice(0, before))}.`, number);
  }
  return isLastOpen
    ? impossible('set-unfinished', `Set ${before} is not over, yet another set follows.`, before)
    : null;
};

/** Judges a score without trailing blank sets under one format. */
const judgeUnder = (score: Score, format: MatchFormat): Finding => {
  const won: [number, number] = [0, 0];
  let isLastOpen = false;
  for (const [index, set] of score.sets.entries()) {
    const problem = problemBefore(score, format, won, index + 1, isLastOpen);
    if (problem !== null) return problem;
    const judged = judgeSet(set, setFormatAt(format, index));
    if (judged.state === 'impossible') return impossible(judged.code, judged.reason, index + 1);
    if (judged.state === 'won') won[placeOf(judged.by)] += 1;
    isLastOpen = judged.state === 'open';
  }
  const played = score.sets.length;
  const isOver = !isLastOpen && isDecided(format, won, played);
  const winner = isOver ? leader(won) : null;
  if (score.ending !== null) return judgeEnding(score.ending, played > 0, winner, isOver);
  if (played === 0) return finding('partial', 'not-started', 'Nothing has been played yet.');
  if (!isOver) return finding('partial', 'unfinished', 'The match is not over yet.');
  return winner === null
    ? finding('complete', 'tied', 'The match ended level, without a winner.')
    : finding('complete', 'played-out', 'The match was played to its end.', winner);
};

/** How good a verdict is, 0 the best: of several formats or readings the best one counts. */
export const VERDICT_RANK: Readonly<Record<Verdict, number>> = {
  complete: 0,
  partial: 1,
  odd: 2,
  impossible: 3,
};

/**
 * Odd rather than impossible: every set is one that some known format allows. The last one decides the match, unless the match ended early;
 * then it may be unfinished.
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
  const reason = 'Each set is possible, but no known format allows them all in one match.';
  return { ...finding('odd', 'mixed-formats', reason, winner), format: null };
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

/** What a format forbids is odd, not impossible, when some other format of tennis explains it (D13). */
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
  const reason = 'Only a format that very few tournaments have used explains this score.';
  return rare.verdict === 'impossible' ? found : { ...rare, verdict: 'odd', code: 'rare-format', reason };
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
 * Judges a score under `format`, or without one under all known formats (those of `bestOf` sets, if told), the best verdict counting.
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
    ? {
        ...judgement,
        verdict: 'odd',
        code: 'winner-differs',
        reason: 'By this score the other side won.',
      }
    : judgement;
};

/** The winner of a score: by its sets, else by how it ended; null while open, when tied, or when nobody advances. */
export const winnerOf = (score: Score, format: MatchFormat | null = null): Side | null =>
  judgeScore(score, format).winner;
