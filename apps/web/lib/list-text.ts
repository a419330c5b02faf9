// Several things in a line, as the reader's language lists them.
import { language } from '@tennis/words/language';

/** "Ana Silva, Rui Costa". */
export const listText = (things: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(things);
