// Admits a caller: the session that a route needs, and the right to do what the call asks for.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import { kindOf } from '../watch.ts';
import { actorOf, startTrail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { Refused } from '../../ground/refusal.ts';
import { GUARDS, needsSession } from '../../access/guards.ts';
import { scoreLinkIn } from '../score-link.ts';
import { dropDeadHint, loadSession, noteSeen } from '../sessions.ts';
import type { ParsedCall } from './parsing.ts';
import type { Incoming, Work } from './work.ts';

/** Refuses a call from a page that still shows somebody else: what they see and typed there is not meant for this session. */
function refuseOtherUser(request: FastifyRequest, caller: Caller): void {
  const believed = request.headers['x-session-user'];
  if (believed === undefined || believed === String(caller.userId)) return;
  throw new Refused({ type: 'session-changed' });
}

/** Refuses a call that needs a session and has none, and a page that shows another person than the session does. */
function admitSession(
  { access }: Route,
  caller: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // Somebody with a score link needs no session.
  const isByLink = access === 'score-match' && scoreLinkIn(request) !== null;
  if (!needsSession(access) || (isByLink && caller === null)) return;
  if (caller === null) {
    dropDeadHint(request, reply);
    throw new Refused({ type: 'not-signed-in' });
  }
  refuseOtherUser(request, caller);
}

/**
 * Finds out who calls, once. For a write this happens in its transaction, so nobody uses a right they lost a moment ago. It also starts the notes on
 * what the call is about, new in each try of a transaction. A write notes that the session is in use. A read writes nothing itself, so after a read
 * this is noted a moment later.
 */
export async function meet(
  { name, declaration, services }: Pick<Work, 'name' | 'declaration' | 'services'>,
  { request, reply, now }: Pick<Incoming, 'request' | 'reply' | 'now'>,
  tx: Tx,
  does: 'read' | 'write' = 'read',
): Promise<Incoming> {
  const session = await loadSession(tx, request, now);
  if (session?.isToNote === true) {
    if (does === 'write') await noteSeen(tx, session.tokenHash, now);
    else services.lastSeen.note(session.tokenHash, now);
  }
  const caller = session?.caller ?? null;
  request.callerId = caller?.userId ?? null;
  const trail = startTrail(declaration, request.params, kindOf(name), actorOf(caller));
  request.trail = trail;
  admitSession(declaration, caller, request, reply);
  return { request, reply, caller, now, trail };
}

/** Checks the right to make a call, and returns the objects that it is about. */
export const admit = (
  { declaration }: Pick<Work, 'declaration'>,
  { caller, request, now }: Pick<Incoming, 'caller' | 'request' | 'now'>,
  call: ParsedCall,
  tx: Tx,
) => GUARDS[declaration.access]({ db: tx, caller, now, scoreLink: scoreLinkIn(request), ...call });
