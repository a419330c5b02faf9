// The seed of an entry, edited in place: leaving the box or Enter saves, Escape takes it back.
import * as words from '@tennis/words/entries';
import type { Participant } from '@tennis/contract';
import { useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { CONTROL_BOX } from '../../ui/field.tsx';
import { participantName } from '../../lib/participant-name.ts';

/** `onSave` resolves to whether the seed was stored; a refused one stays in the box, marked. */
export function SeedInput({
  participant,
  onSave,
}: {
  participant: Participant;
  onSave: (seed: number | null) => Promise<boolean>;
}) {
  const stored = participant.seed === null ? '' : String(participant.seed);
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  async function save() {
    if (typed === null || typed === stored) {
      setTyped(null);
      return;
    }
    const isStored = await onSave(typed === '' || Number(typed) === 0 ? null : Number(typed));
    setIsRefused(!isStored);
    if (isStored) setTyped(null);
  }

  return (
    <input
      aria-label={words.seedOf({ name: participantName(participant) })}
      aria-invalid={isRefused || undefined}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="–"
      value={typed ?? stored}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 3));
        setIsRefused(false);
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') {
          setTyped(null);
          setIsRefused(false);
        }
      }}
      className={cx(CONTROL_BOX, 'digits w-13! flex-none px-1! text-center font-semibold')}
    />
  );
}
