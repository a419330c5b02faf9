// The area of super admins.
import { createRoute, Outlet } from '@tanstack/react-router';
import { validateAuditSearch } from '../../features/audit-log/audit-search.ts';
import {
  validateClubsSearch,
  validateListSearch as validateUsersSearch,
} from '../../features/platform/platform-search.ts';
import { validateTicketsSearch } from '../../features/support/tickets-search.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { root } from './root.ts';

const AccessRestricted = lazyPart(() => import('../access-restricted.tsx'), 'AccessRestricted');
// The super admins' pages are below it. Any other address there shows them "not found", and everybody else the card.
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
  component: lazyPart(() => import('../../features/platform/dashboard-page.tsx'), 'AdminDashboardPage'),
});
const clubManagement = createRoute({
  getParentRoute: () => adminArea,
  path: 'club-management',
  validateSearch: validateClubsSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(
    () => import('../../features/platform/clubs/club-management-page.tsx'),
    'ClubManagementPage',
  ),
});
const userManagement = createRoute({
  getParentRoute: () => adminArea,
  path: 'user-management',
  validateSearch: validateUsersSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/platform/users-page.tsx'), 'UserManagementPage'),
});
const platformSettings = createRoute({
  getParentRoute: () => adminArea,
  path: 'platform-settings',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/platform/settings-page.tsx'), 'PlatformSettingsPage'),
});
const subscriptionPlans = createRoute({
  getParentRoute: () => adminArea,
  path: 'subscription-plans',
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/platform/plans-page.tsx'), 'SubscriptionPlansPage'),
});
const supportTickets = createRoute({
  getParentRoute: () => adminArea,
  path: 'support-tickets',
  validateSearch: validateTicketsSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../../features/support/tickets-page.tsx'), 'SupportTicketsPage'),
});
const platformAuditLog = createRoute({
  getParentRoute: () => adminArea,
  path: 'audit-log',
  validateSearch: validateAuditSearch,
  staticData: { frame: 'sidebar' },
  component: lazyPart(() => import('../audit-log-routes.tsx'), 'PlatformAuditLog'),
});

/** The area with its pages. */
export const platformRoutes = [
  adminArea.addChildren([
    adminPage,
    adminDashboard,
    clubManagement,
    userManagement,
    platformSettings,
    subscriptionPlans,
    supportTickets,
    platformAuditLog,
  ]),
] as const;
