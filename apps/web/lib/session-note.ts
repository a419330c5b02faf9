// How the tabs of a browser tell each other that somebody has signed in or out. They share the session, so they also share a note with the user's id
// in storage. A change to it reaches the other tabs at once; a sleeping tab finds it when it wakes up.

const KEY = 'signed-in';
const NOBODY = 'nobody';

/** Notes who is signed in now. */
export function noteSignedIn(userId: number | null): void {
  try {
    localStorage.setItem(KEY, userId === null ? NOBODY : String(userId));
  } catch {
    // Storage may be blocked: then the server's refusal tells the other tabs (ADR 4).
  }
}

/** The person who is signed in according to the note; undefined if there is none. */
export function notedUser(): number | null | undefined {
  try {
    const note = localStorage.getItem(KEY);
    if (note === NOBODY) return null;
    return note !== null && /^\d+$/.test(note) ? Number(note) : undefined;
  } catch {
    return undefined;
  }
}

/** Calls back when another tab has changed the note, and when this one comes back into view. */
export function onNote(act: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) act();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') act();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act();
  });
}

/** Waits for the next note of another tab, at most this many milliseconds. */
export async function nextNote(milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEY) resolve();
  };
  addEventListener('storage', heard);
  const timer = setTimeout(resolve, milliseconds);
  await promise;
  clearTimeout(timer);
  removeEventListener('storage', heard);
}
