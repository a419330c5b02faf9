// The texts of a page in the made-up language (apps/web/vite.words.config.ts): each text of the catalogue is in brackets, so a letter outside of all
// brackets belongs to a word that the catalogue does not know. Text that people have typed is marked by ‹ ›, which the journeys put around everything
// they invent.
import type { Page } from '@playwright/test';

/** Letters outside of all brackets, with where they stand. */
export interface Unsaid {
  readonly where: string;
  readonly text: string;
}

// The page is given this function alone, so it holds all that it needs.
/* oxlint-disable unicorn/consistent-function-scoping -- as above */
function lookAround(): { unsaid: Unsaid[]; cut: Unsaid[] } {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  /** The platform's name, addresses, zones, usernames as the journeys make them, and the classes of junior tennis. */
  const NAMES = [
    'Tennis Tournament Organizer',
    // The name that an unattended set-up gives to the first account.
    /\bAdministrator\b/g,
    /[\w.+-]+@[\w.-]+/g,
    // The username of the first account.
    /\badmin\b/g,
    /https?:\/\/\S+/g,
    /\b[A-Z]\w+(?:\/[\w-]+(?: \w+)*)+/g,
    /\bu[0-9a-f]{10}\b/g,
    /\bU\d+\b/g,
    /\bUTC\b|\bGMT[+-]\d+(:\d\d)?/g,
  ];
  const withoutNames = (text: string): string =>
    NAMES.reduce<string>((rest, name) => rest.replaceAll(name, ' '), text);
  const outside = (text: string): string => {
    let depth = 0;
    let rest = '';
    for (const character of withoutNames(text)) {
      if (character === '[' || character === '‹') depth += 1;
      else if (character === ']' || character === '›') depth = Math.max(0, depth - 1);
      else if (depth === 0) rest += character;
    }
    return rest.trim();
  };
  const isWord = (text: string): boolean => /\p{L}/u.test(text);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"], [data-closed]') === null;
  /** A part in another language than the page's is a name by itself: the list of languages. */
  const isForeign = (element: Element): boolean => element.closest('[lang]') !== document.documentElement;
  const place = (element: Element): string => {
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const around = element.closest('section, article, nav, header, footer, dialog, [role=dialog], main');
    return `${around?.getAttribute('aria-label') ?? around?.tagName.toLowerCase() ?? 'page'} > ${role}`;
  };
  const isInline = (element: Element): boolean =>
    /^(?:inline|contents)/.test(getComputedStyle(element).display);
  /** The block that a text belongs to: a sentence goes on through its links and bold parts. */
  const blockOf = (element: Element): Element => {
    let block = element;
    while (isInline(block) && block.parentElement !== null) block = block.parentElement;
    return block;
  };
  const unsaid: Unsaid[] = [];
  const cut: Unsaid[] = [];
  const blocks = new Map<Element, { text: string; from: Element }>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent ?? '';
    if (
      element === null ||
      text.trim() === '' ||
      element.closest('script, style, noscript, textarea') !== null
    )
      continue;
    const shown = element.tagName === 'OPTION' ? (element.closest('select') ?? element) : element;
    if (!isSeen(shown) || isForeign(element)) continue;
    const block = blockOf(element);
    const known = blocks.get(block);
    blocks.set(block, { text: `${known?.text ?? ''}${text}`, from: known?.from ?? element });
    // A text that its own button, tab or badge does not hold, or that its box hides.
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (!text.includes('[') || width <= 1) continue;
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      const at = box.getBoundingClientRect();
      const isControl = box.matches('button, a, [role=tab], [role=menuitem], summary');
      // Said to screen readers alone: a box of a pixel.
      if (at.width <= 1) break;
      const clips = overflowX === 'hidden' || overflowX === 'clip';
      if ((clips || isControl) && !isInline(box) && (right > at.right + 1 || left < at.left - 1)) {
        cut.push({ where: place(element), text });
        break;
      }
      // A part that scrolls by itself shows all of its text.
      if (overflowX === 'auto' || overflowX === 'scroll') break;
    }
  }
  for (const { text, from } of blocks.values()) {
    const rest = outside(text);
    if (isWord(rest)) unsaid.push({ where: place(from), text: rest });
  }
  for (const element of document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(','))) {
    if (!isSeen(element) || isForeign(element)) continue;
    for (const name of ATTRIBUTES) {
      const rest = outside(element.getAttribute(name) ?? '');
      if (isWord(rest)) unsaid.push({ where: `${place(element)} ${name}`, text: rest });
    }
  }
  const title = outside(document.title);
  if (isWord(title)) unsaid.push({ where: 'title', text: title });
  return { unsaid, cut };
}

/** Words of a page that are not in the catalogue, and those for which there is no room. */
export const saidOn = (page: Page): Promise<{ unsaid: Unsaid[]; cut: Unsaid[] }> => page.evaluate(lookAround);
