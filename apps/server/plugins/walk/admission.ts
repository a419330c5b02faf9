// Who may come in: the session that a route needs, and the right to do what the call asks for.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { Refused } from '../../refusal.ts';
import { GUARDS, needsSession } from '../access.ts';
import { dropDeadHint } from '../sessions.ts';
import { parseCall } from './parsing.ts';
import type { Incoming, Work } from './work.ts';

/** Refuses a call of a page that still shows somebody else: what he sees there, and typed, is not for this session. */
function refuseOtherUser(request: FastifyRequest, caller: Caller): void {
  const believed = request.headers['x-session-user'];
  if (believed === undefined || believed === String(caller.userId)) return;
  throw new Refused({ type: 'session-changed' });
}

/** Refuses whoever has no session where one is needed, and a page that shows another person than the session's. */
export function admitSession(
  { access }: Route,
  caller: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!needsSession(access)) return;
  if (caller === null) {
    dropDeadHint(request, reply);
    throw new Refused({ type: 'not-signed-in' });
  }
  refuseOtherUser(request, caller);
}

/** Parses a call and checks the right to make it; answers what it is about. */
export async function admit(
  { declaration }: Pick<Work, 'declaration'>,
  { request, caller }: Incoming,
  tx: Tx,
) {
  const call = parseCall(declaration, request);
  const subjects = await GUARDS[declaration.access]({ db: tx, caller, ...call });
  return { ...call, subjects };
}
