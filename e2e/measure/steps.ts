// How soon a press is painted on a phone or a desktop with a processor four times slower: the interactions of a visit, step by step on one page
// without reloading it. `npm run bench -- pages [rounds] steps [word of a step]`.
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { afterPress, TRACED } from './traces.ts';

const PATIENCE_MS = 20_000;

/** A press, and what stands there when it has done its work. */
export interface Step {
  readonly name: string;
  /** Brings the page to where the press can be made; not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Locator;
  /** A key in place of a press. */
  readonly key?: string;
  /** Carries what is pressed this many pixels to the right and down; the press ends there. */
  readonly drag?: readonly [right: number, down: number];
  readonly shows: string;
}

/** One press in milliseconds. */
export interface Pressed {
  /** To the next paint, as browsers tell it of an interaction. */
  readonly toPaint: number;
  /** The processor time of the page's thread until then. */
  readonly toPaintCpu: number;
  /** To the paint of what was asked for. */
  readonly toShown: number;
  /** The longest task of the moment after the press, in processor time. */
  readonly longestTaskCpu: number;
}

declare global {
  var step: { painted: number; pressedAt: number; shownAt: number } | undefined;
  var armStep: ((selector: string) => void) | undefined;
}

/** Everything that a press sets off is over within it. */
const REST_MS = 1200;

/** Runs in the page from its first moment. */
function observe(): void {
  const step = { painted: 0, pressedAt: 0, shownAt: 0 };
  globalThis.step = step;
  let seen = '';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0 && entry.startTime >= step.pressedAt)
        step.painted = Math.max(step.painted, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const note = ({ timeStamp }: Event): void => {
    if (seen === '' || step.pressedAt !== 0) return;
    step.pressedAt = timeStamp;
    const selector = seen;
    const look = (): void => {
      if (document.querySelector(selector) === null) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      // The first task after the frame was made.
      port1.addEventListener('message', () => {
        step.shownAt = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  for (const kind of ['pointerup', 'keydown']) addEventListener(kind, note, true);
  globalThis.armStep = (selector) => {
    Object.assign(step, { painted: 0, pressedAt: 0, shownAt: 0 });
    seen = selector;
  };
}

/** Drags with the mouse, in a few steps as a hand does. */
async function carry(page: Page, control: Locator, [right, down]: readonly [number, number]): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('What is to be carried is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 10 });
  await page.mouse.up();
}

async function pressOnce(
  browser: Browser,
  page: Page,
  { before, press, key, drag, shows }: Step,
  isPhone: boolean,
): Promise<Pressed> {
  await before?.(page);
  const control = press(page);
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await page.evaluate((selector) => globalThis.armStep?.(selector), shows);
  await browser.startTracing(page, { categories: TRACED });
  if (key !== undefined) await control.press(key);
  else if (drag !== undefined) await carry(page, control, drag);
  else if (isPhone) await control.tap();
  else await control.click();
  await page.waitForFunction(() => (globalThis.step?.shownAt ?? 0) > 0);
  await page.waitForTimeout(REST_MS);
  const { toPaint: toPaintCpu, longest: longestTaskCpu } = afterPress(await browser.stopTracing());
  const { painted, pressedAt, shownAt } = await page.evaluate(
    () => globalThis.step ?? { painted: 0, pressedAt: 0, shownAt: 0 },
  );
  return { toPaint: painted, toPaintCpu, toShown: shownAt - pressedAt, longestTaskCpu };
}

/** Goes through the steps once, in one page that opens at `url`; what was measured of each. */
export async function walk(
  browser: Browser,
  context: BrowserContext,
  url: string,
  steps: readonly Step[],
  { slower, isPhone }: { readonly slower: number; readonly isPhone: boolean },
): Promise<Pressed[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const pressed: Pressed[] = [];
  for (const step of steps) {
    try {
      pressed.push(await pressOnce(browser, page, step, isPhone));
    } catch (error) {
      throw new Error(`${step.name}: nothing came of it`, { cause: error });
    }
  }
  await page.close();
  return pressed;
}
