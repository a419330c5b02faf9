// That somebody has allowed this browser to be woken (web push), and has not ended it.
const ALLOWED = 'tennis-push';

/** Whether they have. */
export function isPushAllowed(): boolean {
  try {
    return localStorage.getItem(ALLOWED) === '1';
  } catch {
    return false;
  }
}

/** Notes it. */
export function notePushAllowed(isAllowed: boolean): void {
  try {
    if (isAllowed) localStorage.setItem(ALLOWED, '1');
    else localStorage.removeItem(ALLOWED);
  } catch {
    // Then it is asked again.
  }
}
