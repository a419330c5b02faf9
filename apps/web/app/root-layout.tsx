// The outermost component under the router: the page in its shell, the toast, and the live region that announces a page after navigation.
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsLive } from '../lib/is-live.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Frame } from './frame.tsx';
import { onSessionView, sessionView } from './lost-session.ts';
import { PagePending } from './page-pending.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** Everything that every page shares. */
export function RootLayout() {
  const isLive = useIsLive();
  const { isChanging } = useSyncExternalStore(onSessionView, sessionView, sessionView);
  return (
    <>
      {isChanging ? (
        <PagePending />
      ) : (
        <Frame>
          <Outlet />
        </Frame>
      )}
      <RouteAnnouncer />
      {isLive && <Toaster />}
    </>
  );
}

/** Reads the new page's title aloud and moves the focus to its start, as a page load would. */
function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return;
        // Pages set their title in an effect of the same commit.
        requestAnimationFrame(() => {
          setTitle(document.title);
          if (
            !document.activeElement ||
            document.activeElement === document.body ||
            document.activeElement.closest('nav, header') !== null
          ) {
            document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
          }
        });
      }),
    [router],
  );
  return <LiveRegion className="unseen">{title}</LiveRegion>;
}
