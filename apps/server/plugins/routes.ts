// Walks the table of the contract and registers each route: validation, access, transaction, answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { successStatus, type Route, type RouteName, type Schema, type WriteName } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import * as z from 'zod/mini';
import { recordDone } from '../audit/audit.ts';
import { rowOf, type AnyRow } from '../audit/changes.ts';
import type { Transact } from '../audit/chain.ts';
import { actorOf, startTrail, type Trail } from '../audit/trail.ts';
import { kindOf } from '../audit/watch.ts';
import type { Tx } from '../database/connection.ts';
import { databaseFault } from '../database/errors.ts';
import type { Handler, Services } from '../handler.ts';
import { Refused } from '../refusal.ts';
import { GUARDS, needsSession } from './access.ts';
import { sendNotedCookies } from './cookies.ts';
import {
  findAnswer,
  keepAnswer,
  takesKey,
  writeKeyOf,
  type StoredAnswer,
  type WriteKey,
} from './idempotency.ts';
import { dropDeadHint, loadCaller } from './sessions.ts';

// Handlers are stored without the types of their route; `Handlers` has checked them where they were declared.
type AnyHandle = (context: Record<string, unknown>) => Promise<unknown>;
export type AnyHandler = AnyHandle | { readonly selfManaged: AnyHandle };

function parse(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Refused({
    type: 'invalid',
    issues: parsed.error.issues.slice(0, 50).map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: issue.message,
    })),
  });
}

/** No body of the contract is nested as deep as this; what follows may recurse. */
const DEEPEST = 16;

function isTooDeep(body: unknown): boolean {
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  return false;
}

function parseIfMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) {
    throw new Refused({
      type: 'invalid',
      issues: [{ path: 'If-Match', message: 'If-Match carries a version such as "3".' }],
    });
  }
  return Number(version);
}

/** Refuses a call of a page that still shows somebody else: what he sees there, and typed, is not for this session. */
function refuseOtherUser(request: FastifyRequest, caller: Caller): void {
  const believed = request.headers['x-session-user'];
  if (believed === undefined || believed === String(caller.userId)) return;
  throw new Refused({ type: 'session-changed' });
}

interface Work {
  readonly name: RouteName;
  readonly declaration: Route;
  readonly handler: AnyHandler;
  readonly services: Services;
}

interface Incoming {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly trail: Trail;
}

/** Parses a call and checks the right to make it; answers what it is about. */
async function admit({ declaration }: Pick<Work, 'declaration'>, { request, caller }: Incoming, tx: Tx) {
  const params = parse(declaration.params, request.params);
  const query = parse(declaration.query, request.query);
  const body = parse(declaration.body, request.body);
  const ifMatch = declaration.versioned === true ? parseIfMatch(request) : null;
  const subjects = await GUARDS[declaration.access]({ db: tx, caller, params, query, body });
  return { params, query, body, ifMatch, subjects };
}

/** Parses, checks the right and runs the handler on one handle. */
async function perform(work: Work, incoming: Incoming, tx: Tx): Promise<unknown> {
  const { name, declaration, handler, services } = work;
  const { subjects, ...call } = await admit(work, incoming, tx);
  const { trail } = incoming;
  if (declaration.method !== 'GET') trail.before = await rowBefore(tx, trail, subjects);
  const context = { ...incoming, ...subjects, ...call, services, tx };
  if (typeof handler === 'function') return handler(context);
  return handler.selfManaged({ ...context, decide: decideOnce({ name, declaration, services }, incoming) });
}

type LoadedRows = Readonly<Partial<Record<string, AnyRow>>>;

/** The row that a write is about, as it was before; mostly the access check has it already. */
async function rowBefore(tx: Tx, { object }: Trail, subjects: LoadedRows): Promise<AnyRow | undefined> {
  if (object === null) return undefined;
  return subjects[object.kind] ?? rowOf(tx, object.kind, object.id);
}

/** The deciding transaction of a handler that opens it itself. */
function decideOnce(
  { name, declaration, services }: Omit<Work, 'handler'>,
  { request, trail, now }: Incoming,
): Transact {
  return (decide) =>
    services.audit.transact(async (tx) => {
      const answer = await decide(tx);
      const status = successStatus(declaration);
      await recordDone(tx, { act: name as WriteName, trail, status, answer, requestId: request.id, now });
      return answer;
    });
}

function checkAnswer(declaration: Route, body: unknown): void {
  const schema = declaration.responses[successStatus(declaration) as 200];
  if (schema === null || schema === undefined) return;
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) {
    throw new Error(
      `${declaration.method} ${declaration.path} answered against its contract: ${z.prettifyError(parsed.error)}`,
    );
  }
}

async function write(work: Work, incoming: Incoming, key: WriteKey | null): Promise<StoredAnswer> {
  const { services, declaration, name } = work;
  const { request, now } = incoming;
  return services.audit.transact(async (tx) => {
    // Asked again inside: a right taken away a moment ago must not be used any more.
    const caller = await loadCaller(tx, request, now);
    if (caller === null && needsSession(declaration.access)) throw new Refused({ type: 'not-signed-in' });
    const trail = newTrail(work, request, caller);
    const earlier = key === null ? null : await findAnswer(tx, key);
    if (earlier !== null) {
      // A kept answer is for whoever may still have it; one without a body, as of a deletion, tells nothing.
      if (earlier.body !== null) await admit(work, { ...incoming, caller, trail }, tx);
      return earlier;
    }
    const body = await perform(work, { ...incoming, caller, trail }, tx);
    if (services.checkAnswers) checkAnswer(declaration, body);
    const answer = { status: successStatus(declaration), body: body === null ? null : JSON.stringify(body) };
    if (key !== null) await keepAnswer(tx, key, answer, now);
    const { status } = answer;
    await recordDone(tx, {
      act: name as WriteName,
      trail,
      status,
      answer: body,
      requestId: request.id,
      now,
    });
    return answer;
  });
}

/** Begins to note what a call is about; each try of a transaction notes it anew. */
function newTrail(
  { name, declaration }: Pick<Work, 'name' | 'declaration'>,
  request: FastifyRequest,
  caller: Caller | null,
): Trail {
  const trail = startTrail(declaration, request.params, kindOf(name), actorOf(caller));
  request.trail = trail;
  return trail;
}

/** A twin of this very request that committed a moment ago makes the key's insert fail; then its answer is there to be found. */
async function writeOnce(work: Work, incoming: Incoming, key: WriteKey | null): Promise<StoredAnswer> {
  try {
    return await write(work, incoming, key);
  } catch (error) {
    if (key === null || databaseFault(error) !== 'unique') throw error;
    return write(work, incoming, key);
  }
}

async function serve(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { declaration, services, handler } = work;
  const now = services.now();
  const db = services.database.db as Tx;
  const caller = await loadCaller(db, request, now);
  request.callerId = caller?.userId ?? null;
  const trail = newTrail(work, request, caller);
  if (caller === null && needsSession(declaration.access)) {
    dropDeadHint(request, reply);
    throw new Refused({ type: 'not-signed-in' });
  }
  if (caller !== null && needsSession(declaration.access)) refuseOtherUser(request, caller);
  if (declaration.body === undefined && request.body !== undefined && request.body !== null) {
    throw new Refused({ type: 'invalid', issues: [{ path: '', message: 'This call takes no body.' }] });
  }
  if (isTooDeep(request.body)) {
    throw new Refused({ type: 'invalid', issues: [{ path: '', message: 'This body is nested too deep.' }] });
  }
  const incoming = { request, reply, caller, now, trail };
  reply.header('cache-control', 'no-store');
  if (declaration.method === 'GET' || typeof handler !== 'function') {
    const body = await perform(work, incoming, db);
    if (services.checkAnswers && declaration.media === undefined) checkAnswer(declaration, body);
    sendNotedCookies(reply);
    return reply.code(successStatus(declaration)).send(body);
  }
  const key = caller === null || !takesKey(declaration) ? null : writeKeyOf(request, caller.userId);
  const { status, body } = await writeOnce(work, incoming, key);
  sendNotedCookies(reply);
  reply.code(status);
  return body === null
    ? reply.send()
    : reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

/** Registers every route of the table with its handler. */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  table: Readonly<Record<string, Route>>,
  handlers: Readonly<Record<string, Handler<never>>>,
): void {
  for (const [name, declaration] of Object.entries(table)) {
    const handler = handlers[name] as unknown as AnyHandler;
    const work = { name: name as RouteName, declaration, handler, services };
    app.route({
      method: declaration.method,
      url: declaration.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { act: name as RouteName },
      handler: (request, reply) => serve(work, request, reply),
    });
  }
}
