// Choosing a language without the app: the form in each page's footer sends it here, and the reader is led back to their page.
import type { FastifyInstance } from 'fastify';
import { isLanguage } from '@tennis/words/languages';
import { sendNotedCookies } from './cookies.ts';
import { CHOICE_OF_LANGUAGE, keepLanguage } from './language.ts';

/** Path and query of the page from which somebody comes. Never another host, nor anything that a browser could take for one. */
function pathBefore(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return /^\/(?![/\\])/.test(pathname) ? pathname + search : '/';
}

/** Registers `GET /language?to=de`. A link on another site chooses nothing. */
export function registerChoiceOfLanguage(app: FastifyInstance): void {
  app.get<{ readonly Querystring: { readonly to?: unknown } }>(CHOICE_OF_LANGUAGE, async (request, reply) => {
    const { to } = request.query;
    const site = request.headers['sec-fetch-site'];
    const isOwn = site === undefined || site === 'same-origin';
    if (isOwn && typeof to === 'string' && isLanguage(to)) {
      keepLanguage(reply, to);
      sendNotedCookies(reply);
    }
    return reply
      .header('cache-control', 'no-store')
      .redirect(isOwn ? pathBefore(request.headers.referer) : '/', 303);
  });
}
