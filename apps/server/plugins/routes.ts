// Walks the table of the contract and registers each route. A call goes through the rooms of `walk/`: session, parsing, right,
// handler, answer; a write through all of them in one transaction.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route, RouteName } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import type { Handler, Services } from '../handler.ts';
import { takesKey, writeKeyOf } from './idempotency.ts';
import { loadCaller } from './sessions.ts';
import { admitSession } from './walk/admission.ts';
import { checkAnswer, sendAnswer, sendStored } from './walk/answering.ts';
import { refuseUnfitBody } from './walk/parsing.ts';
import { perform } from './walk/perform.ts';
import { newTrail, type AnyHandler, type Work } from './walk/work.ts';
import { writeOnce } from './walk/write.ts';

async function serve(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { declaration, services, handler } = work;
  const now = services.now();
  const db = services.database.db as Tx;
  const caller = await loadCaller(db, request, now);
  request.callerId = caller?.userId ?? null;
  const trail = newTrail(work, request, caller);
  admitSession(declaration, caller, request, reply);
  refuseUnfitBody(declaration, request);
  const incoming = { request, reply, caller, now, trail };
  reply.header('cache-control', 'no-store');
  if (declaration.method === 'GET' || typeof handler !== 'function') {
    const body = await perform(work, incoming, db);
    if (services.checkAnswers && declaration.media === undefined) checkAnswer(declaration, body);
    return sendAnswer(reply, declaration, body);
  }
  const key = caller === null || !takesKey(declaration) ? null : writeKeyOf(request, caller.userId);
  return sendStored(reply, await writeOnce(work, incoming, key));
}

/** Registers every route of the table with its handler. */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  table: Readonly<Record<string, Route>>,
  handlers: Readonly<Record<string, Handler<never>>>,
): void {
  for (const [name, declaration] of Object.entries(table)) {
    const handler = handlers[name] as unknown as AnyHandler;
    const work = { name: name as RouteName, declaration, handler, services };
    app.route({
      method: declaration.method,
      url: declaration.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { act: name as RouteName },
      handler: (request, reply) => serve(work, request, reply),
    });
  }
}
