// Keeps a page with unsaved changes from being left by accident: by a link, by the back button, by closing the tab.
import { useBlocker } from '@tanstack/react-router';
import { DiscardQuestion } from './dialog.tsx';
import { hasUnsavedWork, useUnsavedWork } from './unsaved-work.ts';

/** Asks before another page is opened while `unsaved`. A change of tab or filter on the same page passes, unless it takes the form away (`withinPage`). */
export function LeaveGuard({ unsaved, withinPage = false }: { unsaved: boolean; withinPage?: boolean }) {
  useUnsavedWork(unsaved);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && (withinPage || current.pathname !== next.pathname),
    enableBeforeUnload: () => unsaved && hasUnsavedWork(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <DiscardQuestion onKeep={blocker.reset} onDiscard={blocker.proceed} />;
}
