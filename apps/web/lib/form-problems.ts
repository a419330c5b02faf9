// The messages of the contract's schemas about the fields of a form, in the reader's language.
import { readProblem } from '@tennis/contract';
import * as words from '@tennis/words/validation';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

type Text = string | ((parameters: object) => string);

const TEXTS = words as unknown as Readonly<Record<string, Text | undefined>>;

/** Puts a schema's problem into words; a text that is none of its codes stays as it is. */
export function sayProblem(message: string): string {
  const problem = readProblem(message);
  if (problem === null) return message;
  const text = TEXTS[problem.code] ?? words.unfit;
  return typeof text === 'string' ? text : text(problem.params);
}

/** A form's resolver with messages in words: `sayingProblems(zodResolver(LoginSchema))`. */
export const sayingProblems =
  <V extends FieldValues, C, T>(resolver: Resolver<V, C, T>): Resolver<V, C, T> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const said = Object.entries(result.errors).map(([name, error]) => {
      const message: unknown = error?.message;
      return [name, typeof message === 'string' ? { ...error, message: sayProblem(message) } : error];
    });
    return { ...result, errors: Object.fromEntries(said) as FieldErrors<V> } as typeof result;
  };
