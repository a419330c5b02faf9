// Pages for everybody: the first page, a player's own tennis, people, the search, following, notices and help.
import { createRoute } from '@tanstack/react-router';
import { validateOpenTicket } from '../../features/support/tickets-search.ts';
import { validateMyTennisSearch, validatePersonSearch } from '../../features/player/person-search.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { orAMoment } from '../../lib/timing.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { prefetch } from '../prefetch.ts';
import { root } from './root.ts';

const LandingPage = lazyPart(() => import('../../features/landing/landing-page.tsx'), 'LandingPage');
const DashboardPage = lazyPart(() => import('../../features/dashboard/dashboard-page.tsx'), 'DashboardPage');
const PartnerRequests = lazyPart(
  () => import('../../features/partners/partner-requests.tsx'),
  'PartnerRequests',
);
const Dashboard = () => <DashboardPage asked={<PartnerRequests />} />;
// "/" is two pages (specification section 2): the landing page for visitors, the dashboard for everybody else.
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { frame: 'sidebar' },
  loader: ({ context }) =>
    context.user === null
      ? Promise.all([LandingPage.preload?.(), orAMoment(prefetch(context.queryClient, 'visitor /'))])
      : Promise.all([DashboardPage.preload?.(), PartnerRequests.preload?.()]),
  component: function Home() {
    const { user } = root.useRouteContext();
    return user === null ? <LandingPage /> : <Dashboard />;
  },
});
const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  staticData: { frame: 'sidebar' },
  component: Dashboard,
});
const partner = createRoute({
  getParentRoute: () => root,
  path: '/partner/$token',
  component: lazyPart(() => import('../../features/partners/partner-page.tsx'), 'PartnerPage'),
});
const MyTennisPage = lazyPart(() => import('../../features/player/my-tennis-page.tsx'), 'MyTennisPage');
const myTennis = createRoute({
  getParentRoute: () => root,
  path: '/my-tennis',
  validateSearch: validateMyTennisSearch,
  staticData: { frame: 'sidebar' },
  component: () => <MyTennisPage asked={<PartnerRequests />} />,
});
const PersonPage = lazyPart(() => import('../../features/player/person-page.tsx'), 'PersonPage');
const person = createRoute({
  getParentRoute: () => root,
  path: '/people/$id',
  validateSearch: validatePersonSearch,
  component: () => <PersonPage missing={<NotFoundPage />} />,
});
const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  component: lazyPart(() => import('../../features/search/search-page.tsx'), 'SearchPage'),
});
const following = createRoute({
  getParentRoute: () => root,
  path: '/following',
  component: lazyPart(() => import('../following-routes.tsx'), 'Following'),
});
const notices = createRoute({
  getParentRoute: () => root,
  path: '/notifications',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/notices/notices-page.tsx'), 'NoticesPage'),
});
const help = createRoute({
  getParentRoute: () => root,
  path: '/help',
  validateSearch: validateOpenTicket,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/support/help-page.tsx'), 'HelpPage'),
});

/** Its routes. */
export const playerRoutes = [
  home,
  dashboard,
  partner,
  myTennis,
  person,
  search,
  following,
  notices,
  help,
] as const;
