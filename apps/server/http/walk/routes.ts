// Walks the table of the contract and registers each route. A call goes through the steps of this folder: session, parsing, right, handler, answer. A
// write goes through all of them in one transaction.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { successStatus, type Route, type RouteName } from '@tennis/contract';
import type { Db, Tx } from '../../database/connection.ts';
import { keepPlaceDuring } from '../request-turns.ts';
import { sendReady } from '../prepared/sending.ts';
import { meet } from './admission.ts';
import { checkAnswer, sendAnswer } from './answering.ts';
import { parseCall } from './parsing.ts';
import { perform } from './perform.ts';
import { readSomewhere } from './reading.ts';
import type { AnyHandler, Incoming, WalkServices, Work } from './work.ts';
import { write } from './write.ts';

/** The handler's answer for a read, or for a route that opens its own transaction. */
async function answer(work: Work, incoming: Incoming, db: Db): Promise<unknown> {
  const { declaration, services } = work;
  const call = parseCall(declaration, incoming.request);
  const body = await perform(work, incoming, call, db as Tx);
  if (services.checkAnswers && declaration.media === undefined) checkAnswer(declaration, body);
  return body;
}

/** A handler that opens its transaction itself. */
async function decide(
  work: Work,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<FastifyReply> {
  const { db } = work.services.database;
  const incoming = await meet(work, { request, reply, now }, db as Tx);
  return sendAnswer(reply, work.status, await answer(work, incoming, db));
}

async function serve(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { name, declaration, services, isSelfManaged, status } = work;
  const now = services.now();
  reply.header('cache-control', 'no-store');
  if (declaration.method !== 'GET')
    return isSelfManaged
      ? decide(work, request, reply, now)
      : sendAnswer(reply, status, await write(work, request, reply, now));
  return readSomewhere(
    services.database,
    () => reply.sent,
    async ({ reading, sessions }) => {
      const incoming = await meet(work, { request, reply, now }, sessions as Tx);
      const make = () => answer(work, incoming, reading());
      // Most public answers are ready before anybody asks (ADR 16).
      const ready = await services.prepared.forCall({ ...incoming, name, declaration, db: reading }, make);
      if (ready !== undefined) return sendReady(ready, request, reply);
      const body = await make();
      // If the handler has begun an endless stream, the reply is already on its way.
      return reply.sent ? reply : sendAnswer(reply, status, body);
    },
  );
}

/** A route as it is served, with its handler in any of its forms. */
function workOf(name: RouteName, declaration: Route, handler: AnyHandler, services: WalkServices): Work {
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
  services: WalkServices,
  table: Readonly<Record<string, Route>>,
  handlers: Readonly<Record<string, unknown>>,
): void {
  for (const [name, declaration] of Object.entries(table)) {
    const work = workOf(name as RouteName, declaration, handlers[name] as AnyHandler, services);
    app.route({
      method: declaration.method,
      url: declaration.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { act: work.name },
      ...(declaration.bodyLimit === undefined ? {} : { bodyLimit: declaration.bodyLimit }),
      handler: (request, reply) => keepPlaceDuring(request, () => serve(work, request, reply)),
    });
  }
}
