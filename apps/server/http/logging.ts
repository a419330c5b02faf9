// One structured line per request, with its id and without secrets: the route's pattern is logged, never the
// address with its tokens, and neither bodies nor cookies.
import type { FastifyInstance } from 'fastify';

/** Registers the request log and hands the request id back to the caller. */
export function registerLogging(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.callerId,
      },
      'request',
    );
  });
}
