// Qualifying for places of a main draw: made, published, played, checked and printed (brief sections 2, 6 and 9; D9).
import type { Match } from '@tennis/contract';
import { show } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const PLAYERS = Array.from({ length: 12 }, (_, index) => `Player ${'ABCDEFGHIJKL'.charAt(index)}`);

test('a director makes a draw with qualifying, and its sections lead to the main draw', async ({
  page,
  newVisitor,
}) => {
  const { id } = await aTournament(page, PLAYERS);
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const maker = page.getByRole('region', { name: 'Make the draw' });
  await maker.getByRole('radio', { name: 'Knockout with qualifying' }).check();
  await expect(maker).toContainText('6 entries play for 2 places; 6 stand in the main draw of 8 already.');
  await expect(maker.getByRole('checkbox', { name: 'Player F' })).not.toBeChecked();
  await expect(maker.getByRole('checkbox', { name: 'Player G' })).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Two do not play for two places.
  const few = maker.getByText('There must be more entries in the qualifying than places to play for.');
  for (const letter of ['I', 'J', 'K', 'L'])
    await maker.getByRole('checkbox', { name: `Player ${letter}` }).uncheck();
  await expect(few).toBeVisible();
  await expect(maker.getByRole('button', { name: 'Draw', exact: true })).toBeDisabled();
  for (const letter of ['I', 'J', 'K', 'L'])
    await maker.getByRole('checkbox', { name: `Player ${letter}` }).check();
  await maker.getByRole('spinbutton', { name: 'Places to play for' }).fill('2');
  await expect(few).toBeHidden();
  await maker.getByRole('button', { name: 'Draw', exact: true }).click();

  await expect(maker.getByRole('heading', { name: 'Qualifying', exact: true })).toBeVisible();
  await expect(maker.getByRole('heading', { name: 'Section 2' })).toBeVisible();
  await expect(maker.getByRole('heading', { name: 'Main draw' })).toBeVisible();
  await expect(maker.getByRole('button', { name: /Qualifier/ })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await maker.getByRole('button', { name: 'Publish draw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish draw' }).click();
  await expect(page.getByText('Draw 1 of 1, published')).toBeVisible();

  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(visitor.getByRole('radio', { name: 'Qualifying' })).toBeChecked();
  await show(visitor.getByRole('radio', { name: 'Section 2' }));
  await expect(visitor.getByText('Qualifying round 2').filter({ visible: true }).first()).toBeAttached();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await visitor.getByRole('link', { name: 'Check this draw' }).click();
  await expect(visitor.getByText(/It is the same draw: all \d+ lines agree\./)).toBeVisible();

  // The winner of a section stands in the main draw.
  for (;;) {
    const matches = await send<Match[]>(page, 'GET', `/api/tournaments/${id}/matches`);
    const open = matches.filter(
      ({ round, status, participant1Id, participant2Id }) =>
        round === 'knockout' && status === 'scheduled' && participant1Id !== null && participant2Id !== null,
    );
    if (open.length === 0) break;
    for (const { id: match, participant1Id: winnerId } of open) {
      const path = `/api/matches/${match}`;
      await send(page, 'PUT', `${path}/scores`, { scores: { text: '6-1 6-2' }, winnerId });
      await send(page, 'PUT', `${path}/status`, { status: 'completed' });
    }
  }
  await visitor.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(visitor.getByRole('radio', { name: 'Main draw' })).toBeChecked();
  await visitor.goto(`/tournaments/${id}/print`);
  await expect(visitor.getByRole('region', { name: 'Qualifying', exact: true })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Main draw' })).toBeVisible();
});
