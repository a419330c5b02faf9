// The people whom a director may name as the partner of an entry: those who are entered alone in the same tournament first, then those whom the club knows
// (AG2, D46).
import { enteredAlone as alone } from '@tennis/words/entries';
import type { Participant } from '@tennis/contract';
import { personKey } from '@tennis/domain';
import type { QueryClient } from '@tanstack/react-query';
import { participantName } from '../../lib/participant-name.ts';
import { factsOf } from '../../lib/person-facts.ts';
import { notEntered, peopleNamed } from './known-people.ts';

/** Somebody who may be meant, and what tells them from namesakes. */
export interface Meant {
  readonly id: number;
  readonly name: string;
  readonly facts: string;
}

/** Whether each typed word begins a word of the name. */
export function beginsWith(name: string, typed: string): boolean {
  const words = personKey(name).split(' ');
  return personKey(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Those who are entered without a partner in the same tournament. */
export const enteredAlone = (participants: readonly Participant[], entry: Participant): readonly Meant[] =>
  participants.flatMap((other) =>
    other.id === entry.id || other.withdrawn || other.partner !== null || other.personId === null
      ? []
      : [{ id: other.personId, name: participantName(other), facts: alone }],
  );

/** Everybody of this name who may be meant. */
export async function partnersNamed(
  client: QueryClient,
  clubId: number | null,
  name: string,
  participants: readonly Participant[],
  entry: Participant,
): Promise<readonly Meant[]> {
  const key = personKey(name);
  const here = enteredAlone(participants, entry).filter((one) => personKey(one.name) === key);
  const known = notEntered(await peopleNamed(client, clubId, name), participants);
  return [...here, ...known.map((person) => ({ ...person, facts: factsOf(person) }))];
}
