// What is ready is sent as soon as a request has come in, before anything is asked, parsed or counted for it: files, the API document, and what
// visitors read. A request that may have a session goes on to its route, which sends kept bytes once it knows who asks.
import type { FastifyInstance } from 'fastify';
import type { PreparedAnswers } from './answers.ts';
import type { Files } from './files.ts';
import { sendReady } from './sending.ts';

interface Ready {
  readonly prepared: PreparedAnswers;
  readonly files: Files;
  readonly now: () => Date;
}

/** Registers the door; whatever must look at every request stands before it. */
export function registerDoor(app: FastifyInstance, { prepared, files, now }: Ready): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const ready = isRead ? (files.find(request) ?? prepared.forVisitor(request, now())) : undefined;
    if (ready === undefined) done();
    else sendReady(ready, request, reply);
  });
}
