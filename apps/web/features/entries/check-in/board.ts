// The people on the check-in board, by name, as people give it at the desk.
import type { CheckIn, Participant } from '@tennis/contract';
import { isToBeDrawn, participantName } from '../../../lib/participant-name.ts';

/** The part of the board that is shown. */
export type Shown = CheckIn | 'all';

export const stateOf = ({ checkIn }: Participant): CheckIn => checkIn ?? 'expected';

/** How many of them are in each state. */
export function countsOf(participants: readonly Participant[]): Readonly<Record<Shown, number>> {
  const awaited = participants.filter(isToBeDrawn);
  const count = (state: CheckIn) => awaited.filter((participant) => stateOf(participant) === state).length;
  return {
    all: awaited.length,
    expected: count('expected'),
    here: count('here'),
    missing: count('missing'),
  };
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Entries in a state, if each word of a text is in their name, by name. */
export const onBoard = (
  participants: readonly Participant[],
  { shown, text, language }: { readonly shown: Shown; readonly text: string; readonly language: string },
): Participant[] => {
  const words = fold(text).split(/\s+/);
  const order = new Intl.Collator(language);
  return participants
    .filter(isToBeDrawn)
    .filter((participant) => shown === 'all' || stateOf(participant) === shown)
    .filter((participant) => words.every((word) => fold(participantName(participant)).includes(word)))
    .toSorted((a, b) => order.compare(participantName(a), participantName(b)) || a.id - b.id);
};
