// Name, description, club, type and size of a tournament.
import * as words from '@tennis/words/tournaments';
import type { Club } from '@tennis/contract';
import { TOURNAMENT_LIMITS, TOURNAMENT_TYPES } from '@tennis/domain';
import { useWatch } from 'react-hook-form';
import { TYPE_LABELS } from '../../../lib/tournament-words.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { useField, type TournamentFormControl } from './form-control.ts';

const TYPES = TOURNAMENT_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }));
const { min, max } = TOURNAMENT_LIMITS.participants;

/** The first card of the form; the club is asked only where it can be chosen. */
export function GeneralFields({
  form,
  clubs,
}: {
  form: TournamentFormControl;
  clubs: readonly Club[] | undefined;
}) {
  const name = useField(form, 'name');
  const description = useField(form, 'description');
  const type = useField(form, 'type');
  const maxParticipants = useField(form, 'maxParticipants');
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField {...name} label={words.name} autoComplete="off" className="md:col-span-2" />
      <TextArea {...description} label={words.description} optional className="md:col-span-2" />
      {clubs !== undefined && <ClubField form={form} clubs={clubs} />}
      <Select {...type} label={words.type} options={TYPES} />
      <NumberField {...maxParticipants} label={words.maxParticipants} min={min} max={max} stepper />
    </div>
  );
}

/** More than this many are searched, not scrolled through. */
const MANY_CLUBS = 12;

function ClubField({ form, clubs }: { form: TournamentFormControl; clubs: readonly Club[] }) {
  const club = useField(form, 'clubId');
  const value = useWatch({ control: form.control, name: 'clubId' });
  const frame = { label: words.club, className: 'md:col-span-2', placeholder: words.selectClub };
  if (clubs.length <= MANY_CLUBS)
    return (
      <Select
        {...club}
        {...frame}
        options={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    );
  return (
    <Combobox
      {...frame}
      id={club.id}
      error={club.error}
      options={clubs.map(({ id, name, location }) => ({
        value: String(id),
        label: name,
        ...(location === null ? {} : { hint: location }),
      }))}
      value={value}
      // One that was chosen is a club: what the field complained of is over.
      onChange={(id) => form.setValue('clubId', id, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
