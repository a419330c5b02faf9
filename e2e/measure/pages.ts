// Measures the pages of the demo's largest tournament, 128 players and 127 matches, on a phone whose processor is four times slower, with a
// warm cache: how long until the content shows, and the longest task while scrolling to the end. `npm run bench -- pages`. Time on
// the wall includes what other programs take from the machine, so the fastest round and the processor time of the page's own thread stand
// beside the median.
import { loadavg } from 'node:os';
import { stdout } from 'node:process';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { demoTournaments, startDemo } from '../support/demo.ts';

const SLOWER = 4;
const SHOWS_WITHIN_MS = 1000;
const LONGEST_TASK_MS = 50;
const ROUNDS = 5;
const PHONE = { width: 390, height: 844 };

/** A page to measure, and what stands there when it shows. */
interface Target {
  readonly name: string;
  readonly path: string;
  readonly shows: string;
}

interface Measured {
  readonly shownMs: number;
  readonly shownCpuMs: number;
  readonly longestTaskMs: number;
  readonly longestTaskCpuMs: number;
}

declare global {
  var shownAt: number | undefined;
  var longTasks: number[] | undefined;
}

/** Runs in the page from its first moment: notes when the content is painted, and every task over 50 ms. */
function observe(selector: string): void {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks?.push(duration);
  }).observe({ type: 'longtask', buffered: false });
  const look = (): void => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else globalThis.shownAt = performance.now();
  };
  requestAnimationFrame(look);
}

/** Processor milliseconds that the page's thread has spent in tasks. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** The longest task of a trace in processor milliseconds of its thread, the page's main one being the busiest. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: { name: string; tdur?: number; tid: number; pid: number; args: { name?: string } }[];
  };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}/${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Scrolls to the end as a thumb would, frame by frame, and comes to rest. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let top = -1;
    while (globalThis.scrollY > top) {
      top = globalThis.scrollY;
      globalThis.scrollBy(0, 120);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}

async function measureOnce(
  browser: Browser,
  context: BrowserContext,
  url: string,
  { path, shows }: Target,
): Promise<Measured> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(observe, shows);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = await taskTime(session);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.shownAt !== undefined);
  const shownCpuMs = (await taskTime(session)) - before;
  const shownMs = await page.evaluate(() => globalThis.shownAt ?? 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    globalThis.longTasks = [];
  });
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await scrollThrough(page);
  const trace = await browser.stopTracing();
  const longTasks = await page.evaluate(() => globalThis.longTasks ?? []);
  await page.close();
  return {
    shownMs,
    shownCpuMs,
    longestTaskMs: Math.max(0, ...longTasks),
    longestTaskCpuMs: longestTask(trace),
  };
}

const say = (line: string): boolean => stdout.write(`${line}\n`);
const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The day (yyyy-mm-dd) on which most matches of the tournament are played, in its own zone. */
async function busiestDay(url: string, id: number): Promise<string> {
  const response = await fetch(`${url}/api/tournaments/${id}/matches`);
  const matches = (await response.json()) as { startTime: string | null; timeZone: string }[];
  const days = matches.flatMap(({ startTime, timeZone }) =>
    startTime === null ? [] : [new Date(startTime).toLocaleDateString('sv-SE', { timeZone })],
  );
  const byDay = Map.groupBy(days, (day) => day);
  const [busiest] = [...byDay].toSorted(([, a], [, b]) => b.length - a.length);
  if (busiest === undefined) throw new Error('The tournament has no matches.');
  return busiest[0];
}

const demo = await startDemo();
try {
  const big = (await demoTournaments(demo)).find(({ participantCount }) => participantCount === 128);
  if (big === undefined) throw new Error('The demo has no tournament of 128.');
  const day = await busiestDay(demo.url, big.id);
  const targets: Target[] = [
    { name: 'details', path: `/tournaments/${big.id}`, shows: 'main dl' },
    { name: 'matches, list', path: `/tournaments/${big.id}?tab=matches&view=list`, shows: 'main article' },
    { name: 'matches, draw', path: `/tournaments/${big.id}?tab=matches&view=draw`, shows: 'main article' },
    { name: `schedule of ${day}`, path: `/match-schedules?date=${day}`, shows: 'main article' },
  ];
  const context = await demo.browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  say(`Processor ${SLOWER} times slower, warm cache, ${ROUNDS} rounds, load of the machine ${load()}`);
  say(
    '                        shows in ms: fastest  median     cpu   longest task scrolling: median     cpu',
  );
  for (const target of targets) {
    // The first visit fills the cache.
    await measureOnce(demo.browser, context, demo.url, target);
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await measureOnce(demo.browser, context, demo.url, target));
    }
    const shown = rounds.map(({ shownMs }) => shownMs);
    const taskCpu = median(rounds.map(({ longestTaskCpuMs }) => longestTaskCpuMs));
    const columns: [number, number][] = [
      [Math.min(...shown), 20],
      [median(shown), 8],
      [median(rounds.map(({ shownCpuMs }) => shownCpuMs)), 8],
      [median(rounds.map(({ longestTaskMs }) => longestTaskMs)), 33],
      [taskCpu, 8],
    ];
    const figures = columns.map(([value, width]) => String(Math.round(value)).padStart(width)).join('');
    const isOver = Math.min(...shown) > SHOWS_WITHIN_MS || taskCpu > LONGEST_TASK_MS;
    say(`${target.name.padEnd(24)}${figures}${isOver ? '  over' : ''}`);
  }
  say(`Load of the machine at the end ${load()}`);
} finally {
  await demo.stop();
}
