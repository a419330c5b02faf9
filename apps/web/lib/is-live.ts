// Whether a browser has taken a page over: things that no server can draw, such as a layer outside of the page, wait for it.
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and while its markup is taken over, true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
