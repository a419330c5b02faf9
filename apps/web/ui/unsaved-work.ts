// Whether anything typed on screen would be lost if the page went away now.
import { useEffect, useId } from 'react';

const holders = new Set<string>();

/** Reports typed work while `unsaved`. Forms need not call it: LeaveGuard and Dialog do. */
export function useUnsavedWork(unsaved: boolean): void {
  const holder = useId();
  useEffect(() => {
    if (!unsaved) return undefined;
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, [unsaved, holder]);
}

/** The person has given up what is typed: nothing asks again while the page goes. */
export const discardUnsavedWork = (): void => holders.clear();

/** Whether any form on screen holds unsaved changes. */
export const hasUnsavedWork = (): boolean => holders.size > 0;
