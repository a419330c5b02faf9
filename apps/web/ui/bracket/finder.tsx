// Finds a player in a draw by name and follows him.
import { UserSearch } from 'lucide-react';
import type { BracketFacts } from '../../lib/bracket-facts.ts';
import { playersOf } from '../../lib/bracket-path.ts';
import { Combobox } from '../combobox.tsx';

/** The box with all names; choosing none ends the following. */
export default function Finder({
  facts,
  followed,
  onFind,
}: {
  facts: BracketFacts;
  followed: number | undefined;
  onFind: (player: number | null) => void;
}) {
  return (
    <Combobox
      label="Find a player in the draw"
      labelHidden
      placeholder="Find a player in the draw"
      emptyText="Nobody of that name."
      lead={<UserSearch aria-hidden="true" size={18} strokeWidth={1.75} />}
      clearable
      options={playersOf(facts).map(({ player, name, seed }) => ({
        value: String(player),
        label: name,
        ...(seed === undefined ? {} : { hint: `Seed ${seed}` }),
      }))}
      value={followed === undefined ? '' : String(followed)}
      onChange={(value) => onFind(value === '' ? null : Number(value))}
    />
  );
}
