// Why something is refused: a code with its parameters. The sentence is made where the answer is written, in the caller's language (ADR 20).
import type { ProblemTexts, SchemaProblem } from '@tennis/contract';
import type { StatusProblem } from '@tennis/domain';
import type { Words } from '@tennis/words';
import type { Lister } from '@tennis/words/say/lists';

/** The types of parameters for the catalogue; several names become one list in the reader's language. */
type Parameter = string | number | readonly string[];

export interface Reason {
  /** The `reason` of the answer, for programs. */
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The sentence in a language; `list` writes its lists. */
  readonly say: (words: Words, list: Lister) => string;
}

/** Forms and API calls show the same problem of a field, so its text is also a reason of the server. */
type Texts = Words['refusals'] & Words['validation'];

/** The codes of the server's own reasons, by their texts. */
export type ReasonCode = keyof Texts;

const texts = new Map<Words, Texts>();

/** Each problem of the contract has a text that uses its parameters; its type guarantees that. */
function textsOf(words: Words): Texts {
  const known = texts.get(words);
  if (known !== undefined) return known;
  const all = { ...words.refusals, ...words.validation } satisfies ProblemTexts;
  texts.set(words, all);
  return all;
}

type Listable<P> = { readonly [K in keyof P]: string extends P[K] ? P[K] | readonly string[] : P[K] };

type ParametersFor<C extends ReasonCode> = Texts[C] extends (parameters: infer P) => string
  ? [params: Listable<P>]
  : [];

const reasonOf = (code: ReasonCode, params: Readonly<Record<string, Parameter>>): Reason => ({
  code,
  params,
  say: (words, list) => {
    const text = textsOf(words)[code] as string | ((parameters: object) => string);
    if (typeof text === 'string') return text;
    const said = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? list(value) : value,
    ]);
    return text(Object.fromEntries(said) as object);
  },
});

/** A reason of the server with the parameters of its text. */
export const because = <C extends ReasonCode>(code: C, ...[params]: ParametersFor<C>): Reason =>
  reasonOf(code, params ?? {});

/** The problem of a field according to a schema of the contract. */
export const becauseOfSchema = ({ code, params }: SchemaProblem): Reason => reasonOf(code, params);

/** Why a tournament or a match cannot change its status. */
export function becauseOfStatus(problem: StatusProblem): Reason {
  switch (problem.code) {
    case 'only-active-completes':
      return because('onlyActiveCompletes');
    case 'completes-with-matches':
      return because('completesWithMatches');
    case 'matches-started':
      return because('matchesStarted');
    case 'matches-undecided':
      return because('matchesUndecided', { count: problem.count });
    case 'tournament-move':
      return because('tournamentMove', { from: problem.from, to: problem.to });
    case 'match-move':
      return because('matchMove', { from: problem.from, to: problem.to });
    default:
      return because('matchNotStarted');
  }
}

/** A reason of the engine: a code with parameters that has its own function in the catalogue (packages/words/say). */
export function reasonOfEngine<C extends { readonly code: string }>(
  problem: C,
  say: (words: Words, problem: C, list: Lister) => string,
): Reason {
  const params = Object.fromEntries(
    Object.entries(problem).filter(([name]) => name !== 'code' && name !== 'type'),
  );
  return { code: problem.code, params, say: (words, list) => say(words, problem, list) };
}
