// Moves the toast away from controls that are needed meanwhile, whatever opens or grows.
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { onSheets, sheetEdge, shownBars, topmostSheet } from './open-sheets.ts';
import { toastShift, type Box } from './toast-place.ts';
import type { ShownToast } from './toast-store.ts';

const CONTROLS = 'button, a, input, select, textarea';

/** The control that was pressed or focused last: a control that is briefly busy loses the focus, and not every browser focuses on a press. */
function useLastControl(): RefObject<Element | null> {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const keep = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (control !== null) last.current = control;
    };
    document.addEventListener('focusin', keep);
    document.addEventListener('pointerdown', keep);
    return () => {
      document.removeEventListener('focusin', keep);
      document.removeEventListener('pointerdown', keep);
    };
  }, []);
  return last;
}

/**
 * Elements that the toast must not cover: the edge of the topmost dialog within its reach, or else the page's bar of actions, and the control that
 * caused it.
 */
function obstaclesOf(sheet: HTMLElement | null, control: Element | null, isPhone: boolean): Box[] {
  const boxes: Box[] = [];
  const edge = sheet === null ? null : sheetEdge(sheet, isPhone);
  if (sheet !== null && edge !== null) {
    const { left, right } = sheet.getBoundingClientRect();
    boxes.push({ ...edge, left, right });
  }
  if (sheet === null) boxes.push(...shownBars().map((bar) => bar.getBoundingClientRect()));
  if (control?.isConnected === true) boxes.push(control.getBoundingClientRect());
  return boxes;
}

/** How far the toast in `region` moves to keep clear. */
export function useToastShift(region: RefObject<HTMLElement | null>, toast: ShownToast | null): void {
  const last = useLastControl();
  // A new toast may answer to another control.
  const shownId = toast?.id;
  useLayoutEffect(() => {
    const own = region.current;
    if (own === null || shownId === undefined) return undefined;
    const measure = () => {
      const card = own.querySelector<HTMLElement>('[data-toast]');
      if (card === null) return;
      const sheet = topmostSheet();
      const isPhone = window.matchMedia('(max-width: 47.99rem)').matches;
      const shift = toastShift(
        { width: window.innerWidth, height: window.innerHeight, isPhone },
        { width: card.offsetWidth, height: card.offsetHeight },
        obstaclesOf(sheet, last.current, isPhone),
      );
      own.style.margin = isPhone ? `${shift}px 0 0` : `0 0 ${shift}px`;
    };
    // At once, so that nothing is painted in the wrong place; then whenever a dialog or a bar comes or goes, or something grows.
    const observer = new ResizeObserver(measure);
    const watch = () => {
      observer.disconnect();
      observer.observe(own);
      const sheet = topmostSheet();
      if (sheet !== null) observer.observe(sheet);
      for (const bar of shownBars()) observer.observe(bar);
      measure();
    };
    watch();
    const leave = onSheets(watch);
    return () => {
      leave();
      observer.disconnect();
    };
  }, [region, shownId, last]);
}
