// Start and end of a tournament, on the calendar of its club (D1, D33).
import { useWatch } from 'react-hook-form';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { useField, type TournamentFormControl } from './form-control.ts';
import type { TournamentValues } from './tournament-values.ts';

/** Two days and two times; the zone is named when the viewer's differs. */
export function WhenFields({
  form,
  zoneOf,
  viewerZone,
}: {
  form: TournamentFormControl;
  zoneOf: (values: TournamentValues) => string;
  viewerZone: string;
}) {
  const startDay = useField(form, 'startDay');
  const startTime = useField(form, 'startTime');
  const endDay = useField(form, 'endDay');
  const endTime = useField(form, 'endTime');
  const clubId = useWatch({ control: form.control, name: 'clubId' });
  const zone = zoneOf({ ...form.getValues(), clubId });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField {...startDay} label="Start date" />
        <TimeField {...startTime} label="Start time" />
        <DateField {...endDay} label="End date" />
        <TimeField {...endTime} label="End time" />
      </div>
      {zone !== viewerZone && (
        <p className="mt-4 text-meta text-ink3">
          Dates and times are those of the club, in the time zone {zone.replaceAll('_', ' ')}.
        </p>
      )}
    </>
  );
}
