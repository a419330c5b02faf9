// Matches: the schedules, scoring, screens, results by the players, and arranging a match.
import { createRoute } from '@tanstack/react-router';
import { validateSchedulesSearch } from '../../features/schedules/schedules-search.ts';
import { validateScoresSearch } from '../../features/matches/queue/scores-search.ts';
import { viewerToday } from '../../lib/dates.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { orAMoment } from '../../lib/timing.ts';
import { LeaveForPad } from '../leave-for-pad.tsx';
import { prefetch } from '../prefetch.ts';
import { root } from './root.ts';

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
  component: lazyPart(() => import('../../features/schedules/schedules-page.tsx'), 'SchedulesPage'),
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
  component: lazyPart(() => import('../../features/scoring/score-link-page.tsx'), 'ScoreLinkPage'),
});
const screens = createRoute({
  getParentRoute: () => root,
  path: '/tv/$',
  staticData: { frame: 'own' },
  component: lazyPart(() => import('../../features/screens/screens-page.tsx'), 'ScreensPage'),
});
const ReportPage = lazyPart(() => import('../../features/matches/report/report-page.tsx'), 'ReportPage');
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
  component: lazyPart(() => import('../../features/arranging/arrange-page.tsx'), 'ArrangePage'),
});
const manageScores = createRoute({
  getParentRoute: () => root,
  path: '/manage-scores',
  validateSearch: validateScoresSearch,
  component: lazyPart(() => import('../scores-routes.tsx'), 'ManageScores'),
});

/** Its routes. */
export const matchRoutes = [
  schedules,
  scorePad,
  scoreLink,
  screens,
  resultReport,
  arrangeMatch,
  manageScores,
] as const;
