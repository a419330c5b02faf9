// All words in all languages, for the server, which speaks to each caller in their own. The browser loads one language, room by room: `import * as
// words from '@tennis/words/matches'` (ADR 20).
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import type { Language } from './languages.ts';
import type { Message } from './message.ts';

/** A text of the catalogue as every language has it. */
type Text<T> = T extends Message<infer Parameters> ? Message<Parameters> : string;
type Room<R> = { readonly [Key in keyof R]: Text<R[Key]> };

/** The catalogue in English. If another language lacks a text, or uses other parameters, the code does not compile. */
export type Words = { readonly [Name in keyof typeof en]: Room<(typeof en)[Name]> };

const WORDS: Readonly<Record<Language, Words>> = { en, de, fr };

/** The words of a language. */
export const wordsIn = (language: Language): Words => WORDS[language];
