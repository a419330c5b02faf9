// Whole numbers: typed, or stepped with buttons that are large enough for a thumb.
import * as words from '@tennis/words/controls';
import { Minus, Plus } from 'lucide-react';
import { useRef, type InputHTMLAttributes, type Ref } from 'react';
import { cx } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldFrame } from './field.tsx';

export interface NumberFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type' | 'children'> {
  ref?: Ref<HTMLInputElement>;
  /** Draws minus and plus buttons beside the number. */
  stepper?: boolean;
  /** Stands behind the number, such as "minutes". */
  unit?: string;
}

/** A number input; `min`, `max` and `step` bound the buttons, the form's schema bounds the typed value. */
export function NumberField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  stepper = false,
  unit,
  ...input
}: NumberFieldProps) {
  const frame = useRef<HTMLDivElement>(null);

  function stepBy(direction: 1 | -1) {
    const element = frame.current?.querySelector('input');
    if (!element) return;
    if (direction === 1) element.stepUp();
    else element.stepDown();
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <div ref={frame} className="flex items-center gap-2">
          {stepper && (
            <StepButton
              label={words.less({ field: textOf(label) })}
              icon="minus"
              disabled={input.disabled}
              onStep={() => stepBy(-1)}
            />
          )}
          <input
            {...input}
            {...control}
            type="number"
            inputMode="numeric"
            // A wheel over a focused number would change it unseen while the page scrolls.
            onWheel={(event) => event.currentTarget.blur()}
            className={cx(
              CONTROL_BOX,
              'digits [appearance:textfield] font-semibold [&::-webkit-inner-spin-button]:appearance-none',
              stepper && 'text-center',
            )}
          />
          {unit !== undefined && <span className="flex-none text-control text-ink2">{unit}</span>}
          {stepper && (
            <StepButton
              label={words.more({ field: textOf(label) })}
              icon="plus"
              disabled={input.disabled}
              onStep={() => stepBy(1)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

function StepButton({
  label,
  icon,
  disabled,
  onStep,
}: {
  label: string;
  icon: 'minus' | 'plus';
  disabled: boolean | undefined;
  onStep: () => void;
}) {
  const Icon = icon === 'minus' ? Minus : Plus;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onStep}
      className="control-height grid w-11 flex-none place-items-center rounded-control border border-field bg-surface text-ink2 hover:bg-sunk disabled:border-line disabled:bg-sunk disabled:text-ink3"
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
    </button>
  );
}

function textOf(label: unknown): string {
  return typeof label === 'string' ? label : '';
}
