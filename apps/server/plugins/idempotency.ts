// Double submission is harmless (D16): the first answer to a write is kept with its key, in the write's own
// transaction, and given again to whoever sends the same key with the same request.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Route } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import { Refused, refuseField } from '../refusal.ts';
import { needsSession } from './access.ts';

export interface StoredAnswer {
  readonly status: number;
  readonly body: string | null;
}

/** The key of a write, bound to its caller, and a fingerprint of what was asked. */
export interface WriteKey {
  readonly keyHash: string;
  readonly requestHash: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether a route takes a key. Keys belong to users, and an answer that holds a secret is stored nowhere. */
export const takesKey = (declaration: Route): boolean =>
  declaration.method !== 'GET' && needsSession(declaration.access) && declaration.secret !== true;

/** The key of a request, or null when it carries none. Refuses a malformed one. */
export function writeKeyOf(request: FastifyRequest, userId: number): WriteKey | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    refuseField(
      'Idempotency-Key',
      'An Idempotency-Key has 8 to 100 letters, digits, hyphens or underscores.',
    );
  }
  return {
    keyHash: sha256(`${userId}:${key}`),
    requestHash: sha256(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`),
  };
}

/** The answer already given under this key, or null. Refuses a key that was used for another request. */
export async function findAnswer(tx: Tx, key: WriteKey): Promise<StoredAnswer | null> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('key_hash', '=', key.keyHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.request_hash !== key.requestHash) throw new Refused({ type: 'key-reused' });
  return { status: row.status, body: row.body };
}

/** Keeps an answer. A second writer with the same key fails here and is tried again by the transaction. */
export async function keepAnswer(tx: Tx, key: WriteKey, answer: StoredAnswer, now: Date): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({
      key_hash: key.keyHash,
      request_hash: key.requestHash,
      status: answer.status,
      body: answer.body,
      created_at: now.toISOString(),
    })
    .execute();
}

const KEPT_MS = 86_400_000;

/** Forgets answers older than a day. */
export async function forgetOldAnswers(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}
