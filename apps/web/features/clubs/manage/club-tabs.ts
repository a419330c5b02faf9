// The pages of a club for its admins, in the order of their tabs. Each has an address of its own below /admin/club/{id}.
import * as words from '@tennis/words/manage-club';

/** The tabs on the club's own page; audit log and people are pages of other features. */
export const CLUB_TABS = ['overview', 'courts', 'members', 'invitations', 'tournaments', 'details'] as const;
export type ClubTab = (typeof CLUB_TABS)[number];

/** Whether an address names such a tab. */
export const isClubTab = (tab: string): tab is ClubTab => (CLUB_TABS as readonly string[]).includes(tab);

interface TabLink {
  readonly path: string;
  readonly label: string;
}

/** Every tab with the end of its address; the overview has none. */
export const TAB_LINKS: readonly TabLink[] = [
  { path: '', label: words.overview },
  { path: '/courts', label: words.courts },
  { path: '/members', label: words.members },
  { path: '/people', label: words.people },
  { path: '/invitations', label: words.invitations },
  { path: '/tournaments', label: words.tournaments },
  { path: '/audit-log', label: words.auditLog },
  { path: '/details', label: words.details },
];
