// A club's own page about itself: what it publishes (D1, D24). Several admins may change it, so a change names the version that was seen (D16).
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/manage-club';
import { UpdateClubSchema, type ManagedClub } from '@tennis/contract';
import { useState } from 'react';
import { Controller, useForm, useFormState, useWatch } from 'react-hook-form';
import { markFields } from '../../../lib/field-problems.ts';
import { sayProblem } from '../../../lib/form-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { keepManagedClub } from '../../../writes/clubs.ts';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { ColourFields } from './colour-fields.tsx';
import { LogoCard } from './logo-card.tsx';
import { useWrite, type Write } from '../../../writes/use-write.ts';
import { timeZoneOptions } from '../../../ui/time-zone-options.ts';

interface DetailValues {
  name: string;
  description: string;
  location: string;
  timeZone: string;
  contactEmail: string;
  publishesFullNames: boolean;
  /** Empty without colours, and without a second one. */
  mainColour: string;
  secondColour: string;
}

const valuesOf = (club: ManagedClub): DetailValues => ({
  name: club.name,
  description: club.description ?? '',
  location: club.location ?? '',
  timeZone: club.timeZone,
  contactEmail: club.contactEmail ?? '',
  publishesFullNames: club.publishesFullNames,
  mainColour: club.colours?.main ?? '',
  secondColour: club.colours?.second ?? '',
});

/** The form's field for a problem: both colours are one thing on the wire. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path[0] !== 'colours' ? String(path[0]) : path[1] === 'second' ? 'secondColour' : 'mainColour';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const bodyOf = ({ contactEmail, mainColour, secondColour, ...values }: Partial<DetailValues>) => ({
  ...values,
  ...(mainColour === undefined
    ? {}
    : { colours: mainColour === '' ? null : { main: mainColour, second: orNull(secondColour ?? '') } }),
  ...(contactEmail === undefined ? {} : { contactEmail: orNull(contactEmail) }),
});

const yesOrNo = (value: boolean): string => (value ? words.yes : words.no);

const sayColours = ({ mainColour, secondColour }: DetailValues): string =>
  [mainColour, secondColour].filter((colour) => colour !== '').join(', ') || words.noColours;

const row = (label: string, mine: string, theirs: string) => ({ label, mine, theirs });

/** Both versions, field by field, when somebody else saved first. */
function versionsOf(mine: DetailValues, theirs: DetailValues) {
  return [
    row(words.name, mine.name, theirs.name),
    row(words.location, mine.location, theirs.location),
    row(words.description, mine.description, theirs.description),
    row(words.contactEmail, mine.contactEmail, theirs.contactEmail),
    row(words.timeZone, mine.timeZone, theirs.timeZone),
    row(words.fullNames, yesOrNo(mine.publishesFullNames), yesOrNo(theirs.publishesFullNames)),
    row(words.colours, sayColours(mine), sayColours(theirs)),
  ];
}

/** The changed fields of the form; a field that somebody else has changed meanwhile keeps their value. */
function changesOf(values: DetailValues, base: ManagedClub): Partial<DetailValues> {
  const before = Object.entries(valuesOf(base));
  const now = new Map(Object.entries(values));
  const changed: Partial<DetailValues> = Object.fromEntries(
    before.flatMap(([name, old]) => (now.get(name) === old ? [] : [[name, now.get(name)]])),
  );
  // The two are one thing.
  return 'mainColour' in changed || 'secondColour' in changed
    ? { ...changed, mainColour: values.mainColour, secondColour: values.secondColour }
    : changed;
}

/**
 * The tab Details. The form is based on the version that was opened, whatever the cache learns meanwhile; after saving it starts again from the saved
 * one.
 */
export function ClubDetails({ club }: { club: ManagedClub }) {
  const [base, setBase] = useState(club);
  const write = useWrite<ManagedClub>();
  return (
    <>
      <LogoCard club={club} />
      <DetailsForm key={base.version} club={base} write={write} onSaved={setBase} />
      <WriteQuestions write={write} keepsTyped onTheirs={setBase} />
    </>
  );
}

function DetailsForm({
  club,
  write: { busy, send },
  onSaved,
}: {
  club: ManagedClub;
  write: Write<ManagedClub>;
  onSaved: (club: ManagedClub) => void;
}) {
  const form = useForm<DetailValues>({
    defaultValues: valuesOf(club),
    resolver: (values) => {
      const checked = UpdateClubSchema.safeParse(bodyOf(values));
      if (checked.success) return { values, errors: {} };
      const errors = checked.error.issues.map((issue) => [
        fieldOf(issue.path),
        { type: 'check', message: sayProblem(issue.message) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const [mainColour, secondColour] = useWatch({
    control: form.control,
    name: ['mainColour', 'secondColour'],
  });
  function save(values: DetailValues) {
    const changed = changesOf(values, club);
    void send({
      route: 'updateClub',
      call: { params: { clubId: String(club.id) }, body: bodyOf(changed) },
      seen: club.version,
      keep: keepManagedClub,
      keepStored: keepManagedClub,
      after: onSaved,
      done: () => ({ title: words.saved }),
      failed: words.saveFailed,
      mark: (error) => markFields(form, error),
      whenStale: {
        name: club.name,
        rows: (stored) => versionsOf({ ...valuesOf(stored), ...changed }, valuesOf(stored)),
      },
    });
  }
  return (
    <form noValidate className="max-w-2xl" onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <LeaveGuard unsaved={isDirty} />
      <Card padding="l" className="grid gap-4">
        <TextField {...form.register('name')} label={words.name} error={errors.name?.message} />
        <TextField
          {...form.register('location')}
          label={words.location}
          optional
          error={errors.location?.message}
        />
        <TextArea
          {...form.register('description')}
          label={words.description}
          optional
          error={errors.description?.message}
        />
        <TextField
          {...form.register('contactEmail')}
          type="email"
          label={words.contactEmail}
          optional
          hint={words.contactEmailHint}
          error={errors.contactEmail?.message}
        />
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <Combobox
              label={words.timeZone}
              hint={words.timeZoneHint}
              options={timeZoneOptions(club.timeZone)}
              value={field.value}
              onChange={field.onChange}
              error={errors.timeZone?.message}
            />
          )}
        />
        <ColourFields
          name={club.name}
          value={{ main: mainColour, second: secondColour }}
          errors={{ main: errors.mainColour?.message, second: errors.secondColour?.message }}
          onChange={({ main, second }) => {
            form.setValue('mainColour', main, { shouldDirty: true });
            form.setValue('secondColour', second, { shouldDirty: true });
            form.clearErrors(['mainColour', 'secondColour']);
          }}
        />
        <Switch {...form.register('publishesFullNames')} label={words.fullNames} hint={words.fullNamesHint} />
      </Card>
      <FormActions>
        <Button type="submit" variant="primary" busy={busy} disabled={!isDirty}>
          {saveChanges}
        </Button>
      </FormActions>
    </form>
  );
}
