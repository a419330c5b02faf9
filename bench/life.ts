// The cost of a draw and its results through the API, on both databases: `npm run bench -- life`. A draw of 128 is made, published and played to its
// champion, in turn with the same number of results in matches made by hand. Then draws of 8 to 256 are played while each request's statements are
// counted. Milliseconds of the server's processor time.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stdout } from 'node:process';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { bytesOf, LeanClient, type Request } from './lean-connection.ts';
import type { Traced } from './writes/probe.ts';
import { newDatabase, Product, temporaryFolder, type Place } from './writes/product.ts';
import { withoutSealing } from './writes/statements.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '..');
/** Of 256 half of them wait: a tournament takes no more than 128. */
const SIZES = [8, 32, 128, 256];
const MOST = 128;
const MEASURED = 128;
/** The first round warms the server up and does not count. */
const ROUNDS = 12;
const RULES = {
  format: 'knockout',
  pointSystem: 'normal_deuce',
  letRule: true,
  timeLimit: 90,
  matchesPerParticipant: 1,
  playersProgressingFromGroups: 0,
  tieBreakerRule: 'matches_won',
};

interface Match {
  readonly id: number;
  readonly status: string;
  readonly participant1Id: number | null;
  readonly participant2Id: number | null;
}

/** The desk of a club, which sends one call after the other. */
class Desk {
  readonly #client: LeanClient;
  readonly #cookie: string;
  readonly #clubId: number;

  private constructor(client: LeanClient, cookie: string, clubId: number) {
    this.#client = client;
    this.#cookie = cookie;
    this.#clubId = clubId;
  }

  static async open(port: number): Promise<Desk> {
    const client = new LeanClient(port);
    const body = {
      username: 'life-desk',
      password: 'Tennis123',
      name: 'Desk Person',
      role: 'club_admin',
      email: 'life-desk@example.org',
    };
    const { head } = await client.ask(bytesOf({ method: 'POST', path: '/api/auth/register', body }));
    const cookie = [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, one]) => one).join('; ');
    const made = await client.ask(
      bytesOf({
        method: 'POST',
        path: '/api/clubs',
        headers: { cookie },
        body: { name: 'Life Tennis Club' },
      }),
    );
    return new Desk(client, cookie, (JSON.parse(made.body) as { id: number }).id);
  }

  async ask<T>(method: Request['method'], address: string, body?: unknown): Promise<T> {
    const headers = {
      cookie: this.#cookie,
      ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
    };
    const answer = await this.#client.ask(bytesOf({ method, path: address, headers, body }));
    return JSON.parse(answer.body) as T;
  }

  /** A tournament with so many entries; its id and theirs. */
  async enter(count: number): Promise<{ id: number; entries: number[] }> {
    const { id } = await this.ask<{ id: number }>('POST', '/api/tournaments', {
      name: `Cup of ${count}`,
      clubId: this.#clubId,
      type: 'Open',
      startDate: '2026-09-11T09:00:00.000Z',
      endDate: '2026-09-13T18:00:00.000Z',
      maxParticipants: Math.min(count, MOST),
      rules: RULES,
    });
    const entries: number[] = [];
    for (let n = 1; n <= Math.min(count, MOST); n += 1) {
      const made = await this.ask<{ id: number }>('POST', `/api/tournaments/${id}/participants`, {
        name: `Player Number ${n}`,
      });
      entries.push(made.id);
    }
    // Those of a list wait where all places are taken.
    const lines = Array.from({ length: Math.max(0, count - MOST) }, (_, n) => ({
      player: { name: `Waiting Number ${n + 1}`, isNew: true },
    }));
    const address = `/api/tournaments/${id}/participants/import`;
    if (lines.length > 0) {
      const { plan } = await this.ask<{ plan: string }>('POST', address, { lines });
      await this.ask('POST', address, { lines, confirm: true, plan });
    }
    return { id, entries };
  }

  makeDraw(id: number): Promise<{ id: number }> {
    return this.ask('POST', `/api/tournaments/${id}/draws`, { randomSeed: 7 });
  }

  publish(id: number, draw: number): Promise<unknown> {
    return this.ask('PUT', `/api/tournaments/${id}/draws/${draw}/publication`, { published: true });
  }

  /** Lets the first side win. */
  win({ id, participant1Id }: Pick<Match, 'id' | 'participant1Id'>): Promise<unknown> {
    return this.ask('PUT', `/api/matches/${id}/scores`, {
      scores: { text: '6-4 6-3' },
      winnerId: participant1Id,
      complete: true,
    });
  }

  /** The matches that can be played now. */
  async playable(id: number): Promise<Match[]> {
    const matches = await this.ask<Match[]>('GET', `/api/tournaments/${id}/matches`);
    return matches.filter(
      (match) =>
        match.status === 'scheduled' && match.participant1Id !== null && match.participant2Id !== null,
    );
  }

  /** Plays what can be played, round after round; `around` is given each round's results. */
  async playOut(id: number, around: (results: () => Promise<void>) => Promise<void>): Promise<number> {
    let played = 0;
    for (;;) {
      const open = await this.playable(id);
      if (open.length === 0) return played;
      await around(async () => {
        for (const match of open) await this.win(match);
      });
      played += open.length;
    }
  }

  /** A tournament with matches made by hand, one for each but the last entry. */
  async byHand(count: number): Promise<{ id: number; participant1Id: number }[]> {
    const { id, entries } = await this.enter(count);
    const matches: { id: number; participant1Id: number }[] = [];
    for (const [at, participant1Id] of entries.slice(1).entries()) {
      const { id: matchId } = await this.ask<{ id: number }>('POST', `/api/tournaments/${id}/matches`, {
        participant1Id,
        participant2Id: entries[at],
        round: 'knockout',
        startTime: null,
      });
      matches.push({ id: matchId, participant1Id });
    }
    return matches;
  }

  close(): void {
    this.#client.close();
  }
}

const middle = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

interface Round {
  readonly drawn: number;
  readonly result: number;
  readonly byHand: number;
}

async function measureRound(product: Product, desk: Desk): Promise<Round> {
  const costOf = async (what: () => Promise<unknown>): Promise<number> => {
    const before = await product.cpuMs();
    await what();
    return (await product.cpuMs()) - before;
  };
  const { id } = await desk.enter(MEASURED);
  const hand = await desk.byHand(MEASURED);
  const drawn = await costOf(async () => {
    const draw = await desk.makeDraw(id);
    await desk.publish(id, draw.id);
  });
  let results = 0;
  const played = await desk.playOut(id, async (round) => {
    results += await costOf(round);
  });
  const byHand = await costOf(async () => {
    for (const match of hand) await desk.win(match);
  });
  return { drawn, result: results / played, byHand: byHand / hand.length };
}

async function measureCosts(engine: string, place: Place): Promise<void> {
  const product = await Product.start(CHECKOUT, place);
  const desk = await Desk.open(product.port);
  try {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(product, desk));
    const counted = rounds.slice(1);
    const [drawn, result, byHand] = (['drawn', 'result', 'byHand'] as const).map((what) =>
      middle(counted.map((round) => round[what])),
    ) as [number, number, number];
    stdout.write(
      `${engine}, draw of ${MEASURED}: made and published ${drawn.toFixed(1)}; a result ${result.toFixed(2)}, by hand ${byHand.toFixed(2)}, ${(result / byHand).toFixed(2)} times that\n`,
    );
  } finally {
    desk.close();
    await product.stop();
  }
}

/** Statements of each request in which one ran, without the sealing of earlier records. */
const perRequest = (traced: readonly Traced[]): number[] =>
  [
    ...Map.groupBy(
      withoutSealing(traced.filter(({ isInside }) => isInside)),
      ({ request }) => request,
    ).values(),
  ].map((statements) => statements.length);

async function countStatements(engine: string, place: Place): Promise<void> {
  const product = await Product.start(CHECKOUT, place, true);
  const desk = await Desk.open(product.port);
  let seen = 0;
  const fresh = async (): Promise<readonly Traced[]> => {
    const traced = await product.statements();
    const news = traced.slice(seen);
    seen = traced.length;
    return news;
  };
  try {
    for (const size of SIZES) {
      const { id } = await desk.enter(size);
      await fresh();
      const draw = await desk.makeDraw(id);
      const making = perRequest(await fresh());
      await desk.publish(id, draw.id);
      const publishing = perRequest(await fresh());
      const results: number[] = [];
      await desk.playOut(id, async (round) => {
        await fresh();
        await round();
        results.push(...perRequest(await fresh()));
      });
      stdout.write(
        `${engine}, ${size} entrants, statements: draw made ${making.join('+')}, published ${publishing.join('+')}, a result ${middle(results)}, at most ${Math.max(...results)}\n`,
      );
    }
  } finally {
    desk.close();
    await product.stop();
  }
}

/** On a fresh database each, which `newPlace` makes. */
async function measure(engine: string, newPlace: () => Promise<Place>): Promise<void> {
  await measureCosts(engine, await newPlace());
  await countStatements(engine, await newPlace());
}

await measure('SQLite', () => Promise.resolve({ dataDir: temporaryFolder(), databaseUrl: null }));
const cluster = await startPostgres({}, tmpdir());
try {
  await measure('PostgreSQL', async () => ({
    dataDir: temporaryFolder(),
    databaseUrl: await newDatabase(cluster.url),
  }));
} finally {
  await cluster.stop();
}
