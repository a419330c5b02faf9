// Yes-or-no and one-of-few: checkbox, switch, radio group. Native inputs underneath, whole rows as targets.
import { Check } from 'lucide-react';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from './class-names.ts';
import { FieldError } from './field.tsx';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'children'
> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

function useChoiceIds(id: string | undefined, hint: ReactNode, error: string | undefined) {
  const own = useId();
  const base = id ?? own;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return { base, hintId, errorId, described: described === '' ? undefined : described };
}

/** A checkbox whose whole line is the target. */
export function Checkbox({ label, hint, error, className, id, ...input }: CheckboxProps) {
  const { base, hintId, errorId, described } = useChoiceIds(id, hint, error);
  return (
    <div className={className}>
      <label
        htmlFor={base}
        className="control-height flex items-center gap-3 text-body has-disabled:text-ink3"
      >
        <span className="relative grid size-5.5 flex-none">
          <input
            {...input}
            id={base}
            type="checkbox"
            aria-describedby={described}
            aria-invalid={error === undefined ? undefined : true}
            className="peer col-start-1 row-start-1 size-5.5 appearance-none rounded-[5px] border border-field bg-surface checked:border-primary checked:bg-primary disabled:border-line disabled:bg-sunk aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            size={16}
            strokeWidth={3}
            className="pointer-events-none invisible col-start-1 row-start-1 place-self-center text-on-primary peer-checked:visible peer-disabled:text-ink3"
          />
        </span>
        {label}
      </label>
      <ChoiceNotes {...{ hint, hintId, error, errorId }} indent="pl-8.5" />
    </div>
  );
}

/** A switch: takes effect at once, or states a setting that is plainly on or off. */
export function Switch({ label, hint, error, className, id, ...input }: CheckboxProps) {
  const { base, hintId, errorId, described } = useChoiceIds(id, hint, error);
  return (
    <div className={className}>
      <label
        htmlFor={base}
        className="control-height flex items-center justify-between gap-4 text-body has-disabled:text-ink3"
      >
        <span>{label}</span>
        <span className="relative inline-flex h-7 w-12 flex-none">
          <input
            {...input}
            id={base}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox carries its own checked state
            role="switch"
            aria-describedby={described}
            className="peer absolute inset-0 appearance-none rounded-full border border-field bg-sunk transition-colors duration-120 checked:border-primary checked:bg-primary disabled:opacity-60"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-ink2 transition-transform duration-120 peer-checked:translate-x-5 peer-checked:bg-on-primary"
          />
        </span>
      </label>
      <ChoiceNotes {...{ hint, hintId, error, errorId }} indent="" />
    </div>
  );
}

function ChoiceNotes({
  hint,
  hintId,
  error,
  errorId,
  indent,
}: {
  hint: ReactNode;
  hintId: string;
  error: string | undefined;
  errorId: string;
  indent: string;
}) {
  return (
    <>
      {hint !== undefined && (
        <p id={hintId} className={cx('text-meta text-ink3', indent)}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={errorId} text={error} />}
    </>
  );
}

export interface RadioGroupProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'children' | 'id'
> {
  label: ReactNode;
  options: { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  hint?: ReactNode;
  error?: string | undefined;
  /** Id of the first option, so an error summary can lead there. */
  id?: string;
  /** Puts the options side by side from 640 px on; only for short labels. */
  row?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One of a few choices, all visible. Controlled by `value` and `onChange`, or by `register('name')`. */
export function RadioGroup({
  label,
  options,
  hint,
  error,
  id,
  row = false,
  className,
  value,
  defaultValue,
  name,
  ...input
}: RadioGroupProps) {
  const { base, hintId, errorId, described } = useChoiceIds(id, hint, error);
  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={described}>
      <legend className="mb-1.5 text-control font-medium text-ink">{label}</legend>
      {hint !== undefined && (
        <p id={hintId} className="-mt-1 mb-1.5 text-meta text-ink3">
          {hint}
        </p>
      )}
      <div className={cx('grid gap-2', row && 'sm:auto-cols-fr sm:grid-flow-col')}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="control-height flex min-w-0 items-start gap-3 rounded-control border border-field bg-surface px-3 py-2.25 text-control has-checked:border-primary has-checked:bg-primary-soft has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink3"
          >
            <input
              {...input}
              id={index === 0 ? base : `${base}-${option.value}`}
              type="radio"
              name={name ?? base}
              value={option.value}
              disabled={input.disabled === true || option.disabled === true}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              className="mt-px size-4.5 flex-none appearance-none rounded-full border border-field bg-surface checked:border-[5.5px] checked:border-primary"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{option.label}</span>
              {option.hint !== undefined && <span className="block text-meta text-ink2">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <div className="mt-1.5">
          <FieldError id={errorId} text={error} />
        </div>
      )}
    </fieldset>
  );
}
