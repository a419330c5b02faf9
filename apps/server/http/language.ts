// In which language a caller is answered: the one they have chosen, else one that their browser asks for, else English.
import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@tennis/words/languages';
import Negotiator from 'negotiator';

/** The cookie that holds a choice. The browser writes it too (apps/web/lib/language.ts), so it has one name with https and without. */
const LANGUAGE_COOKIE = 'language';
const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(?<code>[\\w-]+)`);

/** Few browsers differ in what they ask for, and reading it costs more than finding it again. */
const asked = new Map<string, Language>();
const MOST_KEPT = 500;

function fromHeader(header: string): Language {
  const known = asked.get(header);
  if (known !== undefined) return known;
  const best = new Negotiator({ headers: { 'accept-language': header } }).language([...LANGUAGES]);
  const language = isLanguage(best) ? best : DEFAULT_LANGUAGE;
  if (asked.size < MOST_KEPT) asked.set(header, language);
  return language;
}

/** The language to answer a request in. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = headers.cookie === undefined ? undefined : CHOSEN.exec(headers.cookie)?.groups?.['code'];
  if (isLanguage(chosen)) return chosen;
  const header = headers['accept-language'];
  return header === undefined ? DEFAULT_LANGUAGE : fromHeader(header);
}
