// The root of the route tree.
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { validateInvitation } from '../../features/identity/invitation-search.ts';
import { followAccount } from '../../lib/follow-account.ts';
import { sessionQuery } from '../../lib/session.ts';
import { SignedInFrame } from '../frame.tsx';
import { detour } from '../guards.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { RootLayout } from '../root-layout.tsx';

/** The root of the tree: who is signed in, and the frame around every page. */
export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Awaited on the first page only, behind the spinner; later the cache answers.
  beforeLoad: async ({ context, location }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery);
    const { token } = validateInvitation({ ...location.search });
    const to = detour(location.pathname, user, token !== undefined);
    if (to !== null) throw redirect({ to, search: to === '/register' ? { token } : {}, replace: true });
    // The page is about to go: it shows nothing more in the wrong language or with other hours.
    if (user !== null && followAccount(user)) await new Promise(() => undefined);
    if (user !== null) await SignedInFrame.preload?.();
    return { user };
  },
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});
