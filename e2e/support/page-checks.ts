// The checks for every page, whatever it shows.
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

const THEMES = ['light', 'dark'] as const;

/** Ends every transition: axe measures contrast on what is painted. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // One that repeats for ever (a pulsing dot) has no end to go to.
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
  });
}

/** The rules of axe that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const EVERYTHING: axe.RunOptions = {
  // Everything is looked at; only what is wrong is described.
  resultTypes: ['violations'],
  // axe leaves this out by default: people who control the computer by voice say the text of a button.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
const COLOURS: axe.RunOptions = { resultTypes: ['violations'], runOnly: OF_COLOURS };

/** The findings of axe. It is loaded into a page once, not for each check: its half a megabyte takes longer than a check. */
async function violationsOf(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const { axe: here } = globalThis as unknown as {
      axe: { run: (options: axe.RunOptions) => Promise<axe.AxeResults> };
    };
    return (await here.run(chosen)).violations;
  }, options);
}

/** Everything about a page except its colours: the markup, and where each element is and whether it is visible. */
const shapeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return [x, y, width, height, isSeen].join();
    });
    return `${document.documentElement.innerHTML}${places.join(' ')}`;
  });

/**
 * Gives the browser a theme, or none of its own, and waits until the page knows. A browser tells pages once a frame: if two changes undo each other
 * within one frame, the page hears nothing.
 */
export async function emulateTheme(page: Page, colorScheme: (typeof THEMES)[number] | null): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(heard)));
}

/**
 * Fails if axe finds anything on the page in its current state, in the light or in the dark theme. Restores the theme. If only colours differ between
 * the themes, checks that ignore colours would give the same result twice, so they run once.
 */
export async function expectAccessible(page: Page): Promise<void> {
  let seen: string | null = null;
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  for (const theme of THEMES) {
    await emulateTheme(page, theme);
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await settle(page);
    const shape = await shapeOf(page);
    const violations = await violationsOf(page, shape === seen ? COLOURS : EVERYTHING);
    seen = shape;
    const findings = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    }));
    expect(findings, `axe in the ${theme} theme on ${page.url()}`).toEqual([]);
  }
  await emulateTheme(page, null);
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = name;
  }, before);
}

/** Resizes the window, and waits until the page has the new size: measurements are then for the new layout. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const query = `(width: ${size.width}px) and (height: ${size.height}px)`;
  await expect.poll(() => page.evaluate((wanted) => matchMedia(wanted).matches, query)).toBe(true);
}

/** Fails if the page scrolls sideways at a width (CSS pixels), naming the elements that stick out. Restores the size. */
export async function expectNoSidewaysScroll(page: Page, width = 320): Promise<void> {
  const before = page.viewportSize();
  await resize(page, { width, height: before?.height ?? 800 });
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} px wide`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });
  if (before !== null) await resize(page, before);
  expect(overflow, `sideways scroll at ${width} px on ${page.url()}`).toEqual([]);
}

/** Fails if a word is broken across two lines inside itself; where a text allows a hyphen, it may be parted. */
export async function expectWholeWords(place: Locator): Promise<void> {
  const broken = await place.evaluate(async (root) => {
    // In the fonts of the page: others are narrower.
    await document.fonts.ready;
    const range = document.createRange();
    /** The line of one letter; behind an allowed hyphen the letter's last piece is the letter itself. */
    const lineOf = (node: Node, at: number): number => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        if (lineOf(node, index) !== lineOf(node, index + word.length - 1)) found.push(word);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
}
