// Every page outside of tournaments in a made-up language (e2e/support/made-up.ts). Pages and dialogs of single rooms are in words-of-rooms.spec.ts.
import type { Page } from '@playwright/test';
import { createClub, setUp, signUp } from '../support/accounts.ts';
import { look, opens, press, sendEmpty, startMadeUp, test, type, type Place } from '../support/made-up.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { SUPER_ADMIN } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

const VISITOR: readonly Place[] = [
  ['/'],
  ['/tournaments'],
  ['/tournaments?tab=upcoming'],
  ['/tournaments?tab=completed'],
  ['/tournaments/999999'],
  ['/match-schedules'],
  ['/match-schedules?view=order'],
  ['/match-schedules?tab=results'],
  ['/login'],
  ['/login', sendEmpty],
  ['/login', type('Username', 'nobody'), type('Password', 'Tennis123'), sendEmpty],
  ['/register'],
  ['/register', (page) => page.locator('input[name=password]').fill('Tennis')],
  ['/register', (page) => page.locator('input[name=password]').fill('correct horse battery')],
  ['/register', sendEmpty],
  ['/register?token=none'],
  ['/forgot-password'],
  ['/forgot-password', sendEmpty],
  ['/forgot-password', type('Email', 'nobody@example.org'), sendEmpty],
  ['/reset-password'],
  ['/reset-password/none'],
  ['/no-such-page'],
];

const MEMBER: readonly Place[] = [
  ['/'],
  ['/profile'],
  ['/profile', opens('features/identity/profile/erase-dialog.tsx', 'Delete my account')],
  ['/profile', press('Change password')],
  ['/profile', opens('features/identity/profile/sessions-card.tsx', 'End the others')],
  ['/profile', press('Sign out ')],
  ['/profile', press('Account of')],
  ['/tournaments'],
  ['/create-club'],
  ['/create-tournament'],
  ['/manage-scores'],
  ['/admin'],
  ['/no-such-page'],
];

const CLUB_ADMIN: readonly Place[] = [
  ['/'],
  ['/tournaments'],
  ['/tournaments?tab=completed'],
  ['/create-club'],
  ['/create-club', sendEmpty],
  [
    '/create-club',
    (page) => page.getByRole('combobox', { name: /^\[+Time zone/ }).click(),
    opens('ui/combobox-list.tsx'),
  ],
  ['/create-tournament'],
  ['/create-tournament', press('More options'), sendEmpty],
  ['/manage-scores'],
  ['/profile'],
  ['/match-schedules'],
  ['/match-schedules', opens('ui/calendar-popover.tsx', 'Choose a date')],
  ['/match-schedules?tab=results'],
  ['/notifications'],
  ['/dashboard', opens('features/notices/latest-notices.tsx', 'Notifications')],
];

const SUPER: readonly Place[] = [
  ['/'],
  ['/admin'],
  ['/admin/club-management'],
  ['/admin/club-management', opens('features/platform/clubs/club-dialog.tsx', 'Add Club')],
  ['/admin/user-management'],
  ['/admin/subscription-plans'],
  ['/admin/subscription-plans', opens('features/platform/plan-dialog.tsx', 'Add Plan')],
  ['/admin/subscription-plans', press('Add Plan'), type('Name', '‹Club›'), opens('ui/dialog.tsx', 'Cancel')],
  ['/admin/platform-settings'],
  ['/admin/platform-settings', opens('features/platform/setting-dialog.tsx', 'Add Setting')],
  ['/admin/support-tickets'],
  ['/help'],
  ['/help', opens('features/support/help-page.tsx', 'New ticket')],
  ['/admin/no-such-page'],
  ['/admin/audit-log'],
  ['/admin/audit-log', press('Check')],
  ['/dashboard'],
  ['/tournaments'],
];

/** Ends the session behind the page's back. */
const signOut = (page: Page): Promise<void> => send(page, 'POST', '/api/auth/logout', {});

const ofTheClub = (clubId: number): readonly Place[] =>
  ['', '/courts', '/members', '/invitations', '/tournaments', '/details', '/people', '/audit-log'].map(
    (tab) => [`/admin/club/${clubId}${tab}`],
  );

test.beforeEach(({ expectProblem }) => {
  // Some of the places are refusals.
  expectProblem(/Failed to load resource|The server refused a call/);
});

test('a visitor reads nothing that the catalogue does not know', async ({ page, newVisitor }) => {
  const admin = await newVisitor();
  await signUp(admin, { name: '‹Marta Silva›', role: 'club_admin' });
  const clubId = await createClub(admin, '‹Riverside Tennis Club›');
  const id = await createTournament(admin, { name: '‹Riverside Clay Open›', clubId });
  const players = [await enter(admin, id, '‹Ida Lund›'), await enter(admin, id, '‹Lea Wirz›')] as const;
  await addMatch(admin, id, { round: 'final', players, court: '‹1›' });
  const played = await addMatch(admin, id, { round: 'semi_final', players });
  await finishMatch(admin, played, '6-4 2-0 ret.', players[0]);
  await look(page, VISITOR);
});

test('a member reads nothing that the catalogue does not know', async ({ page, newVisitor }) => {
  const { username } = await signUp(page, { name: '‹Nina Kovač›', role: 'member' });
  const other = await newVisitor();
  await send(other, 'POST', '/api/auth/login', { username, password: 'Tennis123' });
  await look(page, MEMBER);
});

test('a club admin reads nothing that the catalogue does not know', async ({ page }) => {
  await signUp(page, { name: '‹Marta Silva›', role: 'club_admin' });
  const clubId = await createClub(page, '‹Riverside Tennis Club›');
  const id = await createTournament(page, { name: '‹Riverside Clay Open›', clubId, status: 'active' });
  const players = [await enter(page, id, '‹Ida Lund›'), await enter(page, id, '‹Lea Wirz›')] as const;
  await addMatch(page, id, { round: 'final', players });
  await createTournament(page, {
    name: '‹Herbstpokal›',
    clubId,
    status: 'completed',
    finalists: ['‹Ida Lund›', '‹Lea Wirz›'],
  });
  await look(page, CLUB_ADMIN);
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: [{ name: '‹1›', surface: 'clay', closures: [{ from: '2026-01-01T00:00:00Z', to: null }] }],
  });
  await look(page, [['/members'], ...ofTheClub(clubId)]);
  await look(page, [
    ['/create-club', type('Club name', '‹Hillside›'), signOut, opens('app/sign-in-again.tsx', 'Create club')],
  ]);
});

test('a super admin reads nothing that the catalogue does not know', async ({ page }) => {
  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
  await look(page, SUPER);
  // Figures that could not be read say so, and how to try again.
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 404, json: {} }));
  await look(page, [['/admin']]);
});

test('the first set-up says nothing that the catalogue does not know', async ({ page, engine }) => {
  const server = await startMadeUp(engine);
  await look(page, [[`${server.url}/setup`], [`${server.url}/setup`, sendEmpty], [`${server.url}/login`]]);
  await setUp(page, server);
  await look(page, [[`${server.url}/login`]]);
  await page.close();
  await server.stop();
});
