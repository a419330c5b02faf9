// Whose list of followed people and places stands in this browser: an account's, or a visitor's own.
import { FOLLOW_OWNER } from './kept-keys.ts';
import { storedText, storeText } from './stored-text.ts';

/** The number of the account; null: a visitor's own. */
export const followOwner = (): string | null => storedText(FOLLOW_OWNER);

/** It is that of this account from now on, or a visitor's own. Without storage nothing is followed. */
export function setFollowOwner(accountId: number | null): void {
  storeText(FOLLOW_OWNER, accountId === null ? null : String(accountId));
}
