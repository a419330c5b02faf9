// What somebody writes shows on the screens of others by itself (D50).
import { createClub, signUp } from '../support/accounts.ts';
import { button } from '../support/locators.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, test } from '../support/test.ts';
import { createTournament, aTournament } from '../support/tournaments.ts';

test('a result shows in another browser without a reload, also one that was entered while it was cut off', async ({
  page,
  newVisitor,
}) => {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const [nina = 0, priya = 0] = entries;
  const final = await addMatch(page, id, { round: 'final', players: [nina, priya] });
  const visitor = await newVisitor();
  const stream = visitor.waitForResponse((answer) => answer.url().includes('/api/live'));
  await visitor.goto(`/tournaments/${id}?tab=matches&view=list`);
  await stream;
  const score = (first: number) =>
    send(page, 'PUT', `/api/matches/${final}/scores`, { scores: { set1: { player1: first, player2: 4 } } });
  const shown = visitor.getByRole('article').filter({ hasText: 'Nina Kovač' });
  await score(6);
  await expect(shown).toContainText('6');

  await visitor.context().setOffline(true);
  await score(7).catch(() => undefined);
  await send(page, 'PUT', `/api/matches/${final}/scores`, { scores: { text: '6-2' } });
  await visitor.context().setOffline(false);
  await expect(shown).toContainText('2', { timeout: 20_000 });
});

test('the bell counts what somebody is told while they look at another page', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: 'Priya Raman' });
  const nina = await newVisitor();
  await signUp(nina, { name: 'Nina Kovač', role: 'member' });
  await send(nina, 'POST', `/api/tournaments/${id}/entry`, {});
  const stream = nina.waitForResponse((answer) => answer.url().includes('/api/live'));
  await nina.goto('/dashboard');
  await stream;
  const made = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, { randomSeed: 7 });
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, { published: true });
  await expect(button(nina, 'You have 1 unread notification')).toBeVisible({ timeout: 10_000 });
});

test('what is being typed stays, and somebody else’s change is still named when it is saved', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/409/);
  const { id } = await aTournament(page, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await page.goto(`/tournaments/${id}/edit`);
  const name = page.getByLabel('Tournament name');
  await name.fill('Typed here');
  await stream;
  await send(page, 'PATCH', `/api/tournaments/${id}`, { name: 'Changed elsewhere' });
  const other = await newVisitor();
  await other.goto(`/tournaments/${id}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Changed elsewhere');
  await page.waitForTimeout(1500);
  await expect(name).toHaveValue('Typed here');
});
