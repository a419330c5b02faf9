// Finds a player in a draw by name and follows them.
import * as words from '@tennis/words/draw';
import { seedBefore } from '@tennis/words/matches';
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
      label={words.findPlayer}
      labelHidden
      placeholder={words.findPlayer}
      emptyText={words.nobodyFound}
      lead={<UserSearch aria-hidden="true" size={18} strokeWidth={1.75} />}
      clearable
      options={playersOf(facts).map(({ player, name, seed }) => ({
        value: String(player),
        label: name,
        ...(seed === undefined ? {} : { hint: seedBefore({ seed }) }),
      }))}
      value={followed === undefined ? '' : String(followed)}
      onChange={(value) => onFind(value === '' ? null : Number(value))}
    />
  );
}
