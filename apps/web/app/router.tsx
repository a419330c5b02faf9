// The route tree, in code: puts the pages of each room (routes/) together; the only place where pages, shells and guards meet. Pages load with their
// route.
import { createRoute, createRouter, notFound, type RouterHistory } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { lazyPart } from '../lib/lazy-part.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PagePending } from './page-pending.tsx';
import { accountRoutes } from './routes/accounts.tsx';
import { clubRoutes } from './routes/clubs.ts';
import { matchRoutes } from './routes/matches.tsx';
import { platformRoutes } from './routes/platform.tsx';
import { playerRoutes } from './routes/players.tsx';
import { tournamentRoutes } from './routes/tournaments.tsx';
import { root } from './routes/root.ts';

// The gallery exists in development only; the condition is a constant, so a release contains nothing of it.
const WITH_GALLERY = import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1';
const gallery = createRoute({
  getParentRoute: () => root,
  path: '/ui',
  ...(WITH_GALLERY
    ? {
        staticData: { frame: 'own' },
        component: lazyPart(() => import('./gallery/gallery-page.tsx'), 'GalleryPage'),
      }
    : {
        beforeLoad: () => {
          throw notFound();
        },
      }),
});

const routeTree = root.addChildren([
  ...accountRoutes,
  ...tournamentRoutes,
  ...matchRoutes,
  ...playerRoutes,
  ...clubRoutes,
  ...platformRoutes,
  gallery,
]);

interface RouterSettings {
  /** On a server, which has no address bar. */
  readonly history?: RouterHistory;
  /** Whether it may scroll after a page has been drawn: to its top, or to where somebody comes back to. */
  readonly mayScroll?: () => boolean;
}

/** The app's router; a link's page begins to load when somebody points at it. */
export const createAppRouter = (
  queryClient: QueryClient,
  { history, mayScroll = () => true }: RouterSettings = {},
) =>
  createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: history === undefined && mayScroll,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    ...(history !== undefined && { history }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
