// Links of a drawn page work as ordinary browser links. The page behind a link is requested when somebody points at it, and a part of the same page
// opens at the reader's place.
import { MATCH_VIEWS } from '../lib/detail-search.ts';
import { rememberView } from '../lib/last-view.ts';

const PLACE = 'reader-place';
/** Less than a person needs to press after they have aimed; passing over a link is no aim. */
const AIM_MS = 80;

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/** Each address once. */
const asked = new Set<string>();

function ask(link: HTMLAnchorElement): void {
  const { pathname, search } = link;
  const href = pathname + search;
  if (asked.has(href) || href === location.pathname + location.search) return;
  // Answers of the API are no pages.
  if (pathname.startsWith('/api/')) return;
  asked.add(href);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', href, as: 'document' }),
  );
}

/** Another part of this page opens where the reader is now. */
function keepPlace(): void {
  try {
    sessionStorage.setItem(PLACE, `${location.pathname} ${scrollY}`);
  } catch {
    // Storage may be blocked: then the page begins at its top.
  }
}

/** Shows another part of this page. The chosen view of a tournament's matches is stored, as in the app. */
export function goTo(href: string): void {
  keepPlace();
  const { pathname, searchParams } = new URL(href, location.origin);
  const view = MATCH_VIEWS.find((one) => one === searchParams.get('view'));
  if (view !== undefined && pathname.startsWith('/tournaments/')) rememberView(view);
  location.assign(href);
}

/** Goes back to where the reader was when they opened another part of this page. */
function goBack(): void {
  try {
    const [path, top = '0'] = (sessionStorage.getItem(PLACE) ?? '').split(' ');
    sessionStorage.removeItem(PLACE);
    if (path === location.pathname && location.hash === '')
      scrollTo({ top: Number(top), behavior: 'instant' });
  } catch {
    // As above.
  }
}

/** Begins; before the page is there. */
export function aimAtLinks(): void {
  let aim = 0;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(aim);
    const link = linkOf(event);
    if (link !== null && event.pointerType === 'mouse') aim = window.setTimeout(() => ask(link), AIM_MS);
  });
  document.addEventListener(
    'touchstart',
    (event) => {
      const link = linkOf(event);
      if (link !== null) ask(link);
    },
    { passive: true },
  );
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link === null || event.defaultPrevented || link.pathname !== location.pathname || link.hash !== '')
      return;
    keepPlace();
  });
  document.addEventListener('DOMContentLoaded', goBack, { once: true });
}
