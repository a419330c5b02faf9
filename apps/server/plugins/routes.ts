// Walks the table of the contract and registers each route. A call goes through the rooms of `walk/`: session, parsing, right,
// handler, answer; a write through all of them in one transaction.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { successStatus, type Route, type RouteName } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import type { Services } from '../handler.ts';
import { meet } from './walk/admission.ts';
import { checkAnswer, sendAnswer } from './walk/answering.ts';
import { parseCall } from './walk/parsing.ts';
import { perform } from './walk/perform.ts';
import type { AnyHandler, Work } from './walk/work.ts';
import { write } from './walk/write.ts';

/** Answers a read, and a call whose handler opens its transaction itself. */
async function answer(work: Work, request: FastifyRequest, reply: FastifyReply, now: Date): Promise<unknown> {
  const { declaration, services } = work;
  const db = services.database.db as Tx;
  const incoming = await meet(work, { request, reply, now }, db);
  const body = await perform(work, incoming, parseCall(declaration, request), db);
  if (services.checkAnswers && declaration.media === undefined) checkAnswer(declaration, body);
  return body;
}

async function serve(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const now = work.services.now();
  reply.header('cache-control', 'no-store');
  const isWrite = work.declaration.method !== 'GET' && !work.isSelfManaged;
  const body = await (isWrite ? write : answer)(work, request, reply, now);
  return sendAnswer(reply, work.status, body);
}

/** A route as it is served, with its handler in whichever of its forms. */
function workOf(name: RouteName, declaration: Route, handler: AnyHandler, services: Services): Work {
  const isSelfManaged = typeof handler !== 'function' && 'selfManaged' in handler;
  const isRepeatable = typeof handler !== 'function' && 'again' in handler;
  return {
    name,
    declaration,
    services,
    handle: isSelfManaged ? handler.selfManaged : isRepeatable ? handler.write : handler,
    isSelfManaged,
    again: isRepeatable ? handler.again : null,
    isolation: (isRepeatable ? handler.isolation : undefined) ?? 'serializable',
    status: successStatus(declaration),
  };
}

/** Registers every route of the table with its handler. */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  table: Readonly<Record<string, Route>>,
  handlers: Readonly<Record<string, unknown>>,
): void {
  for (const [name, declaration] of Object.entries(table)) {
    const work = workOf(name as RouteName, declaration, handlers[name] as AnyHandler, services);
    app.route({
      method: declaration.method,
      url: declaration.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { act: work.name },
      handler: (request, reply) => serve(work, request, reply),
    });
  }
}
