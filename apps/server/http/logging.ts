// One structured line per request, with its id and without secrets: the route's pattern is logged, never the
// address with its tokens, and neither bodies nor cookies.
import type { FastifyInstance } from 'fastify';
import type { OnAnswered } from './asked.ts';

const inTenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** Levels at which each request has its line. */
const WITH_REQUESTS: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);

/** Registers the request log and hands the request id back to the caller. */
export function registerLogging(app: FastifyInstance, onAnswered: OnAnswered): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        milliseconds: inTenths(reply.elapsedTime),
        userId: request.callerId,
      },
      'request',
    );
    done();
  });
  // Nobody listens there for lines that are not written.
  if (!WITH_REQUESTS.has(app.log.level)) return;
  onAnswered(({ id, milliseconds, ...answered }) => {
    app.log.info({ reqId: id, ...answered, milliseconds: inTenths(milliseconds), userId: null }, 'request');
  });
}
