// Members of the club without an account, and what that means if only members may enter (ADR 59).
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

test('a director is asked about a name that is no member, and an admin marks members in the list', async ({
  page,
}) => {
  const { id } = await aTournament(page, ['Nina Kovač']);
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  await send(page, 'POST', `/api/clubs/${clubId}/persons`, { name: 'Bo Lind' });
  await page.goto(`/admin/club/${clubId}/people`);
  const nina = page.getByRole('switch', { name: 'Member: Nina Kovač' });
  await expect(nina).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Member: Bo Lind' })).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await nina.click();
  await expect(nina).toBeChecked();
  await page.reload();
  await expect(nina).toBeChecked();
});
