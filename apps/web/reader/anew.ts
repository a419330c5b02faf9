// Replaces the page on screen with the server's current drawing of it, unless the two are equal.
import type { DrawnState } from '../lib/drawn-pages.ts';
import { dress } from './dress.ts';
import { placeOf, twinOf } from './controls.ts';

const ROOT = '#root';
const STATE = 'script#state';

/** The content of a page, without the time at which it was read. */
const saidIn = (page: ParentNode): string => {
  const text = page.querySelector(STATE)?.textContent ?? null;
  if (text === null) return '';
  const { answers } = JSON.parse(text) as DrawnState;
  return JSON.stringify(answers.queries.map(({ queryKey, state }) => [queryKey, state.data]));
};

/** Puts new markup in place. Opened and sideways scrolled parts stay so, and the focus stays on its control. */
function put(there: Element, next: Element): void {
  const focused = document.activeElement;
  const place = focused !== null && there.contains(focused) ? placeOf(focused) : null;
  const lines = [...there.querySelectorAll('[role="radiogroup"], [role="tablist"]')].map(
    (line) => line.scrollLeft,
  );
  there.replaceChildren(...document.adoptNode(next).childNodes);
  dress();
  for (const [index, line] of there.querySelectorAll('[role="radiogroup"], [role="tablist"]').entries())
    line.scrollLeft = lines[index] ?? 0;
  const twin = place === null ? null : twinOf(place);
  if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
}

/**
 * Does it. Somebody may have used the page while the answer was on its way: then it stays as it is ('used'), because the app may already control it.
 * 'failed': there is no drawn page.
 */
export async function drawAnew(isUsed: () => boolean): Promise<'same' | 'done' | 'used' | 'failed'> {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-cache' });
    if (!answer.ok || answer.redirected) return 'failed';
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [root, next] = [document.querySelector(ROOT), page.querySelector(ROOT)];
    const [state, newer] = [document.querySelector<HTMLElement>(STATE), page.querySelector(STATE)];
    if (root === null || next === null || state === null || newer === null) return 'failed';
    if (isUsed()) return 'used';
    state.dataset['at'] = String(Date.now());
    if (saidIn(document) === saidIn(page)) return 'same';
    state.textContent = newer.textContent;
    document.title = page.title;
    put(root, next);
    return 'done';
  } catch {
    return 'failed';
  }
}
