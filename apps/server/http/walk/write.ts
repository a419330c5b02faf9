// A write: one transaction for the session, the key, the right, the change and its record (ADR 7).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '@tennis/contract';
import type { Tx } from '../../database/connection.ts';
import { Refused } from '../../ground/refusal.ts';
import { bindKey, claimKey, keyIn, noteAnswer, takesKey, type KeptAnswer } from '../idempotency.ts';
import { bringsSession } from '../sessions.ts';
import { admit, meet } from './admission.ts';
import { checkAnswer } from './answering.ts';
import { parseCall, type ParsedCall } from './parsing.ts';
import { perform, record } from './perform.ts';
import type { Incoming, Work } from './work.ts';

interface WriteCall extends ParsedCall {
  /** Its idempotency key; null if it has none. */
  readonly key: string | null;
}

/** A call of a write, or why it cannot be read. */
function readCall(declaration: Route, request: FastifyRequest): WriteCall | Refused {
  try {
    return { ...parseCall(declaration, request), key: takesKey(declaration) ? keyIn(request) : null };
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Tells the caller that the answer shows how things are now, not what this request has done. */
const STORED_BEFORE = ['idempotency-replayed', 'true'] as const;

/** The answer to a repeated write, as things are now. Only people who may still do the write get it. An answer without a body reveals nothing. */
async function repeat(
  work: Work,
  incoming: Incoming,
  call: ParsedCall,
  { objectId, counted }: KeptAnswer,
  tx: Tx,
): Promise<unknown> {
  if (work.again === null) {
    incoming.reply.header(...STORED_BEFORE);
    return null;
  }
  const subjects = await admit(work, incoming, call, tx);
  const id = objectId ?? incoming.trail.object?.id ?? 0;
  const context = { ...incoming, ...subjects, ...call, services: work.services, tx, id, counted };
  try {
    const answer = await work.again(context);
    incoming.reply.header(...STORED_BEFORE);
    return answer;
  } catch (error) {
    const isGone = error instanceof Refused && error.refusal.type === 'not-found';
    throw isGone ? new Refused({ type: 'answer-gone' }) : error;
  }
}

async function decide(work: Work, incoming: Incoming, call: WriteCall, tx: Tx): Promise<unknown> {
  const { caller, request, trail, now } = incoming;
  const key = call.key === null || caller === null ? null : bindKey(call.key, request, caller.userId);
  const kept = key === null ? null : await claimKey(tx, key, now);
  if (kept !== null) return repeat(work, incoming, call, kept, tx);
  const answer = await perform(work, incoming, call, tx);
  if (key !== null) await noteAnswer(tx, key, trail.object, answer);
  await record(work, incoming, answer, tx);
  return answer;
}

/** Does a write once. If its key was used before, gives the answer again. */
export async function write(
  work: Work,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<unknown> {
  const { declaration, services, isolation } = work;
  const call = readCall(declaration, request);
  const coming = { request, reply, now };
  // A request without a session, or one that cannot be read, is refused without a transaction.
  if (call instanceof Refused || !bringsSession(request))
    await meet(work, coming, services.database.db as Tx);
  if (call instanceof Refused) throw call;
  return services.audit.transact(async (tx) => {
    const answer = await decide(work, await meet(work, coming, tx, 'write'), call, tx);
    if (services.checkAnswers) checkAnswer(declaration, answer);
    return answer;
  }, isolation);
}
