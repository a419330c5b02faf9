// The visitors' search (D18, D24, ADR 60): from any public page to a player, a tournament or a club, with script and without.
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';
import { withoutScript } from '../support/without-script.ts';

// The zone of the journeys' clubs (support/server.ts): for a reader in another zone the app redraws the times.
test.use({ timezoneId: 'UTC' });

/** Every script but that of a drawn page. */
const APP = /\/assets\/(?!reader-)[\w.-]+\.js$/;

/** Two tournaments of a club, the second for children, on days that give this order at any hour; each with an entry. Signed in as its admin. */
async function aClubWithChildren(page: Page, club: string) {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, `${club} Tennis Club`);
  const open = await createTournament(page, { name: `${club} Open`, clubId, startsIn: 1 });
  const junior = await createTournament(page, { name: `${club} Juniors`, clubId, type: 'U14', startsIn: 2 });
  await send(page, 'POST', `/api/tournaments/${open}/participants`, { name: `Philippa ${club}mann` });
  await send(page, 'POST', `/api/tournaments/${junior}/participants`, {
    name: `Hannah ${club}child`,
    birthYear: new Date().getUTCFullYear() - 12,
  });
  return { clubId, open, junior };
}

test('a visitor without script finds a player, a tournament and a club, and no child by name [D24]', async ({
  page,
  browser,
  server,
}) => {
  const { clubId, open, junior } = await aClubWithChildren(page, 'Quillmark');
  await send(page, 'POST', `/api/clubs/${clubId}/meetings`, {
    name: 'Quillmark Weekend',
    tournamentIds: [open, junior],
  });
  const plain = await withoutScript(browser, server, page);
  const main = plain.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Search tournaments, players, clubs' });
  const find = async (text: string) => {
    await field.fill(text);
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(field).toHaveValue(text);
  };

  await plain.goto('/');
  await plain.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(plain).toHaveURL('/search');
  await expect(main).toContainText('Type the name of a player, a tournament, a meeting or a club.');
  await find('q');
  await expect(main).toContainText('Type at least two letters.');

  // A name that programs take for something else.
  await find('null');
  await expect(main).toContainText('Nothing found for “null”.');

  // Mistyped, and sent with the keyboard.
  await field.fill('phillipa quilmarkmann');
  await field.press('Enter');
  await expect(plain).toHaveURL('/search?q=phillipa+quilmarkmann');
  await expect(plain).toHaveTitle(/^Search: phillipa quilmarkmann \| /);
  await main.getByRole('link', { name: 'Philippa Quillmarkmann' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Philippa Quillmarkmann');

  await plain.goto('/search');
  await send(page, 'PUT', `/api/tournaments/${open}/status`, { status: 'registering' });
  await find('quillmark open');
  // How far it is: whether one can still enter.
  await expect(main.getByRole('listitem').filter({ hasText: 'Quillmark Open' })).toContainText(
    'Entries open',
  );
  await main.getByRole('link', { name: 'Quillmark Open' }).click();
  await expect(plain).toHaveURL(`/tournaments/${open}`);

  await plain.goto('/search');
  await find('quillmark weekend');
  await expect(main.getByRole('listitem').filter({ hasText: 'Weekend' })).toContainText(
    '2 events · Entries open',
  );
  await main.getByRole('link', { name: 'Quillmark Weekend' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Quillmark Weekend');

  await plain.goto('/search');
  await find('hannah quillmarkchild');
  await expect(main).toContainText('Nothing found for “hannah quillmarkchild”.');
  await expect(main).toContainText('Players under 18 are not found by name');
  await find('quillmark tennis');
  await main.getByRole('link', { name: 'Quillmark Tennis Club', exact: true }).click();
  await expect(plain).toHaveURL(`/tournaments?club=${clubId}`);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Quillmark Tennis Club');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Quillmark Open', 'Quillmark Juniors'], {
    useInnerText: true,
  });
  await plain.context().close();
});

test('with script a visitor searches without the app, and it goes on searching once it is there', async ({
  page,
  newVisitor,
}) => {
  const director = await newVisitor();
  const { open } = await aClubWithChildren(director, 'Brackwell');
  const files: string[] = [];
  page.on('request', (request) => {
    if (APP.test(new URL(request.url()).pathname)) files.push(request.url());
  });
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await page.goto(`/tournaments/${open}`);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await expect(field).toBeFocused();
  await page.keyboard.type('brackwell');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=brackwell');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Tournaments', 'Players', 'Clubs']);
  await expect(main.getByRole('link')).toHaveCount(4);
  expect(files).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The theme is the app's: it takes the page over as it stands.
  const theme = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark theme' });
  await theme.check({ force: true });
  await expect.poll(() => files.length).toBeGreaterThan(0);
  await expect(main.getByRole('link', { name: 'Philippa Brackwellmann' })).toBeVisible();
  await field.fill('brackwell open');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=brackwell+open');
  await expect(main.getByRole('link')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=brackwell');
  await expect(field).toHaveValue('brackwell');
  await expect(main.getByRole('link')).toHaveCount(4);
});

test('those who have signed in find there what they may see', async ({ page }) => {
  const { clubId } = await aClubWithChildren(page, 'Fernhollow');
  await page.goto('/search?q=fernhollow');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Hannah Fernhollowchild/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /Fernhollow Tennis Club/ }).last()).toHaveAttribute(
    'href',
    `/admin/club/${clubId}`,
  );
  await expect(main).not.toContainText('Players under 18 are not found by name');
  await expectAccessible(page);
});

test('it answers while somebody types, on a drawn page and in the app, and the Search key leaves the results in view', async ({
  page,
  newVisitor,
}) => {
  const director = await newVisitor();
  await aClubWithChildren(director, 'Larkspur');
  const files: string[] = [];
  page.on('request', (request) => {
    if (APP.test(new URL(request.url()).pathname)) files.push(request.url());
  });
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await page.goto('/search');
  await field.pressSequentially('larkspur jun');
  await expect(main.getByRole('link')).toHaveText([/Larkspur Juniors/]);
  await expect(page).toHaveURL('/search?q=larkspur+jun');
  await expect(field).toBeFocused();
  // The results stay as they were, without the app.
  await page.reload();
  await expect(main.getByRole('link')).toHaveText([/Larkspur Juniors/]);
  await field.fill('larkspur');
  await expect(main.getByRole('link')).toHaveCount(4);
  expect(files).toEqual([]);

  // Signed in, on the same page.
  const own = director.getByRole('main');
  const box = own.getByRole('searchbox');
  await director.goto('/search');
  await box.pressSequentially('larkspur jun');
  await expect(own.getByRole('link')).toHaveText([/Larkspur Juniors/]);
  await expect(box).toHaveValue('larkspur jun');
  await box.press('Enter');
  await expect(director).toHaveURL('/search?q=larkspur+jun');
});

test('on a phone the palette answers while somebody types, and its Search key opens the page of results @phone', async ({
  page,
}) => {
  await aClubWithChildren(page, 'Marigold');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const box = dialog.getByRole('combobox');
  await box.pressSequentially('marigold');
  const option = dialog.getByRole('option', { name: /^Marigold Open/ });
  await expect(option).toBeVisible();
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(box).toHaveAttribute('enterkeyhint', 'search');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=marigold');
  await expect(page.getByRole('main').getByRole('link', { name: /^Marigold Open/ })).toBeVisible();
});
