// Several names as one list: "A, B and C".
import type { Language } from '../languages.ts';

/** Writes names as one list in the reader's language. */
export type Lister = (names: readonly string[]) => string;

const formats = new Map<Language, Intl.ListFormat>();

/** The lister of a language. The specification's English has no comma before the "and". */
export const listerOf =
  (language: Language): Lister =>
  (names) => {
    const format = formats.get(language) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
    formats.set(language, format);
    return format.format(names);
  };
