// The pages and dialogs of clubs, the platform, the desk, players and scorers in a made-up language (e2e/support/made-up.ts), on a phone, where least
// fits. apps/web/app/made-up.test.ts compares the pages of the router and the dialogs of apps/web with the places here and in the other two files.
import type { Page } from '@playwright/test';
import type { DrawOnWire, Match } from '@tennis/contract';
import { createClub, freshUsername, signUp } from '../support/accounts.ts';
import { changeAnswers } from '../support/answers.ts';
import { look, opens, PATIENCE, press, test, type } from '../support/made-up.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, SUPER_ADMIN } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';
import { zoneAtNoon } from '../support/zones.ts';

interface Made {
  readonly id: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const WEEK = Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' }));

const aClub = async (page: Page): Promise<number> => {
  await signUp(page, { name: '‹Marta Silva›', role: 'club_admin' });
  return createClub(page, '‹Riverside Tennis Club›');
};

const addCourts = (page: Page, clubId: number): Promise<{ courts: readonly [Made, Made] }> =>
  send(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: [
      { name: '‹1›', surface: 'clay', hours: WEEK },
      { name: '‹2›', indoor: true, hours: WEEK },
    ],
  });

/** Signs somebody up who enters the tournament. */
async function player(page: Page, name: string, tournamentId: number): Promise<void> {
  await signUp(page, { name, role: 'member' });
  await send(page, 'POST', `/api/tournaments/${tournamentId}/entry`, {});
}

/** Adds what was typed, without taking anybody from the list. */
const untaken = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
};

test.beforeEach(({ expectProblem }) => {
  // Some of the places are refusals.
  expectProblem(/Failed to load resource|The server refused a call/);
});

test('the rooms of a club say nothing that the catalogue does not know @phone', async ({
  page,
  newVisitor,
}) => {
  const clubId = await aClub(page);
  const club = `/admin/club/${clubId}`;
  await addCourts(page, clubId);
  const id = await createTournament(page, { name: '‹Riverside Clay Open›', clubId });
  const username = freshUsername();
  await send(page, 'POST', `/api/clubs/${clubId}/members/create`, {
    name: '‹Nina Kovač›',
    email: `${username}@example.org`,
    username,
    role: 'member',
  });
  await send(page, 'POST', `/api/clubs/${clubId}/invitations`, {
    email: `${freshUsername()}@example.org`,
    role: 'member',
  });
  const members = await send<(Made & { name: string })[]>(page, 'GET', `/api/clubs/${clubId}/members`);
  const nina = members.find(({ name }) => name === '‹Nina Kovač›')?.id;
  await send(page, 'PATCH', `/api/clubs/${clubId}/members/${nina}`, { role: 'admin' });
  await addMatch(page, id, { round: 'final', players: [null, null], court: '‹1›' });
  const meeting = await send<Made>(page, 'POST', `/api/clubs/${clubId}/meetings`, {
    name: '‹Club days›',
    tournamentIds: [id],
  });
  const hers = await newVisitor();
  await signUp(hers, { name: '‹Ana Lind›', role: 'member' });
  const child = await enter(page, id, '‹Mia Lind›');
  await send(hers, 'POST', '/api/user/claims', { entryId: child, relation: 'manager' });
  await look(page, [[`${club}/people`]]);
  const [claim] = await send<Made[]>(page, 'GET', `/api/clubs/${clubId}/claims`);
  if (claim === undefined) throw new Error('Nobody asks to look after Mia.');
  await send(page, 'PUT', `/api/clubs/${clubId}/claims/${claim.id}`, { approved: true });
  await look(page, [
    ['/admin/club'],
    [`${club}/courts`, opens('features/clubs/courts/add-courts.tsx', 'Add courts')],
    [`${club}/courts`, opens('features/clubs/courts/court-dialog.tsx', 'Actions for', 'Edit court')],
    [`${club}/courts`, opens('features/clubs/courts/delete-court.tsx#2', 'Actions for', 'Delete court')],
    [
      `${club}/courts`,
      opens('features/clubs/courts/delete-court.tsx', 'Actions for', 'Delete court', 'Delete court'),
    ],
    [`${club}/members`, opens('features/clubs/members/add-member.tsx', 'Add Member')],
    [
      `${club}/people`,
      press('Add person'),
      type('Name', '‹Nina Kovač›'),
      (shown) => shown.keyboard.press('Enter'),
      opens('writes/namesakes.tsx'),
    ],
    [
      `${club}/members`,
      press('Add Member'),
      type('Name', '‹Nina Kovač›'),
      type('Email', 'nina@example.org'),
      type('Username', 'nina.again'),
      (shown) => shown.keyboard.press('Enter'),
      opens('writes/namesakes.tsx'),
    ],
    [
      `${club}/members`,
      opens('features/clubs/members/member-card.tsx#2', 'Actions for .*Nina', 'Remove from club'),
    ],
    [`${club}/members`, opens('features/clubs/members/member-card.tsx', 'Actions for .*Nina', 'Make member')],
    [`${club}/invitations`, opens('features/clubs/members/send-invitation.tsx', 'Send Invitation')],
    [`${club}/invitations`, opens('features/clubs/members/invitation-card.tsx', 'Actions for', 'Revoke')],
    [`${club}/members/import`],
    [`${club}/people`, opens('features/people/person-dialog.tsx', 'Add person')],
    [`${club}/people`, press('Actions for .*Mia', 'Edit person')],
    [`${club}/people`, opens('features/people/merge-dialog.tsx', 'Actions for .*Mia', 'Merge with')],
    [`${club}/people`, opens('features/people/managers.tsx', 'Stop looking after')],
    [`${club}/people/import`],
    [`${club}/tournaments`, opens('features/meetings/meeting-dialog.tsx', 'New meeting')],
    [`${club}/tournaments`, press('Edit .*Club days')],
    [`${club}/tournaments`, opens('features/meetings/meetings-section.tsx', 'Delete .*Club days')],
    [`${club}/audit-log`, opens('features/audit-log/audit-filters.tsx', 'Filter')],
    [`${club}/score-cards`],
    [`/meetings/${meeting.id}`],
  ]);
  await look(hers, [
    ['/profile', opens('features/identity/profile/people-card.tsx', 'No longer look after')],
    [`/meetings/${meeting.id}`],
  ]);
});

test('the rooms of the platform say nothing that the catalogue does not know @phone', async ({
  page,
  newVisitor,
}) => {
  const admin = await newVisitor();
  await signUp(admin, { name: '‹Aaa Silva›', role: 'club_admin' });
  const clubId = await createClub(admin, '‹Aaa Tennis Club›');
  await send(admin, 'POST', `/api/clubs/${clubId}/invitations`, {
    email: `${freshUsername()}@example.org`,
    role: 'member',
  });
  await send(page, 'POST', '/api/auth/login', {
    username: SUPER_ADMIN.username,
    password: SUPER_ADMIN.password,
  });
  const clubs = '/admin/club-management';
  const users = '/admin/user-management';
  await look(page, [
    [clubs, press('Actions for', 'Edit')],
    [clubs, opens('features/platform/clubs/admin-dialog.tsx', 'Actions for', 'Assign Admin')],
    [clubs, opens('features/platform/clubs/club-table.tsx', 'Actions for', 'Delete')],
    [users, opens('features/platform/user-panel.tsx', 'Edit')],
    [users, opens('features/platform/user-panel.tsx#2', 'Edit', 'Sign out everywhere')],
    [users, opens('features/platform/users-page.tsx', 'Delete.*Aaa')],
    [
      `/admin/club/${clubId}/invitations`,
      opens('features/clubs/members/link-dialog.tsx', 'Actions for', 'Create a link'),
    ],
    ['/setup'],
    ['/mailbox'],
  ]);
});

test('the desk says nothing that the catalogue does not know @phone', async ({ page }) => {
  await signUp(page, { name: '‹Marta Silva›', role: 'club_admin' });
  // Rain is for the club's own today alone, which is that of its zone whatever the hour.
  const timeZone = zoneAtNoon();
  const { id: clubId } = await send<Made>(page, 'POST', '/api/clubs', {
    name: '‹Riverside Tennis Club›',
    timeZone,
  });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const { courts } = await addCourts(page, clubId);
  const [{ id: courtId }] = courts;
  await send(page, 'PATCH', `/api/clubs/${clubId}/courts/${courtId}`, {
    closures: [{ from: new Date(Date.now() + 2 * HOUR_MS).toISOString(), to: null, reason: '‹New net›' }],
  });
  const id = await createTournament(page, { name: '‹Riverside Clay Open›', clubId });
  const one = await enter(page, id, '‹Ida Lund›');
  const two = await enter(page, id, '‹Lea Wirz›');
  const matchId = await addMatch(page, id, { round: 'semi_final', players: [one, two], court: '‹1›' });
  await addMatch(page, id, { round: 'final', players: [null, null], startTime: null });
  // Scored to its end on the pad.
  const over = await addMatch(page, id, {
    round: 'semi_final',
    players: [await enter(page, id, '‹Nora Weiss›'), await enter(page, id, '‹Zoe Blum›')],
    court: '‹2›',
  });
  const timed = await createTournament(page, { name: '‹Club Evening›', clubId, matchFormat: 'SET1-S:T20' });
  const evening = await addMatch(page, timed, {
    round: 'final',
    players: [await enter(page, timed, '‹Vera Hill›'), await enter(page, timed, '‹Wilma Roth›')],
    // Another day's, so that the desk does not show it.
    startTime: new Date(Date.now() + 26 * HOUR_MS).toISOString(),
  });
  const desk = `/match-schedules?view=courts&date=${day}`;
  // A phone shows the head of one court at a time.
  const oneCourt = `${desk}&court=${courtId}`;
  await look(page, [
    [desk],
    ['/match-schedules', opens('features/schedules/tournament-sheet.tsx', 'Filter by tournament')],
    [desk, opens('features/schedules/desk/suggestion-dialog.tsx', 'Suggest times|Plan all')],
    [desk, opens('features/schedules/desk/rain/suspend-dialog.tsx', 'Rain')],
    [oneCourt, opens('features/schedules/desk/closing/close-dialog.tsx', 'Actions for', 'Close court')],
    [oneCourt, opens('features/schedules/desk/closing/open-dialog.tsx', 'Actions for', 'Open again')],
    ['/manage-scores', opens('features/matches/pad/score-pad.tsx', '‹Ida Lund›')],
    [`/score/${matchId}`, opens('features/scoring/set-score.tsx', 'Enter the set score')],
    [`/score/${matchId}`, opens('features/scoring/endings.tsx#2', 'Walkover or default')],
    [`/score/${matchId}`, press('.*Ida Lund.* to serve')],
    [`/score/${matchId}`, opens('features/scoring/more-dialog.tsx', 'More')],
    [`/score/${matchId}`, opens('features/scoring/endings.tsx', 'More', '.*retires')],
    [`/score/${matchId}`, opens('features/scoring/set-score.tsx', 'More', 'Correct score')],
    [`/score/${over}`, press('.*Nora Weiss.* to serve')],
    [`/score/${over}`, press('More', '.*retires', 'End the match')],
    [`/score/${over}`, opens('features/scoring/complete-dialog.tsx', 'Complete match')],
    [`/score/${evening}`, press('.*Vera Hill.* to serve')],
    [`/score/${evening}`, opens('features/scoring/time-dialog.tsx', 'Time')],
    ['/score'],
    [`/tv/${id}`],
  ]);
  await page.goto(desk);
  await press('Rain')(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^\[+Suspend/ })
    .click(PATIENCE);
  await expect(page.getByRole('dialog')).toBeHidden();
  await send(page, 'PUT', `/api/clubs/${clubId}/order-of-play/${day}/publication`, { published: true });
  await look(page, [
    [desk],
    [desk, opens('features/schedules/desk/take-order-back.tsx', 'Take back')],
    [desk, opens('features/schedules/desk/rain/plans-dialog.tsx', 'Plan the rest')],
    [desk, opens('features/schedules/desk/rain/resume-dialog.tsx', 'Resume play')],
  ]);
});

test('the dialogs of a tournament say nothing that the catalogue does not know @phone', async ({ page }) => {
  const clubId = await aClub(page);
  await addCourts(page, clubId);
  const id = await createTournament(page, { name: '‹Riverside Clay Open›', clubId });
  const ida = await enter(page, id, '‹Ida Lund›');
  await enter(page, id, '‹Lea Wirz›');
  await send(page, 'POST', `/api/clubs/${clubId}/persons`, { name: '‹Nina Kovač›', birthYear: 1990 });
  const at = `/tournaments/${id}`;
  const entries = `${at}?tab=participants`;
  const juniors = await createTournament(page, {
    name: '‹Junior Cup›',
    clubId,
    type: 'U14',
    status: 'draft',
  });
  await enter(page, juniors, '‹Mia Lind›');
  await send(page, 'PUT', `/api/tournaments/${id}/participants/${ida}/check-in`, { state: 'here' });
  await look(page, [
    [at, opens('features/search/palette.tsx', 'Search')],
    [at, (shown) => shown.keyboard.press('?'), opens('app/keys-dialog.tsx')],
    [at, opens('features/detail/courts-dialog.tsx', 'More actions for', 'Courts of the tournament')],
    [at, opens('features/detail/scorers-dialog.tsx', 'More actions for', 'Scorers')],
    [`/tournaments/${juniors}`, opens('features/detail/publish-children.tsx', 'Publish')],
    [entries, opens('features/entries/withdraw-dialog.tsx', 'Actions for', 'Withdraw')],
    [entries, opens('features/entries/times-dialog.tsx', 'Actions for', 'Times')],
    [entries, opens('features/entries/order-seeds.tsx', 'Order seeds')],
    [entries, opens('features/entries/seed-by-rating.tsx', 'Seed by rating')],
    [
      entries,
      type('Add a participant', '‹Ida Lund›'),
      opens('features/entries/add-participants.tsx', 'Add l'),
    ],
    [entries, type('Add a participant', '‹Nina Kovač›'), untaken, opens('features/entries/which-person.tsx')],
    [`${at}/check-in`],
    [`${at}/check-in`, opens('features/entries/check-in/check-in-page.tsx', 'Expect everybody again')],
    [`${at}/print`],
    [`${at}/draw-check`],
  ]);
});

test('the pages of players say nothing that the catalogue does not know @phone', async ({
  page,
  newVisitor,
}) => {
  const clubId = await aClub(page);
  await addCourts(page, clubId);
  const id = await createTournament(page, { name: '‹Club Championship›', clubId, status: 'registering' });
  await send(page, 'PATCH', `/api/tournaments/${id}`, { reportHours: 24 });
  const doubles = await createTournament(page, { name: '‹Club Doubles›', clubId, status: 'registering' });
  await send(page, 'PATCH', `/api/tournaments/${doubles}`, { type: 'Doubles', maxParticipants: 4 });
  const hers = await newVisitor();
  const other = await newVisitor();
  await player(hers, '‹Nina Kovač›', id);
  await player(other, '‹Ana Lind›', id);
  const entries = await send<Made[]>(page, 'GET', `/api/tournaments/${id}/participants`);
  const [nina = 0, ana = 0] = entries.map((entry) => entry.id);
  const matchId = await addMatch(page, id, { round: 'semi_final', players: [nina, ana] });
  const open = await addMatch(page, id, { round: 'semi_final', players: [nina, ana], startTime: null });
  const lastDay = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  await send(page, 'PUT', `/api/tournaments/${id}/last-days`, {
    matches: [{ matchId: open, playBy: lastDay }],
  });
  const played = await addMatch(page, id, { round: 'quarter_final', players: [nina, ana] });
  await finishMatch(page, played, '6-4 6-4', nina);
  const { people } = await send<{ people: Made[] }>(hers, 'GET', '/api/search?q=Nina');
  const [person] = people;
  if (person === undefined) throw new Error('The search finds nobody called Nina.');
  await look(page, [
    ['/partner/none'],
    ['/mails/stop/none'],
    [
      `/tournaments/${id}?tab=matches&view=list`,
      opens('features/matches/by-date/last-days-dialog.tsx', 'Dates to play by'),
    ],
  ]);
  await look(hers, [
    ['/my-tennis'],
    ['/my-tennis', opens('writes/own-times-dialog.tsx#2', 'Times')],
    ['/settings'],
    ['/profile', opens('writes/add-child-dialog.tsx', 'Add a child')],
    ['/following'],
    ['/search?q=Nina'],
    [`/people/${person.id}`],
    [`/matches/${matchId}/result`],
    [`/matches/${open}/arrange`],
    [`/matches/${open}/arrange`, opens('features/arranging/free-places.tsx', 'Propose ')],
    [`/tournaments/${doubles}`, opens('features/detail/entering/partner-dialog.tsx', 'Enter with a partner')],
  ]);
  // Without her times, their dialog says that they could not be read.
  await changeAnswers(hers, '**/api/tournaments/*/entry', { people: [] });
  await look(hers, [['/my-tennis', opens('writes/own-times-dialog.tsx', 'Times')]]);
  const third = await newVisitor();
  const free = await createTournament(page, { name: '‹Herbstpokal›', clubId, status: 'registering' });
  await player(third, '‹Ida Lund›', free);
  await look(third, [
    [`/tournaments/${free}`, opens('features/detail/entering/enterable-row.tsx', 'Withdraw ')],
  ]);
});

test('an order that only a lot can decide says nothing that the catalogue does not know @phone', async ({
  page,
}) => {
  const clubId = await aClub(page);
  const id = await createTournament(page, { name: '‹Riverside Clay Open›', clubId });
  for (const name of ['‹Ida Lund›', '‹Lea Wirz›', '‹Ana Lind›']) await enter(page, id, name);
  const { rules } = await send<{ rules: object }>(page, 'GET', `/api/tournaments/${id}`);
  await send(page, 'PATCH', `/api/tournaments/${id}`, { rules: { ...rules, format: 'round_robin' } });
  const made = await send<Made>(page, 'POST', `/api/tournaments/${id}/draws`, { lots: 'director' });
  const draw = await send<DrawOnWire>(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, {
    published: true,
  });
  // Everybody beats the next by the same score.
  const ids = draw.lines.map((entry) => draw.entries[entry]?.participantId);
  for (const match of await send<Match[]>(page, 'GET', `/api/tournaments/${id}/matches`)) {
    const isFirst =
      (ids.indexOf(match.participant1Id ?? 0) + 1) % 3 === ids.indexOf(match.participant2Id ?? 0);
    await send(page, 'PUT', `/api/matches/${match.id}/scores`, {
      scores: { text: isFirst ? '6-4 6-4' : '4-6 4-6' },
      winnerId: isFirst ? match.participant1Id : match.participant2Id,
      complete: true,
    });
  }
  const desk = `/tournaments/${id}?tab=matches&view=draw`;
  await look(page, [[desk, opens('features/draw/settle-order.tsx', 'Set the order')]]);
});
