// What somebody has chosen on another device holds here too, as soon as they are known.
import type { User } from '@tennis/contract';
import { followAccount as followLanguage } from './language.ts';
import { keep } from './preferences.ts';
import { chooseTheme } from './theme.ts';

/** Takes over the choices of an account. Answers whether the page loads anew for them. */
export function followAccount({ language, preferences }: User): boolean {
  const { theme, ...kept } = preferences;
  // An account that has said nothing of the theme leaves the device's.
  if (theme !== null) chooseTheme(theme);
  if (followLanguage(language)) {
    keep(kept);
    return true;
  }
  if (!keep(kept)) return false;
  location.reload();
  return true;
}
