// That somebody has allowed this browser to be woken (web push), and has not ended it; and what the server was told of it last.
const ALLOWED = 'tennis-push';
const TOLD = 'tennis-push-told';

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Then it is asked again, and told again.
  }
}

/** Whether they have. */
export const isPushAllowed = (): boolean => kept(ALLOWED) === '1';

/** Notes it. */
export function notePushAllowed(isAllowed: boolean): void {
  keep(ALLOWED, isAllowed ? '1' : null);
  if (!isAllowed) keep(TOLD, null);
}

/** What the server was told last. */
export const pushTold = (): string | null => kept(TOLD);
/** Notes it. */
export const notePushTold = (told: string): void => keep(TOLD, told);
