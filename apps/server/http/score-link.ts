// The link of somebody who scores without an account (D51).
import { SCORE_LINK_HEADER } from '@tennis/contract';
import type { FastifyRequest } from 'fastify';

/** The token of a score link that a page sends along. */
export function scoreLinkIn({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const token = headers[SCORE_LINK_HEADER];
  return typeof token === 'string' && token !== '' ? token : null;
}
