// Start and end of a tournament, on the calendar of its club (D1, D33).
import * as words from '@tennis/words/tournaments';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { zoneName } from '../../../lib/zones.ts';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { asTyped, useField, type TournamentFormControl } from './form-control.ts';
import { daysUntil, movedEnd } from './moved-end.ts';
import type { TournamentValues } from './tournament-values.ts';

/** Keeps the tournament's length while its start moves beyond its end, until somebody types the end. */
function useFollowingEnd(form: TournamentFormControl) {
  const days = () => form.getValues(['startDay', 'endDay']);
  const length = useRef<number | null>(daysUntil(...days()));
  const isTyped = useRef(false);
  return {
    startMoved: () => {
      const end = isTyped.current ? null : movedEnd(...days(), length.current);
      if (end === null) return;
      form.setValue('endDay', end, asTyped(form));
    },
    /** Only a day that is typed to its end counts. */
    settle: () => {
      length.current = daysUntil(...days()) ?? length.current;
    },
    endTyped: () => {
      isTyped.current = true;
    },
  };
}

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
  const following = useFollowingEnd(form);
  const clubId = useWatch({ control: form.control, name: 'clubId' });
  const zone = zoneOf({ ...form.getValues(), clubId });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          {...startDay}
          label={words.startDate}
          onChange={(event) => {
            void startDay.onChange(event);
            following.startMoved();
          }}
          onBlur={(event) => {
            void startDay.onBlur(event);
            following.settle();
          }}
        />
        <TimeField {...startTime} label={words.startTime} />
        <DateField
          {...endDay}
          label={words.endDate}
          onChange={(event) => {
            void endDay.onChange(event);
            following.endTyped();
          }}
        />
        <TimeField {...endTime} label={words.endTime} />
      </div>
      {zone !== viewerZone && (
        <p className="mt-4 text-meta text-ink3">{words.clubZone({ zone: zoneName(zone) })}</p>
      )}
    </>
  );
}
