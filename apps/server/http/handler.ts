// What a handler is given and what it answers: the seam between HTTP and the features.
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, DemoAccount, Parsed, Route } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { Audit, Transact } from '../audit/audit.ts';
import type { Trail } from '../audit/trail.ts';
import type { ToldChanges } from '../changes/changes.ts';
import type { Config } from '../ground/config.ts';
import type { Database, Isolation, Tx } from '../database/connection.ts';
import type { Mailbox } from '../demo/mailbox.ts';
import type { OpenGuesses } from '../accounts/open-guesses.ts';
import type { Passwords } from '../accounts/passwords/passwords.ts';
import type { SetupGate } from '../accounts/setup-gate.ts';
import type { PreparedAnswers } from './prepared/answers.ts';
import type { Files } from './prepared/files.ts';
import type { Mailer } from '../mail/transport.ts';
import type { Subjects } from '../access/guards.ts';

/** What the whole server shares. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly audit: Audit;
  /** What committed writes have changed. */
  readonly changes: ToldChanges;
  /** Answers that are made once for all who read the same. */
  readonly prepared: PreparedAnswers;
  /** The web app and the API document, as they go out. */
  readonly files: Files;
  /** The present moment; tests set their own. */
  readonly now: () => Date;
  readonly setup: SetupGate;
  readonly passwords: Passwords;
  readonly openGuesses: OpenGuesses;
  /** Null without SMTP_URL: mails wait in the outbox. */
  readonly mailer: Mailer | null;
  /** Where the mails of a demo end; null on every other server. */
  readonly mailbox: Mailbox | null;
  /** The accounts that everybody may use, shown at the sign-in of a demo server (D6); null on every other. */
  readonly demoAccounts: readonly DemoAccount[] | null;
  /** Check every answer against the contract; on in tests, off in production where it only costs time. */
  readonly checkAnswers: boolean;
}

type CallerOf<R extends Route> = R['access'] extends 'public' | 'read-tournament' ? Caller | null : Caller;

/**
 * One call. A write runs in a transaction of its own, which `tx` is; a read gets a handle of the same type
 * that sees committed data. Subjects of the access check stand beside them.
 */
export type Context<R extends Route> = Parsed<R> &
  Subjects[R['access']] & {
    readonly services: Services;
    readonly caller: CallerOf<R>;
    readonly tx: Tx;
    readonly now: Date;
    /** What the audit log will say of this call: handlers add what its address does not tell. */
    readonly trail: Trail;
    /** The version that the caller saw, from `If-Match`; null when he did not say. */
    readonly ifMatch: number | null;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  };

/** What a handler hands over: the answer's body, or a stream where the answer is a file. */
type Handed<R extends Route> = R extends { readonly media: readonly string[] } ? Readable : Answer<R>;

export type Handle<R extends Route> = (context: Context<R>) => Promise<Handed<R>>;

/**
 * A handler that opens its transaction itself, because it first does something slow, such as hashing a password: with
 * `decide`, once, which answers the call and records it in the same transaction.
 */
export interface SelfManaged<R extends Route> {
  readonly selfManaged: (context: Context<R> & { readonly decide: Transact }) => Promise<Answer<R>>;
}

/** What is known of a write that was done before under the same key. */
interface DoneBefore {
  /** The number of what it was about; 0 where that is not known, which is the number of nothing. */
  readonly id: number;
  /** What it has counted, where its answer is a count. */
  readonly counted: number | null;
}

/** A write whose answer can be made again, as it is now, for whoever repeats it under its key (ADR 7). */
export interface Repeatable<R extends Route> {
  readonly write: Handle<R>;
  /** Makes the answer; a `not-found` says that what it was about is gone. */
  readonly again: (context: Context<R> & DoneBefore) => Promise<Answer<R>>;
  /** `snapshot` where all that the write decides rests on rows that it changes itself, or on what a constraint guards; serializable otherwise. */
  readonly isolation?: Isolation;
}

/** Writes take a key unless they are open to everybody or answer a secret; those that answer a body must be able to do so again. */
type Keyed<R extends Route> = R['method'] extends 'GET'
  ? false
  : R['access'] extends 'public'
    ? false
    : R extends { readonly secret: true }
      ? false
      : Answer<R> extends null
        ? false
        : true;

export type Handler<R extends Route> = (Keyed<R> extends true ? Repeatable<R> : Handle<R>) | SelfManaged<R>;

export type Handlers<T extends Readonly<Record<string, Route>>> = { readonly [N in keyof T]: Handler<T[N]> };
