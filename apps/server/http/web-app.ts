// What is left when neither a route nor a file has answered: the way to the set-up, and the 404 of what is not there (D38). The web app itself is
// sent by http/prepared/door.ts.
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from './errors.ts';

interface WebApp {
  /** Whether the web app was built. */
  readonly hasPages: boolean;
  /** Whether nobody has an account yet. */
  readonly needsSetup: () => boolean;
}

/** Registers the answer to whatever nothing is at. */
export function registerWebApp(app: FastifyInstance, parts: WebApp): void {
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isFirstPage = isRead && pathname === '/' && parts.hasPages;
    return isFirstPage && parts.needsSetup() ? reply.redirect('/setup', 302) : answerNotFound(reply);
  });
}
