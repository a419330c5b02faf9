// Finding a partner: one is asked by mail and signs up, one declines, two who look find each other, and at the deadline anybody without a partner
// loses their place.
import type { Browser, Page } from '@playwright/test';
import { createClub, freshUsername, PASSWORD, signUp } from '../support/accounts.ts';
import { button, expectSound, field } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible } from '../support/test.ts';
import { test } from '../support/test-with-mail.ts';
import { createTournament } from '../support/tournaments.ts';

/** A Doubles of a new club, run by the person signed in on the page. */
async function openDoubles(page: Page): Promise<number> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Club Doubles', clubId, status: 'registering' });
  await send(page, 'PATCH', `/api/tournaments/${id}`, { type: 'Doubles', maxParticipants: 4 });
  return id;
}

/** Somebody with a browser of their own on the page of the tournament. */
async function somebody(browser: Browser, baseURL: string | undefined, name: string, id: number) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await signUp(page, { name, role: 'member' });
  await page.goto(`/tournaments/${id}`);
  const card = page.getByRole('region', { name: 'Entries' });
  return { context, page, card };
}

const linkIn = (mail: string | undefined): string =>
  new URL(/http\S+\/partner\/\S+/.exec(mail ?? '')?.[0] ?? 'http://none/').pathname;

test('a partner is asked by mail, signs up on the way, and accepts', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const id = await openDoubles(page);
  const nina = await somebody(browser, baseURL, 'Nina Kovač', id);
  await button(nina.card, 'Enter with a partner: Nina Kovač').click();
  const dialog = nina.page.getByRole('dialog');
  await button(dialog, 'Enter').click();
  await expect(dialog).toContainText('Please choose a player from the list');
  const address = `${freshUsername()}@example.org`;
  await field(dialog, 'Name or email address').fill(address);
  await expectAccessible(nina.page);
  await button(dialog, 'Enter').click();
  await expect(dialog).toBeHidden();
  await expect(nina.card).toContainText(`Waiting for ${address} to accept`);
  await expectAccessible(nina.page);

  await expect.poll(() => mailbox.mailsTo(address).length).toBe(1);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const their = await context.newPage();
  await their.goto(linkIn(mailbox.mailsTo(address)[0]));
  await expect(their.getByText('Nina Kovač would like to play with you in Club Doubles.')).toBeVisible();
  await expectAccessible(their);
  await button(their, 'Create an account').click();
  const username = freshUsername();
  await field(their, 'Username').fill(username);
  await field(their, 'Password').fill(PASSWORD);
  await field(their, 'Email').fill(address);
  await field(their, 'Name').fill('Ana Lind');
  await their.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(their).toHaveURL(/\/partner\//);
  await button(their, 'Accept').click();
  await expect(their).toHaveURL(new RegExp(`/tournaments/${id}$`));
  const card = their.getByRole('region', { name: 'Entries' });
  await expect(card).toContainText('With Nina Kovač');
  await nina.page.reload();
  await expect(nina.card).toContainText('With Ana Lind');
  await expectSound(their);

  // The director reads both in one line.
  await page.goto(`/tournaments/${id}?tab=participants`);
  await expect(page.getByText('Nina Kovač / Ana Lind')).toBeVisible();
  for (const one of [nina.context, context]) await one.close();
});

test('one declines by the link without an account, another in the list, and two who look find each other', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const id = await openDoubles(page);
  const nina = await somebody(browser, baseURL, 'Nina Kovač', id);
  const mia = await somebody(browser, baseURL, 'Mia Berg', id);
  const address = `${freshUsername()}@example.org`;
  await button(nina.card, 'Enter with a partner: Nina Kovač').click();
  const dialog = nina.page.getByRole('dialog');
  await field(dialog, 'Name or email address').fill(address);
  await dialog.getByRole('checkbox', { name: 'List me as looking for a partner' }).check();
  await button(dialog, 'Enter').click();
  await expect.poll(() => mailbox.mailsTo(address).length).toBe(1);
  const visitor = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await visitor.goto(linkIn(mailbox.mailsTo(address)[0]));
  await button(visitor, 'Decline').click();
  await expect(visitor.getByText('The request was declined.')).toBeVisible();
  await nina.page.reload();
  await expect(nina.card).toContainText(`${address} has declined`);

  // Mia sees who looks, and asks in one press; it stands in Nina's list too.
  await mia.page.reload();
  await button(mia.card, 'Ask Nina Kovač').click();
  await expect(mia.card).toContainText('Waiting for Nina Kovač to accept');
  await button(mia.card, 'Take back: the request to Nina Kovač').click();
  await expect(mia.card).toContainText('No partner yet');
  await button(mia.card, 'Ask Nina Kovač').click();
  await expect(mia.card).toContainText('Waiting for Nina Kovač to accept');
  await nina.page.goto('/dashboard');
  const list = nina.page.getByRole('region', { name: 'Partner requests' });
  await expect(list).toContainText('Mia Berg asks you to play together in Club Doubles.');
  await expectAccessible(nina.page);
  await button(list, 'Decline: Mia Berg').click();
  await expect(list).toBeHidden();
  await mia.page.reload();
  await expect(mia.card).toContainText('Nina Kovač has declined');
  // A player who has said no is not asked again; somebody else finds the one who looks.
  await button(mia.card, 'Ask Nina Kovač').click();
  await expect(mia.page.getByText('This player has declined to play with you')).toBeVisible();
  const ana = await somebody(browser, baseURL, 'Ana Lind', id);
  await button(ana.card, 'Ask Nina Kovač').click();
  await expect(ana.card).toContainText('Waiting for Nina Kovač');
  await nina.page.goto(`/tournaments/${id}`);
  await button(nina.card, 'Accept: Ana Lind').click();
  await expect(nina.card).toContainText('With Ana Lind');
  await expect(nina.card).toContainText('2 of 4 entered');
  await expectSound(nina.page);
  for (const context of [nina.context, mia.context, ana.context, visitor.context()]) await context.close();
});

test('after the deadline whoever is alone has lost the place', async ({ page, browser, baseURL }) => {
  const id = await openDoubles(page);
  const nina = await somebody(browser, baseURL, 'Nina Kovač', id);
  await button(nina.card, 'Enter with a partner: Nina Kovač').click();
  const dialog = nina.page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'List me as looking for a partner' }).check();
  await button(dialog, 'Enter').click();
  await expect(nina.card).toContainText('Looking for a partner');
  await send(page, 'PATCH', `/api/tournaments/${id}`, {
    registrationEndDate: new Date(Date.now() - 60_000).toISOString(),
  });
  await expect
    .poll(
      async () => {
        await nina.page.reload();
        return nina.card.getByRole('listitem').first().textContent();
      },
      { timeout: 90_000, intervals: [2000] },
    )
    .toContain('Withdrawn');
  await nina.context.close();
});

test('the director makes one pair of two who are entered alone', async ({ page, browser, baseURL }) => {
  const id = await openDoubles(page);
  const nina = await somebody(browser, baseURL, 'Nina Kovač', id);
  const ana = await somebody(browser, baseURL, 'Ana Lind', id);
  for (const { page: their, card } of [nina, ana]) {
    await card.getByRole('button', { name: /^Enter with a partner/ }).click();
    const dialog = their.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'List me as looking for a partner' }).check();
    await button(dialog, 'Enter').click();
    await expect(dialog).toBeHidden();
  }
  await page.goto(`/tournaments/${id}?tab=participants`);
  await button(page, 'Actions for Nina Kovač').click();
  await page.getByRole('menuitem', { name: 'Edit participant' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit participant' });
  await edit.getByRole('combobox', { name: 'Partner', exact: true }).fill('Ana Lind');
  await expect(edit.getByRole('option', { name: /Ana Lind/ })).toContainText('Entered without a partner');
  await page.keyboard.press('Escape');
  await button(edit, 'Save changes').click();
  const which = page.getByRole('dialog', { name: 'Which Ana Lind is this?' });
  await expectAccessible(page);
  await which.getByRole('button', { name: /Entered without a partner/ }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByText('1 of 4 entered')).toBeVisible();
  await ana.page.reload();
  await expect(ana.card).toContainText('With Nina Kovač');
  await expectSound(ana.page);
  for (const { context } of [nina, ana]) await context.close();
});
