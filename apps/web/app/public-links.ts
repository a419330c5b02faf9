// The links of visitors (specification section 2, Layouts); apart from those of signed-in people, whose icons a visitor does not load.
import type { NavGroup, NavLink } from './navigation.ts';

/** The public header. */
export const PUBLIC_LINKS: NavLink[] = [
  { label: 'Tournaments', href: '/tournaments' },
  { label: 'Match Schedules', href: '/match-schedules' },
];

/** The public footer: three columns, each with links that lead somewhere (D44). */
export const FOOTER: NavGroup[] = [
  { label: 'Features', links: PUBLIC_LINKS },
  {
    label: 'Resources',
    links: [
      { label: 'Results', href: '/match-schedules?tab=results' },
      { label: 'API documentation', href: '/api/docs' },
    ],
  },
  {
    label: 'Contact',
    links: [
      { label: 'Register your club', href: '/register' },
      { label: 'Sign In', href: '/login' },
    ],
  },
];
