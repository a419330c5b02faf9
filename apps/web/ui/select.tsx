// A choice from a short list, by the browser's own select: every screen reader supports it, and phones open their familiar wheel or sheet.
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldFrame } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** For a label in another language than the page's. */
  lang?: string;
}

export interface SelectProps
  extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> {
  options: SelectOption[];
  /** A first entry with an empty value, as "Select a club". */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled select; takes the native attributes and a ref, so `register` fits. */
export function Select({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={cx(CONTROL_BOX, 'appearance-none pr-9')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink2"
          />
        </div>
      )}
    </Field>
  );
}
