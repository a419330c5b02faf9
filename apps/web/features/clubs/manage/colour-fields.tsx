// The club's colours in its form, and a preview of its headers in light and in dark (ADR 51).
import * as words from '@tennis/words/manage-club';
import { groundsOf, HEX } from '@tennis/contract';
import { Palette, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ColourField } from '../../../ui/colour-field.tsx';

/** The first colours when a club begins to choose: the product's green, and white. */
const FIRST_MAIN = '#0b5d45';
const FIRST_SECOND = '#ffffff';

export interface Colours {
  /** Empty without colours. */
  readonly main: string;
  /** Empty without a second one. */
  readonly second: string;
}

interface ColourFieldsProps {
  name: string;
  value: Colours;
  errors: { readonly [C in keyof Colours]: string | undefined };
  onChange: (value: Colours) => void;
}

/** The fields; nothing is asked while a club has no colours. */
export function ColourFields({ name, value: { main, second }, errors, onChange }: ColourFieldsProps) {
  const isChosen = main !== '';
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="text-control font-medium text-ink">{words.colours}</legend>
      <p className="mt-0.5 text-meta text-ink3">{words.coloursHint}</p>
      {isChosen ? (
        <>
          <div className="flex flex-wrap gap-x-6 gap-y-4">
            <ColourField
              label={words.mainColour}
              pickLabel={words.pickMain}
              value={main}
              error={errors.main}
              onChange={(next) => onChange({ main: next, second })}
            />
            {second === '' ? (
              <Button
                variant="quiet"
                icon={Plus}
                className="self-end"
                onClick={() => onChange({ main, second: FIRST_SECOND })}
              >
                {words.addSecond}
              </Button>
            ) : (
              <ColourField
                label={words.secondColour}
                pickLabel={words.pickSecond}
                value={second}
                error={errors.second}
                onChange={(next) => onChange({ main, second: next })}
              />
            )}
          </div>
          {HEX.test(main.toLowerCase()) && (
            <Preview name={name} main={main.toLowerCase()} second={second.toLowerCase()} />
          )}
          <div className="flex flex-wrap gap-2">
            {second !== '' && (
              <Button onClick={() => onChange({ main, second: '' })}>{words.removeSecond}</Button>
            )}
            <Button onClick={() => onChange({ main: '', second: '' })}>{words.removeColours}</Button>
          </div>
        </>
      ) : (
        <Button
          icon={Palette}
          className="justify-self-start"
          onClick={() => onChange({ main: FIRST_MAIN, second: '' })}
        >
          {words.chooseColours}
        </Button>
      )}
    </fieldset>
  );
}

function Preview({ name, main, second }: { name: string } & Colours) {
  const grounds = groundsOf(main);
  const themes = [
    { label: words.inLight, ground: grounds.light },
    { label: words.inDark, ground: grounds.dark },
  ];
  return (
    <div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {themes.map(({ label, ground }) => (
          <li
            key={label}
            className="relative overflow-hidden rounded-control px-3 pt-2.5 pb-4 text-white"
            style={{ backgroundColor: ground }}
          >
            <p className="text-meta">{label}</p>
            <p className="type-column [overflow-wrap:anywhere]">{name}</p>
            {HEX.test(second) && (
              <div
                aria-hidden="true"
                className="absolute inset-x-0 bottom-0 h-1.5"
                style={{ backgroundColor: second }}
              />
            )}
          </li>
        ))}
      </ul>
      {grounds.light !== main && <p className="mt-2 text-meta text-ink2">{words.darkened}</p>}
    </div>
  );
}
