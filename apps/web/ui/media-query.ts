// Whether a CSS media query holds, and which of two layouts fits, as React state. A server draws for a phone (ADR 44), or both layouts if a desk has
// another one (ADR 57).
import { useCallback, useSyncExternalStore } from 'react';

/** No phone is as wide as the least of our wide layouts. */
const fitsPhone = (query: string): boolean => query.startsWith('(max-width');

/** True while `query` matches; for the few places that need another element, not only another style. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => fitsPhone(query),
  );
}

/** The layouts to draw: both if the width is not known yet. */
export type Layouts = 'phone' | 'desk' | 'both';

/** From this width on the desk's layout is shown; styles/base.css and the classes `md:` use it too. */
const DESK = '(min-width: 48rem)';

function onLayout(onChange: () => void): () => void {
  const list = matchMedia(DESK);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** The layout that fits. A server draws both (ADR 57); the other one is removed when the browser takes the page over. */
export const useLayouts = (): Layouts =>
  useSyncExternalStore<Layouts>(
    onLayout,
    () => (matchMedia(DESK).matches ? 'desk' : 'phone'),
    () => 'both',
  );

/** The classes of the two layouts: styles/base.css shows the one that fits. */
export const layoutMark = (layouts: Layouts, layout: 'phone' | 'desk') =>
  layouts === 'both' ? { 'data-layout': layout } : { className: 'contents' };
