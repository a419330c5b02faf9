// Opens a page on a slowed-down processor, and scrolls through it: how long until the content shows, and the longest task on the way to the end.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { longestTask, TRACED } from './traces.ts';

/** A page to measure, and what stands there when it shows. */
export interface Target {
  readonly name: string;
  readonly path: string;
  readonly shows: string;
}

export interface Scrolled {
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

/** Scrolls to the end as a thumb would, frame by frame, and stops; then scrolls the parts that scroll by themselves, down and sideways. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const region = document.querySelector('main section[tabindex="0"]');
    const scrolling = document.scrollingElement ?? document.body;
    for (const [box, across, down] of [
      [scrolling, 0, 120],
      ...(region === null
        ? []
        : ([
            [region, 0, 120],
            [region, 120, 0],
          ] as const)),
    ] as const) {
      let last = -1;
      while (box.scrollTop + box.scrollLeft > last) {
        last = box.scrollTop + box.scrollLeft;
        box.scrollBy(across, down);
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
    }
  });
}

/** Does it, once. */
export async function openAndScroll(
  browser: Browser,
  context: BrowserContext,
  url: string,
  { path, shows }: Target,
  slower: number,
): Promise<Scrolled> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(observe, shows);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const before = await taskTime(session);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.shownAt !== undefined);
  const shownCpuMs = (await taskTime(session)) - before;
  const shownMs = await page.evaluate(() => globalThis.shownAt ?? 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    globalThis.longTasks = [];
  });
  await browser.startTracing(page, { categories: TRACED });
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
