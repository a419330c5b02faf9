// Answers requests that neither a route nor a file has answered: pages for visitors that are not made yet, the way to the set-up, and a 404 for the
// rest (D38). http/prepared/door.ts sends the other parts of the web app.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './errors.ts';
import { leaveTurn } from './request-turns.ts';

interface WebApp {
  /** Whether the web app was built. */
  readonly hasPages: boolean;
  /** Whether nobody has an account yet. */
  readonly needsSetup: () => boolean;
  /**
   * Makes and sends the visitors' page of an address; false if there is none. It does not return the reply itself: awaiting a reply waits until it is
   * sent.
   */
  readonly sendMade: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/** Registers the answer for addresses with nothing at them. */
export function registerWebApp(app: FastifyInstance, parts: WebApp): void {
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isFirstPage = isRead && pathname === '/' && parts.hasPages;
    if (isFirstPage && parts.needsSetup()) return reply.redirect('/setup', 302);
    if (!isRead) return answerNotFound(reply);
    // The parts that it is made of take turns of their own.
    leaveTurn(request);
    return (await parts.sendMade(request, reply)) ? reply : answerNotFound(reply);
  });
}
