// Keeping score on court, in words. `words` is the room `scoring` of the reader's language, with the room `score` for impossible sets.
import type { DigitProblem, JudgementReason, LogError } from '@tennis/domain';
import { sayerOf, type WordsOf } from './coded.ts';
import { sayVerdict } from './score.ts';

/** Why an event does not fit into the log of a match. */
export const sayLogError = sayerOf<LogError>()('log');

type KeypadProblem = Extract<DigitProblem, { code: 'no-partner' | 'set-not-over' | 'too-many-digits' }>;
type SetProblem = Exclude<DigitProblem, KeypadProblem>;

const sayKeypad = sayerOf<KeypadProblem>()('digit');

const isKeypad = (problem: DigitProblem): problem is KeypadProblem =>
  problem.code === 'no-partner' || problem.code === 'set-not-over' || problem.code === 'too-many-digits';

/** Why a digit may not follow on the keypad of the score dialog. */
export const sayDigit = (
  words: { scoring: WordsOf<'digit', KeypadProblem>; score: WordsOf<'verdict', JudgementReason> },
  problem: SetProblem | KeypadProblem,
): string => (isKeypad(problem) ? sayKeypad(words.scoring, problem) : sayVerdict(words.score, problem));
