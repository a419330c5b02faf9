// Points through all that can go wrong at the net post: the network cut, a request or an answer lost, the server killed between its commit and its answer, the tab killed, the
// session over, the clock an hour off. At the end each point is on the server exactly once (D52). A few random runs here; COURTSIDE_RUNS=200 makes so many.
import { env, stdout } from 'node:process';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { LoggedEvent, ScoreLog } from '@tennis/contract';
import { randomFrom, type Random } from '@tennis/domain';
import { PASSWORD, createClub, signUp, type Account } from '../support/accounts.ts';
import { openBadNet, type BadNet } from '../support/bad-net.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { startMortal, type MortalServer } from '../support/server.ts';
import { expect, SUPER_ADMIN, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

const RUNS = Number(env['COURTSIDE_RUNS'] ?? 3);
const SEED = Number(env['COURTSIDE_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
const A_RUN_MS = 25_000;
const PATIENCE_MS = 20_000;
const HOUR_MS = 3_600_000;
/** The pad takes two taps within a quarter of a second for one. */
const BOUNCE_MS = 260;
const NAMES = ['Nina Kovač', 'Priya Raman'] as const;

interface Ground {
  readonly server: MortalServer;
  readonly net: BadNet;
  readonly stop: () => Promise<void>;
}

async function openGround(): Promise<Ground> {
  const server = await startMortal({
    ADMIN_EMAIL: SUPER_ADMIN.email,
    ADMIN_PASSWORD: SUPER_ADMIN.password,
  });
  const net = await openBadNet(server);
  const stop = async () => {
    await net.stop();
    await server.stop();
  };
  return { server, net, stop };
}

/** Somebody's phone: its cookies, and what its browser keeps. Its clock can be wrong. */
async function aPhone(browser: Browser, net: BadNet): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: net.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(() => {
    const wrong = Number(localStorage.getItem('wrong-clock') ?? 0);
    const RightDate = Date;
    const now = () => RightDate.now() + wrong;
    globalThis.Date = new Proxy(RightDate, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  });
  return context;
}

/** A club with a match for each run; answers how to make another. */
async function aClub(page: Page): Promise<{ account: Account; anotherMatch: () => Promise<number> }> {
  const account = await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  const players: [number, number] = [await enter(page, id, NAMES[0]), await enter(page, id, NAMES[1])];
  let court = 0;
  const anotherMatch = () =>
    addMatch(page, id, { round: 'semi_final', players, court: `Court ${(court += 1)}` });
  return { account, anotherMatch };
}

type Event = LoggedEvent['event'];
const logOf = (page: Page, matchId: number) => send<ScoreLog>(page, 'GET', `/api/matches/${matchId}/log`);

/** What the browser itself has kept of a match. */
const keptIn = (page: Page, matchId: number): Promise<Event[]> =>
  page.evaluate(
    (id) =>
      new Promise<Event[]>((resolve, reject) => {
        const opening = indexedDB.open('score-logs', 1);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('logs').objectStore('logs').get(id);
          reading.addEventListener('success', () => {
            const log = reading.result as { events: LoggedEvent[] } | undefined;
            opening.result.close();
            resolve((log?.events ?? []).map(({ event }) => event));
          });
        });
      }),
    matchId,
  );

/** One phone that scores one match, and what it has noted. */
class Scorer {
  readonly noted: Event[] = [];
  readonly context: BrowserContext;
  readonly matchId: number;
  readonly random: Random;
  page: Page;

  constructor(context: BrowserContext, page: Page, matchId: number, random: Random) {
    this.context = context;
    this.page = page;
    this.matchId = matchId;
    this.random = random;
  }

  async begin(): Promise<void> {
    await this.page.goto(`/score/${this.matchId}`);
    await this.page.getByRole('button', { name: `${NAMES[0]} to serve` }).click();
    await this.page.getByRole('button', { name: `Point to ${NAMES[0]}` }).waitFor();
  }

  async tap(): Promise<void> {
    const kind = this.random.int(10);
    if (kind === 0 && this.noted.length > 0) {
      await this.page.getByRole('button', { name: /^Undo/ }).click();
      this.noted.push({ type: 'undo' });
    } else if (kind === 1) {
      await this.page.getByRole('button', { name: 'Fault' }).click();
      this.noted.push({ type: 'fault' });
    } else {
      const winner = this.random.int(2) === 0 ? 1 : 2;
      await this.page.getByRole('button', { name: `Point to ${NAMES[winner - 1]}` }).click();
      this.noted.push({ type: 'point', winner });
    }
    await this.page.waitForTimeout(BOUNCE_MS);
  }

  /** The tab dies at once; what it had kept by then is what counts, and that is all but the very last tap at most. */
  async die(): Promise<void> {
    const tapped = this.random.int(2) === 0;
    if (tapped) {
      await this.page.getByRole('button', { name: `Point to ${NAMES[0]}` }).click({ noWaitAfter: true });
      this.noted.push({ type: 'point', winner: 1 });
    }
    await this.page.close();
    this.page = await this.context.newPage();
    await this.comeBack();
    const kept = await keptIn(this.page, this.matchId);
    if (tapped && kept.length === this.noted.length - 1) this.noted.pop();
    expect(kept, 'kept on the device').toEqual(this.noted);
  }

  async comeBack(): Promise<void> {
    await this.page.goto(`/score/${this.matchId}`);
    await this.page.getByRole('button', { name: `Point to ${NAMES[0]}` }).waitFor();
  }

  async signInAgain({ username }: Account): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await this.page.getByRole('button', { name: `Point to ${NAMES[0]}` }).waitFor();
  }
}

/** Everything is well again: all is on the server in the end. */
async function expectAllThere(scorer: Scorer): Promise<void> {
  const { page, matchId, noted } = scorer;
  await page.evaluate(() => globalThis.dispatchEvent(new globalThis.Event('online')));
  await expect
    .poll(async () => ((await logOf(page, matchId)).log?.events ?? []).length, { timeout: 40_000 })
    .toBe(noted.length);
  const events = (await logOf(page, matchId)).log?.events ?? [];
  expect(events.map(({ event }) => event)).toEqual(noted);
  expect(new Set(events.map(({ id }) => id)).size).toBe(noted.length);
}

test('points through random trouble are on the server exactly once and in order @phone', async ({
  browser,
}) => {
  test.setTimeout(60_000 + RUNS * A_RUN_MS);
  const { server, net, stop } = await openGround();
  const context = await aPhone(browser, net);
  try {
    const first = await context.newPage();
    const { account, anotherMatch } = await aClub(first);
    // Once the pad is kept, it comes up without a network.
    await first.goto(`/score/${await anotherMatch()}`);
    await first.waitForFunction(async () => (await caches.match('/score')) !== undefined, undefined, {
      timeout: 20_000,
    });
    for (let run = 0; run < RUNS; run += 1) {
      const random = randomFrom(SEED + run);
      const began = Date.now();
      await test.step(`run ${run} of seed ${SEED}`, async () => {
        const page = await context.newPage();
        const scorer = new Scorer(context, page, await anotherMatch(), random);
        await scorer.begin();
        for (let step = 0; step < 8; step += 1) {
          await trouble(scorer, { server, net }, account);
          await scorer.tap();
        }
        net.isCut = false;
        net.mishap = null;
        if (server.port() === null) await server.again();
        if ((await context.cookies()).length === 0) await signIn(scorer.page, account);
        await expectAllThere(scorer);
        await scorer.page.close();
        if (RUNS > 10)
          stdout.write(
            `run ${run} of seed ${SEED}: ${scorer.noted.length} events, ${Date.now() - began} ms\n`,
          );
      });
    }
  } finally {
    await context.close();
    await stop();
  }
});

const signIn = (page: Page, { username }: Account) =>
  send(page, 'POST', '/api/auth/login', { username, password: PASSWORD });

async function trouble(
  scorer: Scorer,
  { server, net }: Pick<Ground, 'server' | 'net'>,
  account: Account,
): Promise<void> {
  const { context, random } = scorer;
  const isUp = !net.isCut && server.port() !== null;
  switch (random.int(10)) {
    case 0:
      net.isCut = !net.isCut;
      return;
    case 1:
      net.mishap = 'answer';
      return;
    case 2:
      net.mishap = 'request';
      return;
    case 3:
      net.mishap = 'server';
      return;
    case 4:
      if (server.port() === null) await server.again();
      return;
    case 5:
      await scorer.die();
      return;
    case 6:
      if (!isUp) return;
      await context.clearCookies();
      return;
    case 7:
      if (!isUp || (await context.cookies()).length > 0) return;
      if (await scorer.page.getByRole('button', { name: 'Sign in' }).isVisible())
        await scorer.signInAgain(account);
      else await signIn(scorer.page, account);
      return;
    case 8:
      await scorer.page.evaluate(
        (wrong) => localStorage.setItem('wrong-clock', String(wrong)),
        (random.int(3) - 1) * HOUR_MS,
      );
      await scorer.comeBack();
      return;
    default:
  }
}
