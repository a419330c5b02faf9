// The name of the page that is open: in the browser's tab, in the phone's app bar, and read aloud after navigation.
import { useEffect, useSyncExternalStore } from 'react';
import { platformName } from '../lib/platform.ts';

let current = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the page while the calling component is mounted; `short` is the app bar's text if the title is long. */
export function usePageTitle(title: string, short?: string): void {
  useEffect(() => {
    document.title = title === '' ? platformName() : `${title} | ${platformName()}`;
    current = short ?? title;
    for (const listener of listeners) listener();
  }, [title, short]);
}

/** The short name of the open page; empty until a page has named itself. */
export function useShownPageTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  );
}
