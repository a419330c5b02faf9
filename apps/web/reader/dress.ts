// Things a server cannot draw: a club's colours, which would need styles in markup, the theme chosen in this browser, and whom it follows.
import { makeRoom, showStars } from './stars.ts';
import { tickTheme } from './theme.ts';

/**
 * Positions of the parts that are drawn for a desk (ADR 57): the policy allows no styles in markup, so they stand beside it. Cheap if nothing is new.
 */
export function place(): void {
  makeRoom();
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    part.style.cssText = part.dataset['style'] ?? '';
    delete part.dataset['style'];
  }
}

/** A browser forgets which row the address names once that row was drawn anew. */
function markNamed(): void {
  if (/^#match-\d+$/.test(location.hash) && document.querySelector(':target') === null)
    document.getElementById(location.hash.slice(1))?.setAttribute('aria-current', 'true');
}

/** Dresses the page as it is now. */
export function dress(): void {
  markNamed();
  tickTheme();
  showStars();
  place();
  for (const canvas of document.querySelectorAll<HTMLElement>('[data-left]'))
    canvas.scrollLeft = Number(canvas.dataset['left']);
  for (const head of document.querySelectorAll<HTMLElement>('[data-house]')) {
    const [light = '', dark = ''] = (head.dataset['house'] ?? '').split(' ');
    head.style.setProperty('--house-light', light);
    head.style.setProperty('--house-dark', dark);
    head.classList.remove(...[...head.classList].filter((name) => /^bg-\w+-ground$/.test(name)));
    head.classList.add('house-ground');
  }
  for (const stripe of document.querySelectorAll<HTMLElement>('[data-stripe]'))
    stripe.style.backgroundColor = stripe.dataset['stripe'] ?? '';
}
