// A person of the club, added or changed (D24, D46).
import * as ratingWords from '@tennis/words/ratings';
import * as words from '@tennis/words/people';
import { saveChanges } from '@tennis/words/common';
import { CreatePersonSchema, GENDERS, UpdatePersonSchema, type Gender, type Person } from '@tennis/contract';
import { RATING_KINDS, type Rating, type RatingKind } from '@tennis/domain';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { markFields } from '../../lib/field-problems.ts';
import { listed } from '../../lib/lists.ts';
import { RATING_NAMES } from '../../lib/rating-words.ts';
import { sayProblem } from '../../lib/form-problems.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Namesakes } from '../../writes/namesakes.tsx';
import { keepPeople } from '../../writes/people.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useNamesakes } from '../../writes/use-namesakes.ts';
import { useWrite } from '../../writes/use-write.ts';

interface PersonValues {
  name: string;
  givenName: string;
  familyName: string;
  gender: string;
  birthYear: string;
  ratings: Record<RatingKind, string>;
}

const GENDER_NAMES = {
  female: words.female,
  male: words.male,
  other: words.other,
} satisfies Record<Gender, string>;

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const genderOf = (value: string): Gender | null => GENDERS.find((gender) => gender === value) ?? null;

/** Empty parts are sent only to remove known ones: a name may show by itself which word is the surname. */
function partsOf({ givenName, familyName }: PersonValues, person: Person | null) {
  const parts = { givenName: orNull(givenName), familyName: orNull(familyName) };
  const isEmpty = parts.givenName === null && parts.familyName === null;
  return isEmpty && (person?.givenName ?? null) === null ? {} : parts;
}

/** The typed ratings of each kind; empty if the person has none. */
const ratingValues = (ratings: readonly Rating[]): Record<RatingKind, string> => {
  const value = (kind: RatingKind) => ratings.find((rating) => rating.kind === kind)?.value ?? '';
  return {
    ranking: value('ranking'),
    lk: value('lk'),
    wtn: value('wtn'),
    utr: value('utr'),
    ntrp: value('ntrp'),
    itn: value('itn'),
    fft: value('fft'),
  };
};

/** All ratings that are typed. */
const ratingsFrom = (values: Record<RatingKind, string>): Rating[] =>
  RATING_KINDS.flatMap((kind) => (values[kind].trim() === '' ? [] : [{ kind, value: values[kind].trim() }]));

const isSameRatings = (one: Record<RatingKind, string>, other: Record<RatingKind, string>): boolean =>
  RATING_KINDS.every((kind) => one[kind].trim() === other[kind].trim());

const saidRatings = (values: Record<RatingKind, string>): string =>
  listed(ratingsFrom(values).map(({ kind, value }) => `${RATING_NAMES[kind]} ${value}`));

const valuesOf = (person: Person | null): PersonValues => ({
  name: person?.name ?? '',
  givenName: person?.givenName ?? '',
  familyName: person?.familyName ?? '',
  gender: person?.gender ?? '',
  birthYear: String(person?.birthYear ?? ''),
  ratings: ratingValues(person?.ratings ?? []),
});

const yearOf = (text: string): number | null => (text === '' ? null : Number(text));

const createdFrom = (values: PersonValues) => ({
  name: values.name,
  ...partsOf(values, null),
  gender: genderOf(values.gender),
  ...(values.birthYear === '' ? {} : { birthYear: yearOf(values.birthYear) }),
  ratings: ratingsFrom(values.ratings),
});

/**
 * Only the changed fields of the form: a field that somebody else has changed meanwhile keeps their value, and a whole date of birth is not cut to
 * its year. The parts are sent together with their name.
 */
function changesOf(values: PersonValues, person: Person) {
  const old = valuesOf(person);
  const isRenamed =
    values.name !== old.name || values.givenName !== old.givenName || values.familyName !== old.familyName;
  return {
    ...(isRenamed ? { name: values.name, ...partsOf(values, person) } : {}),
    ...(values.gender === old.gender ? {} : { gender: genderOf(values.gender) }),
    ...(values.birthYear === old.birthYear ? {} : { birthYear: yearOf(values.birthYear) }),
    ...(isSameRatings(values.ratings, old.ratings) ? {} : { ratings: ratingsFrom(values.ratings) }),
  };
}

const genderName = (value: string): string => {
  const gender = genderOf(value);
  return gender === null ? '' : GENDER_NAMES[gender];
};

/** Both versions, field by field, if somebody else saved first. Fields that were not changed here show their values. */
function versionsOf(values: PersonValues, seen: Person, stored: Person) {
  const [old, theirs] = [valuesOf(seen), valuesOf(stored)];
  const row = (
    label: string,
    field: Exclude<keyof PersonValues, 'ratings'>,
    say = (text: string) => text,
  ) => ({
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
    {
      label: ratingWords.ratings,
      mine: saidRatings(isSameRatings(values.ratings, old.ratings) ? theirs.ratings : values.ratings),
      theirs: saidRatings(theirs.ratings),
    },
  ];
}

/** Errors as the form keeps them: those of ratings one level below. */
function nested(errors: Record<string, { type: string; message: string }>) {
  const ratings = Object.entries(errors).flatMap(([path, error]) => {
    const [field, kind] = path.split('.');
    return field === 'ratings' && kind !== undefined ? [[kind, error] as const] : [];
  });
  const plain = Object.entries(errors).filter(([path]) => !path.includes('.'));
  return {
    ...Object.fromEntries(plain),
    ...(ratings.length > 0 && { ratings: Object.fromEntries(ratings) }),
  };
}

/** The dialog; mounted while open. Without a person it adds one. `onKnown`: it is somebody of this name in the list. */
export function PersonDialog({
  clubId,
  person,
  onKnown,
  onClose,
}: {
  clubId: number;
  person: Person | null;
  onKnown?: (name: string) => void;
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
      const typed = ratingsFrom(values.ratings);
      const errors = checked.error.issues.map(({ path: [field, index], message }) => [
        // A rating is refused by its place in the list that is sent.
        field === 'ratings' ? `ratings.${typed[Number(index)]?.kind ?? 'ranking'}` : String(field),
        { type: 'check', message: sayProblem(message) },
      ]);
      return { values: {}, errors: nested(Object.fromEntries(errors)) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  // A person whom no club keeps can only be rated.
  const isKept = person === null || person.isOurs;
  const { asked, askAbout, close } = useNamesakes<PersonValues>();
  const [hasRatings] = useState((person?.ratings ?? []).length > 0);
  const params = { clubId: String(clubId) };
  const common = { keep: keepPeople, after: onClose, mark: (error: unknown) => markFields(form, error) };

  const add = (values: PersonValues, asks: { readonly asksAboutNamesakes?: true }) =>
    send({
      ...common,
      route: 'createPerson',
      call: { params, body: { ...createdFrom(values), ...asks } },
      ask: askAbout(values),
      done: () => ({ title: words.added }),
      failed: words.addFailed,
    });

  const save = (values: PersonValues) =>
    person === null
      ? add(values, { asksAboutNamesakes: true })
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
      title={person === null ? words.addTitle : isKept ? words.edit : ratingWords.edit}
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
        {isKept && (
          <>
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
          </>
        )}
        <details open={hasRatings || !isKept || errors.ratings !== undefined} className="group">
          <summary className="flex min-h-11 list-none items-center gap-2 text-control font-semibold [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden="true"
              size={18}
              className="flex-none text-ink2 transition-transform duration-120 group-open:rotate-90"
            />
            {ratingWords.ratings}
          </summary>
          <p className="pb-3 text-control text-ink2">{ratingWords.ratingsHint}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {RATING_KINDS.map((kind) => (
              <TextField
                key={kind}
                {...form.register(`ratings.${kind}`)}
                label={RATING_NAMES[kind]}
                optional
                autoComplete="off"
                maxLength={10}
                error={errors.ratings?.[kind]?.message}
              />
            ))}
          </div>
        </details>
      </form>
      <WriteQuestions write={write} keepsTyped onTheirs={onClose} />
      {asked !== null && (
        <Namesakes
          people={asked.people}
          busy={busy}
          onPerson={({ name }) => onKnown?.(name)}
          onSomebodyElse={() => void add(asked.values, {})}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
