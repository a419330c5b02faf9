// How often a visitor may search (ADR 60).
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection.ts';
import { countOne, refuseFor, SEARCHES, SEARCHES_IN_AN_HOUR, sourceOf } from '../../http/rate-limits.ts';

/** Counts a visitor's search for their address; answers 429 beyond the limit. */
export async function countSearch(
  { count }: Pick<Database, 'count'>,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  const source = sourceOf(request);
  const waitMs = await count(async (tx) => {
    const wait = await countOne(tx, SEARCHES, source, now);
    return wait > 0 ? wait : countOne(tx, SEARCHES_IN_AN_HOUR, source, now);
  });
  if (waitMs > 0) refuseFor(waitMs);
}
