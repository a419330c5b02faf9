// A member who is named by the director scores a match on their phone, and finds it through the notice (ADR 35).
import { createClub, PASSWORD, signUp } from '../support/accounts.ts';
import { addMatch, setMatchStatus } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, SUPER_ADMIN, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

test('a member who is named to score finds the match and scores it, until the director takes it back', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const players: [number, number] = [
    await enter(page, id, 'Nina Kovač'),
    await enter(page, id, 'Priya Raman'),
  ];
  const matchId = await addMatch(page, id, { round: 'semi_final', players, court: 'Court 3' });

  // Sam joins the club by an invitation.
  const [scorer, admin] = [await newVisitor(), await newVisitor()];
  const { email } = await signUp(scorer, { name: 'Sam Scorer', role: 'member' });
  const invited = await send<{ id: number }>(page, 'POST', `/api/clubs/${clubId}/invitations`, { email });
  await send(admin, 'POST', '/api/auth/login', { username: SUPER_ADMIN.username, password: PASSWORD });
  const { url } = await send<{ url: string }>(admin, 'POST', `/api/admin/invitations/${invited.id}/link`);
  const token = new URL(url).searchParams.get('token') ?? '';
  const { id: userId } = await send<{ id: number }>(scorer, 'GET', '/api/auth/me');
  await send(scorer, 'POST', `/api/invitations/${token}/accept`, { userId });

  const openDialog = async () => {
    await page.getByRole('button', { name: 'More actions for Riverside Clay Open' }).click();
    await page.getByRole('menuitem', { name: 'Scorers' }).click();
    return page.getByRole('dialog', { name: 'Scorers' });
  };
  await page.goto(`/tournaments/${id}`);
  const dialog = await openDialog();
  await dialog.getByRole('checkbox', { name: 'Sam Scorer' }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 member may score')).toBeVisible();

  await scorer.goto('/my-tennis');
  await expect(scorer.getByRole('region', { name: 'You score' })).toContainText('Riverside Clay Open');
  await scorer.goto('/notifications');
  await scorer.getByRole('link', { name: /You may score the matches of this tournament/ }).click();
  await expect(scorer.getByRole('heading', { name: 'You score' })).toBeVisible();
  await expectAccessible(scorer);
  await expectNoSidewaysScroll(scorer);
  await scorer.getByRole('link', { name: 'Score Nina Kovač v Priya Raman' }).click();
  await scorer.waitForURL(`**/score/${matchId}`);
  await scorer.getByRole('button', { name: 'Nina Kovač to serve' }).click();
  await scorer.getByRole('button', { name: 'Point to Nina Kovač' }).click();
  // They came from their own list, and Manage Scores is not theirs.
  await expect(scorer.getByRole('link', { name: 'Close the score pad' })).toHaveAttribute('href', '/score');
  await expect(scorer.getByRole('link', { name: 'Set score' })).toHaveCount(0);
  const counted = async () =>
    (
      await send<{ log: { count: number; holder: string } | null }>(
        page,
        'GET',
        `/api/matches/${matchId}/log`,
      )
    ).log;
  await expect.poll(counted).toMatchObject({ count: 1, holder: 'Sam Scorer' });

  const again = await openDialog();
  await again.getByRole('checkbox', { name: 'Sam Scorer' }).uncheck();
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nobody scores')).toBeVisible();
  const refused = await scorer.request.get(`/api/matches/${matchId}/log`);
  expect(refused.status()).toBe(403);
  // A match on court puts its club first on the pages of the day, which other journeys read.
  await setMatchStatus(page, matchId, 'cancelled');
});
