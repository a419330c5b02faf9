// The route tree, in code: the one place where pages, shells and guards meet. Pages load with their route.
import type { CheckIn } from '@tennis/contract';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { validateAuditSearch } from '../features/audit-log/audit-search.ts';
import {
  validateClubsSearch,
  validateListSearch as validateUsersSearch,
} from '../features/platform/platform-search.ts';
import { validateOpenTicket, validateTicketsSearch } from '../features/support/tickets-search.ts';
import { validateInvitation } from '../features/identity/invitation-search.ts';
import { validateMembersSearch } from '../features/clubs/members/members-search.ts';
import { validateSchedulesSearch } from '../features/schedules/schedules-search.ts';
import { validateScoresSearch } from '../features/matches/queue/scores-search.ts';
import { validateMyTennisSearch, validatePersonSearch } from '../features/player/person-search.ts';
import { validatePrintSearch } from '../features/print/print-search.ts';
import { validateDetailSearch } from '../lib/detail-search.ts';
import { viewerToday } from '../lib/dates.ts';
import { validateListSearch } from '../features/tournaments/list-search.ts';
import { read } from '../lib/api.ts';
import { followAccount } from '../lib/follow-account.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { orAMoment } from '../lib/timing.ts';
import { sessionQuery } from '../lib/session.ts';
import { ErrorPage } from './error-page.tsx';
import { TOURNAMENT_TABS } from './tournament-parts.tsx';
import { SignedInFrame } from './frame.tsx';
import { detour } from './guards.ts';
import { LeaveForPad } from './leave-for-pad.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PagePending } from './page-pending.tsx';
import { openTournament, prefetch } from './prefetch.ts';
import { RootLayout } from './root-layout.tsx';

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
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

const LandingPage = lazyPart(() => import('../features/landing/landing-page.tsx'), 'LandingPage');
const DashboardPage = lazyPart(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage');
const PartnerRequests = lazyPart(
  () => import('../features/partners/partner-requests.tsx'),
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
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: validateInvitation,
  staticData: { frame: 'entry' },
  component: lazyPart(() => import('../features/identity/login-page.tsx'), 'LoginPage'),
});
const RegisterPage = lazyPart(() => import('../features/identity/register-page.tsx'), 'RegisterPage');
const JoinPage = lazyPart(() => import('../features/identity/join-page.tsx'), 'JoinPage');
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  validateSearch: validateInvitation,
  staticData: { frame: 'entry' },
  // Somebody with an account and an invitation comes here too (guards.ts).
  loader: ({ context }) => (context.user === null ? RegisterPage : JoinPage).preload?.(),
  component: function Register() {
    const { user } = root.useRouteContext();
    const { token } = register.useSearch();
    return user === null || token === undefined ? <RegisterPage /> : <JoinPage user={user} token={token} />;
  },
});
const partner = createRoute({
  getParentRoute: () => root,
  path: '/partner/$token',
  component: lazyPart(() => import('../features/partners/partner-page.tsx'), 'PartnerPage'),
});
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { frame: 'entry' },
  component: lazyPart(() => import('../features/identity/forgot-page.tsx'), 'ForgotPasswordPage'),
});
const ResetPasswordPage = lazyPart(() => import('../features/identity/reset-page.tsx'), 'ResetPasswordPage');
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password/$token',
  staticData: { frame: 'entry' },
  component: ResetPasswordPage,
});
const resetWithoutToken = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { frame: 'entry' },
  component: ResetPasswordPage,
});
const mailbox = createRoute({
  getParentRoute: () => root,
  path: '/mailbox',
  staticData: { frame: 'entry' },
  beforeLoad: async ({ context }) => {
    const { mailbox: isThere } = await context.queryClient.ensureQueryData(read('getSetup', {}));
    if (!isThere) throw notFound();
  },
  component: lazyPart(() => import('../features/identity/mailbox-page.tsx'), 'MailboxPage'),
});
const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  staticData: { frame: 'entry' },
  beforeLoad: async ({ context }) => {
    const { needed } = await context.queryClient.ensureQueryData(read('getSetup', {}));
    if (!needed) throw redirect({ to: '/login', replace: true });
  },
  component: lazyPart(() => import('../features/identity/setup-page.tsx'), 'SetupPage'),
});
const tournaments = createRoute({
  getParentRoute: () => root,
  path: '/tournaments',
  validateSearch: validateListSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/tournaments/list-page.tsx'), 'TournamentListPage'),
});

const DetailPage = lazyPart(() => import('../features/detail/detail-page.tsx'), 'TournamentDetailPage');
const tournament = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id',
  validateSearch: validateDetailSearch,
  loaderDeps: ({ search }) => ({ tab: search.tab }),
  // The view of the matches is no dependency: changing it waits for nothing.
  loader: ({ context, params, location }) =>
    Promise.all([
      DetailPage.preload?.(),
      openTournament(context, `/tournaments/${params.id}`, validateDetailSearch({ ...location.search })),
    ]),
  component: () => <DetailPage tabs={TOURNAMENT_TABS} />,
});
const checkIn = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id/check-in',
  validateSearch: ({ shown }: Record<string, unknown>): { shown?: CheckIn | undefined } => ({
    shown: shown === 'expected' || shown === 'here' || shown === 'missing' ? shown : undefined,
  }),
  component: lazyPart(() => import('../features/entries/check-in/check-in-page.tsx'), 'CheckInPage'),
});
const importEntries = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id/entries/import',
  component: lazyPart(() => import('../features/imports/import-entries.tsx'), 'ImportEntriesPage'),
});
const checkDraw = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id/draw-check',
  component: lazyPart(() => import('../features/draw/check-draw-page.tsx'), 'CheckDrawPage'),
});
const printTournament = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id/print',
  validateSearch: validatePrintSearch,
  staticData: { frame: 'own' },
  component: lazyPart(() => import('../features/print/print-page.tsx'), 'PrintPage'),
});
const editTournament = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id/edit',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/tournaments/edit-page.tsx'), 'EditTournamentPage'),
});
const createTournament = createRoute({
  getParentRoute: () => root,
  path: '/create-tournament',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/tournaments/create-page.tsx'), 'CreateTournamentPage'),
});
const schedules = createRoute({
  getParentRoute: () => root,
  path: '/match-schedules',
  validateSearch: validateSchedulesSearch,
  // The router leaves what the validation dropped in place.
  loaderDeps: ({ search }) => validateSchedulesSearch({ ...search }),
  loader: ({ context, deps }) =>
    orAMoment(
      prefetch(context.queryClient, '/match-schedules', { ...deps, date: deps.date ?? viewerToday() }),
    ),
  component: lazyPart(() => import('../features/schedules/schedules-page.tsx'), 'SchedulesPage'),
});
const createClub = createRoute({
  getParentRoute: () => root,
  path: '/create-club',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/clubs/create-club-page.tsx'), 'CreateClubPage'),
});

const members = createRoute({
  getParentRoute: () => root,
  path: '/members',
  validateSearch: validateMembersSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/clubs/members/members-page.tsx'), 'MembersPage'),
});
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
});
const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/identity/profile/profile-page.tsx'), 'ProfilePage'),
});

const myTennis = createRoute({
  getParentRoute: () => root,
  path: '/my-tennis',
  validateSearch: validateMyTennisSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/player/my-tennis-page.tsx'), 'MyTennisPage'),
});
const scorePad = createRoute({
  getParentRoute: () => root,
  path: '/score/$id',
  staticData: { frame: 'own' },
  component: LeaveForPad,
});
const scoreLink = createRoute({
  getParentRoute: () => root,
  path: '/score',
  staticData: { frame: 'entry' },
  component: lazyPart(() => import('../features/scoring/score-link-page.tsx'), 'ScoreLinkPage'),
});
const scoreCards = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/score-cards',
  validateSearch: ({ day }: Record<string, unknown>): { day?: string } =>
    typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {},
  component: lazyPart(() => import('./score-cards-routes.tsx'), 'ClubScoreCards'),
});
const screens = createRoute({
  getParentRoute: () => root,
  path: '/tv/$',
  staticData: { frame: 'own' },
  component: lazyPart(() => import('../features/screens/screens-page.tsx'), 'ScreensPage'),
});
const ReportPage = lazyPart(() => import('../features/matches/report/report-page.tsx'), 'ReportPage');
const resultReport = createRoute({
  getParentRoute: () => root,
  path: '/matches/$id/result',
  staticData: { frame: 'sidebar' },
  component: () => {
    const { id } = resultReport.useParams();
    return <ReportPage id={Number(id)} />;
  },
});
const arrangeMatch = createRoute({
  getParentRoute: () => root,
  path: '/matches/$id/arrange',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/arranging/arrange-page.tsx'), 'ArrangePage'),
});
const PersonPage = lazyPart(() => import('../features/player/person-page.tsx'), 'PersonPage');
const person = createRoute({
  getParentRoute: () => root,
  path: '/people/$id',
  validateSearch: validatePersonSearch,
  component: () => <PersonPage missing={<NotFoundPage />} />,
});
const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  component: lazyPart(() => import('../features/search/search-page.tsx'), 'SearchPage'),
});
const following = createRoute({
  getParentRoute: () => root,
  path: '/following',
  component: lazyPart(() => import('./following-routes.tsx'), 'Following'),
});

const manageScores = createRoute({
  getParentRoute: () => root,
  path: '/manage-scores',
  validateSearch: validateScoresSearch,
  component: lazyPart(() => import('./scores-routes.tsx'), 'ManageScores'),
});

const AccessRestricted = lazyPart(() => import('./access-restricted.tsx'), 'AccessRestricted');
// The pages of super admins go below it; any other address there is a missing page for them, and the card for everybody else.
const adminArea = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  staticData: { frame: 'sidebar' },
  component: function AdminArea() {
    const { user } = root.useRouteContext();
    return user?.role === 'super_admin' ? <Outlet /> : <AccessRestricted />;
  },
});
const adminPage = createRoute({
  getParentRoute: () => adminArea,
  path: '$',
  staticData: { frame: 'sidebar' },
  component: NotFoundPage,
});
const adminDashboard = createRoute({
  getParentRoute: () => adminArea,
  path: '/',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/platform/dashboard-page.tsx'), 'AdminDashboardPage'),
});
const clubManagement = createRoute({
  getParentRoute: () => adminArea,
  path: 'club-management',
  validateSearch: validateClubsSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(
    () => import('../features/platform/clubs/club-management-page.tsx'),
    'ClubManagementPage',
  ),
});
const userManagement = createRoute({
  getParentRoute: () => adminArea,
  path: 'user-management',
  validateSearch: validateUsersSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/platform/users-page.tsx'), 'UserManagementPage'),
});
const platformSettings = createRoute({
  getParentRoute: () => adminArea,
  path: 'platform-settings',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/platform/settings-page.tsx'), 'PlatformSettingsPage'),
});
const subscriptionPlans = createRoute({
  getParentRoute: () => adminArea,
  path: 'subscription-plans',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/platform/plans-page.tsx'), 'SubscriptionPlansPage'),
});
const supportTickets = createRoute({
  getParentRoute: () => adminArea,
  path: 'support-tickets',
  validateSearch: validateTicketsSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/support/tickets-page.tsx'), 'SupportTicketsPage'),
});
const help = createRoute({
  getParentRoute: () => root,
  path: '/help',
  validateSearch: validateOpenTicket,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/support/help-page.tsx'), 'HelpPage'),
});
const notices = createRoute({
  getParentRoute: () => root,
  path: '/notifications',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../features/notices/notices-page.tsx'), 'NoticesPage'),
});
const meeting = createRoute({
  getParentRoute: () => root,
  path: '/meetings/$id',
  component: lazyPart(() => import('../features/meetings/meeting-page.tsx'), 'MeetingPage'),
});
const chooseClub = createRoute({
  getParentRoute: () => root,
  path: '/admin/club',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('./club-routes.tsx'), 'ChooseClub'),
});
const platformAuditLog = createRoute({
  getParentRoute: () => adminArea,
  path: 'audit-log',
  validateSearch: validateAuditSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('./audit-log-routes.tsx'), 'PlatformAuditLog'),
});
const ManagedClubPage = lazyPart(() => import('./club-routes.tsx'), 'ManagedClubPage');
const club = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id',
  staticData: { frame: 'sidebar' },
  component: ManagedClubPage,
});
const clubTab = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/$tab',
  staticData: { frame: 'sidebar' },
  component: ManagedClubPage,
});
// A club's own admins come here too, so it lies beside the area of super admins.
const clubAuditLog = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/audit-log',
  validateSearch: validateAuditSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('./audit-log-routes.tsx'), 'ClubAuditLog'),
});

const clubPeople = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/people',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('./people-routes.tsx'), 'ClubPeoplePage'),
});

const importPeople = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/people/import',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('./import-routes.tsx'), 'ImportPeoplePage'),
});
const importMembers = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/members/import',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('./import-routes.tsx'), 'ImportMembersPage'),
});

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
  home,
  dashboard,
  login,
  register,
  partner,
  forgotPassword,
  resetPassword,
  resetWithoutToken,
  mailbox,
  setup,
  tournaments,
  tournament,
  createTournament,
  editTournament,
  checkIn,
  importEntries,
  checkDraw,
  printTournament,
  createClub,
  members,
  settings,
  schedules,
  profile,
  myTennis,
  resultReport,
  arrangeMatch,
  scorePad,
  scoreLink,
  scoreCards,
  screens,
  person,
  search,
  following,
  adminArea.addChildren([
    adminDashboard,
    clubManagement,
    userManagement,
    platformSettings,
    subscriptionPlans,
    supportTickets,
    platformAuditLog,
    adminPage,
  ]),
  help,
  notices,
  meeting,
  chooseClub,
  club,
  clubTab,
  clubAuditLog,
  clubPeople,
  importPeople,
  importMembers,
  manageScores,
  gallery,
]);

/** The app's router; a link's page begins to load when someone points at it. `history`: on a server, which has no address bar. */
export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: history === undefined,
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
