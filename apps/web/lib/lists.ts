// Lists of names and things as the reader's language writes them.
import { language } from '@tennis/words/language';

let format: Intl.ListFormat | undefined;

/** "A, B, C"; "A, B und C". */
export function listed(things: readonly string[]): string {
  format ??= new Intl.ListFormat(language, { type: 'unit' });
  return format.format(things);
}
