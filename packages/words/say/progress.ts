// Events in a draw, in words: what follows from a result or a withdrawal, and why it is refused.
import type { MatchName, News, ProgressProblem, ResultNews, StageName } from '@tennis/domain';
import type { Words } from '../index.ts';
import { sayerOf, spoken, type Spoken } from './coded.ts';
import { sayMatch, sayStage } from './draws.ts';
import type { Lister } from './lists.ts';
import { sayContradiction } from './score.ts';

type ProgressWords = Pick<Words, 'draws' | 'progress' | 'score'>;

const sayResult = sayerOf<ResultNews>()('result');
const sayNewsSpoken = sayerOf<Spoken<News>>()('news');

const isMatch = (parameter: object): parameter is MatchName => 'stage' in parameter;
const isResult = (parameter: object): parameter is ResultNews => 'second' in parameter;

/** The names of matches and stages, results, and the order of a group. */
function sayParameter({ draws, progress }: ProgressWords, parameter: object): string {
  if (Array.isArray(parameter))
    return (parameter as readonly string[]).map((name, index) => `${index + 1}. ${name}`).join(', ');
  if (isMatch(parameter)) return sayMatch(draws, parameter);
  if (isResult(parameter)) return sayResult(progress, parameter);
  return sayStage(draws, parameter as StageName);
}

/** One thing that has changed, or would. */
export const sayNews = (words: ProgressWords, news: News): string =>
  sayNewsSpoken(
    words.progress,
    spoken(news, (parameter) => sayParameter(words, parameter)),
  );

type Overwriting = Extract<ProgressProblem, { readonly matches: readonly MatchName[] }>;
type Other = Exclude<ProgressProblem, Overwriting>;

const sayOther = sayerOf<Spoken<Other>>()('refused');

const isOverwriting = (problem: ProgressProblem): problem is Overwriting => 'matches' in problem;

/** Why an operation is refused. */
export function sayProgressProblem(words: ProgressWords, problem: ProgressProblem, list: Lister): string {
  if (!isOverwriting(problem))
    return sayOther(
      words.progress,
      spoken(problem, (parameter) => sayParameter(words, parameter)),
    );
  const names = problem.matches.map((match) => sayMatch(words.draws, match));
  const overwriting = words.progress.refusedOverwritesPlayed({ count: names.length, matches: list(names) });
  if (problem.code === 'overwrites_played') return overwriting;
  const contradiction = sayContradiction(words.score, problem.contradiction);
  return `${contradiction} ${names.length === 0 ? words.progress.refusedContradictsScore : overwriting}`;
}
