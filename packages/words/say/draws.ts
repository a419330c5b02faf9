// Draws in words: stages, matches, rules that a draw breaks, why it cannot be made. `words` is the room `draws` of the reader's language.
import {
  groupLetter,
  type BreachProblem,
  type DrawProblem,
  type MatchName,
  type StageName,
} from '@tennis/domain';
import type { Words } from '../index.ts';
import { nameOf, sayerOf, spoken, type Spoken } from './coded.ts';
import type { Lister } from './lists.ts';

export type DrawWords = Words['draws'];

/** The name of a stage. */
export function sayStage(words: DrawWords, stage: StageName): string {
  if (stage.code === 'given') return stage.name;
  if (stage.code === 'group') return words.stageGroup({ letter: groupLetter(stage.number - 1) });
  if (stage.code === 'places') return words.stagePlaces(stage);
  return words[nameOf('stage', stage.code)];
}

/** The name of a match inside its stage. */
function sayInStage(words: DrawWords, name: Exclude<MatchName, { readonly code: 'only' }>): string {
  switch (name.code) {
    case 'final':
      return words.matchFinal;
    case 'semi-final':
      return words.matchSemiFinal(name);
    case 'quarter-final':
      return words.matchQuarterFinal(name);
    case 'round-of':
      return words.matchRoundOf(name);
    default:
      return words.matchRound(name);
  }
}

/** The name of a match; its stage is said unless it is the main bracket. */
export function sayMatch(words: DrawWords, name: MatchName): string {
  if (name.code === 'only') return sayStage(words, name.stage);
  const match = sayInStage(words, name);
  return name.stage === null ? match : words.matchInStage({ stage: sayStage(words, name.stage), match });
}

const numbers = (all: readonly number[]): string => all.join(', ');

type SeedMisplaced = Extract<BreachProblem, { readonly code: 'seed-misplaced' }>;
type OtherBreach = Exclude<BreachProblem, SeedMisplaced>;

const isSeedMisplaced = (problem: BreachProblem): problem is SeedMisplaced =>
  problem.code === 'seed-misplaced';

const sayOtherBreach = sayerOf<Spoken<OtherBreach>>()('breach');

/** A list of names or numbers, or the name of a stage. */
function sayParameter(words: DrawWords, list: Lister, parameter: object): string {
  if (!Array.isArray(parameter)) return sayStage(words, parameter as StageName);
  return typeof parameter[0] === 'number' ? numbers(parameter as number[]) : list(parameter as string[]);
}

/** A constraint that a draw does not keep. */
export function sayBreach(words: DrawWords, problem: BreachProblem, list: Lister): string {
  if (isSeedMisplaced(problem)) {
    const { lines } = problem;
    return words.breachSeedMisplaced({ ...problem, lines: numbers(lines), count: lines.length });
  }
  const sentence = sayOtherBreach(
    words,
    spoken<OtherBreach>(problem, (parameter) => sayParameter(words, list, parameter)),
  );
  // "TC Nord e.V." at its end brings its own full stop.
  return sentence.replace(/\.\.$/, '.');
}

const sayDrawSpoken = sayerOf<Spoken<DrawProblem>>()('draw');

/** Why a draw cannot be made or changed. */
export const sayDrawProblem = (words: DrawWords, problem: DrawProblem, list: Lister): string =>
  sayDrawSpoken(
    words,
    spoken(problem, (parameter) => sayParameter(words, list, parameter)),
  );
