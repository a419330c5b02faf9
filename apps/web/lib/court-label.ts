// How a court is called in a line of its own.
import * as words from '@tennis/words/desk';

/** "Court 4" or the name that the club gave it. */
export const courtLabel = (name: string): string =>
  words.court({ court: name, numbered: /^\d+$/.test(name) ? 'yes' : 'no' });
