// Tells people of one name apart, for those who may see it (D46).
import * as words from '@tennis/words/people';
import type { ClubClaim, Person } from '@tennis/contract';

/** Club, year of birth, how often they have entered. */
export const factsOf = ({
  club,
  birthYear,
  entries,
  userId,
}: Pick<Person, 'club' | 'birthYear' | 'entries' | 'userId'>): string =>
  [
    club,
    birthYear === null ? null : words.born({ year: birthYear }),
    words.playedCounted({ count: entries }),
    userId === null ? null : words.hasAccount,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');

/** The same for a person who is claimed, with their name, since the line also names the claimant. */
export const claimedFacts = ({ name, birthYear, entries }: ClubClaim['person']): string =>
  [name, birthYear === null ? null : words.born({ year: birthYear }), words.playedCounted({ count: entries })]
    .filter((fact) => fact !== null)
    .join(' · ');

/** As a field suggests them. */
export const toSuggestion = (person: Person) => ({
  id: person.id,
  label: person.name,
  hint: factsOf(person),
});
