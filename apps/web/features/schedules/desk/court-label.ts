// How the desk calls a court, and what it says of it in a line.
import * as words from '@tennis/words/desk';
import type { CourtOfPlay } from '@tennis/contract';

/** "Court 4" or the name that the club gave it. */
export const courtLabel = (name: string): string =>
  words.court({ court: name, numbered: /^\d+$/.test(name) ? 'yes' : 'no' });

/** The properties of a court: "clay, lights". */
export function courtFacts({ surface, indoor, lights }: CourtOfPlay): string {
  const facts = [
    ...(surface === null ? [] : [words.surface({ surface })]),
    ...(indoor ? [words.indoor] : []),
    ...(lights ? [words.lights] : []),
  ];
  return facts.join(', ');
}
