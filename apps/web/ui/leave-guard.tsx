// Keeps a page with unsaved changes from being left by accident: by a link, by the back button, by closing the tab.
import { useBlocker } from '@tanstack/react-router';
import { DiscardQuestion } from './dialog.tsx';
import { hasUnsavedWork, useUnsavedWork } from './unsaved-work.ts';

const valueIn = (search: object, name: string): unknown => Reflect.get(search, name);

/**
 * Asks before another page is opened while `unsaved`. A change of tab or filter on the same page passes, unless it takes the form away: `withinPage` says
 * so of every change, or names the part of the address that the form belongs to.
 */
export function LeaveGuard({
  unsaved,
  withinPage = false,
}: {
  unsaved: boolean;
  withinPage?: boolean | string;
}) {
  useUnsavedWork(unsaved);
  const takesAway = (from: object, to: object): boolean =>
    typeof withinPage === 'string' ? valueIn(from, withinPage) !== valueIn(to, withinPage) : withinPage;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && (current.pathname !== next.pathname || takesAway(current.search, next.search)),
    enableBeforeUnload: () => unsaved && hasUnsavedWork(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <DiscardQuestion onKeep={blocker.reset} onDiscard={blocker.proceed} />;
}
