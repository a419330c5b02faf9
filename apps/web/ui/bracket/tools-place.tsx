// A placeholder for a draw's tools: a server draws it, and it stays while the code of the finder is loading. Nothing here acts: on a drawn page a
// press is held back, and typed text is passed to the finder when it has come (ADR 53).
import * as words from '@tennis/words/draw';
import { ChevronsUpDown, UserSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { CONTROL_BOX, Field } from '../field.tsx';
import { BracketZoom } from './zoom.tsx';

const nothing = (): void => undefined;
const NO_SCREEN = { isFull: false, toggle: nothing, leave: nothing };

const BOX = cx(CONTROL_BOX, 'pl-10 pr-9');

function FinderBox({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink3">
        <UserSearch aria-hidden="true" size={18} strokeWidth={1.75} />
      </span>
      {children}
      <ChevronsUpDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink2"
      />
    </div>
  );
}

/** A picture of the finder, while its code is loading: typing into it would be lost. */
export function FinderPicture() {
  return (
    <div aria-hidden="true">
      <FinderBox>
        <div className={cx(BOX, 'truncate text-ink3')}>{words.findPlayer}</div>
      </FinderBox>
    </div>
  );
}

/** All tools of a draw; on a phone only the finder, with the same name as the real one. */
export function ToolsPlace() {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-3 print:hidden">
      <div data-stand-in="" className="control-height w-full md:w-64">
        <Field label={words.findPlayer} labelHidden>
          {(control) => (
            <FinderBox>
              <input
                {...control}
                type="text"
                role="combobox"
                autoComplete="off"
                spellCheck={false}
                aria-expanded={false}
                aria-controls={`${control.id}-names`}
                placeholder={words.findPlayer}
                className={BOX}
              />
            </FinderBox>
          )}
        </Field>
      </div>
      <div data-stand-in="" className="ml-auto max-md:hidden">
        <BracketZoom zoom={1} onZoom={nothing} fit={1} screen={NO_SCREEN} />
      </div>
    </div>
  );
}
