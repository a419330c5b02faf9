// Keeps the focus where it is when the app draws a page anew instead of taking it over: what had the focus is gone then, and the next key would go nowhere.
import { isAlive, placeOf, twinOf, type Place } from './controls.ts';
import { whenStarted } from './app.ts';

/** Begins; ends when the app follows the changes of the page. Keys that are pressed right after the page was drawn anew reach the control. */
export function keepFocus(): void {
  let focused: { readonly element: Element; readonly place: Place } | null = null;
  const note = ({ target }: Event): void => {
    focused =
      target instanceof Element && !isAlive(target) ? { element: target, place: placeOf(target) } : null;
  };
  const leave = ({ target }: Event): void => {
    if (focused !== null && !(target instanceof Node && focused.element.contains(target))) focused = null;
  };
  const restore = (): void => {
    if (focused === null || focused.element.isConnected || document.activeElement !== document.body) return;
    const twin = twinOf(focused.place);
    if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
  };
  const drawn = new MutationObserver(restore);
  const end = (): void => {
    drawn.disconnect();
    removeEventListener('focusin', note, true);
    removeEventListener('pointerdown', leave, true);
  };
  addEventListener('focusin', note, true);
  addEventListener('pointerdown', leave, true);
  document.addEventListener(
    'DOMContentLoaded',
    () => drawn.observe(document.body, { childList: true, subtree: true }),
    {
      once: true,
    },
  );
  whenStarted(end);
}
