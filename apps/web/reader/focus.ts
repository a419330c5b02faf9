// Keeps the focus where it is if the app redraws a page instead of taking it over: then the focused element is gone, and the next key would go
// nowhere. A field's typed text is copied to its new place.
import { carryOn, isTextField, typeInto } from './again.ts';
import { isAlive, placeOf, twinOf, type Place } from './controls.ts';
import { whenStarted } from './app.ts';

/**
 * Begins; ends when the app follows the changes of the page and no control waits for its new place. Keys pressed right after a redraw reach the
 * control. `told` hears which field's text the app knows.
 */
export function keepFocus(told: (place: Place) => void): void {
  let focused: { readonly element: Element; readonly place: Place } | null = null;
  let isStarted = false;
  const note = ({ target }: Event): void => {
    focused =
      target instanceof Element && !isAlive(target) ? { element: target, place: placeOf(target) } : null;
  };
  const leave = ({ target }: Event): void => {
    if (focused !== null && !(target instanceof Node && focused.element.contains(target))) focused = null;
  };
  const lost = (): typeof focused =>
    focused?.element.isConnected === false && document.activeElement === document.body ? focused : null;
  const restore = (): void => {
    const gone = lost();
    if (gone === null && isStarted) end();
    const twin = gone === null ? null : twinOf(gone.place);
    if (gone === null || !(twin instanceof HTMLElement)) return;
    twin.focus({ preventScroll: true });
    if (!isTextField(gone.element) || !isTextField(twin)) return;
    carryOn(gone.element, twin, isAlive(twin));
    if (isAlive(twin)) told(gone.place);
  };
  // The code of the field in its new place may still be on its way.
  const type = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    const field = lost()?.element;
    if (field === undefined || !isTextField(field) || key.length !== 1) return;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    event.preventDefault();
    typeInto(field, key);
  };
  const drawn = new MutationObserver(restore);
  function end(): void {
    isStarted = true;
    if (lost() !== null) return;
    drawn.disconnect();
    removeEventListener('focusin', note, true);
    removeEventListener('pointerdown', leave, true);
    removeEventListener('keydown', type, true);
  }
  addEventListener('focusin', note, true);
  addEventListener('pointerdown', leave, true);
  addEventListener('keydown', type, true);
  document.addEventListener(
    'DOMContentLoaded',
    () => drawn.observe(document.body, { childList: true, subtree: true }),
    {
      once: true,
    },
  );
  whenStarted(end);
}
