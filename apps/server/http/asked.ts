// What a request asks for, by its first line and its headers alone: as much as what is ready is found by, before Fastify has seen it and after.
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
