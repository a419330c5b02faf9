// Follows at once when a star of a drawn page is pressed, and shows what this browser follows. The app takes it over from the browser's storage: on a
// bad signal it comes seconds later, or not at all.
import { noteBegun } from '../lib/begun-while-drawn.ts';
import { FOLLOWED_ENTRIES, FOLLOWED_PLACES, MOST_ENTRIES, MOST_PLACES } from '../lib/kept-follows.ts';
import { FOLLOW_OWNER } from '../lib/kept-keys.ts';
import { pushState } from '../lib/push-state.ts';
import { storedText, storeText } from '../lib/stored-text.ts';
import { isAlive } from './controls.ts';

type Kept = Readonly<Record<string, unknown>>;

/** Tells one from another: a place may have another name by now. */
const SIGNS = ['tournament', 'entry', 'kind', 'id'];
const isSame = (one: Kept, other: Kept): boolean => SIGNS.every((sign) => one[sign] === other[sign]);

const isKept = (one: unknown): one is Kept => typeof one === 'object' && one !== null;

/** The list in which a star's entry or place is kept, and how long it may be. */
const listOf = (one: Kept) =>
  'entry' in one
    ? { key: FOLLOWED_ENTRIES, most: MOST_ENTRIES }
    : { key: FOLLOWED_PLACES, most: MOST_PLACES };

function keptUnder(key: string): readonly Kept[] {
  try {
    const list: unknown = JSON.parse(storedText(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

const meantBy = (star: HTMLElement): Kept => JSON.parse(star.dataset['follow'] ?? '{}') as Kept;

/** The other of the two names that the server has given the star: "Follow N. K." or "Stop following N. K.". */
function turn(star: HTMLElement): void {
  star.toggleAttribute('data-followed');
  const other = star.dataset['other'] ?? '';
  star.dataset['other'] = star.title;
  star.title = other;
  star.setAttribute('aria-label', other);
  // Where the focus is, goes by the name (focus.ts).
  if (star === document.activeElement) star.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Makes room for the entries that this browser follows in a tournament, which only the app can draw. */
export function makeRoom(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-strip]')) {
    const own = keptUnder(FOLLOWED_ENTRIES).filter(
      ({ tournament }) => String(tournament) === strip.dataset['strip'],
    );
    if (own.length === 0 || strip.style.getPropertyValue('--rows') !== '') continue;
    strip.style.setProperty('--rows', String(own.length));
    if (pushState() === 'off') strip.style.setProperty('--tells', '1');
  }
}

/** Shows each star as this browser follows. Those that the app controls are its own. */
export function showStars(): void {
  for (const star of document.querySelectorAll<HTMLElement>('[data-follow]')) {
    const meant = meantBy(star);
    const isFollowed = keptUnder(listOf(meant).key).some((one) => isSame(one, meant));
    if (isFollowed !== star.hasAttribute('data-followed') && !isAlive(star)) turn(star);
  }
}

/**
 * Follows what the star stands for, or ends it; false if it is none, or if the browser cannot do it alone: an account's list is the app's, and without
 * storage nothing is kept.
 */
export function pressStar(star: Element): boolean {
  if (!(star instanceof HTMLElement) || star.dataset['follow'] === undefined) return false;
  if (storedText(FOLLOW_OWNER) !== null) return false;
  const meant = meantBy(star);
  const { key, most } = listOf(meant);
  const kept = keptUnder(key);
  const others = kept.filter((one) => !isSame(one, meant));
  const begins = others.length === kept.length;
  if (!storeText(key, JSON.stringify(begins ? [...others.slice(1 - most), meant] : others))) return false;
  noteBegun(begins ? star.dataset['follow'] : null);
  showStars();
  // Parts of the page that the app has taken over already.
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}
