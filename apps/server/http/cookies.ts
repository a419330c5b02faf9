// The cookies of an answer are noted while it is made, and set only once its transaction has committed: a refusal, or a
// commit that fails, neither signs anybody in nor out in the browser alone.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../ground/config.ts';

interface Noted {
  /** Null takes the cookie away. */
  readonly value: string | null;
  readonly options: CookieSerializeOptions;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the product is reached by https, so that cookies may be marked Secure. */
    isSecure: boolean;
  }
  interface FastifyReply {
    /** By name, so that a transaction that is tried again notes the same cookie once. */
    notedCookies: Map<string, Noted> | null;
  }
}

/** Registers by which protocol requests come, and where answers keep their cookies until they are sent. */
export function registerCookies(app: FastifyInstance, { publicUrl }: Config): void {
  const isPublishedSecure = publicUrl?.startsWith('https:') === true;
  app.decorateRequest('isSecure', false);
  app.decorateReply('notedCookies', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.isSecure = isPublishedSecure || request.protocol === 'https';
    done();
  });
}

/** Behind https a browser takes a cookie of this name from this host alone, over https alone: no neighbour can plant one. */
const nameOf = ({ isSecure }: FastifyRequest, name: string): string => (isSecure ? `__Host-${name}` : name);

/** What a request brings under the name of a cookie. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameOf(request, name)];

/** Whether a request brings a cookie by either name, so that there is something to take away. */
export const bringsCookie = (request: FastifyRequest, name: string): boolean =>
  cookieOf(request, name) !== undefined || request.cookies[name] !== undefined;

/**
 * Notes a cookie of the whole product for the case that the answer is a success. Behind https one of the plain name, which is left of the
 * time before, goes.
 */
export function noteCookie(
  reply: FastifyReply,
  name: string,
  value: string | null,
  options: Pick<CookieSerializeOptions, 'httpOnly' | 'maxAge'> = {},
): void {
  const { request } = reply;
  const attributes = { path: '/', sameSite: 'lax', secure: request.isSecure } as const;
  reply.notedCookies ??= new Map();
  reply.notedCookies.set(nameOf(request, name), { value, options: { ...attributes, ...options } });
  if (request.isSecure && request.cookies[name] !== undefined) {
    reply.notedCookies.set(name, { value: null, options: attributes });
  }
}

/** Notes a cookie that pages write and read too, so it has one name with https and without. */
export function noteOpenCookie(reply: FastifyReply, name: string, value: string, maxAge: number): void {
  const options = { path: '/', sameSite: 'lax', secure: reply.request.isSecure, maxAge } as const;
  reply.notedCookies ??= new Map();
  reply.notedCookies.set(name, { value, options });
}

/** Puts the noted cookies into the answer: what they stand for is stored. */
export function sendNotedCookies(reply: FastifyReply): void {
  for (const [name, { value, options }] of reply.notedCookies ?? []) {
    if (value === null) reply.clearCookie(name, options);
    else reply.setCookie(name, value, options);
  }
}
