// The cookies of an answer are collected while it is made, and set only once its transaction has committed. So after a refusal or a failed commit,
// the browser is not signed in or out by mistake.
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

/** Registers the protocol of requests, and where answers keep their cookies until they are sent. */
export function registerCookies(app: FastifyInstance, { publicUrl }: Config): void {
  const isPublishedSecure = publicUrl?.startsWith('https:') === true;
  app.decorateRequest('isSecure', false);
  app.decorateReply('notedCookies', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.isSecure = isPublishedSecure || request.protocol === 'https';
    done();
  });
}

/** Over https a browser accepts a cookie of this name only from this host and only over https: no neighbouring host can plant one. */
const nameOf = ({ isSecure }: FastifyRequest, name: string): string => (isSecure ? `__Host-${name}` : name);

/** The value of a request's cookie with this name. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameOf(request, name)];

/** Whether a request brings a cookie of either name, so that there is one to remove. */
export const bringsCookie = (request: FastifyRequest, name: string): boolean =>
  cookieOf(request, name) !== undefined || request.cookies[name] !== undefined;

/** Notes a cookie for the whole product, set if the answer is a success. Over https, a cookie of the plain name from earlier times is removed. */
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
