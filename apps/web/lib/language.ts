// The language that the reader has chosen. Each language is a page of its own (ADR 20): the server reads the cookie and sends the right one.
import { language } from '@tennis/words/language';
import type { Language } from '@tennis/words/languages';

/** The language of this page. */
export const LANGUAGE: string = language;

/** The same name as in apps/server/http/language.ts. */
const COOKIE = 'language';
const ONE_YEAR = 365 * 24 * 60 * 60;

/** Reloads the page in another language, at the same address. Typed work would be lost: the caller asks first. */
export function chooseLanguage(next: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${next}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure}`;
  location.reload();
}

/** The language for which this tab has reloaded its page: if the server still sends another one, the tab does not reload again. */
const FOLLOWED = 'followed-language';

/**
 * Reloads the page in the language that the signed-in person has chosen on another device: the server has put it into the cookie with the session.
 * Returns whether it does.
 */
export function followAccount(chosen: Language | null): boolean {
  if (chosen === null) return false;
  try {
    if (chosen === LANGUAGE) {
      sessionStorage.removeItem(FOLLOWED);
      return false;
    }
    const isKept = document.cookie.split('; ').includes(`${COOKIE}=${chosen}`);
    if (!isKept || sessionStorage.getItem(FOLLOWED) === chosen) return false;
    sessionStorage.setItem(FOLLOWED, chosen);
  } catch {
    // Storage may be blocked. Without a note the page could load again for ever.
    return false;
  }
  location.reload();
  return true;
}
