// Clubs: founding one, its members, and its rooms for those who manage it.
import { createRoute } from '@tanstack/react-router';
import { validateAuditSearch } from '../../features/audit-log/audit-search.ts';
import { validateMembersSearch } from '../../features/clubs/members/members-search.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { root } from './root.ts';

const createClub = createRoute({
  getParentRoute: () => root,
  path: '/create-club',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/clubs/create-club-page.tsx'), 'CreateClubPage'),
});
const members = createRoute({
  getParentRoute: () => root,
  path: '/members',
  validateSearch: validateMembersSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/clubs/members/members-page.tsx'), 'MembersPage'),
});
const chooseClub = createRoute({
  getParentRoute: () => root,
  path: '/admin/club',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../club-routes.tsx'), 'ChooseClub'),
});
const ManagedClubPage = lazyPart(() => import('../club-routes.tsx'), 'ManagedClubPage');
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
  component: lazyPart(() => import('../audit-log-routes.tsx'), 'ClubAuditLog'),
});
const clubPeople = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/people',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../people-routes.tsx'), 'ClubPeoplePage'),
});
const importPeople = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/people/import',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../import-routes.tsx'), 'ImportPeoplePage'),
});
const importMembers = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/members/import',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../import-routes.tsx'), 'ImportMembersPage'),
});
const scoreCards = createRoute({
  getParentRoute: () => root,
  path: '/admin/club/$id/score-cards',
  validateSearch: ({ day }: Record<string, unknown>): { day?: string } =>
    typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {},
  component: lazyPart(() => import('../score-cards-routes.tsx'), 'ClubScoreCards'),
});

/** Its routes. */
export const clubRoutes = [
  createClub,
  members,
  chooseClub,
  club,
  clubTab,
  clubAuditLog,
  clubPeople,
  importPeople,
  importMembers,
  scoreCards,
] as const;
