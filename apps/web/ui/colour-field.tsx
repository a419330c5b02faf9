// A colour, by the browser's own picker or typed as six hexadecimal digits, as clubs know their colours.
import { cx } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldFrame } from './field.tsx';

const PICKABLE = /^#[0-9a-f]{6}$/i;

/** The field; `pickLabel` names the picker beside the text. The text is passed on as typed. */
export function ColourField({
  value,
  onChange,
  pickLabel,
  ...frame
}: FieldFrame & { value: string; onChange: (value: string) => void; pickLabel: string }) {
  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={pickLabel}
            value={PICKABLE.test(value) ? value.toLowerCase() : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            className="control-height w-14 flex-none cursor-pointer rounded-control border border-field bg-surface p-1"
          />
          <input
            {...control}
            type="text"
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(CONTROL_BOX, 'w-32')}
          />
        </div>
      )}
    </Field>
  );
}
