// The declaration of a route: validation, types, the client, the query keys, the access checks and the OpenAPI document follow from it. No behaviour
// lives here.
import type * as z from 'zod/mini';

/** The callers of a route; the server has one check for each word, and the rights test tries them all. */
export type Access =
  | 'public'
  | 'session'
  | 'super-admin'
  | 'create-club'
  | 'belong-to-club'
  | 'manage-club'
  | 'create-tournament'
  | 'read-tournament'
  | 'enter-tournament'
  | 'manage-tournament'
  | 'remove-tournament'
  | 'manage-match'
  | 'score-match'
  | 'play-match'
  | 'arrange-match'
  | 'read-audit-log';

/** The codes of the refusals that a route may answer, besides those that every route shares. */
export type ErrorCode =
  | 'invalid'
  | 'not_signed_in'
  | 'not_allowed'
  | 'not_found'
  | 'conflict'
  | 'session_changed'
  | 'too_many_requests'
  | 'unavailable'
  // Nobody could find out whether a write was stored; sending the same key again settles it (D16).
  | 'outcome_unknown';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

// `any` as zod's own base type demands it: the concrete schema is inferred at each route.
export type Schema = z.ZodMiniType;

export interface Route {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One line for the API documentation. */
  readonly summary: string;
  /** The chapter of the API documentation. */
  readonly tag: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The success answer: status and body, null for an empty one. */
  readonly responses: Readonly<Partial<Record<200 | 201 | 204, Schema | null>>>;
  /** Types of an answer that is a file and no JSON; the handler sends it as a stream. */
  readonly media?: readonly string[];
  readonly errors: readonly ErrorCode[];
  /** The write takes `If-Match` with the version that the caller saw (D16, D32). */
  readonly versioned?: true;
  /** The longest body in bytes, where a list may be longer than what forms send. */
  readonly bodyLimit?: number;
  /** The answer holds a secret, shown once: it is not kept under an `Idempotency-Key`. */
  readonly secret?: true;
  /** A password is checked or hashed, or a picture made small, which takes time before the transaction: an `Idempotency-Key` has no effect. */
  readonly proof?: true;
}

/** Declares a route; only fixes its literal types. */
export const route = <const R extends Route>(declaration: R): R => declaration;

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

/** The parsed path parameters, query and body that a handler receives. */
export interface Parsed<R extends Route> {
  readonly params: Output<R['params']>;
  readonly query: Output<R['query']>;
  readonly body: Output<R['body']>;
}

/** The parts of a call: only those that the route declares. */
export type Call<R extends Route> = (R['params'] extends Schema ? { params: Input<R['params']> } : unknown) &
  (R['query'] extends Schema ? { query?: Input<R['query']> } : unknown) &
  (R['body'] extends Schema ? { body: Input<R['body']> } : unknown);

/** The body of the success answer. */
export type Answer<R extends Route> = R['responses'][keyof R['responses']] extends infer S
  ? S extends Schema
    ? z.output<S>
    : null
  : never;

/** The success status of a route: the first that it declares. */
export function successStatus(declaration: Route): number {
  return Number(Object.keys(declaration.responses)[0]);
}
