// Sees every refused call after its answer: refused writes of any kind, and reads that the caller has no right to (403). An ended session or a
// missing page says nothing about anybody and is not recorded (ADR 12).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ACTS, routes, type Route, type RouteName, type WriteName } from '@tennis/contract';
import type { Services } from './handler.ts';
import { loadCaller } from './sessions.ts';
import type { RefusedCall } from '../audit/refusal-counter.ts';
import { actorOf, startTrail, VISITOR, type Actor, type Trail } from '../audit/trail.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The audit log's record of this call; null until somebody has asked who the caller is. */
    trail: Trail | null;
    /** The tag of the refusal with which it was answered. */
    refusedFor: string | null;
  }
  interface FastifyContextConfig {
    /** The name of the route in the contract. */
    act?: RouteName;
  }
}

/** The subject of a call with this name; null for a read. */
export const kindOf = (act: RouteName): (typeof ACTS)[WriteName]['kind'] | null =>
  Object.hasOwn(ACTS, act) ? ACTS[act as WriteName].kind : null;

const UNKNOWN: Actor = { ...VISITOR, role: 'unknown' };

/** The sender of a call that was refused before anybody asked for them, for instance if the body is no JSON. */
async function senderOf(request: FastifyRequest, { database, now }: Services): Promise<Actor> {
  // Cookies of another site's requests are not even read.
  const { cookies } = request as { cookies?: FastifyRequest['cookies'] | null };
  if (cookies === undefined || cookies === null) return UNKNOWN;
  try {
    return actorOf(await loadCaller(database.db, request, now()));
  } catch {
    return UNKNOWN;
  }
}

/** Registers the watch; it ends with the app. */
export function watchRefusals(app: FastifyInstance, services: Services): void {
  app.decorateRequest('trail', null);
  app.decorateRequest('refusedFor', null);
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    done();
    const { act } = request.routeOptions.config;
    if (act === undefined || status < 400 || status >= 500) return;
    const declaration: Route = routes[act];
    if (declaration.method === 'GET' && status !== 403) return;
    const callOf = (trail: Trail): RefusedCall => ({
      at: services.now().getTime(),
      act,
      status,
      reason: request.refusedFor ?? 'unreadable',
      actor: trail.actor,
      object: trail.object,
      tournamentId: trail.tournamentId,
      clubId: trail.clubId,
      requestId: request.id,
    });
    services.audit.refuse(
      request.trail === null
        ? senderOf(request, services).then((actor) =>
            callOf(startTrail(declaration, request.params, kindOf(act), actor)),
          )
        : callOf(request.trail),
    );
  });
  app.addHook('onClose', () => services.audit.close());
}
