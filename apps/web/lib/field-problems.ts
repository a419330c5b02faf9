// Brings the server's messages about single fields (`issues` of a refusal) to the fields of a form.
import { ApiError } from '@tennis/contract';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The first message for each path of the body; empty when the refusal names no field. */
export function fieldProblems(error: unknown): ReadonlyMap<string, string> {
  const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : [];
  return new Map(issues.toReversed().map(({ path, message }) => [path, message]));
}

type Places<T extends FieldValues> = Readonly<Record<string, FieldPath<T>>>;

/**
 * Marks the fields that a refusal names and goes to the first; `places` gives the form's name for a path of the body if it has another one there.
 * True if any field was marked.
 */
export function markFields<T extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<T>, 'setError' | 'getValues'>,
  error: unknown,
  places: Places<T> = {},
): boolean {
  const own = Object.keys(getValues()) as FieldPath<T>[];
  const found = [...fieldProblems(error)].flatMap(([path, message]) => {
    const field = places[path] ?? own.find((name) => name === path);
    return field === undefined ? [] : [{ field, message }];
  });
  // From last to first, so that the first keeps the focus.
  for (const { field, message } of found.toReversed())
    setError(field, { type: 'server', message }, { shouldFocus: true });
  return found.length > 0;
}
