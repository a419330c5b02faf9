// Keeps somebody's actions on a drawn page until the app can do them. A press is held back and repeated on the same control; typed text and choices
// stay, and the app is told once it controls the field. Links belong to the browser, and a star follows at once.
import { again, type Deed } from './again.ts';
import { isAlive, placeOf, twinOf, type Place } from './controls.ts';
import { onFailure, onRunning } from './app.ts';
import { isForOwnWindow } from '../lib/own-window.ts';
import { goTo } from './links.ts';
import { pressStar } from './stars.ts';

/** Controls that only the app can answer. */
const CONTROL =
  'button, input, select, textarea, label, [role="tab"], [role="button"], [role="radio"], [role="combobox"]';
/** Text and choices are the browser's to show. */
const FIELD = 'input, select, textarea, label';
const TOGGLE = 'input[type="radio"], input[type="checkbox"]';
/** Controls that lead to another address: a link, a choice that has one, or a form that the server handles alone. */
const LEADS = 'a[href], [data-href], label:has([data-href]), form[action] button, form[action] input';
/** Keys that do something to a control besides pressing it; the browser reports a press as a click. */
const KEYS = /^(?:Arrow|Home$|End$)/;
/** A slow phone draws a large page in less. */
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 30;
/** A finger that has moved so far sideways turns the page of a draw. */
const SWIPE = 50;

interface Held {
  readonly control: Element;
  readonly place: Place;
  readonly deed: Deed;
}

/** In order; for one control and kind only the last one counts, so a second press adds nothing. */
const held = new Map<string, Held>();
let runningSince: number | null = null;
let isLooking = false;

const keyOf = (kind: Deed['kind'], { sign, index }: Place): string => `${kind} ${sign} ${index}`;

function forget(key: string): void {
  held.get(key)?.control.removeAttribute('aria-busy');
  held.delete(key);
}

/** Gives the app what it is ready for, one after the other. */
function look(): void {
  isLooking = false;
  for (const [key, { control, place, deed }] of held) {
    const there = control.isConnected ? control : twinOf(place);
    if (there === null || !isAlive(there)) break;
    forget(key);
    again(there, deed);
  }
  if (held.size === 0) return;
  if (runningSince !== null && performance.now() - runningSince > PATIENCE_MS)
    for (const key of held.keys()) forget(key);
  else lookSoon();
}

function lookSoon(): void {
  if (isLooking || runningSince === null) return;
  isLooking = true;
  setTimeout(look, LOOK_EVERY_MS);
}

function hold(control: Element, deed: Deed): void {
  const place = placeOf(control);
  const key = keyOf(deed.kind, place);
  if (deed.kind === 'press' || deed.kind === 'key') {
    if (held.has(key)) return;
    control.setAttribute('aria-busy', 'true');
  } else held.delete(key);
  held.set(key, { control, place, deed });
  lookSoon();
}

/** The app has the focus and the text of a field already: nothing of it is told again. */
export function forgetField(place: Place): void {
  forget(keyOf('focus', place));
  forget(keyOf('text', place));
}

/** Somebody types on in a field that the app controls, but whose text the app does not know yet. */
function typeOn(field: EventTarget | null): void {
  for (const [key, one] of held)
    if (one.deed.kind === 'text' && one.control === field && 'value' in one.control)
      held.set(key, { ...one, deed: { kind: 'text', text: String(one.control.value) } });
}

function controlOf({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(`${CONTROL}, a[href]`);
  if (control === null || isAlive(control)) return null;
  // A link waits for what was done before it: the address may be another one then.
  return control.matches(LEADS) && held.size === 0 ? null : control;
}

/** A tab that is a link; the keys that go from one to the next are the app's. */
function tabOf({ target }: Event): Element | null {
  const tab = target instanceof Element ? target.closest('a[role="tab"]') : null;
  return tab === null || isAlive(tab) ? null : tab;
}

/** The cell of a draw that the keyboard has come to: the arrow keys go from one to the next, and F follows a player. */
function cellOf({ target }: Event): Element | null {
  const cell = target instanceof Element ? target.closest('[data-layout="desk"] [data-cell]') : null;
  return cell === null || isAlive(cell) ? null : cell;
}

/** Whether a key does something to a control. */
const acts = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, control: Element): boolean =>
  KEYS.test(key) ||
  (key.toLowerCase() === 'f' && !ctrlKey && !metaKey && !altKey && control.closest('article') !== null);

function keepBack(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A link in a window of its own. */
const isForBrowser = (event: MouseEvent): boolean => event.button !== 0 || isForOwnWindow(event);

/** Turning the page of a draw with a finger presses the name of its next round. */
function holdSwipes(start: () => void): void {
  let from: Touch | null = null;
  document.addEventListener('touchstart', ({ touches }) => (from = touches[0] ?? null), { passive: true });
  document.addEventListener(
    'touchend',
    ({ target, changedTouches: [to] }) => {
      const panel =
        target instanceof Element ? target.closest('[data-layout="phone"] [role="tabpanel"]') : null;
      if (panel === null || isAlive(panel) || from === null || to === undefined) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(x) < SWIPE || Math.abs(y) > Math.abs(x) / 2) return;
      const chosen = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
      const next = x < 0 ? chosen?.nextElementSibling : chosen?.previousElementSibling;
      if (next === null || next === undefined) return;
      if (next instanceof HTMLAnchorElement) {
        next.click();
        return;
      }
      start();
      hold(next, { kind: 'press', pointerType: 'touch' });
    },
    { passive: true },
  );
}

/** Begins to hold what is done; `start` brings the app. */
export function holdPresses(start: () => void): void {
  const first = { capture: true } as const;
  const aim = (event: Event): void => {
    if (controlOf(event) !== null) start();
  };
  addEventListener('pointerdown', aim, first);
  // If the app redraws the page while a button is held down, no browser reports a click: the press goes to the button that stands there now.
  let pressed: { readonly control: Element; readonly place: Place } | null = null;
  addEventListener(
    'pointerdown',
    (event) => {
      const control = event.button === 0 ? controlOf(event) : null;
      pressed = control === null || control.matches(FIELD) ? null : { control, place: placeOf(control) };
    },
    first,
  );
  addEventListener(
    'pointerup',
    ({ target, pointerType }) => {
      if (pressed === null || pressed.control.isConnected) return;
      const twin = twinOf(pressed.place);
      pressed = null;
      if (pointerType === 'mouse' && twin !== null && target instanceof Node && twin.contains(target))
        hold(twin, { kind: 'press', pointerType });
    },
    first,
  );
  // A control that acts as soon as a press begins gets the whole press.
  for (const part of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    addEventListener(
      part,
      (event) => {
        const control = controlOf(event);
        if (control !== null && !control.matches(FIELD)) event.stopImmediatePropagation();
      },
      first,
    );
  addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') aim(event);
    },
    first,
  );
  addEventListener(
    'focusin',
    (event) => {
      const control = controlOf(event);
      // A press with the mouse focuses a cell too, and means nothing by it.
      if (cellOf(event)?.matches(':focus-visible') === true) start();
      if (control === null) return;
      start();
      if (control.matches('input:not([type="radio"], [type="checkbox"]), select, textarea'))
        hold(control, { kind: 'focus' });
    },
    first,
  );
  addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (control === null || isForBrowser(event)) return;
      start();
      if (control.matches(FIELD)) return;
      keepBack(event);
      if (pressStar(control)) return;
      hold(control, {
        kind: 'press',
        pointerType: event instanceof PointerEvent ? event.pointerType : 'mouse',
      });
    },
    first,
  );
  addEventListener(
    'keydown',
    (event) => {
      const control = controlOf(event) ?? tabOf(event) ?? cellOf(event);
      if (control === null || control.matches(FIELD) || !acts(event, control)) return;
      start();
      keepBack(event);
      hold(control, { kind: 'key', key: event.key });
    },
    first,
  );
  addEventListener(
    'input',
    (event) => {
      const control = controlOf(event);
      const { target } = event;
      const href = target instanceof HTMLElement && !isAlive(target) ? target.dataset['href'] : undefined;
      if (control === null && href !== undefined) goTo(href);
      if (control === null) {
        typeOn(target);
        return;
      }
      start();
      if (control instanceof HTMLInputElement && control.matches(TOGGLE))
        hold(control, { kind: 'choice', isOn: control.checked });
      else if ('value' in control) hold(control, { kind: 'text', text: String(control.value) });
    },
    first,
  );
  holdSwipes(start);
  onRunning.add(() => {
    runningSince = performance.now();
    lookSoon();
  });
  onFailure.add(() => {
    for (const key of held.keys()) forget(key);
  });
}
