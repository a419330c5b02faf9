// The cookies of an answer are noted while it is made, and set only once its transaction has committed: a refusal, or a
// commit that fails, neither signs anybody in nor out in the browser alone.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface Noted {
  /** Null takes the cookie away. */
  readonly value: string | null;
  readonly options: CookieSerializeOptions;
}

declare module 'fastify' {
  interface FastifyReply {
    /** By name, so that a transaction that is tried again notes the same cookie once. */
    notedCookies: Map<string, Noted> | null;
  }
}

/** Registers where answers keep their cookies until they are sent. */
export function registerCookies(app: FastifyInstance): void {
  app.decorateReply('notedCookies', null);
}

/** Notes a cookie for the case that the answer is a success. */
export function noteCookie(
  reply: FastifyReply,
  name: string,
  value: string | null,
  options: CookieSerializeOptions,
): void {
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
