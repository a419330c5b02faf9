// The state of the score dialog: the typed text, its meaning, and the verdict of the tennis rules (D13, D14, [SC8]).
import { sideMissing } from '@tennis/words/matches';
import { readScores, type Match } from '@tennis/contract';
import {
  DEFAULT_MATCH_FORMAT,
  judgeScore,
  parseMatchFormat,
  parseScore,
  type EndingKind,
  type Judgement,
  type MatchFormat,
  type Score,
  type Side,
} from '@tennis/domain';
import * as words from '@tennis/words/score';
import { sayScoreText, sayVerdict } from '@tennis/words/say/score';
import { entriesOf, scoreOf, type ScoreEntry } from './score-entry.ts';
import { isInTable } from '../../lib/in-table.ts';

export type ChosenWinner = Side | 'none';

/** Everything the dialog's controls hold. */
export interface ScoreFormState {
  readonly entries: readonly ScoreEntry[];
  readonly ending: EndingKind | null;
  /** The side that could not go on; null until it is chosen. */
  readonly by: Side | 'both' | null;
  /** The person's own choice of winner; null follows the score. */
  readonly winner: ChosenWinner | null;
  /** The quick line as typed, and what is wrong with it. */
  readonly line: string;
  readonly lineProblem: string | null;
}

/** The format of a match; its code was checked when it was stored. */
export function formatOfMatch({ matchFormat }: Match): MatchFormat {
  const parsed = parseMatchFormat(matchFormat);
  return parsed.ok ? parsed.value : DEFAULT_MATCH_FORMAT;
}

function storedScore(match: Match, format: MatchFormat): Score {
  const read = readScores(match.scores, format);
  return read.ok ? read.value : { sets: [], ending: null };
}

/** The dialog as it opens on a match. */
export function openScoreForm(match: Match): ScoreFormState {
  const format = formatOfMatch(match);
  const score = storedScore(match, format);
  const stored = match.winnerId === null ? null : match.winnerId === match.participant1Id ? 1 : 2;
  // A winner who follows from the score goes on following it while the score is corrected.
  const follows = stored !== null && judgeScore(score, format).winner === stored;
  return {
    entries: entriesOf(score, format),
    ending: score.ending?.kind ?? null,
    by: score.ending?.by ?? null,
    winner: follows ? null : stored,
    line: '',
    lineProblem: null,
  };
}

/** The dialog without any score or winner; saving it takes both away. */
export const cleared = (format: MatchFormat): ScoreFormState => ({
  entries: entriesOf({ sets: [], ending: null }, format),
  ending: null,
  by: null,
  winner: 'none',
  line: '',
  lineProblem: null,
});

/** The dialog after a change of the quick line: a readable line fills the sets, an unreadable one only says why. */
export function withLine(state: ScoreFormState, line: string, format: MatchFormat): ScoreFormState {
  if (line.trim() === '') return { ...state, line, lineProblem: null };
  const parsed = parseScore(line, { format });
  if (!parsed.ok) return { ...state, line, lineProblem: sayScoreText(words, parsed.error) };
  const { ending } = parsed.value;
  return {
    ...state,
    entries: entriesOf(parsed.value, format),
    ending: ending?.kind ?? null,
    by: ending === null ? null : (ending.by ?? state.by),
    line,
    lineProblem: null,
  };
}

const CONCERNS_SIDE: ReadonlySet<EndingKind> = new Set(['retired', 'walkover', 'defaulted', 'withdrawn']);

/** Whether an ending happens to a side, which must then be named. */
export const concernsSide = (ending: EndingKind | null): boolean =>
  ending !== null && CONCERNS_SIDE.has(ending);

/** The side that could not go on: the chosen one, otherwise the opponent of the chosen winner. */
export function sideOut({ ending, by, winner }: ScoreFormState): Side | 'both' | null {
  if (by !== null || !concernsSide(ending)) return by;
  return winner === 1 ? 2 : winner === 2 ? 1 : null;
}

/** The meaning of the state: the score, the verdict on it, the winner that would be saved, and why it cannot be saved yet. */
export interface ScoreReading {
  readonly score: Score;
  /** Null while there is no score at all, or none that can be read. */
  readonly judgement: Judgement | null;
  /** The winner that follows from the score. */
  readonly suggested: Side | null;
  readonly winner: Side | null;
  /** Why it cannot be saved yet, and where that is shown: at the quick line, in the verdict, or at the choice of a side. */
  readonly problem: { readonly at: 'line' | 'verdict' | 'side'; readonly text: string } | null;
  /** It can be saved, once a person says that it is what was played. */
  readonly needsConfirm: boolean;
}

function problemOf(
  { lineProblem }: ScoreFormState,
  judgement: Judgement | null,
  lacksSide: boolean,
): ScoreReading['problem'] {
  if (lineProblem !== null) return { at: 'line', text: lineProblem };
  if (judgement?.verdict === 'impossible')
    return { at: 'verdict', text: sayVerdict(words, judgement.reason) };
  return lacksSide ? { at: 'side', text: sideMissing } : null;
}

/** Whether a match of a table ends level by its score, and has no winner for good (SC8). */
export const endsLevel = (
  match: Match,
  { judgement, winner }: Pick<ScoreReading, 'judgement' | 'winner'>,
): boolean => isInTable(match) && winner === null && judgement?.reason.code === 'tied';

/** Whether a match ended level by what is stored of it. */
export function endedLevel(match: Match): boolean {
  if (match.winnerId !== null) return false;
  const format = formatOfMatch(match);
  return endsLevel(match, { judgement: judgeScore(storedScore(match, format), format), winner: null });
}

/** Reads and judges the dialog's state. */
export function readScoreForm(state: ScoreFormState, format: MatchFormat): ScoreReading {
  const { ending } = state;
  const by = sideOut(state);
  const sided = concernsSide(ending);
  const score = scoreOf(
    state.entries,
    format,
    ending === null ? null : { kind: ending, by: sided ? by : null },
  );
  const isEmpty = score.sets.length === 0 && ending === null;
  // While the line cannot be read, the sets filled by an earlier line are left alone.
  const isSilent = isEmpty || state.lineProblem !== null;
  const suggested = isSilent ? null : judgeScore(score, format).winner;
  const winner = state.winner === 'none' ? null : (state.winner ?? suggested);
  const judgement = isSilent ? null : judgeScore(score, format, { winner });
  const problem = problemOf(state, judgement, sided && by === null);
  return {
    score,
    judgement,
    suggested,
    winner,
    problem,
    needsConfirm: problem === null && judgement?.verdict === 'odd',
  };
}
