// What the desk says of a court in a line.
import * as words from '@tennis/words/desk';
import type { CourtOfPlay } from '@tennis/contract';

/** The properties of a court: "clay, lights". */
export function courtFacts({ surface, indoor, lights }: CourtOfPlay): string {
  const facts = [
    ...(surface === null ? [] : [words.surface({ surface })]),
    ...(indoor ? [words.indoor] : []),
    ...(lights ? [words.lights] : []),
  ];
  return facts.join(', ');
}
