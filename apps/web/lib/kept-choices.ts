// Choices that somebody has made in this browser before they had an account, for the account that they then make in it.
import type { Preferences } from '@tennis/contract';
import { KEPT } from './preferences.ts';
import { chosenTheme } from './theme.ts';

/** Only what was chosen; null if all is as it was. */
export function keptChoices(): Partial<Preferences> | null {
  const theme = chosenTheme();
  const { hours, timeZone, shortcuts } = KEPT;
  const chosen = {
    ...(theme === 'system' ? {} : { theme }),
    ...(hours === null ? {} : { hours }),
    ...(timeZone === null ? {} : { timeZone }),
    ...(shortcuts ? {} : { shortcuts }),
  };
  return Object.keys(chosen).length === 0 ? null : chosen;
}
