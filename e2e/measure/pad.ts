// Measures the score pad on a phone with a processor four times slower. A match of five sets is tapped point by point: how long each tap takes to be
// painted. Also which script its page loads first, and how soon it is kept for use without a network, on 1.6 Mbit/s. `npm run bench -- pad`.
import { loadavg } from 'node:os';
import { stdout } from 'node:process';
import type { BrowserContext, Page } from '@playwright/test';
import { randomFrom } from '@tennis/domain';
import { DEMO_PASSWORD, startDemo, type Demo } from '../support/demo.ts';

const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const FIVE_SETS = 'SET5-S:6/TB7';
/** The pad takes two taps within a quarter of a second for one. */
const BOUNCE_MS = 260;
const MOST_POINTS = 600;
const LOOK_MS = 50;
/** 1.6 Mbit/s, and the way there and back of a phone. */
const SLOW_NET = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false };

declare global {
  var paintedMs: number[] | undefined;
}

const say = (line: string): boolean => stdout.write(`${line}\n`);

async function signedIn(demo: Demo): Promise<BrowserContext> {
  const context = await demo.browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const answer = await context.request.post(`${demo.url}/api/auth/login`, {
    data: { username: 'clubadmin', password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return context;
}

const day = (from: number): string => new Date(Date.now() + from * 86_400_000).toISOString();

/** A match of five sets of two players of its own. */
async function aMatch({ url }: Demo, { request }: BrowserContext): Promise<number> {
  const post = async (path: string, data: object): Promise<{ id: number }> => {
    const answer = await request.post(`${url}${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const club = await post('/api/clubs', { name: 'Five Sets Tennis Club' });
  const { id } = await post('/api/tournaments', {
    name: 'Five Sets',
    clubId: club.id,
    type: 'Open',
    startDate: day(1),
    endDate: day(2),
    maxParticipants: 16,
    status: 'registering',
    matchFormat: FIVE_SETS,
    rules: {
      format: 'knockout',
      pointSystem: 'normal_deuce',
      letRule: true,
      timeLimit: 180,
      matchesPerParticipant: 3,
      playersProgressingFromGroups: 2,
      tieBreakerRule: 'matches_won',
    },
  });
  const first = await post(`/api/tournaments/${id}/participants`, { name: 'Nina Kovač' });
  const second = await post(`/api/tournaments/${id}/participants`, { name: 'Priya Raman' });
  const match = await post(`/api/tournaments/${id}/matches`, {
    participant1Id: first.id,
    participant2Id: second.id,
    court: 'Court 1',
    round: 'final',
    startTime: null,
    groupId: null,
    status: 'scheduled',
  });
  return match.id;
}

/** Runs in the page: from the moment of a touch to the frame that shows what it did. */
function observe(): void {
  globalThis.paintedMs = [];
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // The first task after a frame was made.
        port1.addEventListener('message', () => globalThis.paintedMs?.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    },
    true,
  );
}

async function tapThrough(page: Page): Promise<number> {
  const random = randomFrom(7);
  const halves = [0, 1].map((at) => page.getByRole('button', { name: /^Point to/ }).nth(at));
  const complete = page.locator('button', { hasText: 'Complete match' });
  const places = await Promise.all(halves.map((half) => half.boundingBox()));
  let taps = 0;
  // Looking whether it is over takes time of the page's own.
  while (taps < MOST_POINTS && (taps % 12 !== 0 || (await complete.count()) === 0)) {
    const box = places[random.int(2)];
    if (box === null || box === undefined) throw new Error('The pad has no halves.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    taps += 1;
    await page.waitForTimeout(BOUNCE_MS);
  }
  return taps;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function measureTaps(demo: Demo, context: BrowserContext, matchId: number): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${demo.url}/score/${matchId}`);
  await page.getByRole('button', { name: 'Nina Kovač to serve' }).click();
  await page
    .getByRole('button', { name: /^Point to/ })
    .first()
    .waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    globalThis.paintedMs = [];
  });
  const taps = await tapThrough(page);
  const painted = (await page.evaluate(() => globalThis.paintedMs ?? [])).toSorted((a, b) => a - b);
  await page.close();
  say(
    `${taps} points of five sets, tap to paint in ms: median ${at(painted, 0.5).toFixed(0)}, p99 ${at(painted, 0.99).toFixed(0)} (limit 50), longest ${at(painted, 1).toFixed(0)}`,
  );
}

/** The first load of the page and how soon it is kept, with an empty cache. */
async function measureLoad(demo: Demo, matchId: number): Promise<void> {
  const context = await signedIn(demo);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  let all = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NET);
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'br' } });
  const began = performance.now();
  await page.goto(`${demo.url}/score/${matchId}`, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /to serve$|^Take over|^Point to/ })
    .first()
    .waitFor();
  const shown = performance.now() - began;
  const loaded = bytes / 1000;
  while (!(await page.evaluate(async () => (await caches.match('/score/pad')) !== undefined)))
    await page.waitForTimeout(LOOK_MS);
  const kept = performance.now() - began;
  await context.close();
  say(
    `first load on 1.6 Mbit/s: ${loaded.toFixed(0)} kB of script by brotli (limit 60) of ${(all / 1000).toFixed(0)} kB in all; shown after ${(shown / 1000).toFixed(1)} s, kept for no network after ${(kept / 1000).toFixed(1)} s (limit 3)`,
  );
}

const demo = await startDemo();
try {
  const context = await signedIn(demo);
  const matchId = await aMatch(demo, context);
  say(`Processor ${SLOWER} times slower, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`);
  await measureLoad(demo, matchId);
  await measureTaps(demo, context, matchId);
  await context.close();
} finally {
  await demo.stop();
}
