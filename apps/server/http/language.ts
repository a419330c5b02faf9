// The language of a caller's answers: the one they have chosen, otherwise one that their browser asks for, else English.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@tennis/words/languages';
import Negotiator from 'negotiator';
import { noteOpenCookie } from './cookies.ts';

/** Where a language is chosen without the app (choose-language.ts). */
export const CHOICE_OF_LANGUAGE = '/language';

/** The cookie that holds a choice. The browser writes it too (apps/web/lib/language.ts), so it has one name with and without https. */
const LANGUAGE_COOKIE = 'language';
const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(?<code>[\\w-]+)`);

/** Browsers send few different values, and parsing one costs more than looking it up. */
const asked = new Map<string, Language | null>();
const MOST_KEPT = 500;
const ONE_YEAR = 365 * 24 * 60 * 60;

function fromHeader(header: string): Language | null {
  const known = asked.get(header);
  if (known !== undefined) return known;
  const best = new Negotiator({ headers: { 'accept-language': header } }).language([...LANGUAGES]);
  const language = isLanguage(best) ? best : null;
  if (asked.size < MOST_KEPT) asked.set(header, language);
  return language;
}

type Asking = Pick<FastifyRequest, 'headers'>;

function cookieLanguage({ headers }: Asking): Language | null {
  const chosen = headers.cookie === undefined ? undefined : CHOSEN.exec(headers.cookie)?.groups?.['code'];
  return isLanguage(chosen) ? chosen : null;
}

/** The language that a request asks for; null when it asks for none that we speak. */
export function askedLanguage(request: Asking): Language | null {
  const header = request.headers['accept-language'];
  return cookieLanguage(request) ?? (header === undefined ? null : fromHeader(header));
}

/** The language to answer a request in. */
export const languageOf = (request: Asking): Language => askedLanguage(request) ?? DEFAULT_LANGUAGE;

/** Keeps a choice in the caller's browser. */
export function keepLanguage(reply: FastifyReply, language: Language): void {
  noteOpenCookie(reply, LANGUAGE_COOKIE, language, ONE_YEAR);
}

/** Makes the browser of a signed-in person use their account's language. If the account has chosen none, nothing changes. */
export function followAccount(request: FastifyRequest, reply: FastifyReply, language: string | null): void {
  if (isLanguage(language) && cookieLanguage(request) !== language) keepLanguage(reply, language);
}
