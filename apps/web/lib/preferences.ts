// The reader's display choices: 12 or 24 hours, time zone, and whether single keys act. Kept in the browser, where reading them needs no waiting;
// with an account, its choices are copied here on each device (lib/theme.ts does the same for the theme).
import type { Preferences } from '@tennis/contract';
import { HOURS, ZONE } from './kept-keys.ts';
import { storedText, storeText } from './stored-text.ts';

/** The choice; null if the language or the device decides. */
export type Kept = Omit<Preferences, 'theme' | 'showsEmail'>;

const SHORTCUTS = 'shortcuts';

/** Whether this browser knows a zone: another one may have chosen it. */
function isKnown(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

function read(): Kept {
  const hours = storedText(HOURS);
  const zone = storedText(ZONE);
  return {
    hours: hours === '12' || hours === '24' ? hours : null,
    timeZone: zone !== null && isKnown(zone) ? zone : null,
    shortcuts: storedText(SHORTCUTS) !== 'off',
  };
}

/** The choices when the page was loaded. Another choice reloads it, so that all times on it are written in one way. */
export const KEPT: Kept = read();

/** Whether keys without Ctrl or the like act. */
export const singleKeysAct = (): boolean => KEPT.shortcuts;

/** Stores a choice in the browser and returns whether the page has to be reloaded to show it. */
export function keep(next: Kept): boolean {
  const isStored =
    storeText(HOURS, next.hours) &&
    storeText(ZONE, next.timeZone) &&
    storeText(SHORTCUTS, next.shortcuts ? null : 'off');
  const now = read();
  // Without storage, loading again would change nothing and never end.
  return (
    isStored &&
    (now.hours !== KEPT.hours || now.timeZone !== KEPT.timeZone || now.shortcuts !== KEPT.shortcuts)
  );
}
