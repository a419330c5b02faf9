// The things that the files of this folder pass to each other: a route with its handler, and one call of it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route, RouteName } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { Trail } from '../../audit/trail.ts';
import type { Isolation } from '../../database/connection.ts';
import type { Services } from '../handler.ts';
import type { LastSeen } from '../last-seen.ts';
import type { PreparedAnswers } from '../prepared/answers.ts';

// Handlers are stored without the types of their route; `Handlers` checked them when they were declared.
export type AnyHandle = (context: Record<string, unknown>) => Promise<unknown>;

export type AnyHandler =
  | AnyHandle
  | { readonly selfManaged: AnyHandle }
  | { readonly write: AnyHandle; readonly again: AnyHandle; readonly isolation?: Isolation };

/** The services that the walk needs in addition to those of handlers. */
export interface WalkServices extends Services {
  /** Notes that sessions are in use. */
  readonly lastSeen: LastSeen;
  /** Answers that are made once for everybody who reads the same. */
  readonly prepared: PreparedAnswers;
}

/** A route with everything needed to answer its calls, made once. */
export interface Work {
  readonly name: RouteName;
  readonly declaration: Route;
  readonly services: WalkServices;
  readonly handle: AnyHandle;
  /** The handler opens its transaction itself. */
  readonly isSelfManaged: boolean;
  /** Makes the answer of a write again; null if the write has none. */
  readonly again: AnyHandle | null;
  readonly isolation: Isolation;
  readonly status: number;
}

/** One call, with who makes it. */
export interface Incoming {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly trail: Trail;
}
