// People whom a club knows are offered, asked about, and never taken for somebody else (D46, ADR 22).
import { createClub, signUp } from '../support/accounts.ts';
import { button, expectSound, field } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';

interface Entry {
  readonly personId: number;
  readonly player: { readonly name: string };
}

test('a player of an earlier tournament is found as she is typed, asked about, and found in a list [D46]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const autumn = await createTournament(page, { name: 'Autumn Cup', clubId });
  const url = `/api/tournaments/${id}/participants`;
  await send(page, 'POST', url, { name: 'KOVAČ Nina', birthYear: 2001 });
  await send(page, 'POST', url, { name: 'Ana Lind' });
  const entries = async (tournament: number): Promise<Entry[]> =>
    (await page.request.get(`/api/tournaments/${tournament}/participants`)).json();
  const [nina] = await entries(id);

  await page.goto(`/tournaments/${autumn}?tab=participants`);
  const name = field(page, 'Add a participant');
  await name.fill('nina kov');
  const found = page.getByRole('listbox', { name: 'People of the club' }).getByRole('option');
  await expect(found).toHaveText(/KOVAČ Nina.*born 2001.*1 entry/);
  await expectAccessible(page);
  // Typed in full and not taken from the list: asked about.
  await name.fill('Kovač, Nina');
  await name.press('Escape');
  await name.press('Enter');
  const which = page.getByRole('dialog', { name: 'Which Nina Kovač is this?' });
  await expect(which.getByRole('button', { name: /KOVAČ Nina/ })).toBeVisible();
  await expectAccessible(page);
  await button(which, 'Cancel').click();
  // By keyboard alone.
  await name.fill('nina');
  await expect(found).toHaveCount(1);
  await name.press('ArrowDown');
  await name.press('Enter');
  await expect(name).toHaveValue('KOVAČ Nina');
  await name.press('Enter');
  await expect(page.getByText('1 of 16 entered')).toBeVisible();
  expect(await entries(autumn)).toMatchObject([{ personId: nina?.personId }]);

  await button(page, 'Paste a list').click();
  const list = page.getByRole('dialog', { name: 'Add participants from a list' });
  await field(list, 'Names').fill('LIND Ana\nPriya Raman');
  await expect(field(list, 'Who is LIND Ana?').getByRole('option', { selected: true })).toHaveText(
    /Ana Lind/,
  );
  await expectAccessible(page);
  await button(list, 'Add 2 participants').click();
  await expect(page.getByText('3 of 16 entered')).toBeVisible();
  const known = new Set((await entries(id)).map(({ personId }) => personId));
  expect((await entries(autumn)).filter(({ personId }) => known.has(personId))).toHaveLength(2);
  await expectSound(page);
});
