// A gender, asked only where an event needs it (D46).
import { genderHint, genderUnsaid } from '@tennis/words/entering';
import { female, gender, male, other } from '@tennis/words/people';
import { Select } from './select.tsx';

/** '' is what nobody has said. */
export type GenderChoice = '' | 'female' | 'male' | 'other';

const CHOICES: readonly GenderChoice[] = ['', 'female', 'male', 'other'];
const LABELS = { '': genderUnsaid, female, male, other } satisfies Record<GenderChoice, string>;

/** The choice; it may stay open. */
export function GenderField({
  value,
  onChange,
}: {
  value: GenderChoice;
  onChange: (gender: GenderChoice) => void;
}) {
  return (
    <Select
      className="max-w-sm"
      label={gender}
      hint={genderHint}
      value={value}
      options={CHOICES.map((choice) => ({ value: choice, label: LABELS[choice] }))}
      onChange={(event) => onChange(CHOICES.find((choice) => choice === event.target.value) ?? '')}
    />
  );
}
