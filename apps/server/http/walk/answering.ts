// Sends the answer of a handler. If tests ask for it, the answer is first checked against the contract.
import type { FastifyReply } from 'fastify';
import { successStatus, type Route } from '@tennis/contract';
import * as z from 'zod/mini';
import { sendNotedCookies } from '../cookies.ts';

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

/** Sends an answer with the cookies that were noted for it; null is one without a body. */
export function sendAnswer(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  sendNotedCookies(reply);
  return reply.code(status).send(body ?? undefined);
}
