// Sends ready bytes as soon as a request has come in, before anything is checked, parsed or counted for it: files, the API document, and what
// visitors read, both answers of the API and pages. Most of it already goes out in front of Fastify (front.ts). A request that may have a session
// goes on to its route, which sends kept bytes once it knows who asks. So does a request for a page that is not made yet.
import type { FastifyInstance } from 'fastify';
import type { Asked } from '../asked.ts';
import type { PreparedAnswers } from './answers.ts';
import type { Files } from './files.ts';
import type { Front } from './front.ts';
import { sendReady, type Ready } from './sending.ts';

/** Things made for visitors from the answers (http/pages). */
interface Made {
  readonly isFor: (asked: Asked) => boolean;
  readonly find: (asked: Asked, now: Date) => Ready | undefined;
}

interface Parts {
  readonly prepared: PreparedAnswers;
  readonly files: Files;
  readonly made: Made;
  readonly front: Front;
  readonly now: () => Date;
}

/** Registers the door; hooks that must see every request come before it. */
export function registerDoor(app: FastifyInstance, { prepared, files, made, front, now }: Parts): void {
  const readyFor = (asked: Asked): Ready | undefined => {
    const moment = now();
    return (
      files.find(asked) ??
      prepared.forVisitor(asked, moment) ??
      made.find(asked, moment) ??
      (made.isFor(asked) ? undefined : files.page(asked))
    );
  };

  front.open(readyFor);

  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const ready = isRead && !front.hasPassedOn(request.raw) ? readyFor(request) : undefined;
    if (ready === undefined) done();
    else sendReady(ready, request, reply);
  });
}
