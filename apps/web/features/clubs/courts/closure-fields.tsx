// When a court is out of use: from, until or until further notice, and why.
import * as words from '@tennis/words/courts';
import { COURT_LIMITS } from '@tennis/domain';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { closureFromNow, type CourtValues } from './court-values.ts';

/** The list of them. */
export function ClosureFields({ form, zone }: { form: UseFormReturn<CourtValues>; zone: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'closures' });
  return (
    <section aria-label={words.closures} className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-column font-semibold">{words.closures}</h3>
      {fields.length === 0 && <p className="text-control text-ink2">{words.noClosures}</p>}
      {fields.map(({ id }, at) => (
        <Closure key={id} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length < COURT_LIMITS.closures && (
        <div>
          <Button icon={Plus} onClick={() => append(closureFromNow(zone))}>
            {words.addClosure}
          </Button>
        </div>
      )}
    </section>
  );
}

function Closure({
  form: { control, register },
  at,
  onRemove,
}: {
  form: UseFormReturn<CourtValues>;
  at: number;
  onRemove: () => void;
}) {
  const isEndless = useWatch({ control, name: `closures.${at}.endless` });
  const { errors } = useFormState({ control });
  const problems = errors.closures?.[at];
  const number = at + 1;
  return (
    <fieldset className="relative grid grid-cols-[3fr_2fr] gap-3 rounded-card border border-line p-3">
      <legend className="unseen">{words.closureNumber({ number })}</legend>
      <DateField
        {...register(`closures.${at}.fromDay`)}
        label={words.from}
        error={problems?.fromDay?.message}
      />
      <TimeField
        {...register(`closures.${at}.fromTime`)}
        label={words.fromTime}
        error={problems?.fromTime?.message}
      />
      <Checkbox
        {...register(`closures.${at}.endless`)}
        label={words.untilFurtherNotice}
        className="col-span-2 -my-1"
      />
      {!isEndless && (
        <>
          <DateField
            {...register(`closures.${at}.toDay`)}
            label={words.until}
            error={problems?.toDay?.message}
          />
          <TimeField
            {...register(`closures.${at}.toTime`)}
            label={words.untilTime}
            error={problems?.toTime?.message}
          />
        </>
      )}
      <div className="col-span-2 flex items-end gap-2">
        <TextField
          {...register(`closures.${at}.reason`)}
          label={words.reason}
          optional
          hint={words.reasonHint}
          maxLength={COURT_LIMITS.reason}
          autoComplete="off"
          className="min-w-0 flex-1"
          error={problems?.reason?.message}
        />
        <IconButton icon={Trash2} label={words.removeClosure({ number })} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
