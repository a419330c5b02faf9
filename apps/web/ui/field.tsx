// The frame of every form control: label, hint, error, and the ids that connect them for screen readers.
import * as words from '@tennis/words/controls';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from './class-names.ts';

/** The properties that every labelled control accepts. */
export interface FieldFrame {
  label: ReactNode;
  /** A line under the label, always visible. */
  hint?: ReactNode | undefined;
  /** The error's text; its presence marks the control as invalid. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only, where the place already says it. */
  labelHidden?: boolean | undefined;
  id?: string | undefined;
  /** Classes of the outer frame (grid placement, width). */
  className?: string | undefined;
}

/** The attributes that tie a control to its frame. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Draws label, hint and error around the control that `children` returns. */
export function Field({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  children,
}: FieldFrame & { children: (control: FieldControl) => ReactNode }) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={labelHidden ? 'unseen' : 'text-control font-medium text-ink'}>
        {label}
        {optional && <span className="font-normal text-ink3"> {words.optional}</span>}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="-mt-1 text-meta text-ink3">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && <FieldError id={errorId} text={error} />}
    </div>
  );
}

/** An error line under a control: icon and text, so it does not rest on colour. */
export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-meta font-medium text-danger">
      <CircleAlert aria-hidden="true" size={15} className="mt-px flex-none" />
      {text}
    </p>
  );
}

/** The box of a text-like control: 16 px on phones, because smaller text makes iOS zoom in. */
export const CONTROL_BOX =
  'control-height w-full min-w-0 rounded-control border border-field bg-surface px-3 py-2 text-[1rem] leading-5 text-ink ' +
  'placeholder:text-ink3 transition-colors duration-120 hover:border-ink2 md:text-control ' +
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger ' +
  '[&[readonly]]:bg-sunk disabled:border-line disabled:bg-sunk disabled:text-ink3';
