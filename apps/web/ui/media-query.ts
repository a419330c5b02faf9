// Whether a CSS media query holds, as React state.
import { useCallback, useSyncExternalStore } from 'react';

/** True while `query` matches; for the few places where another element is needed, not only another style. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
