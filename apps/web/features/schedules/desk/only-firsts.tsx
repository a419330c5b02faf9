// "Only the first match of a court gets a time": a choice of whoever plans at this device, for suggestions and for plans of the rest of a day [OP37].
import * as words from '@tennis/words/desk';
import { useState } from 'react';
import { storedText, storeText } from '../../../lib/stored-text.ts';
import { Checkbox } from '../../../ui/choice.tsx';

const KEY = 'desk-only-firsts';

/** The choice, off until somebody wants it, and how it is made. */
export function useOnlyFirsts(): readonly [chosen: boolean, choose: (chosen: boolean) => void] {
  const [chosen, setChosen] = useState(() => storedText(KEY) === 'on');
  const choose = (next: boolean): void => {
    setChosen(next);
    storeText(KEY, next ? 'on' : null);
  };
  return [chosen, choose];
}

/** The choice as it is read in dialogs. */
export function OnlyFirsts({
  chosen,
  busy,
  onChoose,
  className,
}: {
  chosen: boolean;
  busy: boolean;
  onChoose: (chosen: boolean) => void;
  className?: string;
}) {
  return (
    <Checkbox
      label={words.onlyFirsts}
      hint={words.onlyFirstsNote}
      checked={chosen}
      disabled={busy}
      onChange={({ target }) => onChoose(target.checked)}
      {...(className !== undefined && { className })}
    />
  );
}
