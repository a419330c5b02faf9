// The open dialogs, the topmost last, and the bar of actions of a page: what a toast keeps clear of.

const sheets: HTMLElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Adds a dialog that opens; returns what takes it away again. */
export function addSheet(sheet: HTMLElement): () => void {
  sheets.push(sheet);
  tell();
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
    tell();
  };
}

const bars = new Set<HTMLElement>();

/** Adds the bar of actions of a page; returns what takes it away again. */
export function addBar(bar: HTMLElement): () => void {
  bars.add(bar);
  tell();
  return () => {
    bars.delete(bar);
    tell();
  };
}

/** The bars of actions on the page. */
export const shownBars = (): readonly HTMLElement[] => [...bars];

/** The topmost dialog, for useSyncExternalStore. */
export const topmostSheet = (): HTMLElement | null => sheets.at(-1) ?? null;

/** Calls back when a dialog or a bar of actions comes or goes; returns the unsubscriber. */
export function onSheets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A dialog's title line on a phone, where it is a sheet, and its buttons on a desk: a toast must not cover them. */
export function sheetEdge(sheet: HTMLElement, isPhone: boolean): { top: number; bottom: number } | null {
  const edge = sheet.querySelector<HTMLElement>(isPhone ? ':scope > header' : ':scope > footer');
  if (edge === null) return null;
  // As laid out: a sheet that is still sliding in is measured where it will stand.
  const top = Number.parseFloat(getComputedStyle(sheet).top) + (isPhone ? 0 : edge.offsetTop);
  return { top, bottom: top + edge.offsetHeight + (isPhone ? edge.offsetTop : 0) };
}
