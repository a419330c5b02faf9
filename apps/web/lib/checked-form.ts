// A form whose fields are not those of the call: its values are checked by the schema of the body that they become.
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

/** A resolver that checks `bodyOf(values)`; `places` says where a field of the body stands on the form when it has another name there. */
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
