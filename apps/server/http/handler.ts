// Defines what a handler gets and returns: the seam between HTTP and the features.
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Parsed, Route } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { Audit, Transact } from '../audit/audit.ts';
import type { Trail } from '../audit/trail.ts';
import type { ToldChanges } from '../changes/changes.ts';
import type { Config } from '../ground/config.ts';
import type { Database, Isolation, Tx } from '../database/connection.ts';
import type { Subjects } from '../access/guards.ts';

/** The part that every handler gets. Rooms above add their own and say so in the types of their handlers. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly audit: Audit;
  /** The changes of committed writes. */
  readonly changes: ToldChanges;
  /** The present moment; tests set their own. */
  readonly now: () => Date;
  /** Check every answer against the contract; on in tests. Off in production, where it would only cost time. */
  readonly checkAnswers: boolean;
}

type CallerOf<R extends Route> = R['access'] extends 'public' | 'read-tournament' | 'score-match'
  ? Caller | null
  : Caller;

/**
 * One call. A write runs in its own transaction, `tx`; for a read, `tx` is a handle of the same type that sees committed data. The objects of the
 * access check stand beside them.
 */
export type Context<R extends Route, S extends Services = Services> = Parsed<R> &
  Subjects[R['access']] & {
    readonly services: S;
    readonly caller: CallerOf<R>;
    readonly tx: Tx;
    readonly now: Date;
    /** The audit log's facts about this call: handlers add what its address does not tell. */
    readonly trail: Trail;
    /** The version that the caller saw, from `If-Match`; null when they did not say. */
    readonly ifMatch: number | null;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  };

/** A handler's answer: the body, or a stream if the answer is a file. Null if the handler answers by itself, as an endless stream does. */
type Handed<R extends Route> = R extends { readonly media: readonly string[] } ? Readable | null : Answer<R>;

export type Handle<R extends Route, S extends Services = Services> = (
  context: Context<R, S>,
) => Promise<Handed<R>>;

/**
 * A handler that opens its transaction itself, because it first does something slow, such as hashing a password. It calls `decide` once, which
 * answers the call and records it in the same transaction.
 */
export interface SelfManaged<R extends Route, S extends Services = Services> {
  readonly selfManaged: (context: Context<R, S> & { readonly decide: Transact }) => Promise<Answer<R>>;
}

/** The known facts about an earlier write under the same key. */
interface DoneBefore {
  /** The number of what it was about; 0 if that is not known, which is the number of nothing. */
  readonly id: number;
  /** The count, if its answer is one. */
  readonly counted: number | null;
}

/** A write whose current answer can be made again when the write is repeated under its key (ADR 7). */
export interface Repeatable<R extends Route, S extends Services = Services> {
  readonly write: Handle<R, S>;
  /** Makes the answer; a `not-found` says that what it was about is gone. */
  readonly again: (context: Context<R, S> & DoneBefore) => Promise<Answer<R>>;
  /** `snapshot` if the write's decision rests only on rows that it changes itself, or on something a constraint guards; serializable otherwise. */
  readonly isolation?: Isolation;
}

/**
 * Whether a write must be able to make its answer again when it is repeated under its key. A write that is open to everybody, or whose answer is a
 * secret, takes no key; an answer without a body need not be made.
 */
type Keyed<R extends Route> = R['method'] extends 'GET'
  ? false
  : R['access'] extends 'public'
    ? false
    : R extends { readonly secret: true }
      ? false
      : Answer<R> extends null
        ? false
        : true;

export type Handler<R extends Route, S extends Services = Services> =
  | (Keyed<R> extends true ? Repeatable<R, S> : Handle<R, S>)
  | SelfManaged<R, S>;

export type Handlers<T extends Readonly<Record<string, Route>>, S extends Services = Services> = {
  readonly [N in keyof T]: Handler<T[N], S>;
};
