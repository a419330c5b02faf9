// The route tree, in code: the one place where pages, shells and guards meet. Pages load with their route.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
} from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PagePending } from './page-pending.tsx';
import { RootLayout } from './root-layout.tsx';

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage });

/** The gallery exists in development only; the condition is a constant, so a release contains nothing of it. */
const galleryRoutes: AnyRoute[] =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? [
        createRoute({
          getParentRoute: () => root,
          path: '/ui',
          component: lazyRouteComponent(() => import('./gallery/gallery-page.tsx'), 'GalleryPage'),
        }),
      ]
    : [];

/** The app's router; a link's page begins to load when someone points at it. */
export const router = createRouter({
  routeTree: root.addChildren(galleryRoutes),
  scrollRestoration: true,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
