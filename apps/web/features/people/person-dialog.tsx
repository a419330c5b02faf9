// A person of the club, added or changed (D24, D46).
import * as words from '@tennis/words/people';
import { saveChanges } from '@tennis/words/common';
import { CreatePersonSchema, GENDERS, UpdatePersonSchema, type Gender, type Person } from '@tennis/contract';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { markFields } from '../../lib/field-problems.ts';
import { sayProblem } from '../../lib/form-problems.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepPeople } from '../../writes/people.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
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

const valuesOf = (person: Person | null): PersonValues => ({
  name: person?.name ?? '',
  givenName: person?.givenName ?? '',
  familyName: person?.familyName ?? '',
  gender: person?.gender ?? '',
  birthYear: String(person?.birthYear ?? ''),
});

const yearOf = (text: string): number | null => (text === '' ? null : Number(text));

const createdFrom = (values: PersonValues) => ({
  name: values.name,
  ...partsOf(values, null),
  gender: genderOf(values.gender),
  ...(values.birthYear === '' ? {} : { birthYear: yearOf(values.birthYear) }),
});

/**
 * Only what was changed on the form: a field that somebody else has changed meanwhile stays theirs, and a whole date of birth is not cut to its year.
 * The parts go with the name that they are of.
 */
function changesOf(values: PersonValues, person: Person) {
  const old = valuesOf(person);
  const isRenamed =
    values.name !== old.name || values.givenName !== old.givenName || values.familyName !== old.familyName;
  return {
    ...(isRenamed ? { name: values.name, ...partsOf(values, person) } : {}),
    ...(values.gender === old.gender ? {} : { gender: genderOf(values.gender) }),
    ...(values.birthYear === old.birthYear ? {} : { birthYear: yearOf(values.birthYear) }),
  };
}

const genderName = (value: string): string => {
  const gender = genderOf(value);
  return gender === null ? '' : GENDER_NAMES[gender];
};

/** Both versions, field by field, when somebody else saved first. What was not changed here is theirs. */
function versionsOf(values: PersonValues, seen: Person, stored: Person) {
  const [old, theirs] = [valuesOf(seen), valuesOf(stored)];
  const row = (label: string, field: keyof PersonValues, say = (text: string) => text) => ({
    label,
    mine: say(values[field] === old[field] ? theirs[field] : values[field]),
    theirs: say(theirs[field]),
  });
  return [
    row(words.name, 'name'),
    row(words.given, 'givenName'),
    row(words.family, 'familyName'),
    row(words.gender, 'gender', genderName),
    row(words.birthYear, 'birthYear'),
  ];
}

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
  const write = useWrite<Person>();
  const { busy, send } = write;
  const form = useForm<PersonValues>({
    defaultValues: valuesOf(person),
    resolver: (values) => {
      const checked =
        person === null
          ? CreatePersonSchema.safeParse(createdFrom(values))
          : UpdatePersonSchema.safeParse(changesOf(values, person));
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
          call: { params, body: createdFrom(values) },
          done: () => ({ title: words.added }),
          failed: words.addFailed,
        })
      : send({
          ...common,
          route: 'updatePerson',
          call: { params: { ...params, personId: String(person.id) }, body: changesOf(values, person) },
          seen: person.version,
          keepStored: keepPeople,
          whenStale: { name: person.name, rows: (stored) => versionsOf(values, person, stored) },
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
      <WriteQuestions write={write} keepsTyped onTheirs={onClose} />
    </Dialog>
  );
}
