// Whether an element fills the screen, as React state.
import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function leave(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}

/** Null if the browser cannot. */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
): { isFull: boolean; toggle: () => void; leave: () => void } | null {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  );
  // Nearly every browser on a desk can: a server draws the button.
  const can = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => true,
  );
  if (!can) return null;
  return { isFull, leave, toggle: () => (isFull ? leave() : void element.current?.requestFullscreen()) };
}
