// One press in a mail program ends mails (RFC 8058): it posts a form to the address in the mail, which people open as a page. Nowhere else are forms taken.
import { errorCodes, type FastifyInstance } from 'fastify';

const PAGE = /^\/mails\/stop\/([^/?#]+)$/;
/** The largest such form, with room to spare. */
const MOST_BYTES = 4096;
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** The address of the call behind a post to the page; any other address as it is. */
export const oneClickUrl = (method: string | undefined, url: string): string =>
  method === 'POST' ? url.replace(PAGE, '/api/mail-stops/$1') : url;

/** Takes the form, whatever stands in it, at that address alone. */
export function registerOneClick(app: FastifyInstance): void {
  for (const type of FORMS)
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: MOST_BYTES }, (request, _form, done) => {
      if (request.routeOptions.config.act === 'stopMails' && PAGE.test(request.originalUrl)) done(null, {});
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type));
    });
}
