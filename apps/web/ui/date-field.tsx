// Dates and times by the browser's own segmented inputs: parts typed in the viewer's order, arrows to step, the phone's
// own wheels on touch. With a mouse a calendar is offered beside the date.
import * as words from '@tennis/words/dates';
import { CalendarDays } from 'lucide-react';
import { useCallback, useRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import { CalendarOnDemand } from './calendar-on-demand.tsx';
import { cx } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldFrame } from './field.tsx';
import { typeInto } from './native-value.ts';

export interface DateFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type' | 'children'> {
  ref?: Ref<HTMLInputElement>;
}

/** A calendar day; values, `min` and `max` are `YYYY-MM-DD`. */
export function DateField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  ...input
}: DateFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [calendar, setCalendar] = useState<{ day: string } | null>(null);
  const close = useCallback(() => setCalendar(null), []);
  function pick(day: string) {
    const element = frame.current?.querySelector('input');
    if (element) typeInto(element, day);
  }
  const free = input.disabled !== true && input.readOnly !== true;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <div ref={frame} className="relative">
          <input
            {...input}
            {...control}
            type="date"
            className={cx(
              CONTROL_BOX,
              'tabular-nums pointer-fine:pr-12 pointer-fine:[&::-webkit-calendar-picker-indicator]:hidden',
            )}
          />
          {free && (
            <button
              ref={button}
              type="button"
              aria-label={
                typeof label === 'string' ? words.openCalendarFor({ field: label }) : words.openCalendar
              }
              aria-haspopup="dialog"
              aria-expanded={calendar !== null}
              onClick={() => setCalendar({ day: frame.current?.querySelector('input')?.value ?? '' })}
              className="absolute inset-y-0 right-0 hidden w-11 place-items-center rounded-control text-ink2 hover:text-ink pointer-fine:grid"
            >
              <CalendarDays aria-hidden="true" size={18} strokeWidth={1.75} />
            </button>
          )}
          {calendar !== null && (
            <CalendarOnDemand
              anchor={button}
              day={calendar.day}
              min={String(input.min ?? '')}
              max={String(input.max ?? '')}
              onPick={pick}
              onClose={close}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** A time of day; the value is `HH:mm`, shown as 12 or 24 hours by the viewer's locale. */
export function TimeField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  ...input
}: DateFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => <input {...input} {...control} type="time" className={cx(CONTROL_BOX, 'tabular-nums')} />}
    </Field>
  );
}
