// How the parts of the tournament form reach its controls.
import { useFormState, type UseFormReturn } from 'react-hook-form';
import type { FieldName } from './tournament-checks.ts';
import type { TournamentValues } from './tournament-values.ts';

export type TournamentFormControl = UseFormReturn<TournamentValues>;

/** The id of a control, to which the error summary leads. */
export const fieldId = (field: FieldName): string => `tournament-${field}`;

/** The properties that every native control of the form takes: registration, id and error. */
export function useField(form: TournamentFormControl, field: FieldName) {
  const { errors } = useFormState({ control: form.control, name: field });
  return { ...form.register(field), id: fieldId(field), error: errors[field]?.message };
}

/** How `setValue` changes a field like typing: it counts as changed, and is checked again if the form was sent before. */
export const asTyped = ({ formState }: TournamentFormControl) => ({
  shouldDirty: true,
  shouldValidate: formState.isSubmitted,
});
