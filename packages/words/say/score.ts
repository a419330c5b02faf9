// The texts of the engine and the contract about a score. `words` is the room `score` of the reader's language.
import type { ScoreShapeError } from '@tennis/contract';
import type { Contradiction, FormatProblem, JudgementReason, ScoreTextError } from '@tennis/domain';
import { sayerOf, type WordsOf } from './coded.ts';

/** Why a score is complete, partial, odd or impossible. */
export const sayVerdict = sayerOf<JudgementReason>()('verdict');

/** Why a format cannot be played, or its code not be read. */
export const sayFormatProblem = sayerOf<FormatProblem>()('format');

/** Why somebody cannot have won by a score. */
export const sayContradiction = sayerOf<Contradiction>()('winner');

const sayText = sayerOf<ScoreTextError>()('text');
const sayShape = sayerOf<ScoreShapeError>()('shape');

/** Why a score cannot be read. */
export const sayUnreadable = (
  words: WordsOf<'text', ScoreTextError> & WordsOf<'shape', ScoreShapeError>,
  error: ScoreTextError | ScoreShapeError,
): string => (error.type === 'score-text' ? sayText(words, error) : sayShape(words, error));

/** Why a typed line is no score. */
export const sayScoreText: (words: WordsOf<'text', ScoreTextError>, error: ScoreTextError) => string =
  sayText;
