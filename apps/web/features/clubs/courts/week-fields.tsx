// The opening hours of a court: one line for all days, or a line a day.
import * as words from '@tennis/words/courts';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { weekdayName } from '../../../lib/court-words.ts';
import { Checkbox, Switch } from '../../../ui/choice.tsx';
import { TimeField } from '../../../ui/date-field.tsx';
import type { CourtValues } from './court-values.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The fields; each day takes the common hours when the days part. */
export function WeekFields({ form }: { form: UseFormReturn<CourtValues> }) {
  const { control, register, getValues, setValue } = form;
  const isSame = useWatch({ control, name: 'sameEveryDay' });
  return (
    <fieldset className="grid gap-2 border-t border-line pt-4">
      <legend className="float-left text-column font-semibold">{words.hours}</legend>
      <Switch
        {...register('sameEveryDay', {
          onChange: (event: { target: { checked: boolean } }) => {
            if (event.target.checked) return;
            const { from, to } = getValues('everyDay');
            for (const day of DAYS) setValue(`week.${day}`, { open: true, from, to });
          },
        })}
        label={words.sameEveryDay}
      />
      {isSame ? <EveryDay form={form} /> : DAYS.map((day) => <Day key={day} form={form} day={day} />)}
    </fieldset>
  );
}

function EveryDay({ form: { control, register } }: { form: UseFormReturn<CourtValues> }) {
  const { errors } = useFormState({ control });
  return (
    <div className="grid grid-cols-2 gap-3">
      <TimeField {...register('everyDay.from')} label={words.opens} error={errors.everyDay?.from?.message} />
      <TimeField {...register('everyDay.to')} label={words.closes} error={errors.everyDay?.to?.message} />
    </div>
  );
}

function Day({
  form: { control, register },
  day,
}: {
  form: UseFormReturn<CourtValues>;
  day: (typeof DAYS)[number];
}) {
  const isOpen = useWatch({ control, name: `week.${day}.open` });
  const { errors } = useFormState({ control });
  const name = weekdayName(day);
  const problems = errors.week?.[day];
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 sm:grid-cols-[10rem_1fr_1fr]">
      <Checkbox
        {...register(`week.${day}.open`)}
        label={name}
        aria-label={words.openOn({ day: name })}
        className="max-sm:col-span-2"
      />
      {isOpen ? (
        <>
          <TimeField
            {...register(`week.${day}.from`)}
            label={words.opensOn({ day: name })}
            labelHidden
            error={problems?.from?.message}
          />
          <TimeField
            {...register(`week.${day}.to`)}
            label={words.closesOn({ day: name })}
            labelHidden
            error={problems?.to?.message}
          />
        </>
      ) : (
        <p className="flex min-h-11 items-center text-control text-ink3 max-sm:hidden">{words.closed}</p>
      )}
    </div>
  );
}
