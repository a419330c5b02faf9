// Sends kept answers before Fastify sees the request: its router, hooks and objects cost more than sending kept bytes does (ADR 45). The bytes and
// headers are the same as behind the door (door.ts). The door answers everything that is passed on here: calls within the process, and addresses and
// protocols that need Fastify to be read.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Answered, Asked, OnAnswered } from '../asked.ts';
import { sendBytes, type Ready } from './sending.ts';

export interface Front {
  /** Answers a request if the answer is ready; false leaves it to Fastify. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Whether it has looked for what a request asks for, and found nothing. */
  readonly hasPassedOn: (request: IncomingMessage) => boolean;
  /** Lets requests in. Before that all are left to Fastify. */
  readonly open: (readyFor: (asked: Asked) => Ready | undefined) => void;
  readonly onAnswered: OnAnswered;
}

/** Longer addresses, and those with signs that must be decoded, are read by Fastify. */
const LONGEST_PLAIN = 500;

/** Whether everybody reads an address the same way: a path with a query, with nothing encoded. */
const isPlain = (url: string | undefined): url is string =>
  url !== undefined && url.length <= LONGEST_PLAIN && url.startsWith('/') && !url.includes('%');

/**
 * Makes the front of one process.
 * @param publicUrl the product's public address, if that is set: if it is https, all answers are for https
 */
export function createFront(publicUrl: string | null): Front {
  const isSecure = publicUrl?.startsWith('https:') === true;
  const listeners: ((answered: Answered) => void)[] = [];
  const passedOn = new WeakSet<IncomingMessage>();
  let find: ((asked: Asked) => Ready | undefined) | null = null;

  const tellOf = (id: string, method: string, { route = 'page' }: Ready, response: ServerResponse): void => {
    const began = performance.now();
    response.once('finish', () => {
      const milliseconds = performance.now() - began;
      for (const listener of listeners)
        listener({ id, method, route, status: response.statusCode, milliseconds });
    });
  };

  return {
    answer: (request, response) => {
      const { method, url, headers } = request;
      if (find === null || (method !== 'GET' && method !== 'HEAD') || !isPlain(url)) return false;
      // Fastify knows which proxies to believe about the protocol.
      if (!isSecure && headers['x-forwarded-proto'] !== undefined) return false;
      const asked = { method, url, headers };
      const ready = find(asked);
      if (ready === undefined) {
        passedOn.add(request);
        return false;
      }
      const id = randomUUID();
      if (listeners.length > 0) tellOf(id, method, ready, response);
      sendBytes(ready, asked, response, { id, isSecure });
      return true;
    },
    hasPassedOn: (request) => passedOn.has(request),
    open: (readyFor) => {
      find = readyFor;
    },
    onAnswered: (listener) => {
      listeners.push(listener);
    },
  };
}
