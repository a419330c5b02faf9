// A button that has just moved or appeared ignores presses for a moment. If a list moves up under the finger, another button comes to the place at
// which a person aims; and a double press would start, complete or delete the next match. All buttons are watched, from the first press on. Links
// take every press, except close to the last press just after a dialog has gone: on a phone the buttons of a dialog cover the navigation. Nothing
// looks different; a press that comes too early is lost, like one beside the button.
import { holds, isSurprising, type Place, type Point } from './settling-places.ts';

/** As long as a person needs to see that something has changed and to hold back. */
const MOMENT_MS = 500;

/** Buttons that do something. The many cells and names of a draw only show something; on the score pad no tap may be lost. */
const BUTTONS = 'button:not([role="tab"], [data-cell], [data-player], [data-always])';
const SETTLING = 'data-settling';
/** On the document for a moment after a dialog has gone. */
const UNCOVERED = 'data-uncovered';
/** Parts that a browser does not always lay out (`content-visibility`): far from the window, or folded. Measuring something in them would lay them out. */
const FAR = '[data-far], details';
/** A finger does not come down on the same spot twice, but no further away than this. */
const SAME_PLACE = 40;
/** So near it is laid out, in heights and widths of the window. */
const NEAR = 1.5;

interface Settling {
  readonly why: 'moved' | 'changed';
  readonly timer: ReturnType<typeof setTimeout>;
}

let places = new Map<Element, Place>();
const settling = new Map<Element, Settling>();
let lastPress: Point | null = null;
let isScheduled = false;
let isCovered = false;
/** Takes the document's mark away again. */
let uncovered: ReturnType<typeof setTimeout>;
/** Whether a part of the page was scrolled. People saw what moved with it. */
let isScrolled = false;

function settle(button: Element, why: Settling['why']): void {
  clearTimeout(settling.get(button)?.timer);
  const timer = setTimeout(() => {
    settling.delete(button);
    button.removeAttribute(SETTLING);
  }, MOMENT_MS);
  settling.set(button, { why, timer });
  button.setAttribute(SETTLING, '');
}

/**
 * Tells whether a button is laid out: outside of such parts always; in them near the window, where the browser has to be asked. Asking makes it bring
 * all styles up to date, each time anew, so on a list of 128 with two buttons each it is asked for none. Each part is measured once.
 */
function layouts(): (button: Element) => boolean {
  const known = new Map<Element, boolean>();
  const isNear = (box: Element): boolean => {
    const found = known.get(box);
    if (found !== undefined) return found;
    const [across, down] = [innerWidth * NEAR, innerHeight * NEAR];
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const near = bottom > -down && top < innerHeight + down && right > -across && left < innerWidth + across;
    known.set(box, near);
    return near;
  };
  return (button) => {
    const box = button.closest(FAR);
    return box === null || (isNear(box) && button.checkVisibility({ contentVisibilityAuto: true }));
  };
}

function lookForDialogs(): void {
  const wasCovered = isCovered;
  isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  if (!wasCovered || isCovered) return;
  const { documentElement } = document;
  documentElement.setAttribute(UNCOVERED, '');
  clearTimeout(uncovered);
  uncovered = setTimeout(() => documentElement.removeAttribute(UNCOVERED), MOMENT_MS);
}

function look(): void {
  lookForDialogs();
  const isLaidOut = layouts();
  const isKnown = places.size > 0 && !isScrolled;
  const found = new Map<Element, Place>();
  for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
    // An element without layout, hidden, far down a list or behind a dialog, cannot be pressed.
    if (!isLaidOut(button) || button.closest('[inert]') !== null) continue;
    // Where no button is watched, as on the score pad, nothing asks for the layout before the frame.
    const { scrollX, scrollY } = window;
    const { left, top, width, height } = button.getBoundingClientRect();
    if (width === 0 && height === 0) continue;
    const label = button.ariaLabel ?? button.textContent;
    const place: Place = { left, top, width, height, scrollX, scrollY, label };
    found.set(button, place);
    const why = isKnown ? isSurprising(places.get(button), place, places.values(), lastPress) : null;
    if (why !== null) settle(button, why);
  }
  places = found;
  isScrolled = false;
}

function lookSoon(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    look();
  });
}

let isWatching = false;

/** From the first press on: before it nothing can be pressed by mistake. */
function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  look();
  new MutationObserver(lookSoon).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden', 'inert', 'aria-label'],
  });
  document.addEventListener(
    'scroll',
    ({ target }) => {
      isScrolled ||= target !== document;
    },
    { capture: true, passive: true },
  );
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Buttons that settle let a press through to what is behind them, so the place decides. */
const isOnSettling = ({ clientX: x, clientY: y }: MouseEvent): boolean =>
  [...settling.keys()].some((button) => holds(button.getBoundingClientRect(), { x, y }));

/** A press on any link, close to the last press, just after a dialog has gone: it may be meant for the dialog's button. */
const isThroughDialog = ({ clientX, clientY, target }: MouseEvent): boolean =>
  document.documentElement.hasAttribute(UNCOVERED) &&
  lastPress !== null &&
  Math.hypot(clientX - lastPress.x, clientY - lastPress.y) < SAME_PLACE &&
  target instanceof Element &&
  target.closest('a[href]') !== null;

let isRefused = false;

/** The button to which a press has given the focus, and when: nobody has gone there by hand. */
let focusCame: { readonly at: Element; readonly time: number } | null = null;
let isByHand = true;

function onKeyClick(event: MouseEvent): void {
  const { target } = event;
  // Enter in a field presses the form's button, wherever that is; only a focused button is pressed itself.
  if (!(target instanceof Element) || target !== document.activeElement) return;
  const isNew = focusCame?.at === target && performance.now() - focusCame.time < MOMENT_MS;
  if (isNew || settling.get(target)?.why === 'changed') refuse(event);
}

/** Begins; called once by the app. */
export function guardMovingButtons(): void {
  const options = { capture: true } as const;
  window.addEventListener(
    'pointerdown',
    (event) => {
      watchPage();
      isByHand = true;
      isRefused = isOnSettling(event) || isThroughDialog(event);
      if (isRefused) refuse(event);
      lastPress = { x: event.clientX, y: event.clientY };
    },
    options,
  );
  window.addEventListener(
    'keydown',
    ({ key }) => {
      watchPage();
      isByHand = key !== 'Enter' && key !== ' ';
      lastPress = null;
    },
    options,
  );
  window.addEventListener(
    'focusin',
    ({ target }) => {
      focusCame =
        !isByHand && target instanceof Element && target.matches(BUTTONS)
          ? { at: target, time: performance.now() }
          : null;
    },
    options,
  );
  window.addEventListener(
    'click',
    (event) => {
      isByHand = false;
      if (!event.isTrusted) return;
      if (event.detail === 0) onKeyClick(event);
      else if (isRefused || isOnSettling(event)) refuse(event);
    },
    options,
  );
}
