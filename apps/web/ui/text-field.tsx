// Typed text: one line, a password, several lines. All take the attributes of the native element and a ref, so `{...register('name')}` of
// react-hook-form works as it is.
import * as words from '@tennis/words/controls';
import { Eye, EyeOff } from 'lucide-react';
import {
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { cx } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldFrame } from './field.tsx';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'children'>;

export interface TextFieldProps extends FieldFrame, NativeInput {
  ref?: Ref<HTMLInputElement>;
  /** Drawn inside the box on the left (an icon). */
  lead?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  lead,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <div className="relative">
          {lead !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink3">
              {lead}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={cx(CONTROL_BOX, lead !== undefined && 'pl-10')}
          />
        </div>
      )}
    </Field>
  );
}

/** A password with a button that shows it; the caller says which kind by `autoComplete`. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  ...input
}: Omit<TextFieldProps, 'lead' | 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(CONTROL_BOX, 'pr-12')}
          />
          <button
            type="button"
            aria-label={words.showPassword}
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink2 hover:text-ink"
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
          </button>
        </div>
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'children'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with its content where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={cx(CONTROL_BOX, 'field-sizing-content min-h-24 resize-y')}
        />
      )}
    </Field>
  );
}
