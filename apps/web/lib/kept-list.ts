// A short list that this browser keeps for itself, such as the people it follows. Without storage the list stays empty.
import { useSyncExternalStore } from 'react';
import { storedText } from './stored-text.ts';

/** Reads and changes the list, and a hook for components. */
export interface KeptList<T> {
  /** The list as it is now; the same one until it changes. */
  readonly all: () => readonly T[];
  readonly store: (list: readonly T[]) => void;
  readonly use: () => readonly T[];
}

/** A list under `key`, with at most `most` entries; `readOne` turns a stored value into an entry, or into null if it cannot be one. */
export function keptList<T>(key: string, most: number, readOne: (stored: unknown) => T | null): KeptList<T> {
  const nothing: readonly T[] = [];
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly list: readonly T[] } = { text: null, list: nothing };

  function listIn(text: string): readonly T[] {
    try {
      const list: unknown = JSON.parse(text);
      if (!Array.isArray(list)) return nothing;
      return list.flatMap((one) => readOne(one) ?? []).slice(0, most);
    } catch {
      return nothing;
    }
  }
  function all(): readonly T[] {
    const text = storedText(key);
    if (text !== last.text) last = { text, list: text === null ? nothing : listIn(text) };
    return last.list;
  }
  function listen(tell: () => void): () => void {
    listeners.add(tell);
    // Another tab of this browser.
    addEventListener('storage', tell);
    return () => {
      listeners.delete(tell);
      removeEventListener('storage', tell);
    };
  }
  return {
    all,
    store: (list) => {
      try {
        localStorage.setItem(key, JSON.stringify(list));
      } catch {
        return;
      }
      for (const tell of listeners) tell();
    },
    use: () => useSyncExternalStore(listen, all, () => nothing),
  };
}
