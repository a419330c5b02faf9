// Whether a browser has taken a page over: what no server can draw, as a layer outside of the page, waits for it.
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and while its markup is taken over, true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
