// The links of signed-in people (specification section 2, Layouts). Only pages that exist are listed.
import { CalendarDays, House, LayoutDashboard, Plus, ScrollText, Trophy } from 'lucide-react';
import type { NavGroup, NavLink } from './navigation.ts';

// The dashboard is also the signed-in home at "/" (D39).
const DASHBOARD_PATHS = ['/', '/dashboard'];

/** The top bar. */
export const TOP_LINKS: NavLink[] = [
  { label: 'Dashboard', href: '/dashboard', activeUnder: DASHBOARD_PATHS },
  { label: 'Tournaments', href: '/tournaments' },
  { label: 'Match Schedules', href: '/match-schedules' },
];

/** The sidebar. */
export const SIDEBAR: NavGroup[] = [
  {
    links: [
      { label: 'Dashboard', href: '/dashboard', icon: LayoutDashboard, activeUnder: DASHBOARD_PATHS },
      { label: 'My Tournaments', href: '/tournaments', icon: Trophy },
      { label: 'Match Schedules', href: '/match-schedules', icon: CalendarDays },
    ],
  },
];

/** What only super admins see, in the sidebar and in the phone's menu. */
export const ADMIN_CONTROLS: NavGroup = {
  label: 'Admin Controls',
  links: [{ label: 'Audit Log', href: '/admin/audit-log', icon: ScrollText }],
};

/** The phone's bottom bar. */
export const BOTTOM_LINKS: NavLink[] = [
  { label: 'Home', href: '/dashboard', icon: House, activeUnder: DASHBOARD_PATHS },
  { label: 'Tournaments', href: '/tournaments', icon: Trophy },
  { label: 'Create', href: '/create-tournament', icon: Plus },
  { label: 'Schedules', href: '/match-schedules', icon: CalendarDays },
];
