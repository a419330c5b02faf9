// A parent adds a child who has never been entered (D46). The year of birth is enough: no day is asked for.
import * as words from '@tennis/words/people';
import { AddChildSchema } from '@tennis/contract';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { markFields } from '../lib/field-problems.ts';
import { sayProblem } from '../lib/form-problems.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DialogFormActions } from '../ui/form-actions.tsx';
import { TextField } from '../ui/text-field.tsx';
import { keepChild } from './people.ts';
import { useWrite } from './use-write.ts';

export interface AddChildProps {
  readonly onClose: () => void;
}

interface ChildValues {
  givenName: string;
  familyName: string;
  birthYear: string;
}

const bodyOf = ({ givenName, familyName, birthYear }: ChildValues) => ({
  givenName,
  familyName,
  ...(birthYear.trim() !== '' && { birthYear: Number(birthYear) }),
});

/** The dialog; mounted while open. */
export function AddChildDialog({ onClose }: AddChildProps) {
  const formId = useId();
  const { busy, send } = useWrite();
  const form = useForm<ChildValues>({
    defaultValues: { givenName: '', familyName: '', birthYear: '' },
    resolver: (values) => {
      const checked = AddChildSchema.safeParse(bodyOf(values));
      if (checked.success) return { values, errors: {} };
      const errors = checked.error.issues.map((issue) => [
        String(issue.path[0]),
        { type: 'check', message: sayProblem(issue.message) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const save = (values: ChildValues) =>
    send({
      route: 'addChild',
      call: { body: bodyOf(values) },
      keep: keepChild,
      after: onClose,
      done: ({ name }) => ({ title: words.childAdded({ name }) }),
      failed: words.childFailed,
      mark: (error) => markFields(form, error),
    });
  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={words.addChild}
      description={words.addChildText}
      footer={<DialogFormActions form={formId} submit={words.addChild} busy={busy} />}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <TextField
          {...form.register('givenName')}
          label={words.given}
          autoComplete="off"
          maxLength={48}
          error={errors.givenName?.message}
        />
        <TextField
          {...form.register('familyName')}
          label={words.family}
          autoComplete="off"
          maxLength={48}
          error={errors.familyName?.message}
        />
        <TextField
          {...form.register('birthYear')}
          label={words.birthYear}
          hint={words.childYearHint}
          inputMode="numeric"
          maxLength={4}
          error={errors.birthYear?.message}
        />
      </form>
    </Dialog>
  );
}
