// Start and end of a tournament, on the calendar of its club (D1, D33).
import * as words from '@tennis/words/tournaments';
import { useWatch } from 'react-hook-form';
import { zoneName } from '../../../lib/zones.ts';
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
        <DateField {...startDay} label={words.startDate} />
        <TimeField {...startTime} label={words.startTime} />
        <DateField {...endDay} label={words.endDate} />
        <TimeField {...endTime} label={words.endTime} />
      </div>
      {zone !== viewerZone && (
        <p className="mt-4 text-meta text-ink3">{words.clubZone({ zone: zoneName(zone) })}</p>
      )}
    </>
  );
}
