// Everything made for visitors from the API's answers: pages, pictures, and files for search engines. Each is made once for all and kept beside the
// answers, for as long as the answers it was made from are true (ADR 45).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Asked } from '../asked.ts';
import { PreparedAnswer, type Kind } from '../prepared/answer.ts';
import type { PreparedAnswers } from '../prepared/answers.ts';
import { codingFor } from '../prepared/coding.ts';
import type { Stamp } from '../prepared/freshness.ts';
import type { Ready } from '../prepared/sending.ts';
import { readingAsVisitor, type VisitorReads } from './visitor-reads.ts';

export interface Maker {
  /** Whether it makes what this request asks for. */
  readonly isFor: (asked: Asked) => boolean;
  /** That, where it is ready. */
  readonly find: (asked: Asked, now: Date) => Ready | undefined;
  /** The same, made now; undefined if there is nothing. */
  readonly make: (request: FastifyRequest, now: Date) => Promise<Ready | undefined>;
}

/** Why nothing was made: nothing is there, not now, or the address has asked too often. */
export type Nothing = 'missing' | 'busy' | { readonly retryAfter: string };

interface Produced {
  readonly body: string | Buffer;
  /** Given if it is another one than the recipe's. */
  readonly kind?: Kind;
}

/** The key of a request; two with the same key get the same. */
interface Wanted {
  readonly key: string;
}

/** How one kind of thing is made. */
export interface Recipe<W extends Wanted> {
  readonly kind: Kind;
  readonly mostAtOnce: number;
  readonly wantedBy: (asked: Asked) => W | null;
  readonly produce: (
    wanted: W,
    reads: VisitorReads,
    call: { readonly request: FastifyRequest; readonly now: Date },
  ) => Promise<Produced | Nothing>;
  /** Sent if there is nothing; `other` makes something else by the same recipe. */
  readonly instead: (
    request: FastifyRequest,
    why: Nothing,
    other: (wanted: W) => Promise<Ready | undefined>,
  ) => Ready | undefined | Promise<Ready | undefined>;
}

export interface MakerGround {
  readonly app: FastifyInstance;
  readonly prepared: PreparedAnswers;
}

type Made = PreparedAnswer | Nothing;

interface Making {
  readonly begun: Stamp;
  readonly made: Promise<Made>;
}

/** Makes things by a recipe. */
export function makerOf<W extends Wanted>({ app, prepared }: MakerGround, recipe: Recipe<W>): Maker {
  const underWay = new Map<string, Making>();

  const makeNow = async (wanted: W, request: FastifyRequest, now: Date, begun: Stamp): Promise<Made> => {
    const reads = readingAsVisitor(app, prepared, request, now);
    const produced = await recipe.produce(wanted, reads, { request, now });
    if (typeof produced === 'string' || 'retryAfter' in produced) return produced;
    const restsOn = reads.stamps();
    const { body, kind = recipe.kind } = produced;
    const made = new PreparedAnswer(body, kind, [begun, ...(restsOn ?? [])]);
    if (restsOn === null) return made;
    // In every coding, so that nothing is compressed for those who come later.
    await Promise.all((['br', 'gzip', 'identity'] as const).map((coding) => made.make(coding, 'visitors')));
    prepared.made.keep(wanted.key, made, now);
    return made;
  };

  const makeOnce = (wanted: W, request: FastifyRequest, now: Date): Promise<Made> => {
    const other = underWay.get(wanted.key);
    if (other !== undefined && prepared.made.isLatest(other.begun, now)) return other.made;
    if (underWay.size >= recipe.mostAtOnce) return Promise.resolve('busy');
    const begun = prepared.made.begin(now);
    const made = makeNow(wanted, request, now, begun).finally(() => {
      if (underWay.get(wanted.key)?.made === made) underWay.delete(wanted.key);
    });
    underWay.set(wanted.key, { begun, made });
    return made;
  };

  const makeReady = async (wanted: W, request: FastifyRequest, now: Date): Promise<Ready | undefined> => {
    const made = await makeOnce(wanted, request, now);
    if (made instanceof PreparedAnswer)
      return made.make(codingFor(request.headers['accept-encoding']), 'visitors');
    return recipe.instead(request, made, (other) => makeReady(other, request, now));
  };

  return {
    isFor: (request) => recipe.wantedBy(request) !== null,
    find: (request, now) => {
      const wanted = recipe.wantedBy(request);
      const coding = codingFor(request.headers['accept-encoding']);
      return wanted === null ? undefined : prepared.made.find(wanted.key, now)?.ready(coding, 'visitors');
    },
    make: async (request, now) => {
      const wanted = recipe.wantedBy(request);
      return wanted === null ? undefined : makeReady(wanted, request, now);
    },
  };
}

/** Several as one. */
export const makersTogether = (makers: readonly Maker[]): Maker => ({
  isFor: (request) => makers.some((maker) => maker.isFor(request)),
  find: (request, now) => {
    for (const maker of makers) {
      const ready = maker.find(request, now);
      if (ready !== undefined) return ready;
    }
    return undefined;
  },
  make: async (request, now) => makers.find((maker) => maker.isFor(request))?.make(request, now),
});
