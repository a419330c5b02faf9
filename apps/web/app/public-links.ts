// The links of visitors (specification section 2, Layouts). They are apart from those of signed-in people, so that visitors do not load the icons of
// those.
import * as words from '@tennis/words/shell';
import { supportEmail } from '../lib/platform.ts';
import type { NavGroup, NavLink } from './navigation.ts';

/** The public header. */
export const PUBLIC_LINKS: NavLink[] = [
  { label: words.tournaments, href: '/tournaments' },
  { label: words.matchSchedules, href: '/match-schedules' },
];

/** What somebody follows: in the phone's menu, since the bars hold no more. */
export const FOLLOWED: NavLink = { label: words.followed, href: '/following' };

/** The phone's menu: its footer is a long way down. */
export const PHONE_LINKS: NavLink[] = [...PUBLIC_LINKS, FOLLOWED];

/** The public footer: three columns, each with links that lead somewhere (D44). */
export const footer = (mail = supportEmail()): NavGroup[] => [
  { label: words.features, links: PUBLIC_LINKS },
  {
    label: words.resources,
    links: [
      { label: words.results, href: '/match-schedules?tab=results' },
      FOLLOWED,
      { label: words.apiDocumentation, href: '/api/docs' },
    ],
  },
  {
    label: words.contact,
    links: [
      { label: words.registerClub, href: '/register?as=club' },
      { label: words.signIn, href: '/login' },
      ...(mail === null ? [] : [{ label: words.mailSupport, href: `mailto:${mail}` }]),
    ],
  },
];
