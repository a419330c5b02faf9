// A parent without an account: from the address in a QR code to a child's "next on court", in at most three taps (D53). The child's name stays
// shortened (D24).
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
  await expect(followed).toContainText('Called to Court 3');
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
