// The bell: notices about a tournament in which somebody plays, counted, listed by day and marked as read (D18, D44, D53).
import { createClub, signUp } from '../support/accounts.ts';
import { button } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

test('a player reads in the bell that the draw is out and how their match ended [D44, S2.20]', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  await enter(page, id, 'Priya Raman');

  const nina = await newVisitor();
  await signUp(nina, { name: 'Nina Kovač', role: 'member' });
  await nina.goto('/dashboard');
  await button(nina, 'Notifications').click();
  const latest = nina.getByRole('dialog', { name: 'Notifications' });
  await expect(latest).toContainText('You have no unread notifications');
  await nina.keyboard.press('Escape');
  await expect(button(nina, 'Notifications')).toBeFocused();
  await send(nina, 'POST', `/api/tournaments/${id}/entry`, {});

  const made = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, { randomSeed: 7 });
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, { published: true });
  await nina.reload();
  await button(nina, 'You have 1 unread notification').click();
  await expect(latest).toContainText('You have 1 unread notification');
  await expect(latest.getByRole('listitem')).toContainText('The draw is out');
  await expectAccessible(nina);

  // Opening one reads it, and leads there.
  await latest.getByRole('link', { name: /The draw is out/ }).click();
  await expect(nina).toHaveURL(new RegExp(`/tournaments/${id}\\?.*view=draw`));
  await expect(button(nina, 'Notifications')).toBeVisible();

  const [match] = await send<{ id: number; participant1Id: number; p1Name: string }[]>(
    page,
    'GET',
    `/api/tournaments/${id}/matches`,
  );
  await send(page, 'PUT', `/api/matches/${match?.id}/scores`, {
    scores: { text: '6-4 7-6(3)' },
    winnerId: match?.participant1Id,
    complete: true,
  });
  await nina.goto('/dashboard');
  await button(nina, 'You have 1 unread notification').click();
  await latest.getByRole('link', { name: 'View all' }).click();
  await expect(nina).toHaveURL(/\/notifications$/);
  await expect(nina.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const list = nina.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText(/beat .* 6-4 7-6\(3\)/);
  await expectAccessible(nina);
  await expectNoSidewaysScroll(nina);
  await button(nina, 'Mark all as read').click();
  await expect(nina.getByText('You have no unread notifications')).toBeVisible();
  await expect(button(nina, 'Mark all as read')).toBeHidden();
  await expect(button(nina, 'Notifications')).toBeVisible();
});
