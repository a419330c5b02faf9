// The matches for which this device holds a log of points. Their pad opens for anybody who holds the device, even if the session is over, so that
// scoring goes on (D52). Only numbers are kept. Every page loads this, because the router asks it.

const KEY = 'score-pads';
/** More than anybody scores at once; older ones are on the server. */
const MOST = 50;

function pads(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function store(ids: readonly unknown[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(-MOST)));
  } catch {
    // Then who is signed out signs in first.
  }
}

/** Whether the log of a match is here. */
export const holdsPad = (matchId: number): boolean => pads().includes(matchId);

/** Notes that it is. */
export const notePad = (matchId: number): void => {
  if (!holdsPad(matchId)) store([...pads(), matchId]);
};

/** It is gone. */
export const dropPad = (matchId: number): void => store(pads().filter((id) => id !== matchId));

/** Somebody has signed out: nobody can open any of them without signing in. Their points stay where they are. */
export const dropAllPads = (): void => store([]);
