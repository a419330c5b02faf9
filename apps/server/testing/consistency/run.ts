// Reads and writes at random: after each of them somebody reads something from the server that keeps its answers, and the same from one that keeps
// nothing. Both answers must be the same bytes.
import { randomFrom, type Random } from '@tennis/domain';
import type { FastifyInstance } from 'fastify';
import type { Person, TestServer } from '../server.ts';
import { pick, someAddress } from './reads.ts';
import { aPlayer, aWorld, KINDS, type World } from './world.ts';
import { someWrite } from './writes.ts';

/** What somebody is answered: all of it that he could tell apart. */
export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly link: string | undefined;
  readonly tag: string | undefined;
}

/** Asks one server as a person; with a tag that somebody was given before. */
export type Ask = (person: Person, url: string, held?: string) => Promise<Answered>;

/** Asks an app in this process. */
export function asking(app: FastifyInstance): Ask {
  return async ({ cookies }, url, held) => {
    const headers = held === undefined ? {} : { 'if-none-match': held };
    const {
      statusCode,
      body,
      headers: got,
    } = await app.inject({ method: 'GET', url, headers, cookies: { ...cookies } });
    const { link, etag } = got;
    return { status: statusCode, body, link: link?.toString(), tag: etag };
  };
}

/** Just before and at the midnights of both clubs, the birthdays and the end of the year. */
const MOMENTS = [
  '2026-12-29T18:15:00.000Z',
  '2026-12-30T10:00:00.000Z',
  '2026-12-30T18:14:59.999Z',
  '2026-12-30T18:15:00.000Z',
  '2026-12-31T03:29:59.999Z',
  '2026-12-31T03:30:00.000Z',
  '2026-12-31T12:00:00.000Z',
  '2026-12-31T18:14:59.999Z',
  '2026-12-31T18:15:00.000Z',
  '2027-01-01T03:29:59.999Z',
  '2027-01-01T03:30:00.000Z',
];

export interface RunOptions {
  readonly server: TestServer;
  readonly kept: Ask;
  readonly uncached: Ask;
  readonly seed: number;
  readonly steps: number;
}

export interface Outcome {
  readonly reads: number;
  readonly writes: number;
  /** Answers that said that the caller has them. */
  readonly same: number;
  /** Told with all that is needed to see it again. */
  readonly differences: readonly string[];
}

class Run {
  readonly #options: RunOptions;
  readonly #random: Random;
  readonly #world: World;
  readonly #held = new Map<string, string>();
  readonly #differences: string[] = [];
  #same = 0;

  constructor(options: RunOptions, world: World) {
    this.#options = options;
    this.#random = randomFrom(options.seed);
    this.#world = world;
  }

  async all(): Promise<Outcome> {
    const random = this.#random;
    let writes = 0;
    for (let step = 0; step < this.#options.steps; step += 1) {
      const dice = random.int(100);
      if (dice < 3) this.#options.server.setNow(pick(random, MOMENTS) ?? '');
      else if (dice < 30) {
        writes += 1;
        await this.#write();
      } else await this.#read(step);
    }
    const reads = this.#options.steps - writes;
    return { reads, writes, same: this.#same, differences: this.#differences };
  }

  /** A write, with readers in the midst of it whose answers may be from before or after. */
  async #write(): Promise<void> {
    const { server, kept } = this.#options;
    const random = this.#random;
    const world = this.#world;
    const beside = Array.from({ length: random.int(4) }, async () => {
      const reader = world.readers[pick(random, KINDS) ?? 'visitor'];
      return kept(reader, someAddress(world, random));
    });
    await someWrite({ server, world, random });
    await Promise.all(beside);
  }

  async #read(step: number): Promise<void> {
    const { kept, uncached, seed } = this.#options;
    const random = this.#random;
    const kind = pick(random, KINDS) ?? 'visitor';
    const isPlayer = kind === 'elsewhere' && random.int(3) === 0;
    const reader = (isPlayer ? pick(random, this.#world.players) : undefined) ?? this.#world.readers[kind];
    const url = someAddress(this.#world, random);
    // A tag that anybody was given for this address, as from a browser that several people use.
    const held = random.int(2) === 0 ? this.#held.get(url) : undefined;
    const expected = await uncached(reader, url);
    const got = await kept(reader, url, held);
    if (got.tag !== undefined) this.#held.set(url, got.tag);
    const isSame = got.status === 304;
    this.#same += isSame ? 1 : 0;
    const fits = isSame
      ? held === got.tag && got.tag === expected.tag
      : JSON.stringify(got) === JSON.stringify(expected);
    if (!fits) {
      this.#differences.push(
        `seed ${seed}, step ${step}: ${kind} reads ${url}\n kept: ${JSON.stringify(got)}\n made: ${JSON.stringify(expected)}`,
      );
    }
  }
}

/** Runs so many steps that follow from the seed. */
export async function runConsistency(options: RunOptions): Promise<Outcome> {
  options.server.setNow('2026-12-30T10:00:00.000Z');
  const world = await aWorld(options.server);
  world.players.push(await aPlayer(options.server, 'Former Junior', '2008-12-31'));
  return new Run(options, world).all();
}
