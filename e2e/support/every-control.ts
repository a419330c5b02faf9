// Whether a page can be used by keyboard alone: Tab leads to every control, each shows that it has the focus, and none keeps it.
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The controls that people press, type into or choose from. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=combobox], [role=slider], [role=menuitem], [role=option]';

/** Between what stands in one of these the arrows go: Tab leads to one of them. */
const GROUPS =
  '[role=tablist], [role=radiogroup], [role=toolbar], [role=grid], [role=listbox], [role=menu], [role=tree]';

const UNUSED = ':disabled, [inert], [inert] *, [aria-hidden=true], [aria-hidden=true] *, input[type=hidden]';

/** A toast leaves by itself, and by Escape. */
const PASSING = '[data-toast]';

/** No field has more parts with a stop of their own. */
const PARTS = 8;

/** A walk through a page by Tab, kept in the page. */
interface Walk {
  /** How many controls no step has led to yet, or null at the end. */
  readonly left: () => number | null;
  /** Ends the walk; answers what was wrong. */
  readonly end: () => readonly string[];
}

declare global {
  var tabWalk: Walk | undefined;
}

/** Begins a walk at the top of the page; answers how many controls it has. */
const begin = (page: Page): Promise<number> =>
  page.evaluate(
    ([controls, groups, unused, passing, parts]) => {
      const look = {
        name: (element: Element): string => element.outerHTML.slice(0, 160),
        isThere: (element: Element): boolean =>
          element.isConnected &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(unused),
        group: (element: Element): unknown =>
          element instanceof HTMLInputElement && element.type === 'radio'
            ? `radio ${element.name}`
            : element.closest(groups),
        /** A field that is drawn by something else shows its focus there: on a part of its label, or beside it. */
        showsFocus: (element: Element): boolean => {
          const label = element.closest('label');
          const parent = element.parentElement;
          return [
            element,
            label,
            ...(label?.querySelectorAll('*') ?? []),
            parent,
            ...(parent?.children ?? []),
          ].some((one) => {
            if (one === null || one.getClientRects().length === 0) return false;
            const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
            const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
            return isDrawn && !/, 0\)$|^transparent$/.test(outlineColor);
          });
        },
        /** Something of it lies in the window and under nothing else. */
        isClear: (element: Element): boolean =>
          [element, element.closest('label') ?? element].some((one) =>
            [...one.getClientRects()].some((rect) =>
              [0.5, 0.1, 0.9].some((x) =>
                [0.5, 0.1, 0.9].some((y) => {
                  const top = document.elementFromPoint(rect.x + rect.width * x, rect.y + rect.height * y);
                  return (
                    top !== null && (one.contains(top) || top.contains(one) || top.closest(passing) !== null)
                  );
                }),
              ),
            ),
          ),
        /** Where it lies, and under what. */
        lies: (element: Element): string => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          const under = top === null ? 'outside the window' : `under ${look.name(top)}`;
          return `${Math.round(x)}, ${Math.round(y)} of ${innerWidth} x ${innerHeight}, scrolled by ${Math.round(scrollY)}, ${under}`;
        },
      };
      const wanted = [...document.querySelectorAll(controls)].filter(look.isThere);
      const met = new Set<Element>();
      const faults: string[] = [];
      let last: Element | null = null;
      let stays = 0;
      /** Notes what has the focus; false at the end. */
      const step = (): boolean => {
        const focused = document.activeElement;
        const [first] = met;
        // Behind the last one the focus is the browser's, and then the first one's again.
        if (focused === null || focused === document.body) return met.size === 0;
        // A day and a time have a stop for each of their parts.
        stays = focused === last ? stays + 1 : 0;
        if (stays > parts) faults.push(`keeps the focus: ${look.name(focused)}`);
        if (focused === last) return stays <= parts;
        last = focused;
        if (focused === first) return false;
        if (met.has(focused)) {
          faults.push(`leads back: ${look.name(focused)}`);
          return false;
        }
        met.add(focused);
        if (!look.showsFocus(focused)) faults.push(`does not show its focus: ${look.name(focused)}`);
        if (!look.isClear(focused))
          faults.push(`lies covered with the focus: ${look.name(focused)}, ${look.lies(focused)}`);
        return true;
      };
      /** The controls that no step has led to. */
      const missed = (): readonly string[] => {
        const entered = new Set([...met].map(look.group));
        return wanted
          .filter((one) => look.isThere(one) && !met.has(one))
          .filter((one) => look.group(one) === null || !entered.has(look.group(one)))
          .map((one) => `is not reached: ${look.name(one)}`);
      };
      let goesOn = true;
      const onKey = ({ key }: KeyboardEvent): void => {
        if (key === 'Tab' && goesOn) goesOn = step();
      };
      // The page looks by itself once the key is up: asking it after each stop takes longer than the stop.
      addEventListener('keyup', onKey, true);
      globalThis.tabWalk = {
        left: () => (goesOn ? wanted.length - met.size : null),
        end: () => {
          removeEventListener('keyup', onKey, true);
          return [...faults, ...missed()];
        },
      };
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
      return wanted.length;
    },
    [CONTROLS, GROUPS, UNUSED, PASSING, PARTS] as const,
  );

/** Walks through the page by Tab. Fails with every control that is not reached, does not show its focus, lies covered, or is a trap. */
export async function everyControlByKeyboard(page: Page): Promise<void> {
  const controls = await begin(page);
  // A part that can be scrolled is a stop too.
  const most = controls * PARTS + 20;
  let stops = 0;
  let left: number | null = controls;
  while (left !== null && stops < most) {
    const next = Math.max(left, 1) + 1;
    for (let stop = 0; stop < next; stop += 1) await page.keyboard.press('Tab');
    stops += next;
    left = await page.evaluate(() => globalThis.tabWalk?.left() ?? null);
  }
  const faults = await page.evaluate(() => [...(globalThis.tabWalk?.end() ?? ['the page was left'])]);
  if (left !== null) faults.push(`Tab has come to no end after ${stops} stops`);
  expect(faults, `by keyboard alone on ${page.url()}`).toEqual([]);
}
