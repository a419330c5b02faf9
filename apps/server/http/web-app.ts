// What is left when neither a route nor a file has answered: the way to the set-up, and the 404 of what is not there (D38). The web app itself is
// sent by http/prepared/door.ts.
import type { FastifyInstance } from 'fastify';
import type { Services } from './handler.ts';
import { answerNotFound } from './errors.ts';

/** Registers the answer to whatever nothing is at. */
export function registerWebApp(app: FastifyInstance, { setup, files }: Services): void {
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isFirstPage = isRead && pathname === '/' && files.hasPages;
    return isFirstPage && setup.code !== null ? reply.redirect('/setup', 302) : answerNotFound(reply);
  });
}
