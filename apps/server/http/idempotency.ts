// Sending a write twice is harmless (D16). A write takes its key in its own transaction. If the same request comes again with the same key, it gets
// the answer as it is now. No answer is kept, only the number of the object, so an erasure has nothing to search here (ADR 7).
import type { FastifyRequest } from 'fastify';
import { routes, type Route } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';
import { fingerprint } from '../ground/secrets.ts';
import { because } from '../ground/reason.ts';
import { Refused, refuseField } from '../ground/refusal.ts';
import { needsSession } from '../access/guards.ts';

/** The part of an answer to a write that is kept. */
export interface KeptAnswer {
  /** The number of what the write has made; null if its address names it. */
  readonly objectId: number | null;
  /** The count, if its answer is one. */
  readonly counted: number | null;
}

/** The key of a write, bound to its caller, and a fingerprint of what was asked. */
export interface WriteKey {
  readonly keyHash: string;
  readonly requestHash: string;
}

/**
 * Whether a route takes a key. Keys belong to users. An answer with a secret cannot be given again. A call that asks for a password proves it before
 * the transaction in which a key would be taken.
 */
export const takesKey = ({ method, access, secret, proof }: Route): boolean =>
  method !== 'GET' && needsSession(access) && secret !== true && proof !== true;

/** Whether a call carries a key that counts. */
export function hasKey(request: FastifyRequest): boolean {
  const { act } = request.routeOptions.config;
  return act !== undefined && takesKey(routes[act]) && request.headers['idempotency-key'] !== undefined;
}

/** The key of a request, or null when it carries none. Refuses a malformed one. */
export function keyIn(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    refuseField('Idempotency-Key', because('keyMalformed'));
  }
  return key;
}

/** Binds a key to its caller and to what they ask for. */
export const bindKey = (key: string, request: FastifyRequest, userId: number): WriteKey => ({
  keyHash: fingerprint(`${userId}:${key}`),
  requestHash: fingerprint(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`),
});

const claim = prepared((db, { keyHash, requestHash, now }: Places<WriteKey & { readonly now: string }>) =>
  db
    .insertInto('idempotency_keys')
    .values({ key_hash: keyHash, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash'),
);

/**
 * Takes a key for this write and returns null, or returns what is kept of the write that already has it. If two come at once, the second waits for
 * the first (on PostgreSQL at this insert), and then finds what it did. Refuses a key that was used for another request.
 */
export async function claimKey(tx: Tx, key: WriteKey, now: Date): Promise<KeptAnswer | null> {
  const claimed = await claim(tx, { ...key, now: now.toISOString() });
  if (claimed.length > 0) return null;
  const kept = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'object_id', 'counted'])
    .where('key_hash', '=', key.keyHash)
    .executeTakeFirstOrThrow();
  if (kept.request_hash !== key.requestHash) throw new Refused({ type: 'key-reused' });
  return { objectId: kept.object_id, counted: kept.counted };
}

/** Keeps the parts of an answer that its address does not tell: the number of the new object, or a count. Usually there is nothing to keep. */
export async function noteAnswer(
  tx: Tx,
  { keyHash }: WriteKey,
  known: { readonly id: number } | null,
  answer: unknown,
): Promise<void> {
  const { id, ended } = (answer ?? {}) as { readonly id?: unknown; readonly ended?: unknown };
  const made = known === null && typeof id === 'number' ? { object_id: id } : {};
  const counted = typeof ended === 'number' ? { counted: ended } : {};
  const kept = { ...made, ...counted };
  if (Object.keys(kept).length === 0) return;
  await tx.updateTable('idempotency_keys').set(kept).where('key_hash', '=', keyHash).execute();
}

/** How long a key is kept. */
export const KEYS_KEPT_MS = 86_400_000;
