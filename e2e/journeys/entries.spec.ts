// Players and pairs are entered, seeded, grouped and removed (D12, D17, D26, D28, D30).
import { createClub, signUp } from '../support/accounts.ts';
import { REFUSED, button, expectSound, field } from '../support/locators.ts';
import { addMatch } from '../support/matches.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { aTournament, enter } from '../support/tournaments.ts';

test('players are entered by name, by list, seeded, grouped and removed [D17, D26, D28, D30, S2.47]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id } = await aTournament(page, [], { format: 'groups_knockout' });
  await page.goto(`/tournaments/${id}?tab=participants`);
  const name = field(page, 'Add a participant');
  for (const [index, player] of ['Nina Kovač', 'Tomás Herrera'].entries()) {
    await name.fill(player);
    await name.press('Enter');
    await expect(page.getByText(`${index + 1} of 16 entered`)).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
  }
  await name.fill('nina kovač');
  await expect(page.getByText('Someone with this name is already entered.')).toBeVisible();
  await name.press('Enter');
  const twin = page.getByRole('alertdialog', { name: 'Add another nina kovač?' });
  await button(twin, 'Cancel').click();
  await expect(page.getByText('2 of 16 entered')).toBeVisible();
  await name.fill('');

  // A list that is pasted where one name is typed goes on to the page of lists.
  await name.evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      '1. Priya Raman [1]\nX\nnina kovač\nJonas Lindqvist; Hillside Lawn Tennis\n',
    );
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('heading', { name: 'Enter a list' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'What will happen' });
  await expect(preview.getByText('Left out: Name must be at least 2 characters.')).toBeVisible();
  await expect(preview.getByText('Is entered already')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Enter 2 lines').click();
  await expect(page.getByText('2 entries, nobody on the waiting list, 1 line left out.')).toBeVisible();
  await page.getByRole('link', { name: 'To the participants' }).click();
  await expect(page.getByText('4 of 16 entered')).toBeVisible();
  await expect(field(page, 'Seed of Priya Raman')).toHaveValue('1');
  await expect(page.getByText('Hillside Lawn Tennis')).toBeVisible();

  await field(page, 'Seed of Nina Kovač').fill('1');
  await field(page, 'Seed of Nina Kovač').press('Enter');
  await expect(page.getByText('Another participant already has this seed.', { exact: true })).toBeVisible();
  await field(page, 'Seed of Nina Kovač').fill('2');
  await field(page, 'Seed of Nina Kovač').press('Enter');
  const entries = page.getByRole('region', { name: 'Participants', exact: true }).getByRole('listitem');
  await expect(entries.nth(0)).toContainText('Priya Raman');
  await expect(entries.nth(1)).toContainText('Nina Kovač');

  await button(page, 'Add group').click();
  const group = page.getByRole('dialog', { name: 'Add a group' });
  await button(group, 'Add group').click();
  await expect(group).toBeHidden();
  const groups = await page.request.get(`/api/tournaments/${id}/groups`);
  const [{ id: groupId } = { id: 0 }]: { id: number }[] = await groups.json();
  const groupName = `Group ${'ABCD'.charAt(groupId % 4)}`;
  await expect(page.getByRole('heading', { name: groupName, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Nina Kovač' }).click();
  await page.getByRole('menuitem', { name: 'Edit participant' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit participant' });
  await field(edit, 'Group').selectOption({ index: 1 });
  await button(edit, 'Save changes').click();
  const region = page.getByRole('region', { name: groupName, exact: true });
  await expect(region.getByText('Nina Kovač', { exact: true })).toBeVisible();
  await expectSound(page);

  await addMatch(page, id, { round: 'group', players: [await enter(page, id, 'Elif Demir'), null] });
  await page.reload();
  await page.getByRole('button', { name: 'Actions for Elif Demir' }).click();
  await page.getByRole('menuitem', { name: 'Remove participant' }).click();
  const remove = page.getByRole('alertdialog', { name: 'Remove Elif Demir?' });
  await button(remove, 'Remove participant').click();
  await expect(remove.getByText(/This participant has a match/)).toBeVisible();
  await button(remove, 'Cancel').click();
  await page.getByRole('button', { name: 'Actions for Tomás Herrera' }).click();
  await page.getByRole('menuitem', { name: 'Remove participant' }).click();
  await button(page.getByRole('alertdialog'), 'Remove participant').click();
  await expect(page.getByText('Participant removed', { exact: true })).toBeVisible();
  await expect(page.getByText('4 of 16 entered')).toBeVisible();
});

test('pairs are entered with both names [D12, D26]', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await page.goto('/create-tournament');
  await field(page, 'Name').fill('Mixed Evening');
  await field(page, 'Type').selectOption('Mixed');
  await button(page, 'Create Tournament').click();
  await page.getByRole('tab', { name: 'Participants' }).click();
  await field(page, 'First player').fill('Ana Silva');
  await field(page, 'Partner').fill('Rui Costa');
  await field(page, 'Partner').press('Enter');
  await expect(page.getByText('Ana Silva / Rui Costa', { exact: true })).toBeVisible();
  await expect(page.getByText('1 pair', { exact: true })).toBeVisible();
});
