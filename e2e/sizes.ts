// The journeys that `npm test` takes at one size, where their users would be. What they show hangs little on the size of the screen, they set the size
// themselves, or it is the same people's work at both; every-page.spec.ts looks at each page at both. Those that are not here run at both, and so do all
// with SIZES=both, as before a release.
import { env } from 'node:process';

const ON_A_PHONE = [
  'check-in',
  'courts',
  'create-tournament',
  'early',
  'entering',
  'following',
  'guards',
  'home',
  'identity',
  'language',
  'live',
  'live-day',
  'main-journey',
  'make-draw-phone',
  'meetings',
  'member-marks',
  'members',
  'my-tennis',
  'nothing-lost',
  'notices',
  'offline',
  'pad-court-side',
  'pad-offline',
  'partners',
  'people',
  'profile',
  'push',
  'rain',
  'read-offline',
  'recovery',
  'schedules',
  'score-links',
  'score-pad',
  'scorers',
  'scores',
  'search-page',
  'smoke',
  'spectator',
  'steady-pages',
  'timed-set',
  'tournament',
  'without-an-answer',
  'without-script',
  'words-of-a-tournament',
];

const AT_A_DESK = [
  'audit-log',
  'entries',
  'failures',
  'first-draw',
  'groups',
  'import',
  'keyboard',
  'keyboard-of-roles',
  'make-draw',
  'manage-club',
  'matches',
  'mixed-groups',
  'order-by-court',
  'order-seeds',
  'pictures',
  'plan-fit',
  'platform',
  'play-by-date',
  'print',
  'qualifying',
  'ratings',
  'renders',
  'reports',
  'screens',
  'screens-origins',
  'search',
  'second-press',
  'settings',
  'support',
  'two-tabs',
  'withdraw',
  'words',
];

const AT_BOTH = env['SIZES'] === 'both';

const leftOut = (names: readonly string[]): RegExp[] =>
  AT_BOTH ? [] : [new RegExp(`/(?:${names.join('|')})\\.spec\\.ts$`)];

/** What the phone leaves to the desk. */
export const NOT_ON_A_PHONE = leftOut(AT_A_DESK);
/** What the desk leaves to the phone. */
export const NOT_AT_A_DESK = leftOut(ON_A_PHONE);
