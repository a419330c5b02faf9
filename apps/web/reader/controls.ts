// Finds a control again after the app has redrawn it, and tells whether the app controls it.

/** Tells a control from others; of several alike, which one. */
export interface Place {
  readonly tag: string;
  readonly sign: string;
  readonly index: number;
}

/**
 * When React takes an element over, it puts its own data on it. There is no other sign of that, because parts of a page are taken over one after the
 * other. A placeholder for a control whose code is loading never gets that data.
 */
export const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$')) &&
  element.closest('[data-stand-in]') === null;

function signOf(element: Element): string {
  const isField = 'labels' in element;
  const labels = isField ? (element as HTMLInputElement).labels : null;
  return [
    element.tagName,
    ...['type', 'role', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    [...(labels ?? [])].map((label) => label.textContent).join(' '),
    element.matches('input, select, textarea') ? '' : element.textContent,
    element.matches('[type="radio"], [type="checkbox"]') ? (element.getAttribute('value') ?? '') : '',
  ].join('|');
}

/** A layout that does not fit this window has the same controls, out of sight (ADR 57). */
const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

const alike = (tag: string, sign: string): Element[] =>
  [...document.querySelectorAll(tag)].filter((element) => signOf(element) === sign && isSeen(element));

/** Where a control is. */
export function placeOf(element: Element): Place {
  const sign = signOf(element);
  const tag = element.tagName.toLowerCase();
  return { tag, sign, index: alike(tag, sign).indexOf(element) };
}

/** The control that stands there now. */
export function twinOf({ tag, sign, index }: Place): Element | null {
  const found = alike(tag, sign);
  return found[index] ?? found[0] ?? null;
}
