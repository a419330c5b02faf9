// Ratings of people, and seeds by them (D46, D57): entered once under People, shown before the seeds are set, and used by the draw.
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const PLAYERS = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Ida Lund', 'Mara Weiss', 'Zoe Marin'] as const;
const LK: Readonly<Record<string, string>> = {
  'Priya Raman': '4.2',
  'Elif Demir': '9.0',
  'Ida Lund': '15.5',
};

test('a director types a rating, reads who would be seeded, and seeds them', async ({ page }) => {
  const { id } = await aTournament(page, PLAYERS);
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  const people = await send<{ id: number; name: string }[]>(page, 'GET', `/api/clubs/${clubId}/persons`);
  for (const { id: person, name } of people) {
    const value = LK[name];
    if (value !== undefined)
      await send(page, 'PATCH', `/api/clubs/${clubId}/persons/${person}`, {
        ratings: [{ kind: 'lk', value }],
      });
  }
  await page.goto(`/admin/club/${clubId}/people`);
  await page.getByRole('button', { name: 'Actions for Nina Kovač' }).click();
  await page.getByRole('menuitem', { name: 'Edit person' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Ratings', { exact: true }).click();
  await form.getByLabel('LK (DTB)').fill('27');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toContainText('The rating’s list does not have this value.');
  await form.getByLabel('LK (DTB)').fill('2,5');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Person updated')).toBeVisible();

  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('button', { name: 'Seed by rating' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nobody has this rating yet.');
  await dialog.getByLabel('Rating', { exact: true }).selectOption('LK (DTB)');
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^1Nina Kovač2\.5$/,
    /^2Priya Raman4\.2$/,
    /^Elif Demir9\.0$/,
    /^Ida Lund15\.5$/,
  ]);
  await expect(dialog).toContainText('2 entries have no rating of this kind and would not be seeded.');
  await dialog.getByRole('spinbutton', { name: 'Seeds' }).fill('3');
  await expect(dialog.getByRole('button', { name: 'Seed 3 entries' })).toBeEnabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await dialog.getByRole('button', { name: 'Seed 3 entries' }).click();
  await expect(page.getByText('3 entries seeded')).toBeVisible();
  await expect(page.getByLabel('Seed of Nina Kovač')).toHaveValue('1');
  await expect(page.getByLabel('Seed of Elif Demir')).toHaveValue('3');

  // A seed leaves before the first order of play: the next by rating takes the line [SD5].
  const made = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, {});
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, { published: true });
  const late = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/participants`, {
    name: 'Late Entry',
  });
  await send(page, 'PUT', `/api/tournaments/${id}/alternates`, { participantIds: [late.id] });
  await page.reload();
  await page.getByRole('button', { name: 'Actions for Nina Kovač' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  const line = dialog.getByLabel('Who takes the seed’s line');
  await expect(line.locator('option:checked')).toHaveText('Ida Lund');
  await expect(dialog).toContainText('Ida Lund is now seed 4.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await line.selectOption('Late Entry, who steps in');
  await expect(dialog).not.toContainText('is now seed 4');
  await line.selectOption('Ida Lund');
  await expect(dialog).toContainText('Ida Lund is now seed 4.');
  await dialog.getByRole('button', { name: 'Withdraw entry' }).click();
  // A published draw knows the seeds that it was made with: they are print now.
  const ida = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Ida Lund' }) });
  await expect(ida).toContainText('Seed 4');
});
