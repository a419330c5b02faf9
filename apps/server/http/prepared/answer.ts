// One kept answer: its bytes, compressed once for each coding that somebody has asked for, and its headers.
import { createHash } from 'node:crypto';
import { DATA_HEADERS, PAGE_HEADERS } from '../security.ts';
import { code, TAG_SUFFIX, WORTH_CODING, type Coding } from './coding.ts';
import type { Stamp } from './freshness.ts';
import { makeReady, type Ready } from './sending.ts';
import type { Sized } from './shelf.ts';

/** Whether the caller came with a session. Then the answer is private to their browser, even if visitors get the same one. */
export type Audience = 'visitors' | 'session';

/** An answer that is ready to be sent. */
export interface Kind {
  /** Its own facts, besides those that every answer tells about its bytes. */
  readonly headersFor: (audience: Audience) => Readonly<Record<string, string>>;
  /** The pattern of the route that answers so; left out for what is no answer of the API. */
  readonly route?: string | undefined;
  /** Already compressed: no coding makes it smaller. */
  readonly isPacked?: true;
}

/**
 * Browsers ask each time whether their copy is still current. Answers that visitors may not see must not stay in a browser that somebody else may use
 * next.
 */
const cacheControl = (audience: Audience, isForAnybody: boolean): string => {
  if (!isForAnybody) return 'private, no-store';
  return audience === 'visitors' ? 'no-cache' : 'private, no-cache';
};

/**
 * An answer of the API.
 * @param isForAnybody visitors get the same answer
 * @param said the next page, as the handler has set it, and the route's pattern
 */
export const dataKind = (
  isForAnybody: boolean,
  { link, route }: { readonly link?: string | undefined; readonly route?: string | undefined },
): Kind => ({
  route,
  headersFor: (audience) => ({
    ...DATA_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl(audience, isForAnybody),
    vary: 'accept-encoding, cookie',
    ...(link === undefined ? {} : { link }),
  }),
});

/** A page, sent only to visitors: its language depends on a header or a cookie. */
export const PAGE_KIND: Kind = {
  headersFor: () => ({
    ...PAGE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
  }),
};

/** A page that was made for one reader's own question. */
export const OWN_PAGE_KIND: Kind = {
  headersFor: () => ({ ...PAGE_KIND.headersFor('visitors'), 'cache-control': 'no-store' }),
};

type Readies = Readonly<Record<Audience, Ready>>;

export class PreparedAnswer implements Sized {
  /** Grows with each coding. */
  bytes: number;
  /** It is true as long as all of these are. */
  readonly stamps: readonly Stamp[];
  readonly kind: Kind;
  readonly #body: Buffer;
  readonly #hash: string;
  readonly #coded = new Map<Coding, Readies>();
  readonly #beingCoded = new Map<Coding, Promise<Readies>>();

  constructor(body: string | Buffer, kind: Kind, stamps: readonly Stamp[]) {
    this.#body = typeof body === 'string' ? Buffer.from(body) : body;
    this.#hash = createHash('sha256').update(this.#body).digest('base64url').slice(0, 22);
    this.kind = kind;
    this.stamps = stamps;
    this.bytes = this.#body.length;
  }

  /** Its content before any coding. */
  text(): string {
    return this.#body.toString('utf8');
  }

  /** The bytes in a coding, if they are ready. */
  ready(coding: Coding, audience: Audience): Ready | undefined {
    return this.#coded.get(this.#fit(coding))?.[audience];
  }

  /** The same, made now where it is not ready. */
  async make(coding: Coding, audience: Audience): Promise<Ready> {
    const fit = this.#fit(coding);
    const known = this.#coded.get(fit);
    if (known !== undefined) return known[audience];
    const making = this.#beingCoded.get(fit) ?? this.#code(fit);
    this.#beingCoded.set(fit, making);
    return (await making)[audience];
  }

  /** A small answer gains nothing. */
  #fit(coding: Coding): Coding {
    return this.kind.isPacked === true || this.#body.length < WORTH_CODING ? 'identity' : coding;
  }

  async #code(coding: Coding): Promise<Readies> {
    try {
      const body = await code(this.#body, coding);
      const { route } = this.kind;
      const readyFor = (audience: Audience) =>
        makeReady(
          body,
          `"${this.#hash}${TAG_SUFFIX[coding]}"`,
          {
            ...this.kind.headersFor(audience),
            ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
          },
          route === undefined ? {} : { route },
        );
      const made = { visitors: readyFor('visitors'), session: readyFor('session') };
      this.#coded.set(coding, made);
      if (coding !== 'identity') this.bytes += body.length;
      return made;
    } finally {
      this.#beingCoded.delete(coding);
    }
  }
}
