// Reads the scores that people and feeds write ([SC6], [OU2]). docs/scores.md lists every spelling and its reading.
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { ENDING_WORDS, RUNNING_WORDS, UNPLAYED_WORDS } from './ending-words.ts';
import { setFormatAt } from './format.ts';
import type { MatchFormat } from './format.ts';
import { judgeScore, VERDICT_RANK } from './judge.ts';
import { markScoreText, textError } from './score-text.ts';
import type { ScoreTextError } from './score-text.ts';
import { swapScore, withoutBlankSets } from './score.ts';
import type { Ending, Score, SetScore } from './score.ts';
import { suggestedWinner } from './suggested-winner.ts';
import { readSetMark } from './set-readings.ts';
import type { Reading } from './set-readings.ts';

export interface ParseScoreOptions {
  /** The match's format, if known; it decides between readings such as games and match tie-break. */
  readonly format?: MatchFormat | null;
  /** The side that the first number of each set belongs to; default 1. */
  readonly first?: 1 | 2;
  /** True if the text puts the winner first, as results do ([OU2]): then the second side retired or was defaulted. */
  readonly winnerFirst?: boolean;
}

/** More sets than any match has, yet few enough to say which one is too many. */
const MOST_SETS = 9;

const readEnding = (
  word: string,
  winnerFirst: boolean,
  hasSets: boolean,
): Result<Ending | null, ScoreTextError> => {
  if (word === '' || RUNNING_WORDS.has(word)) return ok(null);
  if (hasSets && UNPLAYED_WORDS.has(word)) return ok({ kind: 'abandoned', by: null });
  const isDouble = !ENDING_WORDS.has(word);
  const ending = ENDING_WORDS.get(isDouble ? word.replace(/^(?:double|dbl|d(?=[dw]))/, '') : word);
  if (ending === undefined || (isDouble && !ending.concernsSide)) {
    return err(textError({ code: 'unknown-word', text: word }));
  }
  const { kind, concernsSide } = ending;
  if (isDouble) return ok({ kind, by: 'both' });
  return ok({ kind, by: concernsSide && winnerFirst ? 2 : null });
};

/** Whether both sides have won as many sets, some, by the most usual readings. */
const isLevelAfter = (readings: readonly (readonly Reading[])[]): boolean => {
  const sets = readings.flatMap(([usual = []]) => usual);
  return sets.length > 0 && suggestedWinner({ sets, ending: null }) === null;
};

/** Every combination of the readings, in order of preference. */
const combine = (readings: readonly (readonly Reading[])[]): readonly (readonly SetScore[])[] => {
  let combined: readonly (readonly SetScore[])[] = [[]];
  for (const alternatives of readings) {
    combined = combined.flatMap((before) => alternatives.map((reading) => [...before, ...reading]));
  }
  return combined;
};

/** The reading with the best verdict; among equals the most usual one. If there is only one reading, it is not judged. */
const choose = (candidates: readonly Score[], format: MatchFormat | null): Score => {
  const rank = (score: Score): number => VERDICT_RANK[judgeScore(score, format).verdict];
  return candidates.reduce((best, candidate) => (rank(candidate) < rank(best) ? candidate : best));
};

/**
 * Reads the text of a score into sets by side. Accepts dashes of all kinds, `6:4`, `6/4`, `64 46 7610`, `7-6(4)`, `7-6(7-4)`, `7-6[4]`, `7-64`,
 * `[10-8]`, `1-0(8)`, a bare `10-5` as match tie-break, and the words that end a match. Of several readings the one with the best verdict counts.
 * Trailing 0-0 sets are dropped. Returns a tagged error, never a guess, if the text is empty or cannot be read; judgeScore decides whether the score
 * is possible.
 */
export const parseScore = (text: string, options: ParseScoreOptions = {}): Result<Score, ScoreTextError> => {
  const { format = null, first = 1, winnerFirst = false } = options;
  const marks = markScoreText(text);
  if (!marks.ok) return marks;
  const { sets, word } = marks.value;
  if (sets.length > MOST_SETS) return err(textError({ code: 'too-many-sets' }));
  const ending = readEnding(word, winnerFirst, sets.length > 0);
  if (!ending.ok) return ending;
  const readings: (readonly Reading[])[] = [];
  for (const [index, mark] of sets.entries()) {
    const read = readSetMark(mark, {
      format: format === null ? null : setFormatAt(format, index),
      isLast: index === sets.length - 1,
      endsEarly: ending.value !== null,
      isLevel: isLevelAfter(readings),
    });
    if (!read.ok) return read;
    readings.push(read.value);
  }
  const candidates = combine(readings).map((chosen) =>
    withoutBlankSets({ sets: chosen, ending: ending.value }),
  );
  const score = choose(candidates, format);
  return ok(first === 1 ? score : swapScore(score));
};
