// What the rooms of the walk hand on to each other: a route with its handler, and one call of it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route, RouteName } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import { actorOf, startTrail, type Trail } from '../../audit/trail.ts';
import { kindOf } from '../../audit/watch.ts';
import type { Services } from '../../handler.ts';

// Handlers are stored without the types of their route; `Handlers` has checked them where they were declared.
type AnyHandle = (context: Record<string, unknown>) => Promise<unknown>;
export type AnyHandler = AnyHandle | { readonly selfManaged: AnyHandle };

/** A route with all that is needed to answer its calls. */
export interface Work {
  readonly name: RouteName;
  readonly declaration: Route;
  readonly handler: AnyHandler;
  readonly services: Services;
}

/** One call, with who makes it. */
export interface Incoming {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly trail: Trail;
}

/** Begins to note what a call is about; each try of a transaction notes it anew. */
export function newTrail(
  { name, declaration }: Pick<Work, 'name' | 'declaration'>,
  request: FastifyRequest,
  caller: Caller | null,
): Trail {
  const trail = startTrail(declaration, request.params, kindOf(name), actorOf(caller));
  request.trail = trail;
  return trail;
}
