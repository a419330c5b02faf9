// One kept answer: its bytes, compressed once in each coding that somebody has asked for, and its heads.
import { createHash } from 'node:crypto';
import { DATA_HEADERS } from '../security.ts';
import { code, TAG_SUFFIX, WORTH_CODING, type Coding } from './coding.ts';
import type { Stamp } from './freshness.ts';
import { makeReady, type Ready } from './sending.ts';
import type { Sized } from './shelf.ts';

/** Whether the caller came with a session: what they are answered is their browser's own, even where visitors are answered the same. */
export type Audience = 'visitors' | 'session';

/** Browsers ask each time whether they have it still. What visitors may not see, a browser that others use after its reader must not keep. */
const cacheControl = (audience: Audience, isForAnybody: boolean): string => {
  if (!isForAnybody) return 'private, no-store';
  return audience === 'visitors' ? 'no-cache' : 'private, no-cache';
};

type Readies = Readonly<Record<Audience, Ready>>;

export class PreparedAnswer implements Sized {
  /** Grows with each coding. */
  bytes: number;
  readonly stamp: Stamp;
  readonly #body: Buffer;
  readonly #hash: string;
  /** Where the next page is, as the handler has said. */
  readonly #link: string | undefined;
  /** Visitors are answered the same. */
  readonly #isForAnybody: boolean;
  readonly #coded = new Map<Coding, Readies>();
  readonly #beingCoded = new Map<Coding, Promise<Readies>>();

  constructor(text: string, link: string | undefined, isForAnybody: boolean, stamp: Stamp) {
    this.#body = Buffer.from(text);
    this.#hash = createHash('sha256').update(this.#body).digest('base64url').slice(0, 22);
    this.#link = link;
    this.#isForAnybody = isForAnybody;
    this.stamp = stamp;
    this.bytes = this.#body.length;
  }

  /** What is sent in a coding, where it is ready. */
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
    return this.#body.length < WORTH_CODING ? 'identity' : coding;
  }

  async #code(coding: Coding): Promise<Readies> {
    try {
      const body = await code(this.#body, coding);
      const readyFor = (audience: Audience) =>
        makeReady(body, `"${this.#hash}${TAG_SUFFIX[coding]}"`, {
          ...DATA_HEADERS,
          'content-type': 'application/json; charset=utf-8',
          'cache-control': cacheControl(audience, this.#isForAnybody),
          vary: 'accept-encoding, cookie',
          ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
          ...(this.#link === undefined ? {} : { link: this.#link }),
        });
      const made = { visitors: readyFor('visitors'), session: readyFor('session') };
      this.#coded.set(coding, made);
      if (coding !== 'identity') this.bytes += body.length;
      return made;
    } finally {
      this.#beingCoded.delete(coding);
    }
  }
}
