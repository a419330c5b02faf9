// Entries of a list that look the same to its reader, such as two children who are both "M. S." (D24), and what tells them apart without telling more
// of their names: when they play, and against whom. A club stands beside its entry anyway.
import type { Participant, Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { readFirst } from '../../lib/api.ts';
import { itsMatches } from '../../lib/first-reads.ts';
import { matchThatCounts, whenAndWhom } from '../../lib/next-of-entry.ts';
import { participantName } from '../../lib/participant-name.ts';

/** Those that look like another one that is still in. */
export function lookalikes(participants: readonly Participant[]): readonly number[] {
  const inside = participants.filter(({ withdrawn }) => !withdrawn);
  const alike = Map.groupBy(inside, (one) => JSON.stringify([participantName(one), one.club]));
  return [...alike.values()].flatMap((group) => (group.length > 1 ? group.map(({ id }) => id) : []));
}

/** The facts that tell each of them apart; the matches are only read if there are some. */
export function useTellingApart(
  { id }: Tournament,
  participants: readonly Participant[],
): ReadonlyMap<number, string> {
  const alike = lookalikes(participants);
  const { data: matches = [] } = useQuery({ ...readFirst(itsMatches(id)), enabled: alike.length > 0 });
  return new Map(
    alike.flatMap((entry): [number, string][] => {
      const text = whenAndWhom(matchThatCounts(matches, entry), entry);
      return text === null ? [] : [[entry, text]];
    }),
  );
}
