// A form whose fields differ from those of the call: its values are checked by the schema of the body made from them.
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { sayProblem } from './form-problems.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface Checks {
  readonly safeParse: (body: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
}

/** A resolver that checks `bodyOf(values)`; `places` gives the form's name for a field of the body if it has another one there. */
export const checkedBy =
  <V extends FieldValues>(
    schema: Checks,
    bodyOf: (values: V) => unknown,
    places: Readonly<Record<string, string>> = {},
  ): Resolver<V> =>
  (values) => {
    const checked = schema.safeParse(bodyOf(values));
    if (checked.success) return { values, errors: {} };
    const errors = (checked.error?.issues ?? []).toReversed().map(({ path, message }) => {
      const field = String(path[0]);
      return [places[field] ?? field, { type: 'check', message: sayProblem(message) }] as const;
    });
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> };
  };
