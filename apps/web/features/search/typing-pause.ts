// How long nobody has typed before the server is asked: the same in the palette and on the page, and on the drawn page (reader/typing.ts).
import { useEffect, useState } from 'react';

/** In milliseconds. */
export const PAUSE_MS = 120;

/** The typed text, after a short pause in the typing. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
