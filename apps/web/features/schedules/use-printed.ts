// Whether somebody prints the page. Drawing the sheets for paper takes as long as drawing the page itself, so nobody waits for them who only looks at
// it.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True from the first printing on. The sheets are drawn before the browser takes its picture. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const begin = () => flushSync(() => setPrinted(true));
    const look = () => {
      if (paper.matches) setPrinted(true);
    };
    look();
    addEventListener('beforeprint', begin);
    paper.addEventListener('change', look);
    return () => {
      removeEventListener('beforeprint', begin);
      paper.removeEventListener('change', look);
    };
  }, []);
  return isPrinted;
}
