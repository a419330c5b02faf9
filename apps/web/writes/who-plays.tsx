// "Who plays?": if an address was asked to be somebody's partner, a parent says who of theirs it is.
import * as words from '@tennis/words/partners';
import type { Entering } from '@tennis/contract';
import { useState } from 'react';
import { Select } from '../ui/select.tsx';

type People = Entering['people'];

/** The person who plays: the one chosen, otherwise the caller. Undefined where there is nobody to choose between. */
export function useWhoPlays(people: People) {
  const [chosen, choose] = useState<number | null>(null);
  const first = people.find(({ isSelf }) => isSelf) ?? people[0];
  const personId = people.length > 1 ? (chosen ?? first?.personId) : undefined;
  return { people, personId, choose };
}

/** The choice; nothing where there is nobody to choose between. */
export function WhoPlays({
  who: { people, personId, choose },
  className,
}: {
  who: ReturnType<typeof useWhoPlays>;
  className?: string;
}) {
  if (personId === undefined) return null;
  return (
    <Select
      label={words.whoPlays}
      {...(className !== undefined && { className })}
      value={String(personId)}
      options={people.map((person) => ({ value: String(person.personId), label: person.name }))}
      onChange={(event) => choose(Number(event.target.value))}
    />
  );
}
