// Makes sentences of reasons, in the caller's language.
import { wordsIn } from '@tennis/words';
import type { Language } from '@tennis/words/languages';
import type { FastifyRequest } from 'fastify';
import type { Reason } from '../ground/reason.ts';
import { languageOf } from './language.ts';

const lists = new Map<Language, Intl.ListFormat>();

/** Names as one list: "A, B and C". The specification's English has no comma before the "and". */
function listIn(language: Language, names: readonly string[]): string {
  const format = lists.get(language) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  lists.set(language, format);
  return format.format(names);
}

/** How reasons are said to a caller. */
export function sayerFor(request: Pick<FastifyRequest, 'headers'>): (reason: Reason) => string {
  const language = languageOf(request);
  const words = wordsIn(language);
  return ({ say }) => say(words, (names) => listIn(language, names));
}
