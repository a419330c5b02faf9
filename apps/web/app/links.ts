// The links of signed-in people (specification section 2, Layouts). Only pages that exist are listed.
import * as words from '@tennis/words/shell';
import type { User } from '@tennis/contract';
import {
  Building2,
  CalendarDays,
  CircleUserRound,
  CreditCard,
  Gauge,
  House,
  LayoutDashboard,
  LifeBuoy,
  Plus,
  ScrollText,
  SlidersHorizontal,
  Trophy,
  UserCog,
  Users,
} from 'lucide-react';
import type { NavGroup, NavLink } from './navigation.ts';

// The dashboard is also the signed-in home at "/" (D39).
const DASHBOARD_PATHS = ['/', '/dashboard'];

/** The top bar. */
export const TOP_LINKS: NavLink[] = [
  { label: words.dashboard, href: '/dashboard', letter: 'd', activeUnder: DASHBOARD_PATHS },
  { label: words.tournaments, href: '/tournaments', letter: 't' },
  { label: words.matchSchedules, href: '/match-schedules', letter: 's' },
  { label: words.members, href: '/members', letter: 'm' },
];

/** A player's own page; the bars hold no more than the specification's links. */
export const MY_TENNIS: NavLink = {
  label: words.myTennis,
  href: '/my-tennis',
  icon: CircleUserRound,
  letter: 'y',
};

/** Extra links for the admins of a club or the platform. */
export const SCORES_LINK: NavLink = { label: words.manageScores, href: '/manage-scores', letter: 'r' };

/** Where the Admin link leads a club admin: to their club, to a choice of several, or to the form that creates one (D5). */
function ownClubs({ clubs }: User): string {
  const [own, ...others] = clubs.filter(({ role }) => role === 'admin');
  if (own === undefined) return '/create-club';
  return others.length === 0 ? `/admin/club/${own.clubId}` : '/admin/club';
}

/** The Admin link of the admins of a club or the platform. */
export const adminLink = (user: User): NavLink => ({
  label: words.admin,
  href: user.role === 'super_admin' ? '/admin/club-management' : ownClubs(user),
  letter: 'a',
  activeUnder: ['/admin'],
});

/** The sidebar. */
export const SIDEBAR: NavGroup[] = [
  {
    links: [
      { label: words.dashboard, href: '/dashboard', icon: LayoutDashboard, activeUnder: DASHBOARD_PATHS },
      { label: words.myTournaments, href: '/tournaments', icon: Trophy },
      { label: words.members, href: '/members', icon: Users },
      { label: words.matchSchedules, href: '/match-schedules', icon: CalendarDays },
      MY_TENNIS,
    ],
  },
];

/** Links that only super admins see, in the sidebar and in the phone's menu. */
export const ADMIN_CONTROLS: NavGroup = {
  label: words.adminControls,
  links: [
    { label: words.adminDashboard, href: '/admin', icon: Gauge },
    { label: words.clubManagement, href: '/admin/club-management', icon: Building2 },
    { label: words.platformSettings, href: '/admin/platform-settings', icon: SlidersHorizontal },
    { label: words.userManagement, href: '/admin/user-management', icon: UserCog },
    { label: words.subscriptionPlans, href: '/admin/subscription-plans', icon: CreditCard },
    { label: words.supportTickets, href: '/admin/support-tickets', icon: LifeBuoy },
    { label: words.auditLog, href: '/admin/audit-log', icon: ScrollText },
  ],
};

/** The phone's bottom bar. */
export const BOTTOM_LINKS: NavLink[] = [
  { label: words.home, href: '/dashboard', icon: House, activeUnder: DASHBOARD_PATHS },
  { label: words.tournaments, href: '/tournaments', icon: Trophy },
  { label: words.create, href: '/create-tournament', icon: Plus },
  { label: words.members, href: '/members', icon: Users },
  { label: words.schedules, href: '/match-schedules', icon: CalendarDays },
];
