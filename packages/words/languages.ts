// The languages that the product speaks. A new one is a folder beside en/, a code in packages/contract/languages.ts, a line here and one in index.ts.
import { LANGUAGES, type Language } from '@tennis/contract/languages';

export { LANGUAGES, type Language };

/** The language if nothing is known of the reader. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language's name in itself, as a list of languages shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

/** Whether a text from outside is one of our codes. */
export const isLanguage = (code: unknown): code is Language =>
  LANGUAGES.some((language) => language === code);
