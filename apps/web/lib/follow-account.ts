// Brings the choices that somebody made on another device to this one, as soon as it knows them.
import type { User } from '@tennis/contract';
import { followAccount as followLanguage } from './language.ts';
import { keep, KEPT } from './preferences.ts';
import { chooseTheme } from './theme.ts';

/** Takes over the choices of an account. Returns whether the page loads again for them. */
export function followAccount({ language, preferences }: User): boolean {
  const { theme, hours, timeZone, shortcuts } = preferences;
  // If an account has made no choice, the device's choice stays. Keys that were switched off on it stay off (WCAG 2.1.4).
  if (theme !== null) chooseTheme(theme);
  const kept = {
    hours: hours ?? KEPT.hours,
    timeZone: timeZone ?? KEPT.timeZone,
    shortcuts: shortcuts && KEPT.shortcuts,
  };
  if (followLanguage(language)) {
    keep(kept);
    return true;
  }
  if (!keep(kept)) return false;
  location.reload();
  return true;
}
