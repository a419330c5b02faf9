// Makes a sheet modal: the page behind it is inert and does not scroll, the focus moves in and returns, Escape closes the topmost.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { addSheet, topmostSheet } from './open-sheets.ts';
import { TOAST_REGION } from './toaster.tsx';
import { liesOnSheet } from './toast-place.ts';
import { dismissSuccess } from './toast-store.ts';

const PHONE = '(max-width: 47.99rem)';

const CONTROLS = 'button:enabled, input:enabled, select:enabled, textarea:enabled';

/** Where the focus goes when the dialog closes: to the control that opened it or, if that is gone, to the heading of its section. */
function returnPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) path.push(at);
  return path;
}

function giveBack([opener, ...around]: readonly HTMLElement[]): void {
  if (opener?.isConnected === true) {
    opener.focus();
    return;
  }
  const heading = around
    .filter((place) => place.isConnected)
    .map((place) => place.querySelector<HTMLElement>('h1, h2, h3'))
    .find((found) => found !== null);
  if (heading === undefined || heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Whether a part of the page is inert while a dialog is open. The toast belongs to no part and stays reachable; hidden parts are inert already. */
const canBeShut = (part: Element): part is HTMLElement =>
  part instanceof HTMLElement &&
  part.ariaHidden !== 'true' &&
  part.querySelector(`:scope > [${TOAST_REGION}]`) === null;

/** Shuts everything but the topmost dialog, and opens the page again after the last. */
function shutOthers(): void {
  const top = topmostSheet();
  for (const part of document.body.children) if (canBeShut(part)) part.inert = top !== null && part !== top;
  const { style } = document.documentElement;
  if ((top !== null) === (style.overflow === 'hidden')) return;
  // The page behind does not scroll, and does not get wider when its scroll bar goes.
  const hasBar = window.innerWidth > document.documentElement.clientWidth;
  style.scrollbarGutter = top !== null && hasBar ? 'stable' : '';
  style.overflow = top === null ? '' : 'hidden';
}

/** Takes a toast of something that went well away if it would lie on the fields of a sheet that opens: somebody has gone on to the next thing. */
function makeWay(sheet: HTMLElement): void {
  const toast = document.querySelector<HTMLElement>(`[${TOAST_REGION}] [data-toast]`);
  if (toast === null) return;
  const view = { width: window.innerWidth, isPhone: matchMedia(PHONE).matches };
  if (liesOnSheet(view, { width: toast.offsetWidth }, sheet.getBoundingClientRect())) dismissSuccess();
}

/** `close` is the action of Escape; `takeFocus` returns true if a field of the sheet has taken the focus. */
export function useModal(close: () => void, takeFocus: () => boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const comeIn = useEffectEvent((sheet: HTMLElement) => {
    if (!takeFocus()) (sheet.querySelector<HTMLElement>(CONTROLS) ?? sheet).focus();
  });
  const onEscape = useEffectEvent((event: KeyboardEvent, sheet: HTMLElement) => {
    if (event.key !== 'Escape' || event.defaultPrevented || topmostSheet() !== sheet) return;
    event.preventDefault();
    close();
  });
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (sheet === null) return undefined;
    const wayBack = returnPath();
    const leave = addSheet(sheet);
    shutOthers();
    makeWay(sheet);
    comeIn(sheet);
    return () => {
      leave();
      shutOthers();
      // Once all of this drawing is done: what opened the dialog may go with it.
      setTimeout(() => giveBack(wayBack));
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (ref.current !== null) onEscape(event, ref.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return ref;
}
