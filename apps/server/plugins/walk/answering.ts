// Sends what a handler has answered, after holding it against the contract where tests ask for that.
import type { FastifyReply } from 'fastify';
import { successStatus, type Route } from '@tennis/contract';
import * as z from 'zod/mini';
import { sendNotedCookies } from '../cookies.ts';
import type { StoredAnswer } from '../idempotency.ts';

/** Throws when an answer is not what the contract says. */
export function checkAnswer(declaration: Route, body: unknown): void {
  const schema = declaration.responses[successStatus(declaration) as 200];
  if (schema === null || schema === undefined) return;
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) {
    throw new Error(
      `${declaration.method} ${declaration.path} answered against its contract: ${z.prettifyError(parsed.error)}`,
    );
  }
}

/** Sends the answer of a read, or of a handler that has managed its transaction itself. */
export function sendAnswer(reply: FastifyReply, declaration: Route, body: unknown): FastifyReply {
  sendNotedCookies(reply);
  return reply.code(successStatus(declaration)).send(body);
}

/** Sends the answer of a write as it was stored. */
export function sendStored(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  sendNotedCookies(reply);
  reply.code(status);
  return body === null
    ? reply.send()
    : reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
