// Whose list of followed people and places stands in this browser: an account's, or a visitor's own.
const OWNER = 'tennis-follows-of';

/** The number of the account; null: a visitor's own. */
export function followOwner(): string | null {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}

/** It is that of this account from now on, or a visitor's own. */
export function setFollowOwner(accountId: number | null): void {
  try {
    if (accountId === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, String(accountId));
  } catch {
    // Without storage nothing is followed.
  }
}
