// Reads and writes at random. After each write somebody reads the same from a server that keeps its answers and from one that keeps nothing. Both
// answers must be the same bytes.
import type { RouteName } from '@tennis/contract';
import { randomFrom, type Random } from '@tennis/domain';
import type { FastifyInstance } from 'fastify';
import type { Person, TestServer } from '../server.ts';
import { pause } from '../process.ts';
import { pick, someAddress } from './reads.ts';
import { aPlayer, aWorld, KINDS, type World } from './world.ts';
import { someWrite } from './writes.ts';

/** An answer: all parts of it that a reader could tell apart. */
export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly link: string | undefined;
  readonly tag: string | undefined;
}

/** Asks one server as a person; with a tag that somebody was given before. */
export type Ask = (person: Person, url: string, held?: string) => Promise<Answered>;

/** Settings of every server in the test. Each call comes from its own address, because one address may search only so often. */
export const BY_PROXY = { TRUST_PROXY: 'true', PUBLIC_URL: 'https://tennis.example.org' };

let calls = 0;

/** The header that says where the next call comes from. */
export function fromAnywhere(): Readonly<Record<'x-forwarded-for', string>> {
  calls += 1;
  return { 'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}` };
}

/** A run of fewer steps does not come to everything. */
const ENOUGH = 200;
/** The least that a longer run must have done to prove anything about it. */
const MUST_HAPPEN: readonly RouteName[] = [
  'makeDraw',
  'setDrawPublished',
  'setWithdrawal',
  'importPersons',
  'importParticipants',
  'mergePerson',
  'eraseAccount',
  'deleteUser',
];

/** Asks an app in this process. */
export function asking(app: FastifyInstance): Ask {
  return async ({ cookies }, url, held) => {
    const headers = { ...fromAnywhere(), ...(held === undefined ? {} : { 'if-none-match': held }) };
    const {
      statusCode,
      body,
      headers: got,
    } = await app.inject({ method: 'GET', url, headers, cookies: { ...cookies } });
    const { link, etag } = got;
    return { status: statusCode, body, link: link?.toString(), tag: etag };
  };
}

/** When everybody signs in: a session of the present would be over by then. */
export const BEGINNING = '2026-12-29T10:00:00.000Z';

/** The clock jumps to these: times of one quarter of an hour, and moments around the midnights of both clubs, the birthdays and the end of the year. */
const MOMENTS = [
  '2026-12-29T18:15:00.000Z',
  '2026-12-30T10:00:00.000Z',
  '2026-12-30T10:04:00.000Z',
  '2026-12-30T10:11:00.000Z',
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
  /** Sets the clock of every process. */
  readonly setNow: (moment: string) => void;
  /** Where another process serves too, which is told of changes a moment later. */
  readonly other?: {
    /** The same person, as they call that process. */
    readonly calling: (person: Person) => Person;
    readonly patienceMs: number;
  };
}

export interface Outcome {
  /** Events that must have happened, so that the run proves anything about them, and have not. */
  readonly missing: readonly RouteName[];
  readonly reads: number;
  readonly writes: number;
  /** Answers that said that the caller has them. */
  readonly same: number;
  /** Told with all that is needed to see it again. */
  readonly differences: readonly string[];
}

/** Addresses that are read again. */
const RECENT = 12;
/** How many are read before a write and after it. */
const WATCHED = 4;
/** After so many writes, about, most happens in another tournament. */
const FOCUS = 8;
/** Between two looks at an answer of which the process has still to be told. */
const TURN_MS = 5;
/** The people who read one address one after the other. */
const READERS = 3;

class Run {
  readonly #options: RunOptions;
  readonly #random: Random;
  readonly #world: World;
  readonly #recent: string[] = [];
  readonly #held = new Map<string, string>();
  readonly #differences: string[] = [];
  #same = 0;
  readonly #done = new Set<RouteName>();
  #writtenAt = 0;

  constructor(options: RunOptions, world: World) {
    this.#options = options;
    this.#random = randomFrom(options.seed);
    this.#world = world;
  }

  /** Events that must happen and have not yet; the run goes on for them. */
  missing(): readonly RouteName[] {
    return this.#options.steps < ENOUGH ? [] : MUST_HAPPEN.filter((name) => !this.#done.has(name));
  }

  async all(): Promise<Outcome> {
    const random = this.#random;
    const done = { reads: 0, writes: 0 };
    const { steps } = this.#options;
    const isOver = (step: number) => step >= steps && (this.missing().length === 0 || step >= steps * 3);
    for (let step = 0; !isOver(step); step = done.reads + done.writes) {
      const dice = random.int(100);
      if (dice < 3) this.#moveClock();
      else if (dice < 50) {
        done.writes += 1;
        await this.#write(step, done.writes - 1);
      } else {
        // Several, so that one finds what another has left.
        const address = this.#address();
        for (let reader = 0; reader < READERS; reader += 1) await this.#read(step, address);
        done.reads += READERS;
      }
    }
    return { ...done, missing: this.missing(), same: this.#same, differences: this.#differences };
  }

  #moveClock(): void {
    this.#options.setNow(pick(this.#random, MOMENTS) ?? '');
  }

  /** A write between two rounds of reads of some addresses. Readers during the write may get answers from before or after it. */
  async #write(step: number, before: number): Promise<void> {
    const { server, kept } = this.#options;
    const random = this.#random;
    const world = this.#world;
    if (random.int(FOCUS) === 0) world.focus = pick(random, world.tournaments.slice(0, 4)) ?? world.focus;
    const watched = Array.from({ length: WATCHED }, () => {
      const url = someAddress(world, random);
      return { url, reader: this.#reader(url) };
    });
    for (const { url, reader } of watched) await this.#read(step, url, reader);
    const beside = Array.from({ length: random.int(4) }, async () => {
      const reader = world.readers[pick(random, KINDS) ?? 'visitor'];
      return kept(reader, someAddress(world, random));
    });
    const calling = this.#options.other?.calling ?? null;
    const onDone = (name: RouteName) => void this.#done.add(name);
    await someWrite({ server, world, random, calling, before, onDone });
    this.#writtenAt = performance.now();
    await Promise.all(beside);
    for (const { url, reader } of watched) await this.#read(step, url, reader);
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

  async #read(step: number, url: string, [kind, reader] = this.#reader(url)): Promise<void> {
    const { kept, uncached, seed, other } = this.#options;
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
      // Kept answers take no turn of the event loop, so without this the other process's message would never be heard.
      await pause(TURN_MS);
      [fits, got] = await compare();
    }
    if (got.tag !== undefined) this.#held.set(url, got.tag);
    this.#same += got.status === 304 ? 1 : 0;
    if (!fits) {
      // All of it, so that one can see in what it differs.
      if (got.status === 304) got = await kept(reader, url);
      this.#differences.push(
        `seed ${seed}, step ${step}: ${kind} reads ${url}\n kept: ${JSON.stringify(got)}\n made: ${JSON.stringify(expected)}`,
      );
    }
  }
}

/** Runs this many steps that follow from the seed. */
export async function runConsistency(options: RunOptions): Promise<Outcome> {
  const world = await aWorld(options.server);
  world.players.push(await aPlayer(options.server, 'Former Junior', '2008-12-31'));
  return new Run(options, world).all();
}
