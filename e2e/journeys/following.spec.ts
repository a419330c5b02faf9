// A parent without an account: from the address in a QR code to a child's "next on court", in at most three taps (D53). The child's name stays
// shortened (D24).
import { signUp } from '../support/accounts.ts';
import { addMatch, setMatchStatus } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

test('two taps from a QR code to the next match of a child, which changes by itself', async ({
  page,
  newVisitor,
}) => {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman', 'Ida Lund'], { type: 'U14' });
  const [nina = 0, priya = 0] = entries;
  const matchId = await addMatch(page, id, {
    round: 'semi_final',
    players: [nina, priya],
    court: 'Court 3',
  });

  const parent = await newVisitor();
  let taps = 0;
  const tap = async (name: RegExp | string, role: 'tab' | 'button') => {
    taps += 1;
    await parent.getByRole(role, { name }).click();
  };
  await parent.goto(`/tournaments/${id}`);
  await tap(/^Participants/, 'tab');
  await expect(
    parent.getByText('Press the star beside a name to see when and where they play next.'),
  ).toBeVisible();
  // A visitor sees a child's name shortened, and follows her all the same.
  await tap('Follow N. K.', 'button');
  const followed = parent.getByRole('region', { name: 'You follow' });
  await expect(followed).toContainText(/against P\. R\. • Court 3/);
  expect(taps).toBeLessThanOrEqual(3);
  await expectAccessible(parent);
  await expectNoSidewaysScroll(parent);
  expect(await parent.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Nina|Kova/);

  // Called, on court and over: nothing is to be pressed for it.
  await send(page, 'PUT', `/api/matches/${matchId}/call`, { called: true });
  await expect(followed).toContainText('Called to Court 3, against P. R.');
  await setMatchStatus(page, matchId, 'in_progress');
  await expect(followed).toContainText('On court now, Court 3, against P. R.');
  await send(page, 'PUT', `/api/matches/${matchId}/scores`, {
    scores: { text: '6-4 6-2' },
    winnerId: nina,
    complete: true,
  });
  await expect(followed).toContainText('Won against P. R., 6-4 6-2');

  // Over a new visit, and on the page of all that is followed.
  await parent.goto('/following');
  await expect(parent.getByRole('region', { name: 'Riverside Clay Open' })).toContainText('N. K.');
  await expectAccessible(parent);
  await parent.getByRole('button', { name: 'Stop following N. K.' }).click();
  await expect(parent.getByRole('region', { name: 'Riverside Clay Open' })).toHaveCount(0);
});

test('two children who look alike are told apart by their matches, for their parents [D24]', async ({
  page,
  newVisitor,
}) => {
  const names = ['Mia Stein', 'Lea Frank', 'Max Sommer', 'Jan Wolf'];
  const { id, entries } = await aTournament(page, names, { type: 'U14' });
  const [mia = 0, lea = 0, max = 0, jan = 0] = entries;
  await addMatch(page, id, { round: 'semi_final', players: [mia, lea], court: 'Court 1' });
  await addMatch(page, id, { round: 'semi_final', players: [jan, max], court: 'Court 2' });
  const parent = await newVisitor();
  await parent.goto(`/tournaments/${id}?tab=participants`);
  const alike = parent.getByRole('listitem').filter({ hasText: 'M. S.' });
  await expect(alike).toHaveText([/^M\. S\.[^]+against L\. F\.$/, /^M\. S\.[^]+against J\. W\.$/]);
  // Nobody else needs it.
  await expect(parent.getByRole('listitem').filter({ hasText: 'J. W.' }).last()).toHaveText('J. W.');
  await expectNoSidewaysScroll(parent);
  await expectAccessible(parent);
  await parent.getByRole('button', { name: /^Follow M\. S\. \(.*against J\. W\.\)$/ }).click();
  await expect(parent.getByRole('region', { name: 'You follow' })).toContainText('against J. W.');
});

test('a player is followed from their match in the order of play @phone', async ({ page, newVisitor }) => {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman'], { type: 'U14' });
  const [nina = 0, priya = 0] = entries;
  const startTime = new Date().toISOString();
  await addMatch(page, id, { round: 'final', players: [nina, priya], court: 'Court 3', startTime });
  const parent = await newVisitor();
  await parent.goto(`/match-schedules?view=order&date=${startTime.slice(0, 10)}&tournament=${id}`);
  await parent.getByRole('button', { name: 'Follow P. R.' }).tap();
  await expect(parent.getByRole('button', { name: 'Stop following P. R.' })).toBeVisible();
  await expectNoSidewaysScroll(parent);
  await expectAccessible(parent);
  await parent.goto(`/tournaments/${id}`);
  await expect(parent.getByRole('region', { name: 'You follow' })).toContainText('against N. K. • Court 3');
});

test('what somebody follows is one press away in the phone’s menu, with an account and without @phone', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Nina Kovač', role: 'member' });
  const visitor = await newVisitor();
  for (const who of [visitor, page]) {
    await who.goto('/tournaments');
    await who.getByRole('button', { name: 'Open menu' }).click();
    await who
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'What you follow' })
      .click();
    await expect(who).toHaveURL('/following');
    await expect(who.getByRole('heading', { level: 1 })).toHaveText('What you follow');
  }
});
