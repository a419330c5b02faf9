// A value that changes while somebody types, told once they pause.
import { useEffect, useState } from 'react';

/** The text that was there when nothing had changed for so long; the first one at once. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
