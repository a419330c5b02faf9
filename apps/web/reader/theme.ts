// The theme chosen in this browser, on a drawn page: before the first paint, and until the app is there.
import { onThemeElsewhere, showTheme, storedTheme } from '../lib/theme-choice.ts';

const show = (): void => showTheme(storedTheme());

/** Shows it, and goes on doing so when the system or another tab changes it. */
export function followTheme(): void {
  show();
  onThemeElsewhere(show, show);
}

/** Ticks it in the switches of the page, which the server draws as if nothing was chosen. */
export function tickTheme(): void {
  const choice = storedTheme();
  if (choice === 'system') return;
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[type="radio"][value="${choice}"]`))
    input.checked = true;
}
