// A score as the specification's section 3 sends it: a string 'a-b', an object with such a string, an object set1, set2, set3 (set4, set5), a list of
// sets (D13, D25, D31). The server and the browser read all of them here; write-scores.ts writes the set object of section 7.
import {
  ENDINGS,
  err,
  MOST_COUNT,
  MOST_LONE_POINTS,
  NO_SCORE,
  ok,
  parseScore,
  setFormatAt,
  withoutBlankSets,
  type Ending,
  type EndingKind,
  type MatchFormat,
  type Pair,
  type Result,
  type Score,
  type ScoreTextError,
  type SetFormat,
  type SetScore,
} from '@tennis/domain';

/** Why something sent is no score; `name`: the part of it that is wrong. */
export type ScoreShapeProblem =
  | { readonly code: 'not-a-shape' | 'set-number' }
  | { readonly code: 'not-a-set' | 'not-a-count'; readonly name: string }
  | { readonly code: 'too-high'; readonly name: string; readonly most: number }
  | { readonly code: 'tie-break-too-high'; readonly name: string; readonly points: number }
  | { readonly code: 'set-twice'; readonly number: number }
  /** `kinds`: the codes of the endings, listed. */
  | { readonly code: 'outcome'; readonly kinds: string };

export type ScoreShapeError = { readonly type: 'score-shape' } & ScoreShapeProblem;

type Fields = Readonly<Record<string, unknown>>;

const shapeError = (problem: ScoreShapeProblem): ScoreShapeError => ({ type: 'score-shape', ...problem });

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Section 5: a blank score input counts as 0. */
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** D31: a count is a whole number, 0 or more; blank ones are `blank`. */
const readCount = <B>(value: unknown, name: string, blank: B): Result<number | B, ScoreShapeError> => {
  if (isBlank(value)) return ok(blank);
  if (typeof value === 'number' && value > MOST_COUNT)
    return err(shapeError({ code: 'too-high', name, most: MOST_COUNT }));
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? ok(value)
    : err(shapeError({ code: 'not-a-count', name }));
};

/** Whether two numbers in the place of a match tie-break are its points: 1-0 means that it was won with unknown points. */
export const looksLikePoints = (format: SetFormat | null, first: number, second: number): boolean =>
  format?.kind === 'tieBreak' && first + second > 1;

/** The kind of a set: as the set gives it (additive, D13), otherwise as its numbers look. */
const isMatchTieBreak = (fields: Fields, format: SetFormat | null, first: number, second: number): boolean =>
  typeof fields['matchTieBreak'] === 'boolean'
    ? fields['matchTieBreak']
    : looksLikePoints(format, first, second);

const readSet = (
  fields: Fields,
  format: SetFormat | null,
  name: string,
): Result<SetScore, ScoreShapeError> => {
  const first = readCount(fields['player1'], `${name}.player1`, 0);
  if (!first.ok) return first;
  const second = readCount(fields['player2'], `${name}.player2`, 0);
  if (!second.ok) return second;
  const points1 = readCount(fields['tieBreak1'], `${name}.tieBreak1`, null);
  if (!points1.ok) return points1;
  const points2 = readCount(fields['tieBreak2'], `${name}.tieBreak2`, null);
  if (!points2.ok) return points2;
  const hasPoints = points1.value !== null || points2.value !== null;
  if (isMatchTieBreak(fields, format, first.value, second.value)) {
    const points: Pair<number | null> = hasPoints
      ? [points1.value, points2.value]
      : [first.value, second.value];
    const lone = points[0] === null || points[1] === null ? (points[0] ?? points[1] ?? 0) : 0;
    return lone > MOST_LONE_POINTS
      ? err(shapeError({ code: 'tie-break-too-high', name, points: lone }))
      : ok({ kind: 'matchTieBreak', points });
  }
  return ok({
    kind: 'games',
    games: [first.value, second.value],
    tieBreak: hasPoints ? [points1.value, points2.value] : null,
  });
};

const isEndingKind = (value: unknown): value is EndingKind => ENDINGS.some((kind) => kind === value);

const readOutcome = (value: unknown): Result<Ending | null, ScoreShapeError> => {
  if (isBlank(value)) return ok(null);
  const fields: Fields = isFields(value) ? value : { kind: value };
  const { kind, by = null } = fields;
  if (kind === 'completed') return ok(null);
  if (!isEndingKind(kind) || (by !== null && by !== 1 && by !== 2 && by !== 'both')) {
    return err(shapeError({ code: 'outcome', kinds: ENDINGS.join(', ') }));
  }
  return ok({ kind, by });
};

const readSets = (
  sets: readonly (readonly [string, unknown])[],
  format: MatchFormat | null,
  outcome: unknown,
): Result<Score, ScoreShapeError> => {
  const read: SetScore[] = [];
  for (const [index, [name, value]] of sets.entries()) {
    const fields = isBlank(value) ? {} : value;
    if (!isFields(fields)) return err(shapeError({ code: 'not-a-set', name }));
    const set = readSet(fields, format === null ? null : setFormatAt(format, index), name);
    if (!set.ok) return set;
    read.push(set.value);
  }
  const ending = readOutcome(outcome);
  return ending.ok ? ok(withoutBlankSets({ sets: read, ending: ending.value })) : ending;
};

/** D25: a match has five sets at most. */
const SET_NAMES = ['set1', 'set2', 'set3', 'set4', 'set5'] as const;

/** Section 3: the list of {set, player1, player2}, in any order; gaps are sets without a score. */
const readSetList = (
  list: readonly unknown[],
  format: MatchFormat | null,
): Result<Score, ScoreShapeError> => {
  const byNumber = new Map<number, Fields>();
  for (const entry of list) {
    const number = isFields(entry) ? entry['set'] : undefined;
    if (!isFields(entry) || typeof number !== 'number' || SET_NAMES[number - 1] === undefined) {
      return err(shapeError({ code: 'set-number' }));
    }
    if (byNumber.has(number)) return err(shapeError({ code: 'set-twice', number }));
    byNumber.set(number, entry);
  }
  const sets = SET_NAMES.map((name, index) => [name, byNumber.get(index + 1)] as const);
  return readSets(sets, format, undefined);
};

/** Section 3: the string 'a-b' also holds a whole score, "6-4 7-6(3)"; an unrecorded one is no score. */
const readText = (text: string, format: MatchFormat | null): Result<Score, ScoreTextError> => {
  const parsed = parseScore(text, { format });
  if (parsed.ok) {
    if (parsed.value.sets.length <= SET_NAMES.length) return parsed;
    return err({ type: 'score-text', code: 'too-many-sets' });
  }
  return parsed.error.code === 'empty' || parsed.error.code === 'not-recorded' ? ok(NO_SCORE) : parsed;
};

/**
 * Reads any shape of section 3 into one Score: 'a-b', { score: 'a-b' }, { text } (D31), { set1, set2, set3, set4, set5, outcome } or
 * a list of { set, player1, player2 }. Nothing at all (null, undefined, '', {}) is no score. Blank numbers count as 0 (section 5), trailing
 * 0-0 sets are dropped. Returns a tagged error for numbers that are not counts (D31) and for unreadable text.
 */
export const readScores = (
  scores: unknown,
  format: MatchFormat | null = null,
): Result<Score, ScoreShapeError | ScoreTextError> => {
  if (isBlank(scores)) return ok(NO_SCORE);
  if (typeof scores === 'string') return readText(scores, format);
  if (Array.isArray(scores)) return readSetList(scores, format);
  if (!isFields(scores)) {
    return err(shapeError({ code: 'not-a-shape' }));
  }
  const text = scores['text'] ?? scores['score'];
  if (typeof text === 'string') return readText(text, format);
  const sets = SET_NAMES.map((name) => [name, scores[name]] as const);
  return readSets(sets, format, scores['outcome']);
};
