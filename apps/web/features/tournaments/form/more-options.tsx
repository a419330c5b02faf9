// Options that few tournaments need: place, contact, deadline and an unusual match format (D25, D33); hidden until somebody opens them.
import * as reports from '@tennis/words/reports';
import * as words from '@tennis/words/tournaments';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useNow } from '../../../lib/use-now.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { FoldedCard } from '../../../ui/folded-card.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useField, type TournamentFormControl } from './form-control.ts';
import { MatchFormatFields } from './format-fields.tsx';
import { StageFormatFields } from './stage-format-fields.tsx';
import { registrationEnd, STAGE_FIELDS, type TournamentValues } from './tournament-values.ts';
import { reportTime } from './report-time.ts';

const NAMES = [
  'location',
  'contactEmail',
  'registrationDay',
  'registrationTime',
  'matchFormat',
  ...Object.values(STAGE_FIELDS),
] as const;

const REPORT_HOURS = [
  { value: '', label: reports.settingOff },
  ...[1, 2, 12, 24, 48, 72, 168].map((hours) => ({
    value: String(hours),
    label: reportTime(hours),
  })),
];

interface OptionsProps {
  form: TournamentFormControl;
  zoneOf: (values: TournamentValues) => string;
}

/** The folded card; an error inside unfolds it. */
export function MoreOptions({ form, zoneOf }: OptionsProps) {
  const [open, setOpen] = useState(false);
  const { errors } = useFormState({ control: form.control });
  const shown = open || NAMES.some((name) => errors[name] !== undefined);
  return (
    <FoldedCard title={words.moreOptions} isOpen={shown} onOpen={setOpen}>
      <div className="grid gap-5 px-5 pt-1 pb-6 sm:grid-cols-2 md:px-6">
        <Fields form={form} zoneOf={zoneOf} />
      </div>
    </FoldedCard>
  );
}

/** Whether nobody could enter any more with the end of registration that is in the form. */
function useIsOver({ form, zoneOf }: OptionsProps): boolean {
  const now = useNow();
  const [registrationDay, registrationTime, clubId] = useWatch({
    control: form.control,
    name: ['registrationDay', 'registrationTime', 'clubId'],
  });
  const zone = zoneOf({ ...form.getValues(), clubId });
  const end = registrationEnd({ registrationDay, registrationTime }, zone);
  return end !== null && end <= now;
}

function Fields({ form, zoneOf }: OptionsProps) {
  const isOver = useIsOver({ form, zoneOf });
  const location = useField(form, 'location');
  const contactEmail = useField(form, 'contactEmail');
  const registrationDay = useField(form, 'registrationDay');
  const registrationTime = useField(form, 'registrationTime');
  return (
    <>
      <TextField {...location} label={words.location} optional hint={words.locationHint} />
      <TextField
        {...contactEmail}
        label={words.contactEmail}
        optional
        hint={words.contactEmailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <DateField
        {...registrationDay}
        className="sm:self-end"
        label={words.registrationDay}
        optional
        hint={isOver ? words.registrationOver : undefined}
      />
      <TimeField
        {...registrationTime}
        className="sm:self-end"
        label={words.registrationTime}
        optional
        hint={words.registrationTimeHint}
      />
      <MatchFormatFields form={form} />
      <StageFormatFields form={form} />
      <Checkbox
        {...form.register('membersOnly')}
        className="sm:col-span-2"
        label={words.membersOnly}
        hint={words.membersOnlyHint}
      />
      <Select
        {...form.register('reportHours')}
        className="sm:col-span-2"
        label={reports.setting}
        hint={reports.settingHint}
        options={REPORT_HOURS}
      />
    </>
  );
}
