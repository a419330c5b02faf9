// Finds the entries of a list whose name is already entered, or twice in the list. Allowed, but the form asks.
import type { Participant } from '@tennis/contract';
import type { EntryLine } from '../../lib/entry-lines.ts';
import { participantName } from '../../lib/participant-name.ts';

/** The name that an entry will show: of a pair both names. */
export const entryName = ({ name, partnerName }: EntryLine): string =>
  partnerName === undefined ? name : `${name} / ${partnerName}`;

const keyOf = (name: string): string => name.normalize('NFC').toLocaleLowerCase();

/** The names, as typed, that are there already or come a second time; each once. */
export function namesakesIn(participants: readonly Participant[], entries: readonly EntryLine[]): string[] {
  const seen = new Set(participants.map((participant) => keyOf(participantName(participant))));
  const twins = new Map<string, string>();
  for (const name of entries.map(entryName)) {
    const key = keyOf(name);
    if (seen.has(key) && !twins.has(key)) twins.set(key, name);
    seen.add(key);
  }
  return [...twins.values()];
}
