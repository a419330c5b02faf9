// Whether somebody has allowed web push in this browser and has not ended it, and what the server was last told about it.
import { PUSH_ALLOWED } from './kept-keys.ts';
import { storedText, storeText } from './stored-text.ts';

const TOLD = 'tennis-push-told';

/** Whether they have. */
export const isPushAllowed = (): boolean => storedText(PUSH_ALLOWED) === '1';

/** Notes it. */
export function notePushAllowed(isAllowed: boolean): void {
  // Without storage it is asked again, and told again.
  storeText(PUSH_ALLOWED, isAllowed ? '1' : null);
  if (!isAllowed) storeText(TOLD, null);
}

/** The last thing that the server was told. */
export const pushTold = (): string | null => storedText(TOLD);
/** Notes it. */
export const notePushTold = (told: string): void => void storeText(TOLD, told);
