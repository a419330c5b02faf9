// Sends ready bytes: whole, in part, or only the status that says the caller has them already (RFC 9110, 13 and 14).
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asked } from '../asked.ts';
import { STRICT_TRANSPORT } from '../security.ts';

/** Bytes with everything that is said about them; headers are names and values in turn, in the order of sending. */
export interface Ready {
  readonly body: Buffer;
  readonly tag: string;
  readonly head: readonly string[];
  /** The headers if the caller already has the bytes. */
  readonly sameHead: readonly string[];
  /** Other than 200: what is sent so is never what somebody has already, and never a part. */
  readonly status?: number;
  /** The pattern of the route that answers so, for the log; left out for pages and files. */
  readonly route?: string;
  /** For a file: when it was written, in HTTP's format. Files can be asked for in part. */
  readonly writtenAt?: string;
}

type Words = Readonly<Record<string, string>>;

const flat = (headers: Words): readonly string[] => Object.entries(headers).flat();

/** Headers that describe bytes, left out if none are sent. */
const OF_THE_BODY: ReadonlySet<string> = new Set([
  'content-type',
  'content-encoding',
  'link',
  'accept-ranges',
]);

/** Puts bytes and headers together; the tag and, last, the length are added. */
export function makeReady(
  body: Buffer,
  tag: string,
  headers: Words,
  { writtenAt, route }: Pick<Ready, 'writtenAt' | 'route'> = {},
): Ready {
  const same = Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name));
  return {
    body,
    tag,
    head: flat({ ...headers, etag: tag, 'content-length': String(body.length) }),
    sameHead: flat({ ...Object.fromEntries(same), etag: tag }),
    ...(writtenAt === undefined ? {} : { writtenAt }),
    ...(route === undefined ? {} : { route }),
  };
}

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the caller has these very bytes. */
function isHeld({ tag, writtenAt }: Ready, headers: IncomingHttpHeaders): boolean {
  const held = headers['if-none-match'];
  if (held !== undefined) {
    return held === tag || held.trim() === '*' || held.split(',').some((one) => bare(one) === tag);
  }
  const since = headers['if-modified-since'];
  return since !== undefined && writtenAt !== undefined && Date.parse(writtenAt) <= Date.parse(since);
}

interface Part {
  readonly first: number;
  readonly last: number;
}

/** The one part that is asked for. Null for the whole, which also answers any other kind of range; 'none' if the part lies behind the end. */
function partOf({ body, tag, writtenAt }: Ready, headers: IncomingHttpHeaders): Part | 'none' | null {
  if (writtenAt === undefined || headers.range === undefined) return null;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== tag && condition !== writtenAt) return null;
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const end = body.length - 1;
  if (from === '')
    return Number(to) === 0 ? 'none' : { first: Math.max(0, body.length - Number(to)), last: end };
  const first = Number(from);
  const last = to === '' ? end : Math.min(Number(to), end);
  if (to !== '' && Number(to) < first) return null;
  return first > end ? 'none' : { first, last };
}

/** The headers of one answer alone. */
interface Own {
  readonly id: string;
  readonly isSecure: boolean;
}

/** Sends what is ready as the answer to what was asked. */
export function sendBytes(
  ready: Ready,
  { method, headers }: Pick<Asked, 'method' | 'headers'>,
  response: ServerResponse,
  { id, isSecure }: Own,
): void {
  const own = ['x-request-id', id, ...(isSecure ? STRICT_TRANSPORT : [])];
  const { status = 200 } = ready;
  if (status === 200 && isHeld(ready, headers)) {
    response.writeHead(304, [...ready.sameHead, ...own]).end();
    return;
  }
  const part = method === 'GET' && status === 200 ? partOf(ready, headers) : null;
  if (part === null) {
    response.writeHead(status, [...ready.head, ...own]);
    if (method === 'HEAD') response.end();
    else response.end(ready.body);
    return;
  }
  if (part === 'none') {
    const whole = ['content-range', `bytes */${ready.body.length}`];
    response.writeHead(416, [...ready.sameHead, ...own, ...whole]).end();
    return;
  }
  const body = ready.body.subarray(part.first, part.last + 1);
  const range = `bytes ${part.first}-${part.last}/${ready.body.length}`;
  const head = [...ready.head.slice(0, -2), 'content-length', String(body.length), 'content-range', range];
  response.writeHead(206, [...head, ...own]);
  response.end(body);
}

/** Sends a ready answer, past everything that would make a new one; it is logged like every answer. */
export function sendReady(ready: Ready, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  // An answer sent like this does not pass the hook that gives the place back.
  request.leaveWork?.();
  request.leaveWork = null;
  sendBytes(ready, request.raw as Pick<Asked, 'method' | 'headers'>, reply.raw, request);
  return reply;
}
