// A person of the club, added or changed (D24, D46).
import * as words from '@tennis/words/people';
import { saveChanges } from '@tennis/words/common';
import { CreatePersonSchema, GENDERS, type Gender, type Person } from '@tennis/contract';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { markFields } from '../../lib/field-problems.ts';
import { sayProblem } from '../../lib/form-problems.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepPeople } from '../../writes/people.ts';
import { useWrite } from '../../writes/use-write.ts';

interface PersonValues {
  name: string;
  givenName: string;
  familyName: string;
  gender: string;
  birthYear: string;
}

const GENDER_NAMES = {
  female: words.female,
  male: words.male,
  other: words.other,
} satisfies Record<Gender, string>;

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const genderOf = (value: string): Gender | null => GENDERS.find((gender) => gender === value) ?? null;

/** Empty parts are sent only to take away what was known: a name may say by itself which word is the surname. */
function partsOf({ givenName, familyName }: PersonValues, person: Person | null) {
  const parts = { givenName: orNull(givenName), familyName: orNull(familyName) };
  const isEmpty = parts.givenName === null && parts.familyName === null;
  return isEmpty && (person?.givenName ?? null) === null ? {} : parts;
}

/** What is sent; the year only where it has changed, so that a whole date of birth is not cut to its year. */
const bodyOf = (values: PersonValues, person: Person | null) => ({
  name: values.name,
  ...partsOf(values, person),
  gender: genderOf(values.gender),
  ...(values.birthYear === String(person?.birthYear ?? '')
    ? {}
    : { birthYear: values.birthYear === '' ? null : Number(values.birthYear) }),
});

/** The dialog; mounted while open. Without a person it adds one. */
export function PersonDialog({
  clubId,
  person,
  onClose,
}: {
  clubId: number;
  person: Person | null;
  onClose: () => void;
}) {
  const formId = useId();
  const { busy, send } = useWrite();
  const form = useForm<PersonValues>({
    defaultValues: {
      name: person?.name ?? '',
      givenName: person?.givenName ?? '',
      familyName: person?.familyName ?? '',
      gender: person?.gender ?? '',
      birthYear: String(person?.birthYear ?? ''),
    },
    resolver: (values) => {
      const checked = CreatePersonSchema.safeParse(bodyOf(values, person));
      if (checked.success) return { values, errors: {} };
      const errors = checked.error.issues.map((issue) => [
        String(issue.path[0]),
        { type: 'check', message: sayProblem(issue.message) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const params = { clubId: String(clubId) };
  const common = { keep: keepPeople, after: onClose, mark: (error: unknown) => markFields(form, error) };

  const save = (values: PersonValues) =>
    person === null
      ? send({
          ...common,
          route: 'createPerson',
          call: { params, body: bodyOf(values, null) },
          done: () => ({ title: words.added }),
          failed: words.addFailed,
        })
      : send({
          ...common,
          route: 'updatePerson',
          call: { params: { ...params, personId: String(person.id) }, body: bodyOf(values, person) },
          done: () => ({ title: words.updated }),
          failed: words.updateFailed,
        });

  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={person === null ? words.addTitle : words.edit}
      {...(person === null ? {} : { description: person.name })}
      footer={
        <DialogFormActions form={formId} submit={person === null ? words.add : saveChanges} busy={busy} />
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <TextField
          {...form.register('name')}
          label={words.name}
          autoComplete="off"
          error={errors.name?.message}
        />
        <TextField
          {...form.register('givenName')}
          label={words.given}
          optional
          hint={words.partsHint}
          autoComplete="off"
          error={errors.givenName?.message}
        />
        <TextField
          {...form.register('familyName')}
          label={words.family}
          optional
          autoComplete="off"
          error={errors.familyName?.message}
        />
        <Select
          {...form.register('gender')}
          label={words.gender}
          placeholder={words.notSaid}
          optional
          options={GENDERS.map((gender) => ({ value: gender, label: GENDER_NAMES[gender] }))}
          error={errors.gender?.message}
        />
        <TextField
          {...form.register('birthYear')}
          label={words.birthYear}
          optional
          hint={words.birthYearHint}
          inputMode="numeric"
          maxLength={4}
          error={errors.birthYear?.message}
        />
      </form>
    </Dialog>
  );
}
