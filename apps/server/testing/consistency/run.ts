// Reads and writes at random: after each of them somebody reads something from the server that keeps its answers, and the same from one that keeps
// nothing. Both answers must be the same bytes.
import { randomFrom, type Random } from '@tennis/domain';
import type { FastifyInstance } from 'fastify';
import type { Person, TestServer } from '../server.ts';
import { pick, someAddress } from './reads.ts';
import { aPlayer, aWorld, KINDS, type World } from './world.ts';
import { someWrite } from './writes.ts';

/** What somebody is answered: all of it that they could tell apart. */
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
  /** Where another process serves too: with a clock of its own, and told of changes a moment later. */
  readonly other?: {
    /** The same person, as they call that process. */
    readonly calling: (person: Person) => Person;
    readonly patienceMs: number;
  };
}

export interface Outcome {
  /** How long it took at most until a process knew what another had written. */
  readonly longestMs: number;
  readonly reads: number;
  readonly writes: number;
  /** Answers that said that the caller has them. */
  readonly same: number;
  /** Told with all that is needed to see it again. */
  readonly differences: readonly string[];
}

/** Addresses that are read again. */
const RECENT = 12;
/** Who read one address one after the other. */
const READERS = 3;

class Run {
  readonly #options: RunOptions;
  readonly #random: Random;
  readonly #world: World;
  readonly #recent: string[] = [];
  readonly #held = new Map<string, string>();
  readonly #differences: string[] = [];
  #same = 0;
  #longestMs = 0;
  #writtenAt = 0;

  constructor(options: RunOptions, world: World) {
    this.#options = options;
    this.#random = randomFrom(options.seed);
    this.#world = world;
  }

  async all(): Promise<Outcome> {
    const random = this.#random;
    const done = { reads: 0, writes: 0 };
    for (let step = 0; step < this.#options.steps; step = done.reads + done.writes) {
      const dice = random.int(100);
      if (dice < 3) this.#moveClock();
      else if (dice < 50) {
        done.writes += 1;
        await this.#write();
      } else {
        // Several, so that one finds what another has left.
        const address = this.#address();
        for (let reader = 0; reader < READERS; reader += 1) await this.#read(step, address);
        done.reads += READERS;
      }
    }
    return { ...done, same: this.#same, longestMs: this.#longestMs, differences: this.#differences };
  }

  #moveClock(): void {
    if (this.#options.other === undefined) this.#options.server.setNow(pick(this.#random, MOMENTS) ?? '');
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
    await someWrite({ server, world, random, calling: this.#options.other?.calling ?? null });
    this.#writtenAt = performance.now();
    await Promise.all(beside);
  }

  /** Something that was read a moment ago, or anything at all. */
  #address(): string {
    const random = this.#random;
    const address =
      (random.int(2) === 0 ? pick(random, this.#recent) : undefined) ?? someAddress(this.#world, random);
    this.#recent.push(address);
    if (this.#recent.length > RECENT) this.#recent.shift();
    return address;
  }

  /** Somebody of any kind, or one of those who play. Pages are made for visitors. */
  #reader(url: string): readonly [string, Person] {
    const { readers, players } = this.#world;
    if (!url.startsWith('/api/') && this.#random.int(4) !== 0) return ['visitor', readers.visitor];
    const player = this.#random.int(6) === 0 ? pick(this.#random, players) : undefined;
    if (player !== undefined) return ['player', player];
    const kind = pick(this.#random, KINDS) ?? 'visitor';
    return [kind, readers[kind]];
  }

  async #read(step: number, url: string): Promise<void> {
    const { kept, uncached, seed, other } = this.#options;
    const [kind, reader] = this.#reader(url);
    // A tag that anybody was given for this address, as from a browser that several people use.
    const held = this.#random.int(2) === 0 ? this.#held.get(url) : undefined;
    const expected = await uncached(reader, url);
    const compare = async (): Promise<readonly [boolean, Answered]> => {
      const got = await kept(reader, url, held);
      const isSame = got.status === 304;
      const fits = isSame
        ? held === got.tag && got.tag === expected.tag
        : JSON.stringify(got) === JSON.stringify(expected);
      return [fits, got];
    };
    let [fits, got] = await compare();
    const until = this.#writtenAt + (other?.patienceMs ?? 0);
    while (!fits && performance.now() < until) {
      [fits, got] = await compare();
      if (fits) this.#longestMs = Math.max(this.#longestMs, performance.now() - this.#writtenAt);
    }
    if (got.tag !== undefined) this.#held.set(url, got.tag);
    this.#same += got.status === 304 ? 1 : 0;
    if (!fits) {
      this.#differences.push(
        `seed ${seed}, step ${step}: ${kind} reads ${url}\n kept: ${JSON.stringify(got)}\n made: ${JSON.stringify(expected)}`,
      );
    }
  }
}

/** Runs this many steps that follow from the seed. */
export async function runConsistency(options: RunOptions): Promise<Outcome> {
  if (options.other === undefined) options.server.setNow('2026-12-30T10:00:00.000Z');
  const world = await aWorld(options.server);
  world.players.push(await aPlayer(options.server, 'Former Junior', '2008-12-31'));
  return new Run(options, world).all();
}
