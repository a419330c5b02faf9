// Tournaments and meetings: lists, one with its tabs, and the pages behind it.
import type { CheckIn } from '@tennis/contract';
import { createRoute } from '@tanstack/react-router';
import { validatePrintSearch } from '../../features/print/print-search.ts';
import { validateDetailSearch } from '../../lib/detail-search.ts';
import { validateListSearch } from '../../features/tournaments/list-search.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { TOURNAMENT_TABS } from '../tournament-parts.tsx';
import { openTournament } from '../prefetch.ts';
import { root } from './root.ts';

const tournaments = createRoute({
  getParentRoute: () => root,
  path: '/tournaments',
  validateSearch: validateListSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/tournaments/list-page.tsx'), 'TournamentListPage'),
});
const DetailPage = lazyPart(() => import('../../features/detail/detail-page.tsx'), 'TournamentDetailPage');
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
  component: lazyPart(() => import('../../features/entries/check-in/check-in-page.tsx'), 'CheckInPage'),
});
const importEntries = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id/entries/import',
  component: lazyPart(() => import('../../features/imports/import-entries.tsx'), 'ImportEntriesPage'),
});
const checkDraw = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id/draw-check',
  component: lazyPart(() => import('../../features/draw/check-draw-page.tsx'), 'CheckDrawPage'),
});
const printTournament = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id/print',
  validateSearch: validatePrintSearch,
  staticData: { frame: 'own' },
  component: lazyPart(() => import('../../features/print/print-page.tsx'), 'PrintPage'),
});
const editTournament = createRoute({
  getParentRoute: () => root,
  path: '/tournaments/$id/edit',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/tournaments/edit-page.tsx'), 'EditTournamentPage'),
});
const createTournament = createRoute({
  getParentRoute: () => root,
  path: '/create-tournament',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/tournaments/create-page.tsx'), 'CreateTournamentPage'),
});
const meeting = createRoute({
  getParentRoute: () => root,
  path: '/meetings/$id',
  component: lazyPart(() => import('../../features/meetings/meeting-page.tsx'), 'MeetingPage'),
});

/** Its routes. */
export const tournamentRoutes = [
  tournaments,
  tournament,
  checkIn,
  importEntries,
  checkDraw,
  printTournament,
  editTournament,
  createTournament,
  meeting,
] as const;
