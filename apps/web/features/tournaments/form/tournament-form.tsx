// The form that creates and edits a tournament (§2 Create Tournament, §4 format effects, §5; D41, D42). It checks by the
// contract, never loses what was typed, and leaves saving to its page.
import * as words from '@tennis/words/tournaments';
import type { Club, PlanFitQuery } from '@tennis/contract';
import { useState, type ReactNode } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { viewerZone } from '../../../lib/dates.ts';
import { markFields } from '../../../lib/field-problems.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { GeneralFields } from './general-fields.tsx';
import { MoreOptions } from './more-options.tsx';
import { PlanFitNote } from './plan-fit-note.tsx';
import { RulesFields } from './rules-fields.tsx';
import { checkTournament, missingFields, PLACES } from './tournament-checks.ts';
import type { TournamentValues } from './tournament-values.ts';
import { fieldId, type TournamentFormControl } from './form-control.ts';
import { WhenFields } from './when-fields.tsx';

export interface TournamentFormProps {
  initial: TournamentValues;
  /** The clubs to choose from; left out when the club is fixed. */
  clubs?: readonly Club[];
  /** The IANA zone in which the days and times of these values are meant. */
  zoneOf: (values: TournamentValues) => string;
  /** Draws the buttons; `submit(save)` checks the form and hands its values on. */
  renderActions: (submit: SubmitTournament) => ReactNode;
  /** One line under the buttons. */
  note?: string;
  /** Says whether the planned matches fit. */
  renderFit: (query: PlanFitQuery, values: TournamentValues) => ReactNode;
}

/** Saves values; `mark` takes a refusal and marks the fields that it names. */
type SaveTournament = (values: TournamentValues, mark: (error: unknown) => void) => Promise<unknown>;

/** Checks the form and, when nothing is wrong, calls back with its values. */
export type SubmitTournament = (save: SaveTournament) => Promise<void>;

interface Refusal {
  readonly attempt: number;
  readonly missing: { name: string; fieldId: string }[];
}

/** The whole form; its buttons come from the page. */
export function TournamentForm({
  initial,
  clubs,
  zoneOf,
  renderActions,
  note,
  renderFit,
}: TournamentFormProps) {
  const withClub = clubs !== undefined;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm<TournamentValues>({
    defaultValues: initial,
    shouldFocusError: false,
    resolver: (values) => {
      const errors = checkTournament(values, zoneOf(values), withClub);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });

  const refuse = (missing: Refusal['missing']) =>
    setRefusal((last) => ({ attempt: (last?.attempt ?? 0) + 1, missing }));

  const submit: SubmitTournament = (save) =>
    form.handleSubmit(
      async (values) => {
        setRefusal(null);
        await save(values, (error) => {
          if (markFields(form, error, PLACES)) refuse([]);
        });
      },
      () => {
        const missing = missingFields(form.getValues(), withClub);
        refuse(missing.map(({ name, field }) => ({ name, fieldId: fieldId(field) })));
      },
    )();

  return (
    <form
      noValidate
      aria-label={words.tournament}
      onSubmit={(event) => event.preventDefault()}
      className="grid max-w-3xl gap-5"
    >
      <UnsavedGuard form={form} />
      {refusal !== null && (
        <ErrorSummary key={refusal.attempt} missing={refusal.missing} message={words.checkForm} />
      )}
      <Card padding="l">
        <GeneralFields form={form} clubs={clubs} />
      </Card>
      <Card padding="l" as="section" aria-label={words.dates}>
        <CardHeader title={words.dates} />
        <WhenFields form={form} zoneOf={zoneOf} viewerZone={viewerZone()} />
      </Card>
      <Card padding="l" as="section" aria-label={words.rules}>
        <CardHeader title={words.rules} />
        <RulesFields form={form} />
      </Card>
      <PlanFitNote form={form} zoneOf={zoneOf} render={renderFit} />
      <MoreOptions form={form} zoneOf={zoneOf} />
      <div>
        <FormActions>{renderActions(submit)}</FormActions>
        {note !== undefined && <p className="mt-2 text-right text-meta text-ink3">{note}</p>}
      </div>
    </form>
  );
}

function UnsavedGuard({ form }: { form: TournamentFormControl }) {
  const { isDirty } = useFormState({ control: form.control });
  return <LeaveGuard unsaved={isDirty} />;
}
