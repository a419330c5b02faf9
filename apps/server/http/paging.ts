// Bounded lists (D7): a limit, an opaque cursor, and a Link header to the next page.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStorable, Timestamp } from '@tennis/contract';
import * as z from 'zod/mini';
import { because } from '../ground/reason.ts';
import { refuseField } from '../ground/refusal.ts';

const DEFAULT_LIMIT = 200;

/** The type of a cursor's part: an id, a moment, or any text that the databases can hold. */
export type PartType = 'id' | 'time' | 'text';

export type CursorPart = string | number;

interface ListQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The limit and the decoded cursor of a list query. Refuses a cursor whose parts have other types than this list uses. */
export function readCursor(
  query: ListQuery,
  types: readonly PartType[],
): { readonly limit: number; readonly cursor: readonly CursorPart[] | null } {
  const limit = query.limit ?? DEFAULT_LIMIT;
  if (query.cursor === undefined) return { limit, cursor: null };
  const parts = decode(query.cursor);
  const fits =
    Array.isArray(parts) &&
    parts.length === types.length &&
    types.every((type, at) => isPart(parts[at], type));
  if (!fits) refuseField('cursor', because('cursorUnknown'));
  return { limit, cursor: parts as CursorPart[] };
}

/** A cursor comes from outside: a forged one must not bring the database values that it cannot compare. */
function isPart(part: unknown, type: PartType): boolean {
  if (type === 'id') return Number.isSafeInteger(part);
  if (typeof part !== 'string' || !isStorable(part)) return false;
  return type === 'text' || z.safeParse(Timestamp, part).success;
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Writes a cursor. */
const encodeCursor = (parts: readonly CursorPart[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Cuts off the extra row of a list that was fetched with one more than its limit, and names the next page in a Link header. */
export function pageOf<T>(
  rows: readonly T[],
  limit: number,
  cursorOf: (last: T) => readonly CursorPart[],
  request: FastifyRequest,
  reply: FastifyReply,
): readonly T[] {
  if (rows.length <= limit) return rows;
  const page = rows.slice(0, limit);
  const last = page[page.length - 1];
  if (last !== undefined) linkNext(cursorOf(last), request, reply);
  return page;
}

/** Announces the next page of a list. */
export function linkNext(cursor: readonly CursorPart[], request: FastifyRequest, reply: FastifyReply): void {
  const next = new URL(request.url, 'http://list');
  next.searchParams.set('cursor', encodeCursor(cursor));
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
}
