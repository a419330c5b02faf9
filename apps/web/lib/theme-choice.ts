// The choice of theme that this browser keeps, and how a page shows it; early.js does the same before the first paint.
import { THEME } from './kept-keys.ts';
import { storedText } from './stored-text.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** No server has a theme. */
const prefersDark = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

/** The last choice; if storage is blocked, the system decides. */
export function storedTheme(): ThemeChoice {
  const value = storedText(THEME);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Shows a choice on the page. */
export function showTheme(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark?.matches === true);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

/** Calls back when the system changes its mind, and when another tab has chosen. */
export function onThemeElsewhere(ofSystem: () => void, ofOtherTab: () => void): void {
  prefersDark?.addEventListener('change', ofSystem);
  if (prefersDark !== null)
    addEventListener('storage', ({ key }) => {
      if (key === THEME || key === null) ofOtherTab();
    });
}
