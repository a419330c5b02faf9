// Text that is longer than its room and holds nothing to press: Tab has to come there all the same, so that the arrow keys can scroll it.
import { useEffect, useState, type RefObject } from 'react';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether a box scrolls and only its own focus can make it scroll by keyboard. */
export function useLongText(box: RefObject<HTMLElement | null>): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const element = box.current;
    const observer = new ResizeObserver(() =>
      setIsLong(
        element !== null &&
          element.scrollHeight > element.clientHeight + 1 &&
          element.querySelector(STOPS) === null,
      ),
    );
    if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isLong;
}
