// Reads what a request asks for, from its first line and its headers alone. That is enough to find a kept answer, before Fastify has seen the request and
// after.
import type { IncomingHttpHeaders } from 'node:http';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A request that was answered before Fastify has seen it. */
export interface Answered {
  readonly id: string;
  readonly method: string;
  /** The route's pattern; 'page' for pages and files. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Tells of each of those, once its last byte is handed on. */
export type OnAnswered = (listener: (answered: Answered) => void) => void;
