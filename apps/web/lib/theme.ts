// The viewer's choice of theme. early.js applies the stored choice before first paint; this module changes it.
import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

let choice = stored();

/** Shows the page as it was chosen. */
export function applyTheme(): void {
  const dark = choice === 'dark' || (choice === 'system' && prefersDark.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

prefersDark.addEventListener('change', applyTheme);
// Another tab's choice holds here too.
addEventListener('storage', (event) => {
  if (event.key === STORAGE_KEY || event.key === null) change(stored());
});

function change(next: ThemeChoice): void {
  choice = next;
  applyTheme();
  for (const listener of listeners) listener();
}

/** Stores and applies a choice; without storage it holds until the page is closed. */
export function chooseTheme(next: ThemeChoice): void {
  try {
    if (next === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Storage may be blocked: the choice then lives in this page only.
  }
  change(next);
}

/** The present choice. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => choice);
}
