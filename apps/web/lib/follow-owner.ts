// The owner of the list of followed people and places in this browser: an account, or a visitor.
import { FOLLOW_OWNER } from './kept-keys.ts';
import { storedText, storeText } from './stored-text.ts';

/** The number of the account; null: a visitor's own. */
export const followOwner = (): string | null => storedText(FOLLOW_OWNER);

/** From now on it belongs to this account, or to a visitor. Without storage nothing is followed. */
export function setFollowOwner(accountId: number | null): void {
  storeText(FOLLOW_OWNER, accountId === null ? null : String(accountId));
}
