// Scoring through everything that can go wrong at the net post: the network cut, a request or an answer lost, the server killed between its commit
// and its answer, the tab killed, the session over, the clock an hour off. At the end each point is on the server exactly once (D52). A few random
// runs here; COURTSIDE_RUNS=200 makes this many.
import { env, stdout } from 'node:process';
import type { BrowserContext, Page } from '@playwright/test';
import { randomFrom, type Random } from '@tennis/domain';
import { PASSWORD, type Account } from '../support/accounts.ts';
import {
  aClub,
  aPhone,
  BOUNCE_MS,
  keptIn,
  logOf,
  NAMES,
  openGround,
  PATIENCE_MS,
  signIn,
  type Event,
  type Ground,
} from '../support/courtside.ts';
import { expect, test } from '../support/test.ts';

const RUNS = Number(env['COURTSIDE_RUNS'] ?? 3);
const SEED = Number(env['COURTSIDE_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
const A_RUN_MS = 25_000;
const HOUR_MS = 3_600_000;

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
    const undo = this.page.getByRole('button', { name: /^Undo/ });
    if (kind === 0 && (await undo.isEnabled())) {
      await undo.click();
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

  /** The tab dies at once. Only the points it had stored by then count; at most the very last tap is missing. */
  async die(): Promise<void> {
    const tapped = this.random.int(2) === 0;
    if (tapped) {
      await this.page.getByRole('button', { name: `Point to ${NAMES[0]}` }).click({ noWaitAfter: true });
      this.noted.push({ type: 'point', winner: 1 });
    }
    await this.page.close();
    this.page = await this.context.newPage();
    await this.comeBack();
    const kept = (await keptIn(this.page, this.matchId)).map(({ event }) => event);
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
async function expectAllThere(scorer: Scorer, server: Ground['server']): Promise<void> {
  const { page, matchId, noted } = scorer;
  await page.evaluate(() => globalThis.dispatchEvent(new globalThis.Event('online')));
  await expect
    .poll(
      async () => {
        // A write that was under way may have been the server's last.
        if (server.port() === null) await server.again();
        return ((await logOf(page, matchId)).log?.events ?? []).length;
      },
      { timeout: 40_000 },
    )
    .toBe(noted.length);
  const events = (await logOf(page, matchId)).log?.events ?? [];
  expect(events.map(({ event }) => event)).toEqual(noted);
  expect(new Set(events.map(({ id }) => id)).size).toBe(noted.length);
}

test.use({ serviceWorkers: 'allow' });

test('points through random trouble are on the server exactly once and in order @phone', async ({
  browser,
}) => {
  test.setTimeout(180_000 + RUNS * A_RUN_MS);
  const { server, net, stop } = await openGround();
  const context = await aPhone(browser, net);
  try {
    const first = await context.newPage();
    const { account, anotherMatch } = await aClub(first);
    // Once the pad is kept, it comes up without a network.
    await first.goto(`/score/${await anotherMatch()}`);
    const isKept = () => first.evaluate(async () => (await caches.match('/score/pad')) !== undefined);
    await expect.poll(isKept, { timeout: PATIENCE_MS }).toBe(true);
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
        await expectAllThere(scorer, server);
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
