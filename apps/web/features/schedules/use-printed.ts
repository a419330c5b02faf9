// Whether somebody prints the page. Sheets for paper are as much to draw as the page itself, so nobody who only looks at it waits for them.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True from the first printing on. What is drawn then is there before the browser takes its picture. */
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
