// The viewer's choice of theme. early.js applies the stored choice before first paint; this module changes it.
import { useSyncExternalStore } from 'react';
import { THEME } from './kept-keys.ts';
import { storeText } from './stored-text.ts';
import { onThemeElsewhere, showTheme, storedTheme, type ThemeChoice } from './theme-choice.ts';

export type { ThemeChoice };

const listeners = new Set<() => void>();
let choice = storedTheme();

/** Shows the page as it was chosen. */
export const applyTheme = (): void => showTheme(choice);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab's choice holds here too.
onThemeElsewhere(applyTheme, () => change(storedTheme()));

function change(next: ThemeChoice): void {
  choice = next;
  applyTheme();
  for (const listener of listeners) listener();
}

/** Stores and applies a choice; without storage it holds until the page is closed. */
export function chooseTheme(next: ThemeChoice): void {
  storeText(THEME, next === 'system' ? null : next);
  change(next);
}

/** The present choice, for those who only ask once. */
export const chosenTheme = (): ThemeChoice => choice;

/** The present choice. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    subscribe,
    () => choice,
    () => 'system' as const,
  );
}
