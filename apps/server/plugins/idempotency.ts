// Double submission is harmless (D16): the first answer to a write is kept with its key, in the write's own
// transaction, and given again to whoever sends the same key with the same request.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { routes, type Route } from '@tennis/contract';
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

/** Whether a call carries a key that counts. */
export function hasKey(request: FastifyRequest): boolean {
  const { act } = request.routeOptions.config;
  return act !== undefined && takesKey(routes[act]) && request.headers['idempotency-key'] !== undefined;
}

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

/** Stands where the body of an answer was that is kept no longer; no body is an empty text. */
const FORGOTTEN = '';

/** The answer already given under this key, or null. Refuses a key that was used for another request, and one whose answer is forgotten. */
export async function findAnswer(tx: Tx, key: WriteKey): Promise<StoredAnswer | null> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('key_hash', '=', key.keyHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.request_hash !== key.requestHash) throw new Refused({ type: 'key-reused' });
  if (row.body === FORGOTTEN) throw new Refused({ type: 'answer-forgotten' });
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

/** All texts in a JSON value; keys are none. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a text is this word, or names it as one of a pair, in whatever case. Both are lower-cased. */
const names = (text: string, word: string): boolean => ` / ${text} / `.includes(` / ${word} / `);

/** A LIKE pattern for a text anywhere inside JSON. */
const insideJson = (text: string): string =>
  `%${JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\\%_]/g, String.raw`\$&`)}%`;

const CHUNK = 500;

/**
 * Forgets the bodies of kept answers in which one of these words stands as a whole text or as one of a pair. That the write was done is not
 * forgotten: whoever repeats it is refused.
 */
export async function forgetAnswersNaming(tx: Tx, words: readonly string[]): Promise<void> {
  const lowered = words.map((word) => word.toLowerCase());
  const isNamed = (body: string): boolean =>
    textsIn(JSON.parse(body)).some((text) => lowered.some((word) => names(text.toLowerCase(), word)));
  let after: string | undefined = '';
  while (after !== undefined) {
    // The database finds more than is meant, and SQLite folds ASCII only: hence the words as they are, too.
    const rows = await tx
      .selectFrom('idempotency_keys')
      .select(['key_hash', 'body'])
      .where('key_hash', '>', after)
      .where((where) =>
        where.or(
          words.flatMap((word) => [
            sql<boolean>`body like ${insideJson(word)} escape '\\'`,
            sql<boolean>`lower(body) like ${insideJson(word.toLowerCase())} escape '\\'`,
          ]),
        ),
      )
      .orderBy('key_hash')
      .limit(CHUNK)
      .execute();
    const named = rows.filter(({ body }) => body !== null && isNamed(body)).map((row) => row.key_hash);
    if (named.length > 0) {
      await tx
        .updateTable('idempotency_keys')
        .set({ body: FORGOTTEN })
        .where('key_hash', 'in', named)
        .execute();
    }
    after = rows.length < CHUNK ? undefined : rows.at(-1)?.key_hash;
  }
}

const KEPT_MS = 86_400_000;

/** Forgets answers older than a day. */
export async function forgetOldAnswers(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}
