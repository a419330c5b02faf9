// The answers that a page is made from: the API's, as any visitor gets them. They are asked for within the process by the same door. So a page can
// say nothing that its reader could not ask for, and answers that others have asked for are already there.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PreparedAnswers } from '../prepared/answers.ts';
import type { Stamp } from '../prepared/freshness.ts';

export interface VisitorAnswer {
  readonly status: number;
  readonly body: string;
  /** The mark at which a list goes on, if it does not end here. */
  readonly link: string | null;
  /** When it may be asked again, where it was refused for being asked too often. */
  readonly retryAfter: string | null;
}

export interface VisitorReads {
  /** A visitor's answer at an address of the API. */
  readonly read: (address: string) => Promise<VisitorAnswer>;
  /** The things that all these reads depend on; null if one of the answers was not a kept one. Then nothing made from them can be kept either. */
  readonly stamps: () => readonly Stamp[] | null;
}

/** A page reads the same answer once. More different ones it does not need. */
const MOST_READS = 40;

/** The caller, as turns and limits see them. */
const HEADERS_OF_SOURCE = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'host'] as const;

const textOf = (header: unknown): string | null =>
  typeof header === 'string' || typeof header === 'number' ? String(header) : null;

/** Begins the reads of one page, counted for the reader it is made for. */
export function readingAsVisitor(
  app: FastifyInstance,
  prepared: PreparedAnswers,
  request: FastifyRequest,
  now: Date,
): VisitorReads {
  const answers = new Map<string, Promise<VisitorAnswer>>();
  const stamps: Stamp[] = [];
  let areAllKept = true;
  const headers = Object.fromEntries(
    HEADERS_OF_SOURCE.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const remoteAddress = request.raw.socket.remoteAddress ?? '127.0.0.1';

  const ask = async (address: string): Promise<VisitorAnswer> => {
    const before = prepared.keptFor(address, now);
    const asked =
      before === undefined ? await app.inject({ method: 'GET', url: address, headers, remoteAddress }) : null;
    const kept = before ?? prepared.keptFor(address, now);
    if (kept !== undefined) {
      stamps.push(...kept.stamps);
      const link = kept.kind.headersFor('visitors')['link'] ?? null;
      return { status: 200, body: kept.text(), link, retryAfter: null };
    }
    areAllKept = false;
    return {
      status: asked?.statusCode ?? 500,
      body: asked?.body ?? '',
      link: textOf(asked?.headers.link),
      retryAfter: textOf(asked?.headers['retry-after']),
    };
  };

  return {
    read: (address) => {
      const known = answers.get(address);
      if (known !== undefined) return known;
      if (!address.startsWith('/api/') || answers.size >= MOST_READS)
        return Promise.resolve({ status: 404, body: '', link: null, retryAfter: null });
      const answer = ask(address);
      answers.set(address, answer);
      return answer;
    },
    stamps: () => (areAllKept ? stamps : null),
  };
}
