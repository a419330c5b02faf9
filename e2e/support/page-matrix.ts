// The pages that each role must see at each address of the app (specification section 2; D5, D39): the rows of the matrix that e2e/journeys/every-page.spec.ts walks through.
// A route of the router without a row fails there, and so does a row without a route.
import type { MatrixWorld, Role } from './matrix-world.ts';

/** Where an address leads instead of to its page, or the card that stands there. Anything else that a role sees is the page's heading. */
export const SIGN_IN = 'is sent to /login';
export const DASHBOARD = 'is sent to /dashboard';
const DENIED = 'Access Restricted';
const NO_PAGE = 'Page not found';

/** The entry pages and the first page of visitors have the product's name for a heading. */
export const PRODUCT = 'Tennis Tournament Organizer';

/** The heading of a page; with a second text, the reason why there is nothing else on it. */
type Sees = string | readonly [heading: string, reason: string];

/** The addresses of a route, and what each role sees there. */
export interface Row {
  readonly at: readonly ((world: MatrixWorld) => string)[];
  readonly sees: Readonly<Record<Role, Sees>>;
}

const CHECK_IN_REFUSED = ['Check-in', 'Only the organisers can check people in.'] as const;
const EDIT_REFUSED = ['Edit Tournament', 'Only the organisers can edit this tournament.'] as const;
const SCORING_REFUSED = ['Score pad', 'You do not have permission to do this.'] as const;
const ARRANGING_REFUSED = ['Arrange the match', 'There is no such match, or you do not play in it.'] as const;

// Mails of notices wait for minutes; a whole link is tried in e2e/journeys/settings.spec.ts.
const NO_LINK = [
  'Stop mails',
  'This link has expired or is not valid. You can choose in your settings what we mail you.',
] as const;

type OneAt = string | Row['at'][number];
type At = OneAt | readonly OneAt[];

const row = (at: At, visitor: Sees, member: Sees, admin: Sees, superAdmin = admin): Row => ({
  at: [at].flat().map((one) => (typeof one === 'string' ? () => one : one)),
  sees: { visitor, member, club_admin: admin, super_admin: superAdmin },
});

/** The same for everybody. */
const open = (at: At, heading: Sees): Row => row(at, heading, heading, heading);
/** For people who are signed in. */
const signedIn = (at: At, heading: Sees): Row => row(at, SIGN_IN, heading, heading);
/** For visitors alone: nobody else has a use for it. */
const entry = (at: At): Row => row(at, PRODUCT, DASHBOARD, DASHBOARD);
/** For the club's admins and super admins. */
const ofAdmins = (at: At, heading: Sees): Row => row(at, SIGN_IN, DENIED, heading);
/** For super admins alone. */
const ofPlatform = (at: At, heading: Sees): Row => row(at, SIGN_IN, DENIED, DENIED, heading);

const inClub =
  (rest = '') =>
  ({ club }: MatrixWorld): string =>
    `/admin/club/${club}${rest}`;
const inTournament =
  (rest = '') =>
  ({ tournament }: MatrixWorld): string =>
    `/tournaments/${tournament}${rest}`;
const ofDrawn =
  (rest: string) =>
  ({ drawn }: MatrixWorld): string =>
    `/tournaments/${drawn}${rest}`;

/** By the router's name of the route. */
export const MATRIX: Readonly<Record<string, Row>> = {
  // Accounts.
  '/login': entry('/login'),
  '/register': entry('/register'),
  '/forgot-password': entry('/forgot-password'),
  '/reset-password': entry('/reset-password'),
  '/reset-password/$token': entry(({ resetToken }) => `/reset-password/${resetToken}`),
  // Once there is a super admin nothing is to be set up any more, and only a demo has a mailbox.
  '/setup': row('/setup', SIGN_IN, DASHBOARD, DASHBOARD),
  '/mailbox': open('/mailbox', NO_PAGE),
  '/mails/stop/$token': open('/mails/stop/none', NO_LINK),
  '/profile': signedIn('/profile', 'Profile'),
  '/settings': open('/settings', 'Settings'),

  // For everybody.
  '/': row('/', PRODUCT, 'Dashboard', 'Dashboard'),
  '/dashboard': signedIn('/dashboard', 'Dashboard'),
  '/search': open('/search', 'Search'),
  '/following': open('/following', 'What you follow'),
  '/notifications': signedIn('/notifications', 'Notifications'),
  '/help': signedIn('/help', 'Help'),
  '/my-tennis': signedIn('/my-tennis', 'My Tennis'),
  '/people/$id': open(({ person }) => `/people/${person}`, 'Priya Raman'),
  '/partner/$token': open(({ partnerToken }) => `/partner/${partnerToken}`, 'Partner request'),
  // A gallery of controls for those who develop; in no release.
  '/ui': open('/ui', NO_PAGE),

  // Tournaments.
  '/tournaments': row('/tournaments', 'All Tournaments', 'Tournaments', 'My Tournaments'),
  '/tournaments/$id': open(inTournament(), 'Riverside Open'),
  '/tournaments/$id/check-in': row(inTournament('/check-in'), CHECK_IN_REFUSED, CHECK_IN_REFUSED, 'Check-in'),
  '/tournaments/$id/entries/import': row(
    inTournament('/entries/import'),
    'Tournament Not Found',
    'Tournament Not Found',
    'Enter a list',
  ),
  '/tournaments/$id/draw-check': open(ofDrawn('/draw-check'), 'Check the draw'),
  '/tournaments/$id/print': open(ofDrawn('/print'), 'Print'),
  '/tournaments/$id/edit': row(inTournament('/edit'), SIGN_IN, EDIT_REFUSED, 'Edit Tournament'),
  '/create-tournament': signedIn('/create-tournament', 'Create Tournament'),
  '/meetings/$id': open(({ meeting }) => `/meetings/${meeting}`, 'Autumn Weekend'),

  // Matches.
  '/match-schedules': open('/match-schedules', 'Match Schedules'),
  '/score': signedIn('/score', 'You score'),
  '/score/$id': row(({ match }) => `/score/${match}`, SIGN_IN, SCORING_REFUSED, 'Court 1'),
  '/tv/$': open(({ drawn }) => `/tv/${drawn}`, 'Riverside Cup'),
  '/matches/$id/result': signedIn(({ match }) => `/matches/${match}/result`, 'Result'),
  '/matches/$id/arrange': row(
    ({ toArrange }) => `/matches/${toArrange}/arrange`,
    SIGN_IN,
    'Arrange the match against Nina Kovač',
    ARRANGING_REFUSED,
  ),
  '/manage-scores': ofAdmins('/manage-scores', 'Manage Scores'),

  // Clubs.
  '/create-club': signedIn('/create-club', 'Create a club'),
  '/members': signedIn('/members', 'Members'),
  '/admin/club': ofAdmins('/admin/club', 'Choose a club'),
  '/admin/club/$id': ofAdmins(inClub(), 'Riverside Tennis Club'),
  '/admin/club/$id/$tab': ofAdmins(
    ['courts', 'members', 'invitations', 'tournaments', 'details'].map((tab) => inClub(`/${tab}`)),
    'Riverside Tennis Club',
  ),
  '/admin/club/$id/audit-log': ofAdmins(inClub('/audit-log'), 'Audit log'),
  '/admin/club/$id/people': ofAdmins(inClub('/people'), 'People'),
  '/admin/club/$id/people/import': ofAdmins(inClub('/people/import'), 'Import people'),
  '/admin/club/$id/members/import': ofAdmins(inClub('/members/import'), 'Invite from a list'),
  '/admin/club/$id/score-cards': ofAdmins(inClub('/score-cards'), 'Scoring cards'),

  // The platform.
  '/admin': ofPlatform('/admin', 'Admin Dashboard'),
  '/admin/$': ofPlatform('/admin/no-such-page', NO_PAGE),
  '/admin/club-management': ofPlatform('/admin/club-management', 'Club Management'),
  '/admin/user-management': ofPlatform('/admin/user-management', 'User Management'),
  '/admin/platform-settings': ofPlatform('/admin/platform-settings', 'Platform Settings'),
  '/admin/subscription-plans': ofPlatform('/admin/subscription-plans', 'Subscription Plans'),
  '/admin/support-tickets': ofPlatform('/admin/support-tickets', 'Support Tickets'),
  '/admin/audit-log': ofPlatform('/admin/audit-log', 'Audit log'),
};
