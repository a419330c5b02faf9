// Two devices score one match, each with a network that comes and goes: no noted point is lost, none counts twice, and if the two differ a person is
// asked (D52). A few random runs here; COURTSIDE_RUNS=100 makes this many.
import path from 'node:path';
import { env, stdout } from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { randomFrom, type Random } from '@tennis/domain';
import { aClub, aPhone, BOUNCE_MS, keptIn, logOf, NAMES, openGround } from '../support/courtside.ts';
import { expect, test } from '../support/test.ts';

const RUNS = Number(env['COURTSIDE_RUNS'] ?? 2);
const SEED = Number(env['COURTSIDE_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
const A_RUN_MS = 40_000;
const STEPS = 12;

/** A device with the match open, and the ids of all that was noted on it. */
interface Device {
  readonly page: Page;
  readonly noted: Set<string>;
}

const half = (page: Page, winner: 0 | 1) => page.getByRole('button', { name: `Point to ${NAMES[winner]}` });
const take = (page: Page) => page.getByRole('button', { name: 'Take over' });
const theirs = (page: Page) => page.getByRole('button', { name: 'Use what is on the server' });
const mine = (page: Page) => page.getByRole('button', { name: 'Use what is here' });

/** Presses a button that may be gone by then: the network came back, and an earlier choice went through. */
const press = (button: Locator): Promise<void> => button.click({ timeout: 2000 }).catch(() => undefined);

async function remember({ page, noted }: Device, matchId: number): Promise<void> {
  for (const { id } of await keptIn(page, matchId)) noted.add(id);
}

/** One step on a device: what somebody at the net post would do with what it shows. */
async function act(device: Device, matchId: number, random: Random): Promise<void> {
  const { page } = device;
  if (random.int(4) === 0) await page.context().setOffline(random.int(2) === 0);
  if (await theirs(page).isVisible()) {
    const choice = random.int(2) === 0 && (await mine(page).isVisible()) ? mine(page) : theirs(page);
    await press(choice);
  } else if (await take(page).isVisible()) await press(take(page));
  else if (await half(page, 0).isVisible()) {
    await press(half(page, random.int(2) === 0 ? 0 : 1));
    await page.waitForTimeout(BOUNCE_MS);
  }
  await remember(device, matchId);
}

/** Everybody has a network again: each person who is asked chooses, until one log counts on both. */
async function settle(devices: readonly Device[], matchId: number): Promise<void> {
  for (const { page } of devices) {
    await page.context().setOffline(false);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  }
  await expect
    .poll(
      async () => {
        for (const device of devices) {
          const { page } = device;
          if (await theirs(page).isVisible()) await press(theirs(page));
          await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
          await page.waitForTimeout(BOUNCE_MS);
        }
        return isSettled(devices, matchId);
      },
      { timeout: A_RUN_MS },
    )
    .toBe(true);
}

/**
 * Whether each device's points are a part of the log that counts, from its beginning; a device with different points asks, or it never comes to that.
 */
async function isSettled(devices: readonly Device[], matchId: number): Promise<boolean> {
  for (const { page } of devices) {
    const kept = (await keptIn(page, matchId)).map(({ id }) => id);
    const { log } = await logOf(page, matchId);
    const counts = (log?.events ?? []).map(({ id }) => id);
    const isPart = kept.every((id, at) => counts[at] === id);
    if (!isPart) return false;
  }
  return true;
}

/** The ids of all events of a match, and of those that count. */
function stored(dataDir: string, matchId: number): { all: string[]; open: string[] } {
  const file = new DatabaseSync(path.join(dataDir, 'tennis.sqlite'), { readOnly: true });
  const rows = file
    .prepare(
      'select e.event_id as id, l.state as state from score_events e join score_logs l on l.id = e.log_id where l.match_id = ?',
    )
    .all(matchId) as { id: string; state: string }[];
  file.close();
  return {
    all: rows.map(({ id }) => id),
    open: rows.filter(({ state }) => state === 'open').map(({ id }) => id),
  };
}

test('two devices on one match lose nothing, count nothing twice, and ask where they differ @phone', async ({
  browser,
}) => {
  test.setTimeout(180_000 + RUNS * A_RUN_MS);
  const { server, net, stop } = await openGround();
  const phone = await aPhone(browser, net);
  const tablet = await aPhone(browser, net);
  try {
    const { anotherMatch } = await aClub(await phone.newPage());
    await tablet.addCookies(await phone.cookies());
    for (let run = 0; run < RUNS; run += 1) {
      const random = randomFrom(SEED + run);
      await test.step(`run ${run} of seed ${SEED}`, async () => {
        const began = Date.now();
        const matchId = await anotherMatch();
        const devices: Device[] = [];
        for (const context of [phone, tablet]) {
          const page = await context.newPage();
          await page.goto(`/score/${matchId}`);
          devices.push({ page, noted: new Set() });
        }
        for (const { page } of devices) {
          const first = page.getByRole('button', { name: `${NAMES[0]} to serve` });
          await first.click();
        }
        for (let step = 0; step < STEPS; step += 1) {
          const device = devices[random.int(2)];
          if (device !== undefined) await act(device, matchId, random);
        }
        for (const device of devices) await remember(device, matchId);
        await settle(devices, matchId);
        const { all, open } = stored(server.dataDir, matchId);
        const noted = new Set(devices.flatMap((device) => [...device.noted]));
        expect(
          [...noted].filter((id) => !all.includes(id)),
          'lost',
        ).toEqual([]);
        expect(open).toHaveLength(new Set(open).size);
        for (const { page } of devices) await page.close();
        if (RUNS > 10)
          stdout.write(`run ${run} of seed ${SEED}: ${noted.size} events, ${Date.now() - began} ms\n`);
      });
    }
  } finally {
    await phone.close();
    await tablet.close();
    await stop();
  }
});
